/// Columns of equal width with a spacing between them.
public struct EqualColumns: Hashable, Sendable {
  /// Width of a column, in points.
  public var width: Double
  /// Space between two columns, in points.
  public var spacing: Double

  public init(width: Double, spacing: Double) {
    self.width = width
    self.spacing = spacing
  }

  /// Columns that share a length: (length − spacing × (count − 1)) / count, never below 0.
  public init(count: Int, sharing length: Double, spacing: Double) {
    width = max(0, (length - spacing * Double(count - 1)) / Double(count))
    self.spacing = spacing
  }

  /// Where a column begins, in points.
  public func start(of column: Int) -> Double { Double(column) * (width + spacing) }

  /// How many columns an item of the breadth spans, at least 1: the gaps within a span are part of it.
  ///
  /// Columns of 59 with a spacing of 18 and an item of 598 give (598 + 18) / (59 + 18) = 8.
  public func span(of breadth: Double) -> Int {
    let step = width + spacing
    guard step > 0 else { return 1 }
    let columns = (breadth + spacing - Fit.tolerance) / step
    return Int(max(1, min(columns.rounded(.up), 1e9)))
  }
}
