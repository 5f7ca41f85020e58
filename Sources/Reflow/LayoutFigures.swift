/// What a layout has come to, in numbers by which layouts of the same items can be compared.
public struct LayoutFigures: Hashable, Sendable {
  public private(set) var contentSize: Size
  /// Nil where no provider has lines.
  public private(set) var lineCount: Int?
  /// The content's area in square points.
  public private(set) var area: Double
  /// What of it no element covers: the area less that of each element's part within the content. An
  /// area that two elements share counts twice, so it is 0 where many overlap.
  public private(set) var unusedArea: Double
  /// Where the deepest and the shallowest column end, in points from where their section's items
  /// begin; nil where no section has columns.
  public private(set) var columnDepths: ClosedRange<Double>?
  /// By how many places an item's turn in reading differs from its index, on average.
  public private(set) var misreading: Double

  /// O(items · log items).
  public init(_ layout: Layout) {
    contentSize = layout.contentSize
    lineCount = layout.lineCount
    area = contentSize.width * contentSize.height
    unusedArea = Self.unusedArea(layout)
    var displacement = 0
    var itemCount = 0
    for section in 0..<layout.sectionCount {
      var placements = Self.placements(layout, section)
      displacement += Self.displacement(&placements)
      itemCount += placements.count
      if let ends = Self.columnEnds(&placements), let least = ends.min(), let greatest = ends.max()
      {
        let known = columnDepths ?? least...greatest
        columnDepths = min(known.lowerBound, least)...max(known.upperBound, greatest)
      }
    }
    misreading = itemCount == 0 ? 0 : Double(displacement) / Double(itemCount)
  }

  /// The unused area in hundredths of the content's.
  public var unusedPercent: Double { area > 0 ? unusedArea / area * 100 : 0 }

  /// The unused area in hundredths of the content's, alone. O(items), in constant memory.
  public static func unusedPercent(of layout: Layout) -> Double {
    let area = layout.contentSize.width * layout.contentSize.height
    return area > 0 ? unusedArea(layout) / area * 100 : 0
  }

  /// Where the columns of a section end, across from the first one, each in points from where the
  /// section's items begin; nil where its items do not stand in two or more columns. A column without
  /// items is none. O(items · log items).
  ///
  /// A section that is not there traps.
  package static func columnEnds(of layout: Layout, inSection section: Int) -> [Double]? {
    var placements = placements(layout, section)
    return columnEnds(&placements)
  }

  // MARK: - Areas

  private static func unusedArea(_ layout: Layout) -> Double {
    let content = layout.contentSize
    var used = 0.0
    func add(_ frame: Rect) {
      let width = min(frame.maxX, content.width) - max(frame.minX, 0)
      let height = min(frame.maxY, content.height) - max(frame.minY, 0)
      if width > 0, height > 0 { used += width * height }
    }
    for section in 0..<layout.sectionCount {
      if let header = layout.header(ofSection: section) { add(header.frame) }
      layout.forEachPlacement(inSection: section) { _, frame, _ in add(frame) }
      if let footer = layout.footer(ofSection: section) { add(footer.frame) }
    }
    return max(0, content.width * content.height - used)
  }

  // MARK: - Reading order and columns

  /// An item in the directions in which it is read.
  private struct Placement {
    var item: Int
    var placed: FlowRect
    /// Items of one row are read from its beginning: the line, or all that begin at one height.
    var row: Int

    var across: Double { placed.across }
    var along: Double { placed.along }
    var breadth: Double { placed.breadth }
    var depth: Double { placed.depth }
  }

  private static func placements(_ layout: Layout, _ section: Int) -> [Placement] {
    let axes = ReadingAxes(layout, inSection: section)
    var placements: [Placement] = []
    layout.forEachPlacement(inSection: section) { item, frame, line in
      placements.append(Placement(item: item, placed: axes.placed(frame), row: line))
    }
    if !layout.hasLines(inSection: section) { countRows(&placements) }
    return placements
  }

  /// Numbers the rows of items that stand in no lines: those that begin at one place along the scroll
  /// axis, within the one tolerance.
  private static func countRows(_ placements: inout [Placement]) {
    placements.sort { $0.along < $1.along }
    var row = 0
    var start = placements.first?.along ?? 0
    for index in placements.indices {
      if !Fit.equal(placements[index].along, start) {
        row += 1
        start = placements[index].along
      }
      placements[index].row = row
    }
  }

  /// By how many places the items' turns in reading differ from their indexes, all together.
  private static func displacement(_ placements: inout [Placement]) -> Int {
    placements.sort { ($0.row, $0.across, $0.item) < ($1.row, $1.across, $1.item) }
    return placements.enumerated().reduce(0) { $0 + abs($1.element.item - $1.offset) }
  }

  /// Where the columns end, where the items stand in columns: there are two at least, the items of a
  /// column have one start and one breadth, and columns do not overlap.
  private static func columnEnds(_ placements: inout [Placement]) -> [Double]? {
    placements.sort { $0.across < $1.across }
    let start = placements.reduce(.infinity) { min($0, $1.along) }
    var ends: [Double] = []
    var column: Placement?
    for placement in placements {
      let end = placement.along + placement.depth - start
      if let column, Fit.equal(column.across, placement.across) {
        guard Fit.equal(column.breadth, placement.breadth) else { return nil }
        ends[ends.count - 1] = max(ends[ends.count - 1], end)
      } else {
        if let column, placement.across < column.across + column.breadth - Fit.tolerance {
          return nil
        }
        ends.append(end)
        column = placement
      }
    }
    return ends.count > 1 ? ends : nil
  }
}
