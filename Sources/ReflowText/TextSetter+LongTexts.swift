import CPango

// Pango takes time that grows with the square of a word's length where that wraps, and counts widths in
// 32 bits. So a long text is set piece by piece.
extension TextSetter {
  /// How large a long text is: paragraph by paragraph, piece by piece. O(length).
  ///
  /// A paragraph that does not wrap is cut behind spaces, where a letter hardly ever knows of the next
  /// one. One that wraps goes on where the last line of a piece began. A line takes four pieces at most.
  func measure(long bytes: UnsafeBufferPointer<UInt8>, isWrapped: Bool) -> TextExtent {
    var whole: TextExtent?
    for paragraph in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let extent = isWrapped ? wrapped(paragraph) : unwrapped(paragraph)
      whole = whole?.above(extent) ?? extent
    }
    return whole ?? set(bytes[...]).extent
  }

  /// The same for a text that wraps. A word that is longer than a line takes time that grows with the
  /// square of the piece, and the last line of a piece is set twice.
  var wrappedPieceLength: Int { min(1024, pieceLength) }

  private func unwrapped(_ paragraph: Slice<UnsafeBufferPointer<UInt8>>) -> TextExtent {
    var (piece, rest) = cut(paragraph, at: pieceLength)
    var line = set(piece).extent
    while !rest.isEmpty {
      (piece, rest) = cut(rest, at: pieceLength)
      line = line.beside(set(piece).extent)
    }
    return line
  }

  private func wrapped(_ paragraph: Slice<UnsafeBufferPointer<UInt8>>) -> TextExtent {
    var whole: TextExtent?
    var rest = paragraph
    var length = wrappedPieceLength
    repeat {
      let (piece, behind) = cut(rest, at: length)
      let lines = set(piece)
      if behind.isEmpty {
        whole = whole?.above(lines.extent) ?? lines.extent
        return whole!
      }
      if lines.startOfLast == 0 && length < 4 * wrappedPieceLength {
        length *= 2
        continue
      }
      length = wrappedPieceLength
      if lines.startOfLast == 0 {
        whole = whole?.above(lines.extent) ?? lines.extent
        rest = behind
      } else {
        whole = whole?.above(lines.extentBeforeLast) ?? lines.extentBeforeLast
        rest = rest.dropFirst(lines.startOfLast)
      }
    } while true
  }

  /// Cuts a text behind the last space before `length`, or between two characters.
  private func cut(
    _ text: Slice<UnsafeBufferPointer<UInt8>>, at length: Int
  ) -> (Slice<UnsafeBufferPointer<UInt8>>, Slice<UnsafeBufferPointer<UInt8>>) {
    guard text.count > length else { return (text, text[text.endIndex...]) }
    let limit = text.startIndex + length
    if let space = text[text.startIndex + length / 2..<limit].lastIndex(of: UInt8(ascii: " ")) {
      return (text[...space], text[(space + 1)...])
    }
    var end = limit
    while end > text.startIndex + 1 && text[end] & 0xC0 == 0x80 { end -= 1 }
    return (text[..<end], text[end...])
  }
}
