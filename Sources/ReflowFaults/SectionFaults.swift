import Reflow

// Headers, and the items of their sections.

/// The items' y begins with the section and not below its header: they lie on it, and the section is as
/// much too short as the header is deep.
package struct ItemsUnderHeader: FaultyLines {
  package static let name = "items-under-header"
  package static let fault = "items begin where their section does, under its header"
  package static let parameters = [
    ParameterDescription.meddled("header", "how deep the section's header is", default: 40)
  ]
  let header: Double
  package init(_ parameters: ParameterValues) { header = parameters.number("header") }
  package func place(
    _ item: Item, _ line: inout OpenLine, _ pen: inout Pen, in space: SectionSpace
  ) -> FlowRect {
    let top = line.count == 0 ? -header : 0
    pen.advance(by: top)
    var placed = placeInLine(item.size, &line, &pen, in: space)
    placed.along += top
    return placed
  }
}

/// A pinned header stands at max(natural place, offset), and nothing pushes it off at its section's end:
/// it covers what follows, the next header first.
package struct PinnedPastSection: CompositeProvider {
  package static let description = ProviderDescription(
    name: "pinned-past-section",
    summary: "wrong on purpose: a pinned header stays when its section has gone",
    parameters: [
      ParameterDescription(
        "items", .provider, default: .provider(ProviderSpecification("left-align")),
        "the provider that places the items")
    ])
  package let items: AnyLayoutProvider
  package init(_ parameters: ParameterValues) { items = parameters.provider("items") }
  package var supplementaries: SupplementaryPlacement {
    SupplementaryPlacement(header: .init("nothing pushes it off") { _ in .infinity })
  }
}
