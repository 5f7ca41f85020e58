import ReflowText

/// A character as it is put on cells: what it is and how many it takes.
struct Glyph: Equatable {
  var character: Character
  /// 1 or 2.
  var width: Int

  init(_ character: Character, width: Int = 1) {
    self.character = character
    self.width = width
  }

  /// The glyphs of a text that is safe for a terminal.
  static func glyphs(of safeText: String) -> [Glyph] {
    safeText.map { Glyph($0, width: displayWidth(of: $0)) }
  }
}

/// Cells of a terminal that can be written on in any order.
struct CellCanvas {
  /// What a cell shows, which decides who may write over it.
  enum Content {
    case blank
    case line
    /// Text, or all that is left of a small element.
    case label
  }

  struct Cell {
    var character: Character = " "
    /// 0 for the second cell of a wide character.
    var width = 1
    var content = Content.blank
    var style: CellStyle = []
  }

  let columns: Int
  let rows: Int
  private var cells: [Cell]

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: Cell(), count: columns * rows)
  }

  subscript(column: Int, row: Int) -> Cell { cells[row * columns + column] }

  /// Writes a glyph. Whatever it covers half of becomes a blank, so every line keeps its width.
  /// A wide glyph that would leave the canvas becomes a blank too.
  mutating func put(
    _ glyph: Glyph, column: Int, row: Int, _ content: Content, _ style: CellStyle
  ) {
    let isWhole = column + glyph.width <= columns
    let width = isWhole ? glyph.width : 1
    let first = row * columns + column
    if cells[first].width == 0 { blank(first - 1) }
    let next = first + width
    if column + width < columns, cells[next].width == 0 { blank(next) }
    cells[first] = Cell(
      character: isWhole ? glyph.character : " ", width: width, content: content, style: style)
    if width == 2 { cells[first + 1] = Cell(width: 0, content: content, style: style) }
  }

  mutating func put(
    _ character: Character, column: Int, row: Int, _ content: Content, _ style: CellStyle
  ) {
    put(Glyph(character), column: column, row: row, content, style)
  }

  mutating func put(
    _ glyphs: [Glyph], column: Int, row: Int, _ content: Content, _ style: CellStyle
  ) {
    var column = column
    for glyph in glyphs where column < columns {
      put(glyph, column: column, row: row, content, style)
      column += glyph.width
    }
  }

  private mutating func blank(_ index: Int) {
    cells[index].character = " "
    cells[index].width = 1
  }

  /// A row as text, without the blanks at its end.
  func line(_ row: Int, usesColor: Bool) -> String {
    let all = cells[row * columns..<(row + 1) * columns]
    let end = all.lastIndex { $0.character != " " || !$0.style.isEmpty || $0.width == 0 }
    var line = ""
    var style: CellStyle = []
    for cell in all[..<(end.map { $0 + 1 } ?? all.startIndex)] where cell.width > 0 {
      if usesColor, cell.style != style {
        if !style.isEmpty { line += CellStyle.reset }
        line += cell.style.sequence
        style = cell.style
      }
      line.append(cell.character)
    }
    if !style.isEmpty { line += CellStyle.reset }
    return line
  }
}
