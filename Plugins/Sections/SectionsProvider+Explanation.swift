import Reflow

extension SectionsProvider {
  /// The clamp that pins a header.
  public func headerFacts(
    of section: SectionExtents, in viewport: Viewport
  ) -> [ExplanationFact] {
    guard let limit = pinHeaders.limit(in: section) else {
      return [.rule("pinHeaders never: it scrolls with the content")]
    }
    let clamp: Formula =
      """
      max(\(section.header, "natural"), min(\(viewport.offset, "offset"), \
      \(limit, "limit") − \(section.headerDepth, "extent")))
      """
    return [
      .rule("pinHeaders \(pinHeaders.rawValue): the limit is \(pinHeaders.limitInWords)"),
      .calculation(Calculation("pinned", clamp, value: header(of: section, in: viewport))),
    ]
  }

  /// The clamp that pins a footer.
  public func footerFacts(
    of section: SectionExtents, in viewport: Viewport
  ) -> [ExplanationFact] {
    guard let limit = pinFooters.limit(in: section) else {
      return [.rule("pinFooters never: it scrolls with the content")]
    }
    let clamp: Formula =
      """
      min(\(section.footer, "natural"), max(\(viewport.offset, "offset") + \
      \(viewport.depth, "viewport") − \(section.footerDepth, "extent"), \(limit, "limit")))
      """
    return [
      .rule("pinFooters \(pinFooters.rawValue): the limit is \(pinFooters.limitInWords)"),
      .calculation(Calculation("pinned", clamp, value: footer(of: section, in: viewport))),
    ]
  }
}

extension HeaderPinning {
  fileprivate var limitInWords: String {
    switch self {
    case .never: "nowhere"
    case .section: "the section's end"
    case .items: "the end of the items with their inset"
    case .lastItem: "the last item's end"
    }
  }
}

extension FooterPinning {
  fileprivate var limitInWords: String {
    switch self {
    case .never: "nowhere"
    case .section: "the section's start"
    case .items: "the header's end"
    }
  }
}
