extension JSONParser {
  /// Reads a string, from its opening quote past its closing one.
  ///
  /// One pass where there is no escape; runs between escapes are copied as they are.
  mutating func parseString() throws(JSONError) -> String {
    let start = position
    position += 1
    var runStart = position
    unescaped.removeAll(keepingCapacity: true)
    while let byte = current {
      switch byte {
      case UInt8(ascii: "\""):
        let run = bytes[runStart..<position]
        position += 1
        if unescaped.isEmpty { return String(decoding: run, as: UTF8.self) }
        unescaped.append(contentsOf: run)
        return String(decoding: unescaped, as: UTF8.self)
      case UInt8(ascii: "\\"):
        unescaped.append(contentsOf: bytes[runStart..<position])
        try parseEscape(inStringAt: start)
        runStart = position
      case 0..<0x20:
        throw unescapedControl(byte, inStringAt: start)
      case 0x20..<0x80:
        position += 1
      default:
        let length = characterLength(at: position)
        guard length > 0 else { throw invalidCharacter(inStringAt: start) }
        position += length
      }
    }
    throw endedInside("a string begun on line \(line)")
  }

  /// Reads an escape, from its backslash on, and adds what it means to `unescaped`.
  private mutating func parseEscape(inStringAt start: Int) throws(JSONError) {
    position += 1
    switch current {
    case UInt8(ascii: "\""): unescaped.append(UInt8(ascii: "\""))
    case UInt8(ascii: "\\"): unescaped.append(UInt8(ascii: "\\"))
    case UInt8(ascii: "/"): unescaped.append(UInt8(ascii: "/"))
    case UInt8(ascii: "b"): unescaped.append(0x08)
    case UInt8(ascii: "f"): unescaped.append(0x0C)
    case UInt8(ascii: "n"): unescaped.append(0x0A)
    case UInt8(ascii: "r"): unescaped.append(0x0D)
    case UInt8(ascii: "t"): unescaped.append(0x09)
    case UInt8(ascii: "u"):
      let scalar = try parseScalar()
      unescaped.append(contentsOf: UTF8.encode(scalar)!)
      return
    default:
      throw unexpected(
        wanted: "one of \" \\ / b f n r t u after \\",
        inside: "a string begun on line \(line)")
    }
    position += 1
  }

  /// Reads the `uXXXX` of an escape, and a second escape where the first is half a pair.
  private mutating func parseScalar() throws(JSONError) -> Unicode.Scalar {
    let escape = position - 1
    let first = try parseCodeUnit()
    // Only surrogates are no scalars.
    if let scalar = Unicode.Scalar(first) { return scalar }
    if UTF16.isLeadSurrogate(first), current == UInt8(ascii: "\\"),
      position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "u")
    {
      position += 1
      let second = try parseCodeUnit()
      if UTF16.isTrailSurrogate(second) {
        return UTF16.decode(UTF16.EncodedScalar([first, second]))
      }
    }
    throw failure(
      "\\u\(String(first, radix: 16)) is one half of a surrogate pair and lacks the other",
      at: escape)
  }

  /// Reads `u` and four hexadecimal digits.
  private mutating func parseCodeUnit() throws(JSONError) -> UInt16 {
    position += 1
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let byte = current, let digit = Unicode.Scalar(byte).hexadecimalValue else {
        throw unexpected(
          wanted: "four hexadecimal digits after \\u",
          inside: "a string begun on line \(line)")
      }
      unit = unit << 4 | digit
      position += 1
    }
    return unit
  }

  /// How many bytes the UTF-8 character at this offset takes; 0 if there is none. Overlong forms,
  /// surrogates and what lies above U+10FFFF are none (the table "Well-formed UTF-8 byte sequences"
  /// of the Unicode standard).
  func characterLength(at offset: Int) -> Int {
    let lead = bytes[offset]
    let length = announcedLength(lead)
    guard length > 0, offset + length <= bytes.count else { return 0 }
    for index in 1..<max(length, 1) where bytes[offset + index] & 0xC0 != 0x80 { return 0 }
    guard length > 2 else { return length }
    let second = bytes[offset + 1]
    return switch lead {
    case 0xE0 where second < 0xA0: 0
    case 0xED where second > 0x9F: 0
    case 0xF0 where second < 0x90: 0
    case 0xF4 where second > 0x8F: 0
    default: length
    }
  }

  /// How many bytes a character takes that begins with this one; 0 if none does.
  func announcedLength(_ lead: UInt8) -> Int {
    switch lead {
    case 0x00..<0x80: 1
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 0
    }
  }
}

extension Unicode.Scalar {
  /// What the scalar stands for as a hexadecimal digit.
  fileprivate var hexadecimalValue: UInt16? {
    switch self {
    case "0"..."9": UInt16(value - 48)
    case "A"..."F": UInt16(value - 55)
    case "a"..."f": UInt16(value - 87)
    default: nil
    }
  }
}
