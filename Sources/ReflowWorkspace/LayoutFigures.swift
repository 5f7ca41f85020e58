import Reflow

/// What a layout has come to, in numbers by which layouts of the same items can be compared.
struct LayoutFigures: Equatable {
  var contentSize: Size
  /// Nil where no provider has lines.
  var lineCount: Int?
  /// The content's area in square points.
  var area: Double
  /// What of it no element covers: the area less that of each element's part within the content. An
  /// area that two elements share counts twice, so it is 0 where many overlap.
  var unusedArea: Double
  /// Where the deepest and the shallowest column end, in points from where their section's items
  /// begin; nil where no section has columns.
  var columnDepths: ClosedRange<Double>?
  /// By how many places an item's turn in reading differs from its index, on average.
  var misreading: Double

  /// O(items · log items).
  init(_ layout: Layout) {
    contentSize = layout.contentSize
    lineCount = layout.lineCount
    area = contentSize.width * contentSize.height
    unusedArea = max(0, area - Self.usedArea(layout))
    var displacement = 0
    var itemCount = 0
    for section in 0..<layout.sectionCount {
      var placements = Self.placements(layout, section)
      displacement += Self.displacement(&placements)
      itemCount += placements.count
      if let depths = Self.columnDepths(&placements) {
        let known = columnDepths ?? depths
        columnDepths =
          min(known.lowerBound, depths.lowerBound)...max(known.upperBound, depths.upperBound)
      }
    }
    misreading = itemCount == 0 ? 0 : Double(displacement) / Double(itemCount)
  }

  /// The unused area in hundredths of the content's.
  var unusedPercent: Double { area > 0 ? unusedArea / area * 100 : 0 }

  // MARK: - Areas

  private static func usedArea(_ layout: Layout) -> Double {
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
    return used
  }

  // MARK: - Reading order and columns

  /// An item in the directions in which it is read: across a line from its beginning, along the scroll
  /// axis from line to line.
  private struct Placement {
    var item: Int
    var across: Double
    var along: Double
    var breadth: Double
    var depth: Double
    /// Items of one row are read from its beginning: the line, or all that begin at one height.
    var row: Int
  }

  private static func placements(_ layout: Layout, _ section: Int) -> [Placement] {
    let collection = layout.collection
    let provider = collection.sections[section].provider ?? layout.provider.items
    // A physical provider knows nothing of the scroll direction.
    let isTransposed =
      collection.scrollDirection == .horizontal && !provider.description.isPhysical
    let isMirrored = collection.layoutDirection == .rightToLeft
    var placements: [Placement] = []
    layout.forEachPlacement(inSection: section) { item, frame, line in
      let x = isMirrored ? layout.contentSize.width - frame.maxX : frame.minX
      placements.append(
        Placement(
          item: item, across: isTransposed ? frame.minY : x, along: isTransposed ? x : frame.minY,
          breadth: isTransposed ? frame.size.height : frame.size.width,
          depth: isTransposed ? frame.size.width : frame.size.height, row: line))
    }
    if !provider.description.hasLines { countRows(&placements) }
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

  /// Where the deepest and the shallowest column end, where the items stand in columns: there are two
  /// at least, the items of a column have one start and one breadth, and columns do not overlap.
  private static func columnDepths(_ placements: inout [Placement]) -> ClosedRange<Double>? {
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
    guard ends.count > 1, let least = ends.min(), let greatest = ends.max() else { return nil }
    return least...greatest
  }
}
