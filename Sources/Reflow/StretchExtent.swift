/// How far a stretch of items reaches along the depth, measured as the pen is.
public struct StretchExtent: Hashable, Sendable {
  public var low: Double
  public var high: Double
  /// Where the line ends that was open before the stretch, as far as this stretch tells; nil where
  /// there are no lines. Items of that line in earlier stretches may reach so far.
  public var openLineEnd: Double?

  @inlinable
  public init(low: Double = .infinity, high: Double = -.infinity, openLineEnd: Double? = nil) {
    self.low = low
    self.high = high
    self.openLineEnd = openLineEnd
  }

  @inlinable
  mutating func include(from start: Double, to end: Double) {
    low = start < low ? start : low
    high = end > high ? end : high
  }

  /// Includes a line.
  /// - Parameter isFirst: whether it was open before the stretch.
  @inlinable
  mutating func include(lineFrom start: Double, to end: Double, isFirst: Bool) {
    include(from: start, to: end)
    if isFirst { openLineEnd = end }
  }
}
