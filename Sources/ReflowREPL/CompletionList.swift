import ReflowDrawing
import ReflowWorkspace

/// The candidates as they are listed above the line.
///
/// A few with summaries get a row each; otherwise they stand in columns, downwards first. A list
/// longer than the screen is cut, and says how many are missing.
struct CompletionList {
  var candidates: [CompletionCandidate]
  /// Columns that a text takes on the screen.
  var width: (String) -> Int

  /// Rows of text, none wider than the terminal.
  func rows(columns: Int, rows: Int) -> [String] {
    // One row stays for the line itself, one for the rows that are missing.
    let limit = max(1, rows - 2)
    let texts = candidates.map { terminalSafe($0.text, isASCII: false) }
    let summaries = candidates.map { terminalSafe($0.summary, isASCII: false) }
    if candidates.count <= max(1, limit / 2), summaries.contains(where: { !$0.isEmpty }) {
      return described(texts, summaries, columns: columns)
    }
    return grid(texts, columns: columns, limit: limit)
  }

  private func described(_ texts: [String], _ summaries: [String], columns: Int) -> [String] {
    let widest = texts.map(width).max() ?? 0
    return zip(texts, summaries).map { text, summary in
      let row = summary.isEmpty ? text : padded(text, to: widest) + "  " + summary
      return fitted(row, to: columns)
    }
  }

  private func grid(_ texts: [String], columns: Int, limit: Int) -> [String] {
    let columnWidth = (texts.map(width).max() ?? 0) + 2
    // The last column needs no gap after it.
    let perRow = max(1, (columns + 2) / columnWidth)
    let rowCount = (texts.count + perRow - 1) / perRow
    let shown = min(rowCount, limit)
    var rows = (0..<shown).map { row in
      // Downwards first, as ls does, so that a sorted list is read column by column.
      let cells = stride(from: row, to: texts.count, by: rowCount).map { texts[$0] }
      let row = cells.dropLast().map { padded($0, to: columnWidth) }.joined() + (cells.last ?? "")
      return fitted(row, to: columns)
    }
    if shown < rowCount {
      let missing = (0..<texts.count).count { $0 % rowCount >= shown }
      rows.append(fitted("… \(missing) more", to: columns))
    }
    return rows
  }

  private func padded(_ text: String, to columns: Int) -> String {
    text + String(repeating: " ", count: max(0, columns - width(text)))
  }

  /// Cuts a text to a number of columns, with a mark where something is missing.
  private func fitted(_ text: String, to columns: Int) -> String {
    guard width(text) > columns else { return text }
    var result = ""
    var taken = 0
    for character in text {
      let next = width(String(character))
      if taken + next > columns - 1 {
        break
      }
      result.append(character)
      taken += next
    }
    return result + "…"
  }
}
