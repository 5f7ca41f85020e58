import Reflow

/// Left-aligned lines: items one after another at the minimum spacing, a new line where the next item
/// does not fit.
///
/// The filling of lines is `LineProvider`'s; what is left to say is that nothing is shifted and nothing
/// is stretched. Placing costs O(1) an item.
public struct LeftAlignProvider: LineProvider {
  public let alignItems: ItemAlignment
  public let oversize: Oversize

  public static let description = ProviderDescription(
    name: "left-align",
    summary: "lines from the leading edge, items at the minimum spacing",
    parameters: [
      .choice(
        "alignItems", default: ItemAlignment.start,
        "where items stand across their line, whose depth is the deepest item's"),
      .choice(
        "oversize", default: Oversize.keep,
        "what becomes of an item longer than the line: it sticks out, or is cut to the line"),
    ],
    hasLines: true)

  public init(_ parameters: ParameterValues) {
    alignItems = parameters.choice("alignItems")
    oversize = parameters.choice("oversize")
  }

  public func arrange(_ line: Line, in space: SectionSpace) -> LineArrangement {
    LineArrangement(alignItems: alignItems)
  }
}
