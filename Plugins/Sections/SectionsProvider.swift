import Reflow

/// The composite of header, items and footer: any provider inside, another for each section if it has
/// one, with headers and footers that may be pinned to the viewport.
public struct SectionsProvider: CompositeProvider {
  public let items: AnyLayoutProvider
  public let pinHeaders: HeaderPinning
  public let pinFooters: FooterPinning

  public static let description = ProviderDescription(
    name: "sections",
    summary: "header, items by any provider, footer; headers and footers may be pinned",
    parameters: [
      ParameterDescription(
        "items", .provider, default: .provider(ProviderSpecification("left-align")),
        "the provider that places the items of sections without one of their own"),
      .choice(
        "pinHeaders", default: HeaderPinning.never,
        "what pushes a pinned header off: the end of its section, of its items, of its last item",
        knownAs: Naming(
          uiKit: "sectionHeadersPinToVisibleBounds", css: "position: sticky; top: 0",
          swiftUI: "pinnedViews: .sectionHeaders")),
      .choice(
        "pinFooters", default: FooterPinning.never,
        "how far up a pinned footer goes: to its section's start, or to its items",
        knownAs: Naming(
          uiKit: "sectionFootersPinToVisibleBounds", css: "position: sticky; bottom: 0",
          swiftUI: "pinnedViews: .sectionFooters")),
    ],
    knownAs: Naming(
      uiKit: "headerReferenceSize and footerReferenceSize of UICollectionViewFlowLayout",
      css: "position: sticky for what is pinned", swiftUI: "Section in a LazyVStack"))

  public init(_ parameters: ParameterValues) {
    items = parameters.provider("items")
    pinHeaders = parameters.choice("pinHeaders")
    pinFooters = parameters.choice("pinFooters")
  }

  public var supplementaries: SupplementaryPlacement {
    SupplementaryPlacement(header: pinHeaders.pinning, footer: pinFooters.pinning)
  }
}

/// Whether headers are pinned, and what pushes a pinned one off.
public enum HeaderPinning: String, CaseIterable, Sendable {
  case never
  /// The section's end, footer included: UIKit's and CSS sticky's rule.
  case section
  /// The end of the items with the trailing inset.
  case items
  /// The end of the last line or the longest column, without that inset.
  case lastItem

  var pinning: SupplementaryPlacement.Pinning? {
    switch self {
    case .never: nil
    case .section: pinning("the section's end") { $0.end }
    case .items: pinning("the end of the items with their inset") { $0.itemsEnd }
    case .lastItem: pinning("the last item's end") { $0.lastItemEnd }
    }
  }

  private func pinning(
    _ limitInWords: String, limit: @escaping @Sendable (SectionExtents) -> Double
  ) -> SupplementaryPlacement.Pinning {
    .init("pinHeaders \(rawValue): the limit is \(limitInWords)", limit: limit)
  }
}

/// Whether footers are pinned, and how far up a pinned one goes.
public enum FooterPinning: String, CaseIterable, Sendable {
  case never
  /// The section's start.
  case section
  /// The header's end.
  case items

  var pinning: SupplementaryPlacement.Pinning? {
    switch self {
    case .never: nil
    case .section: pinning("the section's start") { $0.start }
    case .items: pinning("the header's end") { $0.headerEnd }
    }
  }

  private func pinning(
    _ limitInWords: String, limit: @escaping @Sendable (SectionExtents) -> Double
  ) -> SupplementaryPlacement.Pinning {
    .init("pinFooters \(rawValue): the limit is \(limitInWords)", limit: limit)
  }
}
