/// Why an element is where it is: its provider's decision, and terms that add up to its place.
///
/// Terms and facts are in breadth and depth, where providers think; which of the two is horizontal, and
/// whether the result is mirrored, comes last (`border`). A physical provider's terms are those of x
/// and y.
public struct Explanation: Sendable {
  public let element: Element
  /// Where the element stands in the content.
  public let frame: Rect
  /// Pinned to an edge of the viewport at present.
  public let isPinned: Bool
  /// What was decided when the item was placed; nil for headers and footers, and where the provider
  /// does not say.
  public let decision: PlacingDecision?
  /// Terms that add up to `placed.across`, from the content's leading edge.
  public let across: [NamedNumber]
  /// Terms that add up to `placed.along`, from the content's start.
  public let along: [NamedNumber]
  public let facts: [ExplanationFact]
  /// The frame in breadth and depth.
  public let placed: FlowRect
  /// The way from breadth and depth to x and y.
  public let border: Border

  /// How a rectangle in breadth and depth becomes one in x and y: transposed first, then mirrored.
  public struct Border: Hashable, Sendable {
    /// Scrolling is horizontal: x is along, y is across.
    public var isTransposed: Bool
    /// The content's width, within which x is mirrored; nil where it is not.
    public var mirrorWidth: Double?

    /// Vertical scrolling, left to right; also where positions are physical.
    public static let unchanged = Border(isTransposed: false, mirrorWidth: nil)

    /// The rectangle in content coordinates.
    public func rect(_ placed: FlowRect) -> Rect {
      FlowTransform(
        scrollDirection: isTransposed ? .horizontal : .vertical,
        layoutDirection: mirrorWidth == nil ? .leftToRight : .rightToLeft
      ).rect(placed, contentWidth: mirrorWidth ?? 0)
    }
  }
}

extension Explanation {
  /// The line that the item stands on, within its section; nil where there is none.
  public var line: Int? {
    for case .line(_, let number, _, _) in facts { return number }
    return nil
  }
}
