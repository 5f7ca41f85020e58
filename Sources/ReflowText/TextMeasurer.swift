import Reflow

/// How large a text is when it is set: the place where fonts plug in. `Font` measures with Pango or on the
/// grid, `GridFont` on the grid alone.
public protocol TextMeasurer: Sendable {
  /// Sets a text.
  /// - Parameters:
  ///   - text: any text; line breaks in it begin a line.
  ///   - width: where lines wrap, in points; nil sets each line whole.
  func measure(_ text: String, wrappedAt width: Double?) -> TextExtent
}

/// How large a set text is.
public struct TextExtent: Hashable, Sendable {
  /// Width of the widest line, in points.
  public var width: Double
  public var lineCount: Int
  /// Height of the first line, in points.
  public var lineHeight: Double
  /// Height of all lines, in points. Lines differ where letters of several fonts stand in them.
  public var height: Double

  /// Lines of one height.
  public init(width: Double, lineCount: Int, lineHeight: Double) {
    self.width = width
    self.lineCount = lineCount
    self.lineHeight = lineHeight
    height = Double(lineCount) * lineHeight
  }

  /// What the lines after the first add to the height, in points.
  public var furtherHeight: Double { max(0, height - lineHeight) }

  /// Both, the other one's lines below.
  func above(_ other: TextExtent) -> TextExtent {
    var both = self
    both.width = max(width, other.width)
    both.lineCount += other.lineCount
    both.height += other.height
    return both
  }

  /// A line that goes on with another one.
  func beside(_ other: TextExtent) -> TextExtent {
    TextExtent(
      width: width + other.width, lineCount: 1, lineHeight: max(lineHeight, other.lineHeight))
  }
}
