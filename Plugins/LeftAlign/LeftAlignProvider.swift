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
        "where items stand across their line, whose depth is the deepest item's",
        knownAs: Naming(css: "align-items", swiftUI: "HStack(alignment:)")),
      .choice(
        "oversize", default: Oversize.keep,
        "what becomes of an item longer than the line: it sticks out, or is cut to the line",
        knownAs: Naming(css: "max-width: none or 100%")),
    ],
    hasLines: true,
    knownAs: Naming(
      uiKit: "a UICollectionViewFlowLayout subclass that moves attributes to the left",
      css: "flex-wrap: wrap; justify-content: flex-start",
      swiftUI: "a Layout of one's own; HStack does not wrap"))

  public init(_ parameters: ParameterValues) {
    alignItems = parameters.choice("alignItems")
    oversize = parameters.choice("oversize")
  }

  /// Nothing is shifted: only the alignment across waits for the line's depth.
  public var placesAtOnce: Bool { alignItems == .start }

  public func arrange(_ line: Line, in space: SectionSpace) -> LineArrangement {
    LineArrangement(alignItems: alignItems)
  }
}
