import Testing

@testable import ReflowScenes

@Suite struct JSONNumberTests {
  @Test(arguments: [
    ("0", 0), ("-0", 0), ("7", 7), ("-12", -12), ("50.5", 50.5), ("0.1", 0.1), ("72.50", 72.5),
    ("1e3", 1000), ("1E+3", 1000), ("25e-1", 2.5), ("1e-05", 0.00001),
    ("0e99999999999999999999", 0),
    ("0.000", 0), ("1e22", 1e22), ("1e23", 1e23), ("1e-22", 1e-22), ("1e-23", 1e-23),
    ("9007199254740992", 9_007_199_254_740_992), ("9007199254740993", 9_007_199_254_740_992),
    ("9007199254740995", 9_007_199_254_740_996), ("18446744073709551616", 0x1p64),
    ("9999999999999999999", 1e19), ("99999999999999999999", 1e20),
    ("0.30000000000000004", 0.1 + 0.2), ("123456789.123456789", 123456789.123456789),
    ("1.7976931348623157e308", .greatestFiniteMagnitude), ("5e-324", .leastNonzeroMagnitude),
    ("2.2250738585072014e-308", .leastNormalMagnitude), ("1e-999", 0), ("1e-99999999999999999", 0),
    // Halfway between two: to the even one; a hair above: up.
    ("9007199254740993.000000000000000000000", 9_007_199_254_740_992),
    ("9007199254740993.000000000000000000001", 9_007_199_254_740_994),
  ])
  func numbersAreTheNearestDoubles(text: String, number: Double) throws {
    #expect(try JSONParser.parse(text).number == number)
    #expect(try JSONParser.parse("-" + text.drop { $0 == "-" }).number == -number.magnitude)
  }

  @Test func longNumbersAreTheNearestDoubles() throws {
    let zeros = String(repeating: "0", count: 10_000)
    #expect(try JSONParser.parse("1\(zeros)e-10000").number == 1)
    #expect(try JSONParser.parse("0.\(zeros)25e10001").number == 2.5)
    #expect(try JSONParser.parse("1.\(zeros)1").number == 1)
    #expect(try JSONParser.parse("1\(zeros)").number == .infinity)
  }

  @Test func negativeZeroKeepsItsSign() throws {
    #expect(try JSONParser.parse("-0").number?.sign == .minus)
    #expect(try JSONParser.parse("-0.0e5").number?.sign == .minus)
  }

  @Test func numbersThatAreNoneAreRead() throws {
    #expect(try JSONParser.parse("NaN").number?.isNaN == true)
    #expect(try JSONParser.parse("[NaN, 1]").pair?.first.isNaN == true)
    for text in ["Infinity", "1e999", "1e9999999999999999999", "1.8e308"] {
      #expect(try JSONParser.parse(text).number == .infinity)
      #expect(try JSONParser.parse("-" + text).number == -.infinity)
    }
  }

  @Test(arguments: [
    ("01", 1, "a number must not begin with a needless 0"),
    ("-00", 2, "a number must not begin with a needless 0"),
    ("1.x", 3, "expected a digit after the decimal point, found x"),
    ("1.e5", 3, "expected a digit after the decimal point, found e"),
    ("1ex", 3, "expected a digit in the exponent, found x"),
    ("1e- 5", 4, "expected a digit in the exponent, found a space"),
    ("--1", 2, "expected a digit after -, found -"),
    ("-.5", 2, "expected a digit after -, found ."),
    ("-NaN", 2, "expected a digit after -, found N"),
    ("-Inf", 1, "expected a value, found the word -Inf"),
    ("-INFINITY", 1, "expected a value, found the word -INFINITY; did you mean -Infinity?"),
    ("0x10", 2, "expected the end of the text after the value, found x"),
    ("1.2.3", 4, "expected the end of the text after the value, found ."),
    ("1_000", 2, "expected the end of the text after the value, found _"),
    ("\u{661}", 1, "expected a value, found \u{661}"),
  ])
  func malformedNumbers(text: String, column: Int, message: String) {
    let error = #expect(throws: JSONError.self) { try JSONParser.parse(text) }
    #expect(error == JSONError(line: 1, column: column, message: message))
  }
}

@Suite struct JSONStringTests {
  @Test(arguments: [
    (#""""#, ""), (#""a""#, "a"), (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
    (#""\u0041\u00e9\u20AC""#, "Aé€"), (#""\ud83d\uDE00!""#, "😀!"), (#""\u0000""#, "\0"),
    (#""x\ny""#, "x\ny"), (#""é€😀""#, "é€😀"), (#""\uFFFF\udbff\udfff""#, "\u{FFFF}\u{10FFFF}"),
    ("\"\u{7F}\u{80}\u{2028}\"", "\u{7F}\u{80}\u{2028}"), ("\"\u{FEFF}\"", "\u{FEFF}"),
  ])
  func stringsAreUnescaped(text: String, string: String) throws {
    let value = try JSONParser.parse(text)
    guard case .string(let read) = value.kind else { throw Unexpected() }
    #expect(Array(read.unicodeScalars) == Array(string.unicodeScalars))
  }

  @Test(arguments: [
    (#""\ud83d""#, 2, #"\ud83d is one half of a surrogate pair and lacks the other"#),
    (#""a\uDE00""#, 3, #"\ude00 is one half of a surrogate pair and lacks the other"#),
    (#""\ud83d\n""#, 2, #"\ud83d is one half of a surrogate pair and lacks the other"#),
    (#""\ud83d\ud83d""#, 2, #"\ud83d is one half of a surrogate pair and lacks the other"#),
    (#""\ud83d\u0041""#, 2, #"\ud83d is one half of a surrogate pair and lacks the other"#),
    (#""\u12g4""#, 6, #"expected four hexadecimal digits after \u, found g"#),
    (#""\u""#, 4, #"expected four hexadecimal digits after \u, found ""#),
    (#""\x41""#, 3, #"expected one of " \ / b f n r t u after \, found x"#),
    (#""\U0041""#, 3, #"expected one of " \ / b f n r t u after \, found U"#),
    (
      " \"a\nb\"", 4,
      "expected \" to close the string of column 2, found U+000A, a line break; "
        + "inside a string write \\n"
    ),
    (
      "\"\t\"", 2,
      "expected \" to close the string of column 1, found U+0009, a tab; inside a string write \\t"
    ),
    (
      "\"é\u{1B}\"", 3,
      "expected \" to close the string of column 1, found U+001B; "
        + "inside a string write it as an escape"
    ),
  ])
  func malformedStrings(text: String, column: Int, message: String) {
    let error = #expect(throws: JSONError.self) { try JSONParser.parse(text) }
    #expect(error == JSONError(line: 1, column: column, message: message))
  }

  @Test func justTheWellFormedBytesAreRead() {
    // Every sequence of two bytes, and every third and fourth byte of some heads.
    var sequences: [[UInt8]] = []
    for first in UInt8(0x80)...0xFF {
      for second in UInt8(0x80)...0xFF { sequences.append([first, second]) }
    }
    let heads: [[UInt8]] = [
      [0xE0, 0x80], [0xE0, 0x9F], [0xE0, 0xA0], [0xE2, 0x82], [0xED, 0x9F], [0xED, 0xA0],
      [0xEF, 0xBF], [0xF0, 0x8F, 0xBF], [0xF0, 0x90, 0x80], [0xF0, 0x9F, 0x7F], [0xF4, 0x8F, 0xBF],
      [0xF4, 0x90, 0x80], [0xF5, 0x80, 0x80], [0xC0], [0xC1],
    ]
    for head in heads { sequences += (UInt8(0x20)...0xFF).map { head + [$0] } }
    for sequence in sequences {
      let read = try? JSONParser.parse([UInt8(ascii: "\"")] + sequence + [UInt8(ascii: "\"")])
      let isValid = String(validating: sequence, as: UTF8.self) != nil
      #expect((read != nil) == isValid, "\(sequence)")
    }
  }

  @Test func bytesThatAreNoTextAreNamed() {
    let error = #expect(throws: JSONError.self) { try JSONParser.parse([0x22, 0x61, 0xFF, 0x22]) }
    #expect(
      error?.description
        == "line 1, column 3: expected UTF-8 in the string of column 1, found byte 0xFF")
  }

  @Test func aCharacterCutShortIsTheEndOfTheInput() {
    for bytes in [[0xC3], [0xE2, 0x82], [0xF0, 0x9F, 0x98]] as [[UInt8]] {
      let error = #expect(throws: JSONError.self) { try JSONParser.parse([0x22] + bytes) }
      #expect(error?.message == "the input ended inside a string begun on line 1")
    }
  }
}
