import Reflow
import ReflowTesting

// Providers of a few lines, each of them all that its protocol asks for. `ColumnProvider` is the
// example in the documentation of `LayoutProvider`, line by line.

struct ColumnProvider: LayoutProvider {
  static let description = ProviderDescription(name: "column", summary: "one below another")
  init(_ parameters: ParameterValues) {}
  func start(in space: SectionSpace) -> Bool { false }
  func place(
    _ item: Item, _ hasNeighbour: inout Bool, _ pen: inout Pen, in space: SectionSpace
  ) -> FlowRect {
    let along = hasNeighbour ? space.lineSpacing : 0
    pen.advance(by: along + item.size.depth)
    hasNeighbour = true
    return FlowRect(across: 0, along: along, size: item.size)
  }
  func depth(after hasNeighbour: Bool, in space: SectionSpace) -> Double { 0 }
}

/// Lines that end where the space ends.
struct TrailingLinesProvider: LineProvider {
  static let description = ProviderDescription(
    name: "trailing-lines", summary: "lines that end at the trailing edge", hasLines: true)
  init(_ parameters: ParameterValues) {}
  var oversize: Oversize { .keep }
  func arrange(_ line: Line, in space: SectionSpace) -> LineArrangement {
    LineArrangement(start: line.free(in: space), alignItems: .end)
  }
}

/// A provider at its worst for queries: items jump back and forth along both axes, so that stretches
/// overlap, stand in no order and reach before the section's start.
struct ScatterProvider: LayoutProvider {
  static let description = ProviderDescription(
    name: "scatter", summary: "back and forth", overflows: true)
  init(_ parameters: ParameterValues) {}
  func start(in space: SectionSpace) -> Int { 0 }
  func place(
    _ item: Item, _ seed: inout Int, _ pen: inout Pen, in space: SectionSpace
  ) -> FlowRect {
    seed = (seed * 37 + 11) % 101
    defer { if item.index % 3 == 0 { pen.advance(by: item.index % 2 == 0 ? 40 : -25) } }
    return FlowRect(across: Double(seed), along: Double(seed * 7 % 60 - 20), size: item.size)
  }
  func depth(after seed: Int, in space: SectionSpace) -> Double { 100 }
}
