import Reflow

/// How items that show a text are sized: a tag is as wide as its text and some padding.
///
/// The defaults are those of the tags that collection layouts are usually met with: 10 points of
/// padding on each side, at least 50 points wide, 32 points high.
public struct TextStyle: Hashable, Sendable {
  /// The font by name; `grid` is the one that there is (`GridFont`).
  public var font = TextStyle.gridFontName
  /// Space on either side of the text, in points.
  public var padding = 10.0
  /// The least width, in points.
  public var minWidth = 50.0
  /// The greatest width, in points; nil means none. Text that is wider wraps.
  public var maxWidth: Double?
  /// Height of an item whose text has one line, in points; every further line adds its own.
  public var height = 32.0

  public static let gridFontName = "grid"

  public init() {}

  /// The size of an item with the text, in points.
  /// - Parameter limit: a width that the item is cut to, as a line's length is; nil means none.
  public func size(of text: String, measurer: some TextMeasurer, limit: Double? = nil) -> Size {
    let widest = min(maxWidth ?? .infinity, limit ?? .infinity)
    let whole = measurer.measure(text, wrappedAt: nil)
    let natural = max(minWidth, whole.width + 2 * padding)
    var set = whole
    if natural > widest { set = measurer.measure(text, wrappedAt: max(0, widest - 2 * padding)) }
    let extraLines = Double(max(0, set.lineCount - 1))
    return Size(width: min(natural, widest), height: height + extraLines * set.lineHeight)
  }
}
