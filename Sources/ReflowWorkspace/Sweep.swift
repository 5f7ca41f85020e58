import Reflow

/// The widths of a sweep: from one end of a range to the other in steps. The end is always among them,
/// whether or not the steps meet it.
struct Sweep {
  /// The most pictures that are drawn.
  static let mostWidths = 24

  /// In rising order, at most `mostWidths`.
  let widths: [Double]
  let step: Double
  /// How many more there would be.
  let leftOutCount: Double

  /// - Parameter step: above 0; nil takes a round one.
  /// - Throws: `CommandError` for a step that is none.
  init(_ range: ClosedRange<Double>, step: Double?) throws(CommandError) {
    let length = range.upperBound - range.lowerBound
    let step = step ?? Self.roundStep(length)
    guard step > 0 else {
      throw CommandError("step: \(formatted(step)); it must be more than 0")
    }
    // Every step has to show: near a large number a small one adds nothing.
    guard length == 0 || range.upperBound - step < range.upperBound else {
      throw CommandError(
        "step: \(formatted(step)) is too small to tell widths near "
          + "\(formatted(range.upperBound)) apart")
    }
    self.step = step
    let whole = (length / step).rounded(.down)
    let meetsEnd = range.lowerBound + whole * step >= range.upperBound
    let count = whole + (meetsEnd ? 1 : 2)
    let shown = Int(min(count, Double(Self.mostWidths)))
    widths = (0..<shown).map { min(range.lowerBound + Double($0) * step, range.upperBound) }
    leftOutCount = count - Double(shown)
  }

  /// `3 widths, step 50`, and what is left out.
  /// - Parameter side: what is swept, `width` or `height`.
  func inWords(_ side: String) -> String {
    let count =
      widths.count == 1 ? "1 \(side)" : "\(widths.count) \(side)s, step \(formatted(step))"
    guard leftOutCount > 0, let last = widths.last else { return count }
    return count + "; \(formatted(leftOutCount)) more after \(formatted(last)) left out: "
      + "a larger step shows them"
  }

  /// 1, 2 or 5 times a power of ten, three to eight of which make up the length.
  private static func roundStep(_ length: Double) -> Double {
    guard length > 0 else { return 1 }
    var power = 1.0
    while power * 5 < length { power *= 10 }
    while power * 5 >= length, power > 1e-9 { power /= 10 }
    for factor in [1.0, 2, 5] where length / (factor * power) <= 8 { return factor * power }
    return 10 * power
  }
}
