import Reflow

/// All ways to ask a layout for a frame or a line give the same answer, and the answers make sense.
package struct AgreementLaws {
  package let layout: Layout

  package init(layout: Layout) { self.layout = layout }

  package func check() throws(Violation) {
    try checkAgreement()
    try checkContentSize()
  }

  /// Frames, lines and elements, without the content's size.
  package func checkAgreement() throws(Violation) {
    for section in 0..<layout.sectionCount {
      try checkFrames(section)
      try checkLines(section)
    }
    try checkElements()
    try checkMissing()
  }

  /// frame(ofItem:) = frame(of:) = frames(ofItemsInSection:) = forEachPlacement.
  private func checkFrames(_ section: Int) throws(Violation) {
    let frames = layout.frames(ofItemsInSection: section) ?? []
    try require(
      frames.count == layout.itemCount(inSection: section), "each item has a frame",
      "section \(section): \(frames.count)")
    var placed: [(item: Int, frame: Rect)] = []
    layout.forEachPlacement(inSection: section) { item, frame, _ in placed.append((item, frame)) }
    try require(
      placed.map(\.item) == Array(frames.indices) && placed.map(\.frame) == frames,
      "forEachPlacement = frames(ofItemsInSection:)", "section \(section)")
    for item in samples(of: frames.count) {
      let path = ItemPath(section: section, item: item)
      try require(
        layout.frame(ofItem: path) == frames[item]
          && layout.frame(of: .item(path)) == frames[item],
        "frame(ofItem:) = frames(ofItemsInSection:)",
        "item \(section).\(item): \(layout.frame(ofItem: path)?.text ?? "nil"), "
          + frames[item].text)
    }
  }

  private func checkElements() throws(Violation) {
    let all = layout.elements
    try require(Set(all.map(\.element)).count == all.count, "each element once", names(all))
    for attributes in all {
      let frame = attributes.frame
      let isFinite =
        frame.minX.isFinite && frame.minY.isFinite && frame.size.width.isFinite
        && frame.size.height.isFinite && frame.size.width >= 0 && frame.size.height >= 0
      try require(isFinite, "every frame is finite", "\(attributes.element) \(frame.text)")
      if case .item = attributes.element { continue }
      try require(
        layout.frame(of: attributes.element) == frame, "frame(of:) = elements",
        "\(attributes.element)")
    }
  }

  /// The content covers all frames along the scroll axis, where nothing is pulled back by a negative
  /// length and no provider is free to place beyond it.
  private func checkContentSize() throws(Violation) {
    let size = layout.contentSize
    let isVertical = layout.collection.scrollDirection == .vertical
    try require(
      isVertical
        ? size.width == layout.collection.container.width
        : size.height == layout.collection.container.height,
      "the content is as broad as the container", "\(size)")
    guard promisesToCover else { return }
    let depth = isVertical ? size.height : size.width
    for attributes in layout.elements {
      let frame = attributes.frame
      let (low, high) = isVertical ? (frame.minY, frame.maxY) : (frame.minX, frame.maxX)
      try require(
        low >= -Fit.tolerance && high <= depth + Fit.tolerance,
        "the content covers all frames along the scroll axis",
        "\(attributes.element) \(frame.text), content \(size)")
    }
  }

  private var promisesToCover: Bool {
    let collection = layout.collection
    let isFree = layout.provider.takingPart(in: collection)
      .contains { $0.isPhysical || $0.overflows }
    return !isFree
      && collection.sections.allSatisfy { section in
        [section.insets, section.headerInsets, section.footerInsets].allSatisfy { insets in
          [insets.top, insets.left, insets.bottom, insets.right].allSatisfy { $0 >= 0 }
        } && section.lineSpacing >= 0 && section.interitemSpacing >= 0
      }
  }

  /// line(ofItem:), items(onLine:), lineCount and forEachPlacement speak of the same lines.
  private func checkLines(_ section: Int) throws(Violation) {
    let provider = layout.collection.sections[section].provider ?? layout.provider.items
    guard provider.description.hasLines else {
      try require(
        layout.lineCount(inSection: section) == nil
          && layout.line(ofItem: ItemPath(section: section, item: 0)) == nil
          && layout.items(onLine: 0, inSection: section) == nil,
        "a provider without lines answers nil", "section \(section)")
      return
    }
    var lines: [Int] = []
    layout.forEachPlacement(inSection: section) { _, _, line in lines.append(line) }
    let count = layout.lineCount(inSection: section) ?? -1
    try require(count == (lines.last ?? -1) + 1, "lines are counted", "section \(section)")
    try require(
      (lines.first ?? 0) == 0 && zip(lines, lines.dropFirst()).allSatisfy { (0...1) ~= $1 - $0 },
      "lines are numbered one after another", "section \(section): \(lines)")
    for item in samples(of: lines.count) {
      let line = layout.line(ofItem: ItemPath(section: section, item: item))
      try require(line == lines[item], "line(ofItem:) agrees", "item \(section).\(item)")
      let first = lines.firstIndex(of: lines[item])!
      let end = lines.lastIndex(of: lines[item])! + 1
      let range = layout.items(onLine: lines[item], inSection: section)
      try require(
        range == first..<end, "items(onLine:) agrees",
        "section \(section), line \(lines[item]): \(range.map { "\($0)" } ?? "nil")")
    }
    try require(
      layout.items(onLine: count, inSection: section) == nil
        && layout.items(onLine: -1, inSection: section) == nil,
      "a line that does not exist answers nil", "section \(section)")
  }

  /// What does not exist answers nil.
  private func checkMissing() throws(Violation) {
    let beyond = layout.sectionCount
    for section in [-1, beyond] {
      try require(
        layout.frames(ofItemsInSection: section) == nil
          && layout.itemCount(inSection: section) == nil
          && layout.frame(of: .header(section: section)) == nil
          && layout.frame(of: .footer(section: section)) == nil
          && layout.frame(of: .item(section: section, item: 0)) == nil,
        "a section that does not exist answers nil", "section \(section)")
    }
    for section in 0..<beyond {
      let count = layout.itemCount(inSection: section) ?? 0
      for item in [-1, count] {
        try require(
          layout.frame(ofItem: ItemPath(section: section, item: item)) == nil,
          "an item that does not exist answers nil", "item \(section).\(item)")
      }
    }
  }

  /// All indexes of a short section; of a long one those at the borders of stretches, and some others.
  private func samples(of count: Int) -> [Int] {
    guard count > 12 else { return Array(0..<count) }
    let borders = [0, 1, 255, 256, 257, 511, 512, 513, count - 1]
    return (borders + (1...6).map { $0 * 7_919 % count }).filter { $0 < count }
  }
}
