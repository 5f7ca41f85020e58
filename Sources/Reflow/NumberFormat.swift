/// A number as people write it: the shortest text that reads back to the same value, without `.0`.
///
/// Infinities and NaN are spelled out.
public func formatted(_ number: Double) -> String {
  if number.isNaN { return "not a number" }
  if number.isInfinite { return number < 0 ? "-infinite" : "infinite" }
  if let whole = Int64(exactly: number) { return "\(whole)" }
  return "\(number)"
}

/// What keeps a number from being a length.
public enum NumberProblem: Sendable {
  case notANumber
  case infinite
  case negative
  case tooLarge

  /// The greatest length, in points: far enough from what a number can hold that no sum of lengths gets
  /// there.
  public static let greatestLength = 1e300

  /// - Parameter mayBeNegative: spacings, insets and offsets may; sizes and extents may not.
  public init?(_ number: Double, mayBeNegative: Bool) {
    if number.isNaN {
      self = .notANumber
    } else if number.isInfinite {
      self = .infinite
    } else if number < 0 && !mayBeNegative {
      self = .negative
    } else if number.magnitude > Self.greatestLength {
      self = .tooLarge
    } else {
      return nil
    }
  }

  public var description: String {
    switch self {
    case .notANumber: "not a number"
    case .infinite: "infinite"
    case .negative: "negative"
    case .tooLarge: "too large"
    }
  }
}
