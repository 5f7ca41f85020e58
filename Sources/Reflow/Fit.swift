/// The one fit test and the one tolerance, shared by whatever measures and whatever places.
///
/// A line breaker and a placer that round differently disagree about the last item of a full line; a
/// test with `<` refuses an exact fit. Both faults stand in published layouts, so nobody else in this
/// package compares a sum with a length.
public enum Fit {
  /// How far a sum may pass a length and still be equal to it, in points.
  ///
  /// Large enough that sums which are exact on paper stay exact (38 items of (375 − 0.3·37)/38 with a
  /// spacing of 0.3 are one line of 375), far below the 1/64 point that must wrap.
  public static let tolerance = 1e-6

  /// The greatest sum that still fits into `length`.
  @inlinable
  public static func limit(of length: Double) -> Double { length + tolerance }

  /// Whether a line that has `used` points takes another item of `size` after `spacing`.
  @inlinable
  public static func joins(used: Double, spacing: Double, size: Double, length: Double) -> Bool {
    used + (spacing + size) <= limit(of: length)
  }

  /// Whether two positions are the same one.
  @inlinable
  public static func equal(_ first: Double, _ second: Double) -> Bool {
    first - second <= tolerance && second - first <= tolerance
  }
}
