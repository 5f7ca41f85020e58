import Testing

@testable import ReflowScenes

@Suite struct JSONLawTests {
  @Test(arguments: 0..<300 as Range<UInt64>)
  func whatIsWrittenReadsBackTheSame(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let value = randomValue(depth: 5, using: &generator)
    let compact = value.text()
    let pretty = value.text(style: .pretty)
    #expect(try JSONParser.parse(compact) == value)
    #expect(try JSONParser.parse(pretty) == value)
    #expect(try JSONParser.parse(pretty).text() == compact)
  }

  @Test func everyNumberReadsBackTheSame() throws {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<20_000 {
      let number = randomNumber(using: &generator)
      let text = JSONValue(.number(number)).text()
      #expect(try JSONParser.parse(text).number == number)
    }
  }

  /// The two ways of reading a number agree: many digits that end in zeros take the long one.
  @Test func theShortWayIsAsExactAsTheLongOne() throws {
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<20_000 {
      let digits = generator.next() >> UInt64.random(in: 0..<64, using: &generator)
      let exponent = Int.random(in: -25...25, using: &generator)
      let short = "\(digits)e\(exponent)"
      let long = "\(digits).0000000000000000000000e\(exponent)"
      let expected = try #require(Double(short))
      #expect(try JSONParser.parse(short).number == expected)
      #expect(try JSONParser.parse(long).number == expected)
    }
  }

  @Test func everyPrefixIsRefused() {
    for count in 0..<Self.document.count {
      let prefix = Array(Self.document[..<count])
      let error = #expect(throws: JSONError.self) { try JSONParser.parse(prefix) }
      if let error { expectInside(prefix, error) }
    }
  }

  @Test func everyCorruptedByteIsReadOrRefusedAtAPlaceInside() {
    for index in Self.document.indices {
      var bytes = Self.document
      for byte in UInt8.min...UInt8.max {
        bytes[index] = byte
        expectReadOrRefused(bytes)
      }
    }
  }

  @Test(arguments: 0..<50 as Range<UInt64>)
  func whatIsTornAndMixedIsReadOrRefusedAtAPlaceInside(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var bytes = Self.document
    for _ in 0..<100 {
      let start = Int.random(in: 0...bytes.count, using: &generator)
      let end = Int.random(in: start...min(bytes.count, start + 8), using: &generator)
      let from = Int.random(in: 0..<Self.document.count, using: &generator)
      let length = Int.random(in: 0...8, using: &generator)
      bytes.replaceSubrange(start..<end, with: Self.document[from...].prefix(length))
      expectReadOrRefused(bytes)
    }
  }

  /// A document with everything in it, its last byte needed.
  private static let document = Array(
    """
    \u{FEFF}{"a": [true, false, null, NaN, -Infinity, 1e999],\r
    \t"é😀": {"": "\\"\\ud83d\\ude00€"},
     "items": [[50.5,32], [-0.25e-3, 0], [
     ], {}, 12345678901234567890]
    }
    """.utf8)

  private func expectReadOrRefused(_ bytes: [UInt8]) {
    do throws(JSONError) {
      _ = try JSONParser.parse(bytes)
    } catch {
      expectInside(bytes, error)
    }
  }

  private func expectInside(_ bytes: [UInt8], _ error: JSONError) {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard error.line >= 1, error.line <= lines.count else {
      Issue.record("\(error) lies outside of \(bytes)")
      return
    }
    // A byte is one column at most, and the end of a line counts as one.
    let columns = 1...lines[error.line - 1].count + 1
    let isPrintable = !error.message.unicodeScalars.contains {
      $0.properties.generalCategory == .control
    }
    #expect(columns.contains(error.column) && isPrintable, "\(error) of \(bytes)")
  }
}

// MARK: Random values

/// Random numbers that are the same for the same seed, on every machine.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// The 64-bit linear congruential step of Knuth's MMIX, its high bits folded into the low ones.
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    let high = state
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return high ^ (state >> 32)
  }
}

/// A value no deeper than this, each kind as likely as the others.
private func randomValue(depth: Int, using generator: inout SeededGenerator) -> JSONValue {
  let kinds = depth > 1 ? 7 : 4
  let count = Int.random(in: 0...20, using: &generator) / 4
  switch Int.random(in: 0..<kinds, using: &generator) {
  case 0: return nil
  case 1: return JSONValue(.boolean(Bool.random(using: &generator)))
  case 2: return JSONValue(.number(randomNumber(using: &generator)))
  case 3: return JSONValue(.string(randomString(using: &generator)))
  case 4:
    return JSONValue(
      .array((0..<count).map { _ in JSONValue(.number(randomNumber(using: &generator))) }))
  case 5:
    return JSONValue(
      .array((0..<count).map { _ in randomValue(depth: depth - 1, using: &generator) }))
  default:
    // The index keeps the keys apart.
    let members = (0..<count * 5).map { index in
      JSONValue.Member(
        key: "\(index)" + randomString(using: &generator),
        value: randomValue(depth: depth - 4, using: &generator))
    }
    return JSONValue(.object(members))
  }
}

/// A finite number: any bits at all, an integer, or one with few decimals.
private func randomNumber(using generator: inout SeededGenerator) -> Double {
  switch Int.random(in: 0..<3, using: &generator) {
  case 0:
    let number = Double(bitPattern: generator.next())
    return number.isFinite ? number : 0
  case 1:
    let shift = Int64.random(in: 0..<64, using: &generator)
    return Double(Int64(bitPattern: generator.next()) >> shift)
  default:
    return Double(Int.random(in: -100_000...100_000, using: &generator)) / 100
  }
}

/// Up to eight scalars from all over Unicode.
private func randomString(using generator: inout SeededGenerator) -> String {
  var string = String.UnicodeScalarView()
  for _ in 0..<Int.random(in: 0...8, using: &generator) {
    let limit = [0x80, 0x800, 0x3000, 0x110000].randomElement(using: &generator)!
    let value = UInt32.random(in: 0..<UInt32(limit), using: &generator)
    string.append(Unicode.Scalar(value) ?? "<")
  }
  return String(string)
}
