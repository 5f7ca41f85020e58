import Reflow

/// How items that show a text are sized: a tag is as wide as its text and some padding.
///
/// The defaults are those of the tags that collection layouts are usually met with: 10 points of
/// padding on each side, at least 50 points wide, 32 points high.
public struct TextStyle: Hashable, Sendable {
  public var font = Font.grid
  /// Space on either side of the text, in points.
  public var padding = 10.0
  /// The least width, in points.
  public var minWidth = 50.0
  /// The greatest width, in points; nil means none. Text that is wider wraps.
  public var maxWidth: Double?
  /// Height of an item whose text has one line, in points; every further line adds its own.
  public var height = 32.0
  /// Whether the text's width, and the height of its further lines, are taken up to a whole number of
  /// points, as apps do with `ceil`.
  public var roundsUp = false

  public init() {}

  /// The size of an item with the text, in points.
  /// - Parameters:
  ///   - text: what the item shows.
  ///   - limit: a width that the item is cut to, as a line's length is; nil means none.
  public func size(of text: String, limit: Double? = nil) -> Size {
    fit(text, measurer: font, limit: limit).size
  }

  /// The same with a measurer of one's own in place of the font.
  public func size(
    of text: String, measurer: some TextMeasurer, limit: Double? = nil
  ) -> Size {
    fit(text, measurer: measurer, limit: limit).size
  }

  /// How an item comes by its size.
  /// - Parameters:
  ///   - text: what the item shows.
  ///   - limit: a width that the item is cut to, as a line's length is; nil means none.
  public func fit(_ text: String, limit: Double? = nil) -> TextFit {
    fit(text, measurer: font, limit: limit)
  }

  private func fit(_ text: String, measurer: some TextMeasurer, limit: Double?) -> TextFit {
    let widest = min(maxWidth ?? .infinity, limit ?? .infinity)
    let whole = measurer.measure(text, wrappedAt: nil)
    let padded = rounded(whole.width) + 2 * padding
    let natural = max(minWidth, padded)
    var set = whole
    if natural > widest { set = measurer.measure(text, wrappedAt: max(0, widest - 2 * padding)) }
    return TextFit(
      text: whole, set: set, padded: padded, natural: natural,
      size: Size(
        width: min(natural, widest), height: height + rounded(set.furtherHeight)))
  }

  private func rounded(_ length: Double) -> Double { roundsUp ? length.rounded(.up) : length }
}

/// How an item with a text comes by its size.
public struct TextFit: Hashable, Sendable {
  /// The text set whole.
  public var text: TextExtent
  /// The text as it stands in the item: whole, or wrapped where the item is cut.
  public var set: TextExtent
  /// The width of the text and its padding, in points.
  public var padded: Double
  /// The same, but no less than the least width.
  public var natural: Double
  /// The item's size: `natural`, or what that is cut to, and the lines' height.
  public var size: Size
}
