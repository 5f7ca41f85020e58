/// Where the headers and footers of sections stand while the content is scrolled.
public struct SupplementaryPlacement: Sendable {
  /// How headers are pinned to the viewport's start; nil for not at all.
  public var header: Pinning?
  /// How footers are pinned to the viewport's end; nil for not at all.
  public var footer: Pinning?

  public init(header: Pinning? = nil, footer: Pinning? = nil) {
    self.header = header
    self.footer = footer
  }

  /// How far views are pinned.
  public struct Pinning: Sendable {
    /// The rule in words, without a full stop.
    public var rule: String
    /// Where a pinned header is pushed off, or how far up a pinned footer goes, along the depth, in points
    /// from the content's start.
    public var limit: @Sendable (SectionExtents) -> Double

    public init(_ rule: String, limit: @escaping @Sendable (SectionExtents) -> Double) {
      self.rule = rule
      self.limit = limit
    }
  }

  /// Where a section's header begins along the depth: a pinned one stays at the viewport's start until its
  /// limit pushes it off.
  func headerStart(in section: SectionExtents, _ viewport: Viewport) -> Double {
    guard let header else { return section.header }
    return max(section.header, min(viewport.offset, header.limit(section) - section.headerDepth))
  }

  /// Where a section's footer begins along the depth: a pinned one stays at the viewport's end down from
  /// its limit.
  func footerStart(in section: SectionExtents, _ viewport: Viewport) -> Double {
    guard let footer else { return section.footer }
    let atEnd = viewport.offset + viewport.depth - section.footerDepth
    return min(section.footer, max(atEnd, footer.limit(section)))
  }

  /// Why a header begins there.
  func headerFacts(in section: SectionExtents, _ viewport: Viewport) -> [ExplanationFact] {
    guard let header else { return [.rule("pinHeaders never: it scrolls with the content")] }
    let clamp: Formula =
      """
      max(\(section.header, "natural"), min(\(viewport.offset, "offset"), \
      \(header.limit(section), "limit") − \(section.headerDepth, "extent")))
      """
    return [
      .rule(header.rule),
      .calculation(Calculation("pinned", clamp, value: headerStart(in: section, viewport))),
    ]
  }

  /// Why a footer begins there.
  func footerFacts(in section: SectionExtents, _ viewport: Viewport) -> [ExplanationFact] {
    guard let footer else { return [.rule("pinFooters never: it scrolls with the content")] }
    let clamp: Formula =
      """
      min(\(section.footer, "natural"), max(\(viewport.offset, "offset") + \
      \(viewport.depth, "viewport") − \(section.footerDepth, "extent"), \
      \(footer.limit(section), "limit")))
      """
    return [
      .rule(footer.rule),
      .calculation(Calculation("pinned", clamp, value: footerStart(in: section, viewport))),
    ]
  }
}

/// The part of the content that is shown, along the depth, in points.
struct Viewport: Hashable, Sendable {
  var offset: Double
  var depth: Double
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
