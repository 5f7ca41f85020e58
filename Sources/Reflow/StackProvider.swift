/// A layout that plugs in above the items: it says what stands around the items of a section, and which
/// views are pinned to the viewport.
///
/// The engine stacks the sections: header, leading inset, items, trailing inset, footer. The provider
/// names who places the items and where a header or footer stands while the content is scrolled.
public protocol StackProvider: Sendable {
  static var description: ProviderDescription { get }

  /// - Parameter parameters: checked against `description`, with defaults filled in.
  init(_ parameters: ParameterValues)

  /// The provider for the items of sections that have none of their own.
  var items: ItemProvider { get }

  /// Where a header of the section begins along the depth, in points. Its natural place is
  /// `section.header`; a pinned one stays within the section.
  func header(of section: SectionExtents, in viewport: Viewport) -> Double

  /// Where a footer of the section begins along the depth, in points. Its natural place is
  /// `section.footer`; a pinned one stays within the section.
  func footer(of section: SectionExtents, in viewport: Viewport) -> Double

  /// Why the header begins there. Optional; what it stands below is explained without it.
  func headerFacts(of section: SectionExtents, in viewport: Viewport) -> [ExplanationFact]

  /// Why the footer begins there. Optional, as `headerFacts`.
  func footerFacts(of section: SectionExtents, in viewport: Viewport) -> [ExplanationFact]
}

extension StackProvider {
  public func headerFacts(
    of section: SectionExtents, in viewport: Viewport
  ) -> [ExplanationFact] {
    []
  }

  public func footerFacts(
    of section: SectionExtents, in viewport: Viewport
  ) -> [ExplanationFact] {
    []
  }
}

/// The part of the content that is shown, along the depth, in points.
public struct Viewport: Hashable, Sendable {
  public var offset: Double
  public var depth: Double

  public init(offset: Double, depth: Double) {
    self.offset = offset
    self.depth = depth
  }
}

/// Where the parts of a section stand along the depth, in points from the content's start, before
/// anything is pinned.
public struct SectionExtents: Hashable, Sendable {
  /// Where the section begins.
  public var start = 0.0
  /// Where its header begins, behind the header's own inset.
  public var header = 0.0
  public var headerDepth = 0.0
  /// Where the header and its insets end.
  public var headerEnd = 0.0
  /// Where the items begin, behind the leading inset.
  public var items = 0.0
  /// Where the last line or the longest column ends.
  public var lastItemEnd = 0.0
  /// The same with the trailing inset.
  public var itemsEnd = 0.0
  /// Where its footer begins, behind the footer's own inset.
  public var footer = 0.0
  public var footerDepth = 0.0
  /// Where the section ends.
  public var end = 0.0

  public init() {}
}

/// A provider that stacks sections, its type erased.
public final class SectionStack: Sendable {
  public let description: ProviderDescription
  /// What the provider was made from, with every parameter spelled out.
  public let specification: ProviderSpecification
  public let items: ItemProvider
  let header: @Sendable (SectionExtents, Viewport) -> Double
  let footer: @Sendable (SectionExtents, Viewport) -> Double
  let headerFacts: @Sendable (SectionExtents, Viewport) -> [ExplanationFact]
  let footerFacts: @Sendable (SectionExtents, Viewport) -> [ExplanationFact]

  init(
    description: ProviderDescription, specification: ProviderSpecification, items: ItemProvider,
    header: @escaping @Sendable (SectionExtents, Viewport) -> Double,
    footer: @escaping @Sendable (SectionExtents, Viewport) -> Double,
    headerFacts: @escaping @Sendable (SectionExtents, Viewport) -> [ExplanationFact],
    footerFacts: @escaping @Sendable (SectionExtents, Viewport) -> [ExplanationFact]
  ) {
    self.description = description
    self.specification = specification
    self.items = items
    self.header = header
    self.footer = footer
    self.headerFacts = headerFacts
    self.footerFacts = footerFacts
  }
}

extension StackProvider {
  /// The provider without its type.
  /// - Parameter specification: a name and parameters that tell this provider from others.
  public func erased(as specification: ProviderSpecification) -> SectionStack {
    SectionStack(
      description: Self.description, specification: specification, items: items,
      header: { header(of: $0, in: $1) }, footer: { footer(of: $0, in: $1) },
      headerFacts: { headerFacts(of: $0, in: $1) }, footerFacts: { footerFacts(of: $0, in: $1) })
  }
}
