import Reflow

/// Counts and measures of a layout. O(items), in constant memory.
struct LayoutStatistics: Sendable {
  /// A line of items, from where its first item begins to where its last one ends.
  struct Line: Sendable {
    var section: Int
    var index: Int
    var count: Int
    /// In points, along the breadth.
    var length: Double
  }

  private(set) var headers = 0
  private(set) var footers = 0
  /// The items' areas together, in square points; what overlaps counts for each.
  private(set) var itemArea = 0.0
  /// The first of the shortest, and of the longest; nil where there are no lines.
  private(set) var shortest: Line?
  private(set) var longest: Line?

  init(_ layout: Layout) {
    for section in 0..<layout.sectionCount {
      if layout.header(ofSection: section) != nil { headers += 1 }
      if layout.footer(ofSection: section) != nil { footers += 1 }
      let hasLines = layout.lineCount(inSection: section) != nil
      let isHorizontal = layout.collection.scrollDirection == .horizontal
      var open: Line?
      var (low, high) = (Double.infinity, -Double.infinity)
      layout.forEachPlacement(inSection: section) { _, frame, index in
        itemArea += frame.size.width * frame.size.height
        guard hasLines else { return }
        if open?.index != index {
          close(open)
          open = Line(section: section, index: index, count: 0, length: 0)
          (low, high) = (.infinity, -.infinity)
        }
        low = min(low, isHorizontal ? frame.minY : frame.minX)
        high = max(high, isHorizontal ? frame.maxY : frame.maxX)
        open?.count += 1
        open?.length = high - low
      }
      close(open)
    }
  }

  private mutating func close(_ line: Line?) {
    guard let line else { return }
    if shortest.map({ line.length < $0.length }) ?? true { shortest = line }
    if longest.map({ line.length > $0.length }) ?? true { longest = line }
  }
}

extension LayoutStatistics.Line {
  /// `60 points (line 2 of section 0, 1 item)`
  var inWords: String {
    "\(shortened(length)) points (line \(index) of section \(section), "
      + (count == 1 ? "1 item)" : "\(count) items)")
  }
}
