// What the parser says when it cannot go on. Every message tells what was expected, what was found
// and, where the mistake is a known one, what to write instead.

extension JSONParser {
  /// An error at this offset of the line that is being read, or at the position. Linear in the
  /// length of the line.
  func failure(_ message: String, at offset: Int? = nil) -> JSONError {
    JSONError(line: line, column: column(of: offset ?? position), message: message)
  }

  /// An error at the position: this was wanted, and something else, or the end, is there.
  ///
  /// - Parameter whole: what the input ends inside of, if it ends here.
  func unexpected(wanted: String, inside whole: String? = nil, hint: String = "") -> JSONError {
    if position == bytes.count, let whole { return endedInside(whole) }
    return failure("expected \(wanted), found \(found)\(hint)")
  }

  /// The same within an array, an object or the document.
  func unexpected(wanted: String, in container: Container, hint: String = "") -> JSONError {
    switch container.kind {
    case .document: unexpected(wanted: wanted, hint: hint)
    case .array:
      unexpected(wanted: wanted, inside: "an array begun on line \(container.line)", hint: hint)
    case .object:
      unexpected(wanted: wanted, inside: "an object begun on line \(container.line)", hint: hint)
    }
  }

  /// An error at the end of the input.
  func endedInside(_ whole: String) -> JSONError {
    failure("the input ended inside \(whole)", at: bytes.count)
  }

  /// No value begins with the byte at the position.
  func unexpectedValue(in container: Container) -> JSONError {
    guard let byte = current else {
      if container.kind != .document { return unexpected(wanted: "a value", in: container) }
      return failure("expected a value, found nothing: the input is empty")
    }
    let hint =
      switch byte {
      case UInt8(ascii: "'"): "; strings take double quotes"
      case UInt8(ascii: "/"), UInt8(ascii: "#"): "; JSON has no comments"
      case UInt8(ascii: "+"): "; a positive number takes no sign"
      case UInt8(ascii: "."): "; a number needs a digit before its point"
      case UInt8(ascii: "]") where container.kind == .array,
        UInt8(ascii: ",") where container.kind == .array:
        "; JSON allows no comma without a value after it"
      case 0xFE where position == 0, 0xFF where position == 0:
        "; the text may be UTF-16, it has to be UTF-8"
      default: ""
      }
    return unexpected(wanted: "a value", in: container, hint: hint)
  }

  /// No key begins at the position.
  func unexpectedKey(in object: Container) -> JSONError {
    let hint =
      switch current {
      case UInt8(ascii: "}"), UInt8(ascii: ","):
        "; JSON allows no comma without a value after it"
      case UInt8(ascii: "/"), UInt8(ascii: "#"): "; JSON has no comments"
      default: ""
      }
    return unexpected(wanted: "a key in double quotes", in: object, hint: hint)
  }

  /// A bare word that JSON does not know, which began at this offset.
  func unknownWord(_ word: String, at offset: Int) -> JSONError {
    let known = ["null", "true", "false", "NaN", "Infinity", "-Infinity"]
    let twin = known.first { $0.lowercased() == word.lowercased() }
    let hint = twin.map { "; did you mean \($0)?" } ?? ""
    return failure("expected a value, found the word \(word)\(hint)", at: offset)
  }

  /// A control character inside the string that began at this offset.
  func unescapedControl(_ byte: UInt8, inStringAt start: Int) -> JSONError {
    let hint =
      switch byte {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): ", a line break; inside a string write \\n"
      case UInt8(ascii: "\t"): ", a tab; inside a string write \\t"
      default: "; inside a string write it as an escape"
      }
    return failure(
      "expected \" to close the string of column \(column(of: start)), found \(found)\(hint)")
  }

  /// Bytes that are not UTF-8 inside the string that began at this offset.
  func invalidCharacter(inStringAt start: Int) -> JSONError {
    let rest = bytes[position...]
    if rest.count < announcedLength(bytes[position]),
      rest.dropFirst().allSatisfy({ $0 & 0xC0 == 0x80 })
    {
      return endedInside("a string begun on line \(line)")
    }
    return failure("expected UTF-8 in the string of column \(column(of: start)), found \(found)")
  }

  /// What stands at the position, in characters that are safe to show.
  private var found: String {
    guard position < bytes.count else { return "the end of the input" }
    let length = characterLength(at: position)
    guard length > 0 else { return JSONError.shown(byte: bytes[position]) }
    let character = String(decoding: bytes[position..<position + length], as: UTF8.self)
    return JSONError.shown(character.unicodeScalars.first!)
  }

  /// The column of an offset of this line, from 1. Everything before it on the line is valid
  /// UTF-8, since it has been read.
  private func column(of offset: Int) -> Int {
    let before = bytes[lineStart..<offset]
    // Counting characters is slow, and the line of an error may be a whole file.
    if before.allSatisfy({ $0 < 0x80 }) { return before.count + 1 }
    return String(decoding: before, as: UTF8.self).count + 1
  }
}
