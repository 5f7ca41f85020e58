import Reflow

/// Draws elements and outlines on a canvas whose outermost cells are the viewport's frame.
struct ElementPainter {
  var canvas: CellCanvas
  let grid: CellGrid
  let subject: PictureSubject
  let isASCII: Bool
  /// Marks that only stand in for colours are left out where there are colours.
  let usesColor: Bool

  /// Draws an element over whatever is there.
  mutating func paint(_ attributes: LayoutAttributes) {
    let box = grid.box(of: attributes.frame)
    let isChanged = subject.isChanged(attributes.element)
    var isItem = false
    var isSelected = false
    if case .item(let path) = attributes.element {
      isItem = true
      isSelected = subject.isSelected(path)
    }
    var style: CellStyle = isItem ? [] : .supplementary
    if isChanged { style.insert(.changed) }
    if isSelected { style.insert(.selected) }
    let mark: Character? = isSelected && !usesColor ? (isASCII ? ">" : "▸") : nil
    let lines = LineGlyphs.lines(isItem: isItem, isChanged: isChanged, isASCII: isASCII)

    let isNarrow = box.columns.count == 1 && box.cut.left == box.cut.right
    let isOneRow = box.rows.count == 1 && box.cut.top == box.cut.bottom
    var room = box.inside
    if isNarrow {
      fill(box.columns, box.rows, lines.block, .label, style)
      room.columns = 0..<0
    } else if isOneRow {
      drawOneRow(box, lines, style)
      room.rows = box.rows
    } else {
      draw(box, lines, style)
      // Without a row between them the label stands in a border.
      let border = box.cut.top ? box.rows.upperBound - 1 : box.rows.lowerBound
      if room.rows.isEmpty { room.rows = border..<border + 1 }
    }
    if room.columns.isEmpty {
      if let mark { put(mark, box.columns.lowerBound, box.rows.lowerBound, .label, style) }
    } else {
      writeLabel(of: attributes, mark: mark, in: room.columns, room.rows, style)
    }
  }

  /// Dots the place where something stood. Whatever is drawn afterwards lies above it.
  mutating func paintGhost(_ box: CellBox) {
    let lines = isASCII ? LineGlyphs.dottedASCII : .dotted
    if box.columns.count == 1 {
      fill(box.columns, box.rows, lines.vertical, .line, .faint)
    } else if box.rows.count == 1 {
      drawOneRow(box, lines, .faint)
    } else {
      draw(box, lines, .faint)
    }
  }

  /// Outlines a rectangle with dashes. Labels and small elements stay legible.
  mutating func outline(_ box: CellBox) {
    let lines = isASCII ? LineGlyphs.dashedASCII : .dashed
    var outline = ElementPainter(
      canvas: CellCanvas(columns: canvas.columns, rows: canvas.rows), grid: grid, subject: subject,
      isASCII: isASCII, usesColor: usesColor)
    if box.columns.count == 1 {
      outline.fill(box.columns, box.rows, lines.vertical, .line, .highlight)
    } else if box.rows.count == 1 {
      outline.drawOneRow(box, lines, .highlight)
    } else {
      outline.draw(box, lines, .highlight)
    }
    for row in box.rows {
      for column in box.columns {
        let cell = outline.canvas[column + 1, row + 1]
        guard cell.content == .line, canvas[column + 1, row + 1].content != .label else { continue }
        put(cell.character, column, row, .line, .highlight)
      }
    }
  }

  // MARK: - Boxes

  private mutating func draw(_ box: CellBox, _ lines: LineGlyphs, _ style: CellStyle) {
    let inside = box.inside
    fill(inside.columns, inside.rows, " ", .blank, style)
    let (left, right) = (box.columns.lowerBound, box.columns.upperBound - 1)
    let (top, bottom) = (box.rows.lowerBound, box.rows.upperBound - 1)
    if !box.cut.left { fill(left..<left + 1, inside.rows, lines.vertical, .line, style) }
    if !box.cut.right { fill(right..<right + 1, inside.rows, lines.vertical, .line, style) }
    if !box.cut.top {
      fill(inside.columns, top..<top + 1, lines.horizontal, .line, style)
      if !box.cut.left { put(lines.topLeft, left, top, .line, style) }
      if !box.cut.right { put(lines.topRight, right, top, .line, style) }
    }
    if !box.cut.bottom {
      fill(inside.columns, bottom..<bottom + 1, lines.horizontal, .line, style)
      if !box.cut.left { put(lines.bottomLeft, left, bottom, .line, style) }
      if !box.cut.right { put(lines.bottomRight, right, bottom, .line, style) }
    }
  }

  private mutating func drawOneRow(_ box: CellBox, _ lines: LineGlyphs, _ style: CellStyle) {
    let content: CellCanvas.Content = lines.filler == " " ? .blank : .line
    fill(box.inside.columns, box.rows, lines.filler, content, style)
    let row = box.rows.lowerBound
    if !box.cut.left { put(lines.open, box.columns.lowerBound, row, .line, style) }
    if !box.cut.right { put(lines.close, box.columns.upperBound - 1, row, .line, style) }
  }

  private mutating func fill(
    _ columns: Range<Int>, _ rows: Range<Int>, _ character: Character,
    _ content: CellCanvas.Content, _ style: CellStyle
  ) {
    for row in rows {
      for column in columns { put(character, column, row, content, style) }
    }
  }

  private mutating func put(
    _ character: Character, _ column: Int, _ row: Int, _ content: CellCanvas.Content,
    _ style: CellStyle
  ) {
    canvas.put(character, column: column + 1, row: row + 1, content, style)
  }

  // MARK: - Labels

  /// Writes the label of an element: the longest of its forms that fits whole, or the last one
  /// clipped. A mark for which there is no room beside the label takes the place of the border.
  private mutating func writeLabel(
    of attributes: LayoutAttributes, mark: Character?, in columns: Range<Int>, _ rows: Range<Int>,
    _ style: CellStyle
  ) {
    var label = LabelText()
    for form in forms(of: attributes, mark: mark) {
      label = LabelText(form, width: columns.count, rows: rows.count, isASCII: isASCII)
      if label.isWhole { break }
    }
    let top = rows.lowerBound + (rows.count - label.lines.count) / 2
    for (index, line) in label.lines.enumerated() {
      let left = columns.lowerBound + (columns.count - label.columns(of: line)) / 2
      canvas.put(line, column: left + 1, row: top + index + 1, .label, style)
    }
    if let mark, label.lines.first?.first?.character != mark {
      put(mark, max(0, columns.lowerBound - 1), top, .label, style)
    }
  }

  /// What an element may be called, from the fullest to the shortest.
  private func forms(of attributes: LayoutAttributes, mark: Character?) -> [String] {
    switch attributes.element {
    case .item(let path):
      let text = text(of: path)
      return (mark.map { ["\($0)\(text)"] } ?? []) + [text]
    case .header(let section): return names("header", section, attributes.isPinned)
    case .footer(let section): return names("footer", section, attributes.isPinned)
    }
  }

  private func text(of path: ItemPath) -> String {
    if let text = subject.label(path), text.contains(where: { $0 != " " }) { return text }
    return subject.layout.sectionCount == 1 ? "\(path.item)" : "\(path.section).\(path.item)"
  }

  private func names(_ word: String, _ section: Int, _ isPinned: Bool) -> [String] {
    let short = "\(word.prefix(1))\(section)"
    let names = ["\(word) \(section)", short]
    return isPinned ? ["\(names[0]) pinned", "\(short) pinned"] + names : names
  }
}
