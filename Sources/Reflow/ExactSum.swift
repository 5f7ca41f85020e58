/// A running sum of lengths that does not depend on how the summands were grouped.
///
/// A layout that is mended after an edit adds up the same line depths as a fresh one, but in other
/// groups; with plain floating-point addition the two would differ in the last bits. Two doubles hold
/// the sum exactly instead: the rounded value and what rounding lost (Knuth's two-sum). Summands are
/// first rounded to multiples of 2⁻⁶⁰, which changes none of 1/256 point or more, so sums below 2⁴⁶
/// points (7·10¹³) are exact.
///
/// Adding costs about ten floating-point operations.
public struct ExactSum: Hashable, Sendable {
  @usableFromInline var high: Double
  @usableFromInline var low: Double

  @inlinable
  public init(_ value: Double = 0) {
    high = value
    low = 0
  }

  /// The sum, rounded once.
  @inlinable
  public var value: Double { high }

  @inlinable
  @inline(__always)
  public mutating func add(_ summand: Double) {
    // Mostly nothing is lost, which takes two sums to see: each summand is what is left without the other.
    let sum = high + summand
    let part = sum - high
    if low == 0, part == summand, sum - part == high, summand.magnitude >= 0x1p-8 {
      high = sum
    } else {
      self = adding(summand)
    }
  }

  @usableFromInline
  @inline(never)
  func adding(_ summand: Double) -> ExactSum {
    var summand = summand
    if summand.magnitude < 0x1p-8 {
      let grid = summand < 0 ? -0x1p-8 : 0x1p-8
      summand = (summand + grid) - grid
    }
    let sum = high + summand
    let part = sum - high
    let lost = (high - (sum - part)) + (summand - part) + low
    var rounded = ExactSum(sum + lost)
    rounded.low = lost - (rounded.high - sum)
    return rounded
  }
}
