/// How many columns of a terminal a character takes: 0, 1 or 2.
///
/// A joined emoji, a flag and an emoji with its skin counts once, a letter with combining marks as the
/// letter. Letters that are written as one character but stand beside one another, as those of Indic
/// scripts do, count each. Wide are the East Asian wide and fullwidth scalars of Unicode's annex 11 and
/// what is shown as an emoji. The answer depends on no locale and on no C library.
public func displayWidth(of character: Character) -> Int {
  var width = 0
  var isEmoji = false
  for scalar in character.unicodeScalars {
    if scalar == "\u{FE0F}" { return 2 }
    let properties = scalar.properties
    isEmoji = isEmoji || properties.isEmojiPresentation
    width += displayWidth(of: scalar)
  }
  return isEmoji ? min(width, 2) : width
}

/// Whether terminals agree how many columns a character takes, and on which side of its neighbours it
/// stands. They do not where it is made of several scalars, is an emoji, or is written from right to left.
public func hasCertainWidth(_ character: Character) -> Bool {
  let scalars = character.unicodeScalars
  guard let scalar = scalars.first, scalars.count == 1 else { return false }
  return scalar.value < 0x590 || wideRanges.contains { $0.contains(scalar.value) }
    || (0x2000..<0x2E80).contains(scalar.value) && !scalar.properties.isEmojiPresentation
}

/// Whether a character is written from right to left.
public func isRightToLeft(_ character: Character) -> Bool {
  character.unicodeScalars.contains { scalar in
    scalar.value >= 0x590 && rightToLeftRanges.contains { $0.contains(scalar.value) }
  }
}

/// The blocks that Unicode keeps for scripts that are written from right to left.
private let rightToLeftRanges: [ClosedRange<UInt32>] = [
  0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF,
]

/// How many columns of a terminal a text takes, were it on one line. O(length).
public func displayWidth(of text: String) -> Int {
  if isPlain(text) { return text.utf8.count }
  return text.reduce(0) { $0 + displayWidth(of: $1) }
}

/// Whether a text holds printable ASCII only: a byte is then a character, and one column wide.
public func isPlain(_ text: String) -> Bool {
  text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
}

private func displayWidth(of scalar: Unicode.Scalar) -> Int {
  let value = scalar.value
  if value < 0x7F { return value < 0x20 ? 0 : 1 }
  let properties = scalar.properties
  switch properties.generalCategory {
  case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator:
    return 0
  default: break
  }
  if properties.isDefaultIgnorableCodePoint { return 0 }
  // Vowels and final consonants of Hangul stand within the syllable that the first one begins.
  if (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FF).contains(value) { return 0 }
  let isWide =
    properties.isEmojiPresentation || wideRanges.contains { $0.contains(value) }
  return isWide ? 2 : 1
}

/// The blocks that are wide throughout. Symbols that are wide one by one are emoji.
private let wideRanges: [ClosedRange<UInt32>] = [
  0x1100...0x115F,  // leading consonants of Hangul
  0x2329...0x232A,  // angle brackets
  0x2E80...0x303E,  // radicals, ideographic punctuation
  0x3041...0x4DBF,  // kana, bopomofo, compatibility forms, ideographs A
  0x4E00...0xA4CF,  // ideographs, Yi
  0xA960...0xA97F,  // Hangul extension
  0xAC00...0xD7A3,  // Hangul syllables
  0xF900...0xFAFF,  // compatibility ideographs
  0xFE10...0xFE19, 0xFE30...0xFE6F,  // vertical and small forms
  0xFF01...0xFF60, 0xFFE0...0xFFE6,  // fullwidth forms
  0x16FE0...0x18CFF, 0x1AFF0...0x1B2FF,  // Tangut, Khitan, old kana, Nushu
  0x1F200...0x1F2FF,  // enclosed ideographs
  0x20000...0x3FFFD,  // ideographs B and later
]
