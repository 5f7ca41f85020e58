import Reflow

/// A font without a font: every terminal column a character takes is 8 points wide, every line 16
/// points high. The same on every machine.
///
/// Lines wrap between words, and within a word that is longer than a line. O(length).
public struct GridFont: TextMeasurer {
  /// Width of one column, in points.
  public static let columnWidth = 8.0
  /// Height of one line, in points.
  public static let lineHeight = 16.0

  public init() {}

  public func measure(_ text: String, wrappedAt width: Double?) -> TextExtent {
    guard let width else { return measureWhole(text) }
    let limit = Int(max(1, min(1e6, width / Self.columnWidth + Fit.tolerance)))
    var lineCount = 0
    var widest = 0
    for paragraph in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let lines = wrap(paragraph, at: limit)
      lineCount += lines.count
      widest = max(widest, lines.max() ?? 0)
    }
    return TextExtent(
      width: Double(widest) * Self.columnWidth, lineCount: lineCount, lineHeight: Self.lineHeight)
  }

  /// Sets each line whole, with the spaces at its end.
  private func measureWhole(_ text: String) -> TextExtent {
    var lineCount = 0
    var widest = 0
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      lineCount += 1
      widest = max(widest, displayWidth(of: String(line)))
    }
    return TextExtent(
      width: Double(widest) * Self.columnWidth, lineCount: lineCount, lineHeight: Self.lineHeight)
  }

  /// The widths of a paragraph's lines, in columns. Spaces at a line's end hang.
  private func wrap(_ paragraph: Substring, at limit: Int) -> [Int] {
    var lines = [0]
    var pending = 0
    for part in words(paragraph) {
      if part.isSpace {
        pending += part.width
        continue
      }
      let used = lines[lines.count - 1]
      if used > 0 && used + pending + part.width > limit {
        lines.append(0)
      } else {
        lines[lines.count - 1] += pending
      }
      pending = 0
      for character in part.characters {
        let width = displayWidth(of: character)
        if lines[lines.count - 1] + width > limit && lines[lines.count - 1] > 0 { lines.append(0) }
        lines[lines.count - 1] += width
      }
    }
    return lines
  }

  private struct Part {
    var characters: Substring
    var isSpace: Bool
    var width: Int
  }

  private func words(_ text: Substring) -> [Part] {
    var parts: [Part] = []
    var rest = text
    while let first = rest.first {
      let isSpace = first.isWhitespace
      let characters = rest.prefix { $0.isWhitespace == isSpace }
      let width = characters.reduce(0) { $0 + displayWidth(of: $1) }
      parts.append(Part(characters: characters, isSpace: isSpace, width: width))
      rest = rest[characters.endIndex...]
    }
    return parts
  }
}
