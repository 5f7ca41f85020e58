import Reflow

/// A picture in the making: elements within the viewport's frame, the ruler, and the line of scale.
struct PictureDrawing {
  /// The frame's two edges, the ruler's numbers and the line of scale.
  static let linesAround = 4

  let subject: PictureSubject
  let options: PictureOptions
  /// Nil where the viewport has no area.
  let grid: CellGrid?
  /// Columns from one side of the frame to the other.
  let columns: Int
  let rows: Int
  let notes: PictureNotes

  init(_ subject: PictureSubject, _ options: PictureOptions) {
    self.subject = subject
    self.options = options
    let widest = min(1000, options.columns)
    grid = CellGrid(
      viewport: subject.layout.viewportRect, columns: max(1, widest - 2),
      hasRoundScale: options.hasRoundScale, scale: options.pointsPerColumn)
    columns = min(widest, grid.map { $0.columns + 2 } ?? widest)
    rows = min(1000, options.rows)
    notes = PictureNotes(isASCII: options.isASCII)
  }

  func lines() -> [String] {
    var lines: [String] = []
    if columns >= 3, rows > Self.linesAround {
      lines = grid.map { framed($0) } ?? framedMessage()
    }
    let scale = notes.scale(subject.layout, pointsPerColumn: grid?.pointsPerColumn)
    let fitted = notes.fitted(scale, width: min(1000, options.columns))
    return lines + [String(fitted.map { $0.character })]
  }

  private func framed(_ grid: CellGrid) -> [String] {
    let part = VisiblePart(of: subject, on: grid, mostRows: rows - Self.linesAround)
    let ruler = Ruler(grid)
    let last = part.grid.rows + 1
    let canvas = CellCanvas(columns: columns, rows: last + (ruler.ticks.isEmpty ? 1 : 2))
    var painter = ElementPainter(
      canvas: canvas, grid: part.grid, subject: subject, isASCII: options.isASCII,
      usesColor: options.usesColor)
    for ghost in part.ghosts { painter.paintGhost(part.grid.box(of: ghost)) }
    for attributes in part.elements { painter.paint(attributes) }
    if let highlight = part.highlight { painter.outline(part.grid.box(of: highlight)) }

    let goesOn = grid.rowCount(downTo: grid.viewport.maxY, most: .max) > part.grid.rows
    drawFrame(on: &painter.canvas, lastRow: last, isOpen: goesOn)
    draw(ruler, on: &painter.canvas, lastRow: last)
    let cut = notes.cut(
      pointsBelow: part.pointsBelow, drawn: part.elements.count, visible: part.visibleCount)
    let note = notes.fitted(cut, width: columns - 4)
    if !note.isEmpty {
      let spaced = [Glyph(" ")] + note + [Glyph(" ")]
      painter.canvas.put(spaced, column: 1, row: last, .label, .faint)
    }
    if part.elements.isEmpty, part.ghosts.isEmpty, part.pointsBelow == 0 {
      writeNothing(on: &painter.canvas)
    }
    return text(of: painter.canvas)
  }

  /// A frame around nothing, for a viewport without area.
  private func framedMessage() -> [String] {
    var canvas = CellCanvas(columns: columns, rows: 3)
    drawFrame(on: &canvas, lastRow: 2, isOpen: false)
    writeNothing(on: &canvas)
    return text(of: canvas)
  }

  private func writeNothing(on canvas: inout CellCanvas) {
    let message = notes.fitted(notes.nothing(in: subject.layout), width: columns - 2)
    let column = 1 + (columns - 2 - message.count) / 2
    canvas.put(message, column: column, row: 1, .label, [])
  }

  private func drawFrame(on canvas: inout CellCanvas, lastRow: Int, isOpen: Bool) {
    let lines = options.isASCII ? LineGlyphs.lightASCII : .light
    let dash: Character = options.isASCII ? "." : "┄"
    let right = columns - 1
    for column in 1..<right {
      canvas.put(lines.horizontal, column: column, row: 0, .line, .faint)
      canvas.put(isOpen ? dash : lines.horizontal, column: column, row: lastRow, .line, .faint)
    }
    for row in 1..<lastRow {
      canvas.put(lines.vertical, column: 0, row: row, .line, .faint)
      canvas.put(lines.vertical, column: right, row: row, .line, .faint)
    }
    canvas.put(lines.topLeft, column: 0, row: 0, .line, .faint)
    canvas.put(lines.topRight, column: right, row: 0, .line, .faint)
    canvas.put(lines.bottomLeft, column: 0, row: lastRow, .line, .faint)
    canvas.put(lines.bottomRight, column: right, row: lastRow, .line, .faint)
  }

  private func draw(_ ruler: Ruler, on canvas: inout CellCanvas, lastRow: Int) {
    for tick in ruler.ticks {
      if tick.column < columns - 2 {
        let mark: Character = options.isASCII ? "^" : "┬"
        canvas.put(mark, column: tick.column + 1, row: lastRow, .line, .faint)
      }
      let number = Glyph.glyphs(of: tick.number)
      canvas.put(number, column: tick.start + 1, row: lastRow + 1, .label, .faint)
    }
  }

  private func text(of canvas: CellCanvas) -> [String] {
    (0..<canvas.rows).map { CellLine(canvas.row($0), options).text }
  }
}
