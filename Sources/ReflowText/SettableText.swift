/// A text as it is set: each line break in it a newline, each control character that is not a tab a
/// replacement character (`�`), so that nothing in it ends it, hides or is no text at all.
public struct SettableText: Hashable, Sendable {
  public let text: String

  /// O(length); a text without anything of that kind is taken as it is.
  public init(_ text: String) {
    guard text.utf8.contains(where: Self.mayBeginControl) else {
      self.text = text
      return
    }
    var settable = String.UnicodeScalarView()
    var isAfterReturn = false
    for scalar in text.unicodeScalars {
      defer { isAfterReturn = scalar == "\r" }
      if scalar == "\n" && isAfterReturn { continue }
      settable.append(Self.settable(scalar))
    }
    self.text = String(settable)
  }

  /// Whether a byte may begin a control character or a line break.
  private static func mayBeginControl(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x7F || byte == 0xC2 || byte == 0xE2
  }

  private static func settable(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: "\n"
    case 0x09: "\t"
    case 0..<0x20, 0x7F..<0xA0: "\u{FFFD}"
    default: scalar
    }
  }
}
