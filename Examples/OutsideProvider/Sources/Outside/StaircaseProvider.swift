import Reflow

/// Each item one step further down and further along the line than the one before it; a new staircase
/// begins where a step would pass the line's end.
struct StaircaseProvider: LayoutProvider {
  static let description = ProviderDescription(
    name: "staircase",
    summary: "each item a step further down and along",
    parameters: [
      ParameterDescription(
        "step", .number(atLeast: 0), default: .number(24),
        "how far an item stands along the line from the one before it, in points")
    ])

  let step: Double

  init(_ parameters: ParameterValues) { step = parameters.number("step") }

  /// Where the next step begins; nil before the first item.
  func start(in space: SectionSpace) -> Double? { nil }

  func place(
    _ item: Item, _ next: inout Double?, _ pen: inout Pen, in space: SectionSpace
  ) -> FlowRect {
    let along = next == nil ? 0 : space.lineSpacing
    var across = next ?? 0
    if across + item.size.breadth > Fit.limit(of: space.breadth) { across = 0 }
    next = across + step
    pen.advance(by: along + item.size.depth)
    return FlowRect(across: across, along: along, size: item.size)
  }

  func depth(after next: Double?, in space: SectionSpace) -> Double { 0 }
}
