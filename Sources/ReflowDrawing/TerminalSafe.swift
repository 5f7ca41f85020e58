import ReflowText

/// A text that a terminal can only show, whatever is in it.
///
/// Control characters become their pictures (a newline `␊`, an escape `␛`, a carriage return with its
/// newline the one character `␤`). Controls of the second set, line separators, overrides and isolates
/// of the writing direction, and every other character that has no width of its own become `�`. What
/// joins visible characters stays: marks, and the joiners within an emoji or a word of an Indic script.
///
///     terminalSafe("a\u{1B}[2J", isASCII: false)  // "a␛[2J"
///
/// - Parameters:
///   - text: comes from anywhere.
///   - isASCII: replaces signs by those that they are typed with (a minus by a hyphen), and whatever else is
///     not ASCII by `?`, once for each column that it takes, so that both forms are of one width.
public func terminalSafe(_ text: String, isASCII: Bool) -> String {
  if isPlain(text) { return text }
  var safe = String.UnicodeScalarView()
  for character in text {
    if character == "\r\n" {
      safe.append("\u{2424}")
    } else {
      appendSafe(character, to: &safe)
    }
  }
  return isASCII ? asciiOnly(String(safe)) : String(safe)
}

private let replacement: Unicode.Scalar = "\u{FFFD}"

/// The longest emoji have 10 scalars; a pile of marks beyond that paints over the lines above.
private let mostScalarsInACharacter = 16

private func appendSafe(_ character: Character, to safe: inout String.UnicodeScalarView) {
  var base: Unicode.Scalar?
  for scalar in character.unicodeScalars.prefix(mostScalarsInACharacter) {
    let shown = base.map { joined(scalar, to: $0) } ?? leading(scalar)
    safe.append(shown)
    base = base ?? shown
  }
}

/// A scalar at the start of a character. One without width would lean on whatever stands before it.
private func leading(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
  switch scalar.value {
  case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value) ?? replacement
  case 0x7F: "\u{2421}"
  default: displayWidth(of: Character(scalar)) == 0 ? replacement : scalar
  }
}

/// A scalar further on in a character.
private func joined(_ scalar: Unicode.Scalar, to base: Unicode.Scalar) -> Unicode.Scalar {
  switch scalar.properties.generalCategory {
  case .format:
    let isJoiner = scalar == "\u{200C}" || scalar == "\u{200D}"
    let isFlagTag = base == "\u{1F3F4}" && (0xE0020...0xE007F).contains(scalar.value)
    return isJoiner || isFlagTag ? scalar : replacement
  case .control, .lineSeparator, .paragraphSeparator: return replacement
  default: return scalar
  }
}

/// Signs of one column in the program's own sentences, which would mean something else as a `?`.
private let asciiSigns: [Character: Character] = [
  "−": "-", "–": "-", "×": "x", "→": ">", "·": "*", "“": "\"", "”": "\"", "’": "'", "‘": "'",
]

private func asciiOnly(_ text: String) -> String {
  var ascii = ""
  for character in text {
    if character.isASCII {
      ascii.append(character)
    } else if let sign = asciiSigns[character] {
      ascii.append(sign)
    } else {
      ascii += String(repeating: "?", count: displayWidth(of: character))
    }
  }
  return ascii
}
