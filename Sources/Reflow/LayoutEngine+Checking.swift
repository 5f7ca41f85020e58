// No NaN, no infinity and no negative size reaches a provider: what is no length is refused here, with
// its place in the collection.

extension LayoutEngine {
  static func check(_ collection: LayoutCollection) throws(LayoutError) {
    try check(collection.container.width, "container, width")
    try check(collection.container.height, "container, height")
    try check(collection.offset.x, "offset, x", mayBeNegative: true)
    try check(collection.offset.y, "offset, y", mayBeNegative: true)
    for (index, section) in collection.sections.enumerated() {
      try check(section.header, "section \(index), header")
      try check(section.footer, "section \(index), footer")
      try check(section.insets, "section \(index), insets")
      try check(section.headerInsets, "section \(index), headerInsets")
      try check(section.footerInsets, "section \(index), footerInsets")
      try check(section.lineSpacing, "section \(index), lineSpacing", mayBeNegative: true)
      try check(section.interitemSpacing, "section \(index), interitemSpacing", mayBeNegative: true)
    }
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
