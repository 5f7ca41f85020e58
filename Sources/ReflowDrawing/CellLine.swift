import ReflowText

/// A row of cells as a line of text for a terminal.
///
/// What is written from right to left would take the boxes around it along in terminals that reorder
/// it: the borders between two such labels are neutral, and would become a part of them. So a label with
/// any such letter stands between two left-to-right marks. And where terminals may disagree how many
/// columns a label takes, the cursor is put into the column behind it, if it may be.
struct CellLine {
  private(set) var text = ""
  private let options: PictureOptions
  private var style: CellStyle = []

  static let leftToRightMark = "\u{200E}"

  /// - Parameter cells: a row's, from its first column.
  init(_ cells: ArraySlice<CellCanvas.Cell>, _ options: PictureOptions) {
    self.options = options
    var index = cells.startIndex
    while index < cells.endIndex {
      let isLabel = cells[index].content == .label
      let end = cells[index...].firstIndex { ($0.content == .label) != isLabel } ?? cells.endIndex
      if isLabel {
        write(
          label: cells[index..<end], column: index - cells.startIndex, isLast: end == cells.endIndex
        )
      } else {
        write(cells[index..<end])
      }
      index = end
    }
    if !style.isEmpty { text += CellStyle.reset }
  }

  private mutating func write(
    label: ArraySlice<CellCanvas.Cell>, column: Int, isLast: Bool
  ) {
    guard !label.allSatisfy({ hasCertainWidth($0.character) }) else { return write(label) }
    let isReordered = label.contains { isRightToLeft($0.character) }
    if isReordered {
      text += Self.leftToRightMark
      position(at: column)
    }
    write(label)
    if isReordered { text += Self.leftToRightMark }
    if !isLast { position(at: column + label.count) }
  }

  private mutating func write(_ cells: ArraySlice<CellCanvas.Cell>) {
    for cell in cells where cell.width > 0 {
      if options.usesColor, cell.style != style {
        if !style.isEmpty { text += CellStyle.reset }
        text += cell.style.sequence
        style = cell.style
      }
      text.append(cell.character)
    }
  }

  private mutating func position(at column: Int) {
    if options.positionsCursor { text += CursorColumn.sequence(column) }
  }
}

/// The sequence that puts the cursor into a column of its line (CHA, cursor character absolute).
enum CursorColumn {
  /// - Parameter column: counted from 0.
  static func sequence(_ column: Int) -> String { "\u{1B}[\(column + 1)G" }

  /// A line that stands further to the right.
  static func moved(_ line: String, by columns: Int) -> String {
    guard columns > 0, line.utf8.contains(UInt8(ascii: "G")) else { return line }
    var moved = ""
    var rest = line[...]
    while let escape = rest.firstIndex(of: "\u{1B}") {
      moved += rest[..<escape]
      rest = rest[escape...]
      let end = rest.firstIndex { $0.isASCII && $0.isLetter } ?? rest.index(before: rest.endIndex)
      if rest[end] == "G", let column = Int(rest[..<end].dropFirst(2)) {
        moved += sequence(column - 1 + columns)
      } else {
        moved += rest[...end]
      }
      rest = rest[rest.index(after: end)...]
    }
    return moved + rest
  }
}
