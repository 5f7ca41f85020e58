import ReflowDrawing
import ReflowText

/// A refused line and a row that points at the word that is wrong:
///
///       width abc
///             ^~~
///
/// Whatever stands in the line is made harmless; wide characters count for two columns. Of a long line
/// the part around the word is shown.
public struct PointedLine: Hashable, Sendable {
  /// The line, as far as it is shown.
  public private(set) var line: String
  /// The row below it.
  public private(set) var row: String

  /// A character as it is shown, and the bytes of the line that it stands for.
  private struct Cell {
    var text: String
    var width: Int
    var bytes: Range<Int>
  }

  /// - Parameters:
  ///   - typed: the line that was given.
  ///   - columns: the most columns that both may take, at least 20.
  ///   - isASCII: whether other characters become question marks.
  /// - Returns: nil where the error names no place.
  public init?(_ error: CommandError, typed: String, columns: Int = 80, isASCII: Bool = false) {
    guard let place = error.place else { return nil }
    let indent = 2
    let room = max(20, columns) - indent - 2
    let cells = Self.cells(of: error.line ?? typed, around: place, isASCII: isASCII)
    // What is missing is missing behind all cells.
    let first = cells.firstIndex { $0.bytes.upperBound > place.lowerBound } ?? cells.count
    let last = max(
      first, cells.firstIndex { $0.bytes.lowerBound >= place.upperBound } ?? cells.count)
    let gap = max(0, place.lowerBound - (cells.last?.bytes.upperBound ?? 0))
    let marked = max(1, cells[first..<last].reduce(0) { $0 + $1.width })

    // From the word outwards: some of what stands before it, then what follows.
    var start = first
    var used = min(marked, room / 2) + min(gap, 1)
    while start > 0, used + cells[start - 1].width <= room * 2 / 3 {
      start -= 1
      used += cells[start].width
    }
    var end = first
    used = cells[start..<first].reduce(0) { $0 + $1.width }
    while end < cells.count, used + cells[end].width <= room - 1 {
      used += cells[end].width
      end += 1
    }
    let isCutBefore = start > 0 || (cells.first?.bytes.lowerBound ?? 0) > 0
    let ellipsis = isASCII ? "~" : "…"
    let shown = cells[start..<end].map(\.text).joined()
    let cutAfter = end < cells.count ? ellipsis : ""
    line = String(repeating: " ", count: indent) + (isCutBefore ? ellipsis : "") + shown + cutAfter

    let before = cells[start..<first].reduce(0) { $0 + $1.width } + min(gap, 1)
    let column = indent + (isCutBefore ? 1 : 0) + before
    let width = max(1, min(marked, used - before + (end < last ? 1 : 0)))
    row = String(repeating: " ", count: column) + "^" + String(repeating: "~", count: width - 1)
  }

  /// The characters of the line near the place: a line may be a megabyte.
  private static func cells(
    of line: String, around place: Range<Int>, isASCII: Bool
  ) -> [Cell] {
    let reach = 4096
    var cells: [Cell] = []
    var offset = 0
    for character in line {
      let bytes = offset..<offset + character.utf8.count
      offset = bytes.upperBound
      if bytes.upperBound + reach < place.lowerBound { continue }
      if bytes.lowerBound > place.lowerBound + reach { break }
      let text = terminalSafe(String(character), isASCII: isASCII)
      cells.append(Cell(text: text, width: displayWidth(of: text), bytes: bytes))
    }
    return cells
  }
}
