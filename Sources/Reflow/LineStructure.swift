/// Which items of a section share a line: all that is left of a layout when positions are left out.
public struct LineStructure: Hashable, Sendable {
  /// The first item of each line, in rising order.
  public let starts: ContiguousArray<Int>
  public let itemCount: Int

  /// The lines of a section; nil where there is no such section or its provider has no lines. O(n).
  public init?(of layout: Layout, inSection section: Int) {
    guard let stacked = layout.stacked(section), stacked.hasLines else {
      return nil
    }
    var starts: ContiguousArray<Int> = []
    var line: Int?
    let items = stacked.layout.items
    layout.forEachPlacement(of: items, in: stacked) { item, placement in
      if placement.line != line { starts.append(item) }
      line = placement.line
    }
    self.starts = starts
    itemCount = items.count
  }

  public var lineCount: Int { starts.count }

  /// The number of an item's line, from 0. O(log lines).
  public func line(of item: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= item { low = middle } else { high = middle }
    }
    return low
  }
}

/// What is different between two line structures of the same items.
public struct LineStructureChange: Hashable, Sendable {
  /// An item and the line on which it now is.
  public struct Move: Hashable, Sendable {
    public var item: ItemPath
    public var line: Int

    public init(_ item: ItemPath, to line: Int) {
      self.item = item
      self.line = line
    }
  }

  public var section: Int
  /// The first of the items that joined a line: those whose line began with another line's items
  /// before. A line that only has another number now has nobody joining.
  public var joined: [Move] = []
  public var joinedCount = 0
  /// The first of the items with which a line begins that began none before, where none joined.
  public var begun: [Move] = []
  public var begunCount = 0
  public var lineCountBefore: Int
  public var lineCountAfter: Int

  /// Items that are named; the others are counted.
  public static let mostMoves = 8

  /// O(items).
  public init(from before: LineStructure, to after: LineStructure, inSection section: Int) {
    self.section = section
    lineCountBefore = before.lineCount
    lineCountAfter = after.lineCount
    var old = LineWalk(before)
    for (line, first) in after.starts.enumerated() {
      let end = line + 1 < after.lineCount ? after.starts[line + 1] : after.itemCount
      old.go(to: first)
      let origin = old.line
      if before.starts[origin] != first {
        Self.record(ItemPath(section: section, item: first), line, &begun, &begunCount)
      }
      // The rest of the first item's old line has not joined; what comes behind it has.
      let own = old.end
      for item in min(own, end)..<end {
        Self.record(ItemPath(section: section, item: item), line, &joined, &joinedCount)
      }
    }
    if joinedCount > 0 { (begun, begunCount) = ([], 0) }
  }

  private static func record(
    _ item: ItemPath, _ line: Int, _ moves: inout [Move], _ count: inout Int
  ) {
    count += 1
    if moves.count < mostMoves { moves.append(Move(item, to: line)) }
  }
}

/// A walk through the lines of a structure, from item to item.
private struct LineWalk {
  private let structure: LineStructure
  private(set) var line = 0

  init(_ structure: LineStructure) { self.structure = structure }

  /// Where the line ends, as an item's index.
  var end: Int {
    line + 1 < structure.lineCount ? structure.starts[line + 1] : structure.itemCount
  }

  mutating func go(to item: Int) {
    while end <= item { line += 1 }
  }
}
