import Reflow

/// How large a text is when it is set: the place where fonts plug in.
public protocol TextMeasurer: Sendable {
  /// Sets a text.
  /// - Parameters:
  ///   - text: any text; line breaks in it begin a line.
  ///   - width: where lines wrap, in points; nil sets each line whole.
  func measure(_ text: String, wrappedAt width: Double?) -> TextExtent
}

/// How large a set text is.
public struct TextExtent: Hashable, Sendable {
  /// Width of the widest line, in points.
  public var width: Double
  public var lineCount: Int
  /// Distance between two lines, in points.
  public var lineHeight: Double

  public init(width: Double, lineCount: Int, lineHeight: Double) {
    self.width = width
    self.lineCount = lineCount
    self.lineHeight = lineHeight
  }
}

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
    let limit = max(1, Int(min(1e6, width / Self.columnWidth + Fit.tolerance)))
    var extent = TextExtent(width: 0, lineCount: 0, lineHeight: Self.lineHeight)
    var widest = 0
    for paragraph in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let lines = wrap(paragraph, at: limit)
      extent.lineCount += lines.count
      widest = max(widest, lines.max() ?? 0)
    }
    extent.width = Double(widest) * Self.columnWidth
    return extent
  }

  /// Sets each line whole, with the spaces at its end.
  private func measureWhole(_ text: String) -> TextExtent {
    var extent = TextExtent(width: 0, lineCount: 0, lineHeight: Self.lineHeight)
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      extent.lineCount += 1
      extent.width = max(extent.width, Double(displayWidth(of: String(line))) * Self.columnWidth)
    }
    return extent
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
