// No NaN, no infinity and no negative size reaches a provider: what is no length is refused here, with
// its place in the collection.

extension LayoutEngine {
  static func check(_ collection: LayoutCollection) throws(LayoutError) {
    try check(collection.container.width, "container, width")
    try check(collection.container.height, "container, height")
    try check(collection.offset.x, "offset, x", mayBeNegative: true)
    try check(collection.offset.y, "offset, y", mayBeNegative: true)
    // Sections are looked at where they stand: they may be many, and copying one is not free.
    try collection.sections.withUnsafeBufferPointer { (sections) throws(LayoutError) in
      for index in sections.indices { try check(sections.baseAddress! + index, index) }
    }
  }

  @inline(__always)
  private static func check(
    _ section: UnsafePointer<Section>, _ index: Int
  ) throws(LayoutError) {
    try check(section.pointee.header, "section \(index), header")
    try check(section.pointee.footer, "section \(index), footer")
    try check(section.pointee.insets, "section \(index), insets")
    if section.pointee.hasSupplementaryInsets {
      try check(section.pointee.headerInsets, "section \(index), headerInsets")
      try check(section.pointee.footerInsets, "section \(index), footerInsets")
    }
    try check(section.pointee.lineSpacing, "section \(index), lineSpacing", mayBeNegative: true)
    try check(
      section.pointee.interitemSpacing, "section \(index), interitemSpacing", mayBeNegative: true)
  }

  static func check(_ items: ItemList, section: Int) throws(LayoutError) {
    // The place is looked for only where something is wrong.
    if items.summary.areLengths { return }
    for (index, size) in items.enumerated() {
      try check(size.width, "section \(section), item \(index), width")
      try check(size.height, "section \(section), item \(index), height")
    }
  }

  private static func check(_ insets: Insets, _ place: @autoclosure () -> String)
    throws(LayoutError)
  {
    try check(insets.top, "\(place()), top", mayBeNegative: true)
    try check(insets.left, "\(place()), left", mayBeNegative: true)
    try check(insets.bottom, "\(place()), bottom", mayBeNegative: true)
    try check(insets.right, "\(place()), right", mayBeNegative: true)
  }

  private static func check(
    _ number: Double, _ place: @autoclosure () -> String, mayBeNegative: Bool = false
  ) throws(LayoutError) {
    if let problem = NumberProblem(number, mayBeNegative: mayBeNegative) {
      throw .badNumber(place: place(), problem: problem, value: number)
    }
  }
}
