import Reflow

// Where an item stands in its line.

/// The first item of all is put at (0, 0) as a beginning, and the others are placed after it: it alone
/// stands outside the insets, and between it and its neighbour is a gap too wide.
package struct FirstAtOrigin: FaultyLines {
  package static let name = "first-at-origin"
  package static let fault = "the first item is put at 0, 0, whatever the insets are"
  package static let parameters = [ParameterDescription.inset("left"), .inset("top")]
  let left: Double
  let top: Double
  package init(_ parameters: ParameterValues) {
    left = parameters.number("left")
    top = parameters.number("top")
  }
  package func place(
    _ item: Item, _ line: inout OpenLine, _ pen: inout Pen, in space: SectionSpace
  ) -> FlowRect {
    let isFirst = line.count == 0
    var placed = placeInLine(item.size, &line, &pen, in: space)
    if isFirst {
      placed.across -= left
      placed.along -= top
    }
    return placed
  }
}

/// An item is taken to stand on its neighbour's line where their rectangles touch: lines without spacing
/// between them share an edge, and so the first item of a line is put behind the last one of the line
/// before, further and further out.
package struct LinesByTouch: FaultyLines {
  package static let name = "lines-by-touch"
  package static let fault = "items whose rectangles touch are taken for one line"
  package init(_ parameters: ParameterValues) {}
  package func place(
    _ item: Item, _ line: inout OpenLine, _ pen: inout Pen, in space: SectionSpace
  ) -> FlowRect {
    let before = line
    var placed = placeInLine(item.size, &line, &pen, in: space)
    let touches = before.count > 0 && before.neighbour.depth >= placed.along
    if touches { placed.across = before.neighbour.breadth + space.interitemSpacing }
    line.neighbour.breadth = placed.across + placed.breadth
    return placed
  }
}
