/// A text that equals another one only where it is spelt with the same bytes.
///
/// A `String` equals whatever Unicode takes for the same text, such as a letter with an accent of its own
/// and one with a combining accent. Fonts set the two differently.
struct ExactText: Hashable {
  private let text: String

  init(_ text: String) { self.text = text }

  var bytes: String.UTF8View { text.utf8 }

  /// O(length).
  static func == (first: ExactText, second: ExactText) -> Bool {
    first.bytes.elementsEqual(second.bytes)
  }

  func hash(into hasher: inout Hasher) {
    let isHashed: Void? = bytes.withContiguousStorageIfAvailable {
      hasher.combine(bytes: UnsafeRawBufferPointer($0))
    }
    if isHashed == nil { for byte in bytes { hasher.combine(byte) } }
    // No text is the beginning of another one.
    hasher.combine(0xFF as UInt8)
  }
}
