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
    guard let limit = pinHeaders.limit(in: section) else { return section.header }
    return max(section.header, min(viewport.offset, limit - section.headerDepth))
  }

  /// A pinned footer stays at the viewport's end down from its limit.
  public func footer(of section: SectionExtents, in viewport: Viewport) -> Double {
    guard let limit = pinFooters.limit(in: section) else { return section.footer }
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

  /// Where a pinned header is pushed off, in points from the content's start; nil where none is pinned.
  func limit(in section: SectionExtents) -> Double? {
    switch self {
    case .never: nil
    case .section: section.end
    case .items: section.itemsEnd
    case .lastItem: section.lastItemEnd
    }
  }
}

/// Whether footers are pinned, and how far up a pinned one goes.
public enum FooterPinning: String, CaseIterable, Sendable {
  case never
  /// The section's start.
  case section
  /// The header's end.
  case items

  /// How far up a pinned footer goes, in points from the content's start; nil where none is pinned.
  func limit(in section: SectionExtents) -> Double? {
    switch self {
    case .never: nil
    case .section: section.start
    case .items: section.headerEnd
    }
  }
}
