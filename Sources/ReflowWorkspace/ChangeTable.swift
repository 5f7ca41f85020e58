import Reflow
import ReflowText

extension LayoutChange {
  /// The elements that changed as a table: element, frame before, frame after, what happened.
  /// - Parameter limit: the most rows; nil lists all.
  /// - Returns: the lines, and how many elements are missing.
  func table(limit: Int?) -> (lines: [String], missing: Int) {
    var rows: [[String]] = []
    var missing = 0
    for change in elements {
      if let limit, rows.count >= limit {
        missing += 1
      } else {
        rows.append(change.row)
      }
    }
    guard !rows.isEmpty else { return ([], 0) }
    rows.insert(["element", "before", "after", "change"], at: 0)
    let widths = rows[0].indices.map { column in
      rows.map { displayWidth(of: $0[column]) }.max() ?? 0
    }
    return (rows.flatMap { Self.lines(of: $0, widths) }, missing)
  }

  /// A row, on several lines where it does not fit into 80 columns.
  private static func lines(of row: [String], _ widths: [Int]) -> [String] {
    let places = zip(row, widths).prefix(3).map { $0.padded(to: $1) }
    let line = places.joined(separator: "  ")
    if displayWidth(of: line) + 2 + displayWidth(of: row[3]) <= 80 { return ["\(line)  \(row[3])"] }
    if displayWidth(of: line) <= 80 { return [line] + row[3].wrapped(indent: 4) }
    return ["\(places[0])  \(row[1])", "    \(row[2])"] + row[3].wrapped(indent: 4)
  }
}

extension ElementChange {
  fileprivate var row: [String] {
    let element = (after ?? before)?.element.description ?? ""
    return [element, before?.frame.inShort ?? "-", after?.frame.inShort ?? "-", inWords]
  }

  /// `moved by -60 42, line 0 → 1, was item 0.2`
  private var inWords: String {
    guard let before else { return "came" }
    guard let after else { return "went" }
    var words: [String] = []
    if kind.contains(.moved) {
      let x = shortened(after.frame.minX - before.frame.minX)
      words.append("moved by \(x) \(shortened(after.frame.minY - before.frame.minY))")
    }
    if kind.contains(.resized) {
      let width = shortened(after.frame.size.width - before.frame.size.width)
      let height = shortened(after.frame.size.height - before.frame.size.height)
      words.append("resized by \(width) \(height)")
    }
    if kind.contains(.changedLine) {
      let lines = [before.line, after.line].map { $0.map { "\($0)" } ?? "none" }
      words.append("line \(lines[0]) → \(lines[1])")
    }
    if before.element != after.element { words.append("was \(before.element.description)") }
    return words.joined(separator: ", ")
  }
}

extension Rect {
  /// Origin and size: `0,42 50×32`.
  fileprivate var inShort: String {
    "\(shortened(minX)),\(shortened(minY)) \(shortened(size.width))×\(shortened(size.height))"
  }
}
