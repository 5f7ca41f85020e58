import Reflow

struct StairsProvider: LayoutProvider {
  static let description = ProviderDescription(
    name: "stairs",
    summary: "items one below another, each further in, turning at the edges",
    parameters: [
      ParameterDescription(
        "step", .number(atLeast: 0), default: .number(20),
        "how much further in than the one before, in points")
    ])

  let step: Double

  init(_ parameters: ParameterValues) { step = parameters.number("step") }

  /// What is known after an item: where it stands, and which way the stairs go on.
  struct Foothold: Equatable {
    var across = 0.0
    var goesBack = false
    var isFirst = true
  }

  func start(in space: SectionSpace) -> Foothold { Foothold() }

  func place(
    _ item: Item, _ foothold: inout Foothold, _ pen: inout Pen, in space: SectionSpace
  ) -> FlowRect {
    let along = foothold.isFirst ? 0 : space.lineSpacing
    pen.advance(by: along + item.size.depth)
    if !foothold.isFirst { foothold.across += foothold.goesBack ? -step : step }
    foothold.isFirst = false
    let furthest = max(0, space.breadth - item.size.breadth)
    if foothold.across >= furthest {
      foothold.across = furthest
      foothold.goesBack = true
    } else if foothold.across <= 0 {
      foothold.across = 0
      foothold.goesBack = false
    }
    return FlowRect(across: foothold.across, along: along, size: item.size)
  }

  func depth(after foothold: Foothold, in space: SectionSpace) -> Double { 0 }
}

extension StairsProvider: ExplainedProvider {
  /// Why an item stands where it does, in terms that add up to its place.
  func explain(
    _ item: Item, from foothold: Foothold, placed: FlowRect, in space: SectionSpace
  ) -> ItemExplanation {
    let way = foothold.goesBack ? "the stairs go back" : "the stairs go in"
    return ItemExplanation(
      across: [NamedNumber("stairs so far", placed.across)],
      along: [NamedNumber("line spacing", placed.along)],
      facts: [.rule(way)])
  }
}
