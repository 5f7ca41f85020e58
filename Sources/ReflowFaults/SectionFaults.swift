import Reflow

/// A provider that stacks sections with one fault.
package protocol FaultyStack: StackProvider {
  static var name: String { get }
  /// What is wrong, without a full stop.
  static var fault: String { get }
}

extension FaultyStack {
  package static var description: ProviderDescription {
    ProviderDescription(
      name: name, summary: "wrong on purpose: \(fault)",
      parameters: [
        ParameterDescription(
          "items", .provider, default: .provider(ProviderSpecification("left-align")),
          "the provider that places the items")
      ])
  }

  package func header(of section: SectionExtents, in viewport: Viewport) -> Double {
    section.header
  }

  package func footer(of section: SectionExtents, in viewport: Viewport) -> Double {
    section.footer
  }
}

/// The section's insets are put around header and items together: the top inset stands above the header
/// and not between the header and the items.
package struct InsetAboveHeader: FaultyStack {
  package static let name = "inset-above-header"
  package static let fault = "the section's top inset stands above the header"
  package let items: ItemProvider
  package init(_ parameters: ParameterValues) { items = parameters.provider("items") }
  package func header(of section: SectionExtents, in viewport: Viewport) -> Double {
    section.items - section.headerDepth
  }
}

/// A pinned header stands at max(natural place, offset), and nothing pushes it off at its section's end:
/// it covers what follows, the next header first.
package struct PinnedPastSection: FaultyStack {
  package static let name = "pinned-past-section"
  package static let fault = "a pinned header stays when its section has gone"
  package let items: ItemProvider
  package init(_ parameters: ParameterValues) { items = parameters.provider("items") }
  package func header(of section: SectionExtents, in viewport: Viewport) -> Double {
    max(section.header, viewport.offset)
  }
}
