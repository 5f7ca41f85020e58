/// A text with which fonts and XML have no trouble: control characters become their symbols, all
/// kinds of line breaks become `\n`, and what XML 1.0 cannot hold becomes U+FFFD. O(length).
func drawable(_ text: String) -> String {
  if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
  var safe = String.UnicodeScalarView()
  for character in text {
    // A pile of marks beyond what any script needs paints over everything around it.
    for scalar in character.unicodeScalars.prefix(16) {
      if let scalar = drawable(scalar, in: character) { safe.append(scalar) }
    }
  }
  return String(safe)
}

private func drawable(_ scalar: Unicode.Scalar, in character: Character) -> Unicode.Scalar? {
  switch scalar.value {
  case 0x0D where character == "\r\n": nil
  case 0x0A...0x0D, 0x85, 0x2028, 0x2029: "\n"
  case 0x09: " "
  case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value)
  case 0x7F: "\u{2421}"
  case 0x80..<0xA0, 0xFFFE, 0xFFFF: "\u{FFFD}"
  case let value where value & 0xFFFE == 0xFFFE: "\u{FFFD}"
  default: scalar
  }
}

/// The start of a text that can be seen in a box, and no more of it than that, with an ellipsis: a
/// label may have a megabyte.
func visibleStart(of text: String, width: Double, height: Double, fontSize: Double) -> String {
  let columns = max(0, width) / (fontSize / 4) + 2
  let lines = max(0, height) / fontSize + 2
  let most = Int(min(4000, columns * lines))
  guard text.utf8.count > most else { return text }
  // Counting characters would go through all of a single one, however many marks it has.
  let start = String(text.unicodeScalars.prefix(16 * most))
  let shown = start.prefix(most)
  return shown.utf8.count < text.utf8.count ? shown + "…" : text
}
