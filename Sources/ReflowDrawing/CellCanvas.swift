import ReflowText

/// A character as it is put on cells: what it is and how many it takes.
struct Glyph: Equatable {
  var character: Character
  /// At least 1; 2 for wide characters, more for letters that are one character only in Unicode's eyes.
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
    /// 0 for the further cells of a wide character.
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
    for index in first..<first + width { breakGlyph(at: index) }
    cells[first] = Cell(
      character: isWhole ? glyph.character : " ", width: width, content: content, style: style)
    for index in first + 1..<first + width {
      cells[index] = Cell(width: 0, content: content, style: style)
    }
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

  /// Makes blanks of a glyph of several cells, one of which is written over.
  private mutating func breakGlyph(at index: Int) {
    guard cells[index].width != 1 else { return }
    var first = index
    while cells[first].width == 0 { first -= 1 }
    for index in first..<first + cells[first].width {
      cells[index].character = " "
      cells[index].width = 1
    }
  }

  /// The cells of a row, without the blanks at its end.
  func row(_ row: Int) -> ArraySlice<Cell> {
    let all = cells[row * columns..<(row + 1) * columns]
    let end = all.lastIndex { $0.character != " " || !$0.style.isEmpty || $0.width == 0 }
    return all[..<(end.map { $0 + 1 } ?? all.startIndex)]
  }
}
