import Reflow

struct StairsProvider: LayoutProvider {
  static let description = ProviderDescription(
    name: "stairs",
    summary: "items one below another, each further in")

  init(_ parameters: ParameterValues) {}

  func start(in space: SectionSpace) -> Int { 0 }

  func place(
    _ item: Item, _ placed: inout Int, _ pen: inout Pen, in space: SectionSpace
  ) -> FlowRect {
    let across = 20 * Double(placed)
    let along = placed == 0 ? 0 : space.lineSpacing
    pen.advance(by: along + item.size.depth)
    placed += 1
    return FlowRect(across: across, along: along, size: item.size)
  }

  func depth(after placed: Int, in space: SectionSpace) -> Double { 0 }
}
