extension JSONParser {
  /// Reads a number, or `-Infinity`, and returns the `Double` nearest to it (to the even one of
  /// two equally near).
  ///
  /// Few digits and a small exponent take a short way that is exact: both the digits and the power
  /// of ten are `Double`s without rounding then, so that one product or quotient rounds once, as it
  /// should. All others go through the standard library's own conversion.
  mutating func parseNumber() throws(JSONError) -> Double {
    let start = position
    let isNegative = current == UInt8(ascii: "-")
    if isNegative {
      position += 1
      if current == UInt8(ascii: "I") { return try parseInfinity(from: start) }
    }
    var decimal = Decimal()
    if current == UInt8(ascii: "0") {
      position += 1
      if let byte = current, isDigit(byte) {
        throw failure("a number must not begin with a needless 0", at: position - 1)
      }
    } else {
      try parseDigits("a digit after -") { decimal.append($0) }
    }
    if current == UInt8(ascii: ".") {
      position += 1
      let fraction = position
      try parseDigits("a digit after the decimal point") { decimal.append($0) }
      decimal.exponent -= position - fraction
    }
    if current == UInt8(ascii: "e") || current == UInt8(ascii: "E") {
      position += 1
      decimal.exponent += try parseExponent()
    }
    if let value = decimal.exactDouble { return isNegative ? -value : value }
    guard let value = Double(String(decoding: bytes[start..<position], as: UTF8.self)) else {
      preconditionFailure("the standard library refuses a number that follows JSON's grammar")
    }
    return value
  }

  /// Reads the exponent after its `e`. Of one with more than 16 digits the rest is left out: no
  /// text is long enough for its other digits to make up for so large a power.
  private mutating func parseExponent() throws(JSONError) -> Int {
    let isNegative = current == UInt8(ascii: "-")
    if isNegative || current == UInt8(ascii: "+") { position += 1 }
    var exponent = 0
    try parseDigits("a digit in the exponent") { digit in
      if exponent < 1_000_000_000_000_000 { exponent = exponent * 10 + Int(digit) }
    }
    return isNegative ? -exponent : exponent
  }

  /// Reads one digit or more.
  @inline(__always)
  private mutating func parseDigits(
    _ wanted: StaticString, _ take: (UInt8) -> Void
  ) throws(JSONError) {
    let start = position
    while let byte = current, isDigit(byte) {
      take(byte &- UInt8(ascii: "0"))
      position += 1
    }
    if position == start { throw unexpected(wanted: "\(wanted)", inside: "a number") }
  }

  private mutating func parseInfinity(from start: Int) throws(JSONError) -> Double {
    let word = skipWord()
    guard word == "Infinity" else { throw unknownWord("-" + word, at: start) }
    return -.infinity
  }

  private func isDigit(_ byte: UInt8) -> Bool {
    byte &- UInt8(ascii: "0") < 10
  }
}

/// The digits of a number and where its point stands: `digits` × 10^`exponent`.
private struct Decimal {
  private var digits: UInt64 = 0
  /// How many digits were taken, leading zeros left out. Of more than 19 the first 19 are kept,
  /// which is fine: then the number is too long for the short way.
  private var count = 0
  var exponent = 0

  mutating func append(_ digit: UInt8) {
    if count < 19 { digits = digits &* 10 &+ UInt64(digit) }
    if digits != 0 { count += 1 }
  }

  /// The number, if one exact operation yields it.
  var exactDouble: Double? {
    if digits == 0 { return 0 }
    guard count <= 19, digits <= 1 << 53 else { return nil }
    if exponent == 0 { return Double(digits) }
    guard abs(exponent) < Self.powersOfTen.count else { return nil }
    return exponent < 0
      ? Double(digits) / Self.powersOfTen[-exponent]
      : Double(digits) * Self.powersOfTen[exponent]
  }

  /// The powers of ten that a `Double` holds exactly.
  private static let powersOfTen: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11,
    1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]
}
