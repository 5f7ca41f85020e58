import Reflow

/// A waterfall as it should be, with the places where a fault goes in.
package protocol FaultyColumns: FaultyProvider where State == ColumnEnds {
  var columns: Int { get }
  func width(in space: SectionSpace) -> Double
  func column(of item: Item, among ends: ColumnEnds) -> Int
  func depth(of item: FlowSize, width: Double) -> Double
}

/// How far the columns have come.
package struct ColumnEnds: Equatable, Sendable {
  /// Where the next item of each would start, in points.
  package var starts: [Double]
  /// Where the longest ends, without the spacing after its last item.
  package var deepest = 0.0
  /// Where the one ends that was filled last.
  package var last = 0.0

  /// The column whose next item would start first, the leftmost of equals.
  package var shortest: Int {
    let limit = Fit.limit(of: starts.min() ?? 0)
    return starts.firstIndex { $0 <= limit } ?? 0
  }
}

extension FaultyColumns {
  package static var hasLines: Bool { false }
  package static var parameters: [ParameterDescription] { [.columns] }

  package func width(in space: SectionSpace) -> Double {
    EqualColumns(count: columns, sharing: space.breadth, spacing: space.interitemSpacing).width
  }

  package func column(of item: Item, among ends: ColumnEnds) -> Int { ends.shortest }

  package func depth(of item: FlowSize, width: Double) -> Double { item.depth }

  package func start(in space: SectionSpace) -> ColumnEnds {
    ColumnEnds(starts: Array(repeating: 0, count: columns))
  }

  package func place(
    _ item: Item, _ ends: inout ColumnEnds, _ pen: inout Pen, in space: SectionSpace
  ) -> FlowRect {
    let width = width(in: space)
    let column = column(of: item, among: ends)
    let depth = depth(of: item.size, width: width)
    let along = ends.starts[column]
    ends.starts[column] = along + depth + space.lineSpacing
    ends.last = along + depth
    ends.deepest = max(ends.deepest, ends.last)
    let grid = EqualColumns(width: width, spacing: space.interitemSpacing)
    return FlowRect(across: grid.start(of: column), along: along, breadth: width, depth: depth)
  }

  package func depth(after ends: ColumnEnds, in space: SectionSpace) -> Double { ends.deepest }
}

extension ParameterDescription {
  static let columns = ParameterDescription(
    "columns", .integer(atLeast: 1, atMost: 1000), default: .number(2),
    "how many columns share the line's length")
}
