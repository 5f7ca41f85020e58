/// Where a text stops being JSON, and why.
///
///     line 3, column 14: expected , or ] after a value, found }
struct JSONError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The line, from 1 or from the first line given to the parser. Lines end with a line feed, also
  /// one that follows a carriage return.
  var line: Int
  /// The column, from 1, in the characters that a person counts: an accented letter or an emoji is
  /// one, whatever its bytes. Where the input ended too soon, one past the line's last character.
  var column: Int
  /// What was expected and what was found. Holds printable characters only, whatever the input.
  var message: String

  var description: String { "line \(line), column \(column): \(message)" }
}

extension JSONError {
  /// The scalar itself where it can be shown safely, else `U+001B` and the like; a space in words.
  ///
  /// Not shown are controls, which could move a terminal's cursor, invisible and direction-changing
  /// characters, and marks, which would join the character before them.
  static func shown(_ scalar: Unicode.Scalar) -> String {
    if scalar == " " { return "a space" }
    return isPrintable(scalar) && !isMark(scalar) ? String(scalar) : codePoint(scalar)
  }

  /// The text in quotes, as it might stand in JSON: what cannot be shown is escaped (`\u001b`), and
  /// after `limit` scalars the rest is left out. Never longer than some 500 bytes.
  static func quoted(_ text: String, limit: Int = 40) -> String {
    var result = "\""
    for (index, scalar) in text.unicodeScalars.prefix(limit).enumerated() {
      if scalar == "\"" || scalar == "\\" {
        result += "\\\(scalar)"
      } else if isPrintable(scalar) && (index > 0 || !isMark(scalar)) {
        result.unicodeScalars.append(scalar)
      } else {
        for unit in UTF16.encode(scalar)! {
          result += "\\u" + hexadecimal(UInt32(unit)).lowercased()
        }
      }
    }
    if text.unicodeScalars.count > limit { result += "…" }
    return result + "\""
  }

  /// The text as it is where all of it can be shown, else in quotes and escaped.
  static func plain(_ text: String) -> String {
    let quoted = quoted(text, limit: .max)
    return quoted == "\"\(text)\"" ? text : quoted
  }

  /// A byte that is not UTF-8, as in `byte 0xFF`.
  static func shown(byte: UInt8) -> String {
    "byte 0x" + hexadecimal(UInt32(byte), digits: 2)
  }

  private static func codePoint(_ scalar: Unicode.Scalar) -> String {
    "U+" + hexadecimal(scalar.value)
  }

  private static func hexadecimal(_ value: UInt32, digits: Int = 4) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }

  private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate,
      .unassigned:
      false
    case .spaceSeparator:
      scalar == " "
    default:
      true
    }
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }
}
