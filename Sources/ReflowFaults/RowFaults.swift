import Reflow

// Faults of code that lets others fill the lines, and moves the items afterwards.

/// Rows filled by the right fit test.
package protocol FaultyRows: FaultyProvider, RowProvider where State == OpenRow {}

/// The open row.
package struct OpenRow: RowState {
  package var count = 0
  package var used = 0.0
  package var depth = 0.0
  /// The last items that are equally deep: what they have used.
  var equallyDeep = 0.0
  var lastDepth = 0.0
}

extension FaultyRows {
  package func start(in space: SectionSpace) -> OpenRow { OpenRow() }

  package func takes(_ item: Item, _ row: OpenRow, in space: SectionSpace) -> Bool {
    Fit.joins(
      used: row.used, spacing: space.interitemSpacing, size: item.size.breadth,
      length: space.breadth)
  }

  package func add(_ item: Item, to row: inout OpenRow, in space: SectionSpace) {
    let size = item.size
    let isEqual = row.count > 0 && size.depth == row.lastDepth
    row.equallyDeep =
      isEqual ? row.equallyDeep + space.interitemSpacing + size.breadth : size.breadth
    row.used = row.count > 0 ? row.used + space.interitemSpacing + size.breadth : size.breadth
    row.lastDepth = size.depth
    row.depth = max(row.depth, size.depth)
    row.count += 1
  }

  package func depth(of row: OpenRow, isLast: Bool, in space: SectionSpace) -> Double { row.depth }
}

/// An item begins a line where its y differs from its neighbour's. Items that are centred across their
/// line differ in y as soon as they differ in depth: each is moved to the leading edge, and one lies on
/// another.
package struct LinesByEqualTops: FaultyRows {
  package static let name = "lines-by-equal-y"
  package static let fault = "items centred across one line are taken for several lines"
  package init(_ parameters: ParameterValues) {}
  package func rect(
    of item: Item, after before: OpenRow, in row: OpenRow, isLast: Bool, in space: SectionSpace
  ) -> FlowRect {
    let isEqual = before.count > 0 && item.size.depth == before.lastDepth
    return FlowRect(
      across: isEqual ? before.equallyDeep + space.interitemSpacing : 0,
      along: (row.depth - item.size.depth) / 2, size: item.size)
  }
}

/// Flow layout's lines, left-aligned: x is the neighbour's end and a spacing, but the neighbour is asked
/// of flow layout again and stands where it was before it was moved. From the third item of a line on,
/// what justifying has added is left in.
package struct NeighbourBeforeMove: FaultyRows {
  package static let name = "neighbour-before-move"
  package static let fault = "x is read from the neighbour as it stood before it was moved"
  package init(_ parameters: ParameterValues) {}
  package func rect(
    of item: Item, after before: OpenRow, in row: OpenRow, isLast: Bool, in space: SectionSpace
  ) -> FlowRect {
    guard before.count > 0 else { return FlowRect(across: 0, along: 0, size: item.size) }
    let added = isLast ? 0 : (space.breadth - row.used) / Double(row.count - 1)
    let end = before.used + Double(before.count - 1) * added
    return FlowRect(across: end + space.interitemSpacing, along: 0, size: item.size)
  }
}
