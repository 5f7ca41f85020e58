extension JSONWriter {
  /// Appends a number in the fewest digits that read back as the same `Double`.
  static func append(_ number: Double, to bytes: inout [UInt8]) {
    precondition(number.isFinite, "JSON has no NaN and no infinity")
    // The common case, without the string that a description is. It also makes 0 of -0.
    if number.magnitude < 1e15, let integer = Int64(exactly: number) {
      append(integer, to: &bytes)
      return
    }
    // The standard library finds the digits, and JSON allows what it makes of them: "72.5",
    // "1234567890123456.0", "1e+20", "1e-07". What is needless in these is left out.
    let start = bytes.count
    bytes.append(contentsOf: number.description.utf8)
    if bytes.suffix(2).elementsEqual(".0".utf8) { bytes.removeLast(2) }
    guard let mark = bytes[start...].lastIndex(of: UInt8(ascii: "e")) else { return }
    let digits = bytes[mark...].firstIndex { (UInt8(ascii: "1")...UInt8(ascii: "9")).contains($0) }!
    let sign = bytes[mark + 1] == UInt8(ascii: "-") ? 1 : 0
    bytes.removeSubrange(mark + 1 + sign..<digits)
  }

  /// Appends an integer, without the string that its description would be.
  private static func append(_ integer: Int64, to bytes: inout [UInt8]) {
    if integer < 0 { bytes.append(UInt8(ascii: "-")) }
    let start = bytes.count
    var rest = integer.magnitude
    repeat {
      bytes.append(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
    } while rest > 0
    bytes[start...].reverse()
  }

  /// Appends a string in quotes, escaped.
  static func append(_ string: String, to bytes: inout [UInt8]) {
    var string = string
    bytes.append(UInt8(ascii: "\""))
    string.withUTF8 { utf8 in
      var runStart = 0
      var index = 0
      while index < utf8.count {
        let length = lengthToEscape(at: index, in: utf8)
        guard length > 0 else {
          index += 1
          continue
        }
        bytes.append(contentsOf: utf8[runStart..<index])
        appendEscape(of: utf8[index..<index + length], to: &bytes)
        index += length
        runStart = index
      }
      bytes.append(contentsOf: utf8[runStart...])
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// How many bytes the character at this index takes, if it has to be escaped; else 0.
  @inline(__always)
  private static func lengthToEscape(at index: Int, in utf8: UnsafeBufferPointer<UInt8>) -> Int {
    switch utf8[index] {
    case 0..<0x20, UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "<"), 0x7F:
      1
    case 0xC2 where utf8[index + 1] < 0xA0:  // U+0080 to U+009F
      2
    case 0xE2 where utf8[index + 1] == 0x80 && (0xA8...0xAE).contains(utf8[index + 2]):
      3  // U+2028 to U+202E: separators of lines, and what turns the writing direction
    case 0xE2 where utf8[index + 1] == 0x81 && (0xA6...0xA9).contains(utf8[index + 2]):
      3  // U+2066 to U+2069: isolates of writing direction
    default:
      0
    }
  }

  private static func appendEscape(
    of character: Slice<UnsafeBufferPointer<UInt8>>, to bytes: inout [UInt8]
  ) {
    switch character.first! {
    case UInt8(ascii: "\""): bytes.append(contentsOf: "\\\"".utf8)
    case UInt8(ascii: "\\"): bytes.append(contentsOf: "\\\\".utf8)
    case 0x08: bytes.append(contentsOf: "\\b".utf8)
    case 0x09: bytes.append(contentsOf: "\\t".utf8)
    case 0x0A: bytes.append(contentsOf: "\\n".utf8)
    case 0x0C: bytes.append(contentsOf: "\\f".utf8)
    case 0x0D: bytes.append(contentsOf: "\\r".utf8)
    default:
      let scalar = String(decoding: character, as: UTF8.self).unicodeScalars.first!.value
      bytes.append(contentsOf: "\\u".utf8)
      for shift in [12, 8, 4, 0] as [UInt32] {
        let digit = UInt8(scalar >> shift & 0xF)
        bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
      }
    }
  }
}
