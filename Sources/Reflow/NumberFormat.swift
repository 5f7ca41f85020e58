/// A number as people write it: the shortest text that reads back to the same value, without `.0`.
///
/// Infinities and NaN are spelled out.
public func formatted(_ number: Double) -> String {
  if number.isNaN { return "not a number" }
  if number.isInfinite { return number < 0 ? "-infinite" : "infinite" }
  if let whole = Int64(exactly: number) { return "\(whole)" }
  return "\(number)"
}

/// A number for people: at most three decimals.
package func shortened(_ number: Double) -> String {
  let scaled = number * 1000
  guard scaled.magnitude < 1e15 else { return formatted(number) }
  return formatted(scaled.rounded() / 1000)
}

/// A number in an explanation: at most three decimals, but never 0 where it is not.
/// - Parameters:
///   - number: the number.
///   - isPrecise: up to nine decimals, for numbers that differ by little.
package func explained(_ number: Double, isPrecise: Bool = false) -> String {
  let isSmall = number != 0 && number.magnitude < 0.0005
  let billionths = (number * 1e9).rounded()
  guard isSmall || isPrecise, billionths.magnitude < 1e15 else { return shortened(number) }
  guard billionths.magnitude < 1e6, billionths != 0 else { return formatted(billionths / 1e9) }
  let digits = String(Int(billionths.magnitude))
  let decimals = String(repeating: "0", count: 9 - digits.count) + digits
  let end = decimals.lastIndex { $0 != "0" } ?? decimals.startIndex
  return (number < 0 ? "-" : "") + "0." + decimals[...end]
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

  /// - Parameters:
  ///   - number: in points.
  ///   - mayBeNegative: spacings, insets and offsets may; sizes and extents may not.
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

  /// What is wrong with the number, and the rule: `negative (-1); it must be 0 or more`.
  public func explanation(of number: Double) -> String {
    let greatest = formatted(Self.greatestLength)
    return switch self {
    case .notANumber: "not a number; it must be a finite number"
    case .infinite: "infinite; it must be a finite number"
    case .negative: "negative (\(formatted(number))); it must be 0 or more"
    case .tooLarge where number < 0:
      "too small (\(formatted(number))); it must be at least -\(greatest)"
    case .tooLarge: "too large (\(formatted(number))); it must be at most \(greatest)"
    }
  }
}
