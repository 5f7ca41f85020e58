import ReflowText

/// A text set into the inside of a box: lines of whole characters, broken at spaces where they are
/// and within words where they must be.
struct LabelText: Equatable {
  var lines: [[Glyph]] = []
  /// Nothing was left out, and no word was broken.
  var isWhole = true

  init() {}

  /// Sets a text into `width` columns and at most `rows` lines; what does not fit is left out and
  /// marked by an ellipsis, in a single column left out altogether. O(columns × rows), however long the text is.
  init(_ text: String, width: Int, rows: Int, isASCII: Bool) {
    guard width > 0, rows > 0 else { return }
    // Only the start of a long text can be seen; a character takes 16 scalars at most.
    let scalars = text.unicodeScalars.prefix(16 * (width * rows + 1))
    let safe = terminalSafe(String(scalars), isASCII: isASCII)
    for word in safe.split(separator: " ") {
      guard lines.count <= rows else { break }
      append(Glyph.glyphs(of: String(word)), width: width, rows: rows)
    }
    if lines.count > rows {
      lines.removeLast(lines.count - rows)
      isWhole = false
      // In a single column an ellipsis would say nothing, and a part of a number a wrong one.
      if width == 1 { lines = [] } else { endInEllipsis(width: width, isASCII: isASCII) }
    }
  }

  private mutating func append(_ word: [Glyph], width: Int, rows: Int) {
    let length = word.reduce(0) { $0 + $1.width }
    if let last = lines.last, columns(of: last) + 1 + length <= width {
      lines[lines.count - 1] += [Glyph(" ")] + word
      return
    }
    if length > width { isWhole = false }
    lines.append([])
    var used = 0
    for glyph in word {
      if used + glyph.width > width, used > 0 {
        guard lines.count <= rows else { return }
        lines.append([])
        used = 0
      }
      // A wide character in a single column.
      guard glyph.width <= width else { return lines.append(contentsOf: overflow(rows)) }
      lines[lines.count - 1].append(glyph)
      used += glyph.width
    }
  }

  /// As many lines as make the label too long.
  private func overflow(_ rows: Int) -> [[Glyph]] {
    Array(repeating: [], count: max(0, rows + 1 - lines.count))
  }

  private mutating func endInEllipsis(width: Int, isASCII: Bool) {
    var last = lines[lines.count - 1]
    while columns(of: last) > width - 1 { last.removeLast() }
    while last.last?.character == " " { last.removeLast() }
    lines[lines.count - 1] = last + [Glyph(isASCII ? "~" : "…")]
  }

  func columns(of line: [Glyph]) -> Int {
    line.reduce(0) { $0 + $1.width }
  }
}
