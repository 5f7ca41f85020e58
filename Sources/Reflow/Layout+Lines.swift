extension Layout {
  /// How many lines a section has, or nil where its provider has no lines.
  public func lineCount(inSection section: Int) -> Int? {
    guard let stacked = stacked(section), stacked.hasLines else { return nil }
    return stacked.layout.lineCount
  }

  /// How many lines all sections have together, or nil where no section's provider has lines.
  public var lineCount: Int? {
    var total: Int?
    for section in 0..<sectionCount {
      if let count = lineCount(inSection: section) { total = (total ?? 0) + count }
    }
    return total
  }

  /// Whether the items of a section stand in lines that can be counted.
  func hasLines(inSection section: Int) -> Bool {
    stacked(section)?.hasLines == true
  }

  /// The number of an item's line within its section, from 0; nil where there is no such item or its
  /// provider has no lines.
  public func line(ofItem path: ItemPath) -> Int? {
    guard hasLines(inSection: path.section) else { return nil }
    return placement(ofItem: path)?.line
  }

  /// The items on a line, or nil where there is no such line. O(log n) and the stretches that the line
  /// meets.
  public func items(onLine line: Int, inSection section: Int) -> Range<Int>? {
    guard let stacked = stacked(section), let count = lineCount(inSection: section),
      (0..<count).contains(line)
    else { return nil }
    let candidates = stacked.layout.stretch(ofLine: line)
    var first: Int?
    var last = 0
    forEachPlacement(of: candidates, in: stacked) { item, placement in
      guard placement.line == line else { return }
      first = first ?? item
      last = item
    }
    return first.map { $0..<last + 1 }
  }
}
