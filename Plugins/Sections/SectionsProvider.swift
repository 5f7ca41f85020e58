import Reflow

/// The composite of header, items and footer: any provider inside, another for each section if it has
/// one, with headers and footers that may be pinned to the viewport.
public struct SectionsProvider: StackProvider {
  public let items: ItemProvider
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

  /// A pinned header stays at the viewport's start until its limit pushes it off.
  public func header(of section: SectionExtents, in viewport: Viewport) -> Double {
    let limit: Double
    switch pinHeaders {
    case .never: return section.header
    case .section: limit = section.end
    case .items: limit = section.itemsEnd
    case .lastItem: limit = section.lastItemEnd
    }
    return max(section.header, min(viewport.offset, limit - section.headerDepth))
  }

  /// A pinned footer stays at the viewport's end down from its limit.
  public func footer(of section: SectionExtents, in viewport: Viewport) -> Double {
    let limit: Double
    switch pinFooters {
    case .never: return section.footer
    case .section: limit = section.start
    case .items: limit = section.headerEnd
    }
    let atEnd = viewport.offset + viewport.depth - section.footerDepth
    return min(section.footer, max(atEnd, limit))
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
}

/// Whether footers are pinned, and how far up a pinned one goes.
public enum FooterPinning: String, CaseIterable, Sendable {
  case never
  /// The section's start.
  case section
  /// The header's end.
  case items
}
