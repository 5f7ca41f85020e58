import Reflow
import ReflowFaults

// The faults of published left-aligned layouts that no picture shows.

/// Each section begins where the one before has ended, which the engine has already seen to.
struct CarriedOverSections: BrokenLines {
  static let name = "carried-over-sections"
  static let carried = Smuggled()
  init() {}
  func start(in space: SectionSpace) -> OpenLine { OpenLine(top: Self.carried.update { _ in }) }
  func place(
    _ item: Item, _ line: inout OpenLine, _ pen: inout Pen, in space: SectionSpace
  ) -> FlowRect {
    if item.index == 0 { pen.advance(by: line.top) }
    let placed = placeInLine(item.size, &line, &pen, in: space)
    _ = Self.carried.update { $0 += placed.along }
    return placed
  }
}

/// x is read from the neighbour, which reads it from its neighbour, back to the first item.
struct RecursiveNeighbour: BrokenProvider {
  static let name = "recursive-neighbour"
  static let hasLines = false
  init() {}

  final class Neighbour: Sendable, Equatable {
    let size: FlowSize
    let before: Neighbour?
    init(_ size: FlowSize, before: Neighbour?) { (self.size, self.before) = (size, before) }
    static func == (first: Neighbour, second: Neighbour) -> Bool { first === second }
    var end: Double { (before?.end ?? 0) + size.depth }
  }

  func start(in space: SectionSpace) -> Neighbour? { nil }
  func place(
    _ item: Item, _ neighbour: inout Neighbour?, _ pen: inout Pen, in space: SectionSpace
  ) -> FlowRect {
    let along = neighbour?.end ?? 0
    neighbour = Neighbour(item.size, before: neighbour)
    return FlowRect(across: 0, along: along, size: item.size)
  }
  func depth(after neighbour: Neighbour?, in space: SectionSpace) -> Double { neighbour?.end ?? 0 }
}

/// Columns are counted for the next layout, which may have another width.
struct ColumnsOfTheLastLayout: BrokenProvider {
  static let name = "columns-of-the-last-layout"
  static let hasLines = false
  static let counted = Smuggled()
  init() {}

  struct Row: Equatable, Sendable {
    var columns: Int
    var depth = 0.0
  }

  func start(in space: SectionSpace) -> Row {
    var yesterday = 0.0
    _ = Self.counted.update {
      yesterday = $0
      $0 = max(1, (space.breadth / 100).rounded(.down))
    }
    return Row(columns: max(1, Int(yesterday)))
  }
  func place(
    _ item: Item, _ row: inout Row, _ pen: inout Pen, in space: SectionSpace
  ) -> FlowRect {
    let column = item.index % row.columns
    let along = column == 0 ? row.depth : 0
    pen.advance(by: along)
    row.depth = column == 0 ? item.size.depth : max(row.depth, item.size.depth)
    return FlowRect(across: Double(column) * 100, along: along, breadth: 90, depth: item.size.depth)
  }
  func depth(after row: Row, in space: SectionSpace) -> Double { row.depth }
}

/// Every stretch claims to reach everywhere, so that a query looks at every item.
struct QueryOfEverything: BrokenLines, OwnLoops {
  static let name = "query-of-everything"
  init() {}
  func measure(
    _ items: Items, _ line: inout OpenLine, _ pen: inout Pen, in space: SectionSpace
  ) -> StretchExtent {
    for index in items.range { _ = place(items[index], &line, &pen, in: space) }
    return StretchExtent(low: -1e9, high: 1e9)
  }
}
