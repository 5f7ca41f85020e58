import Reflow

// Where a line begins along the depth, and where the content ends.

/// The line's depth is its last item's instead of its deepest one's: after depths of 25, 50 and 25 the
/// next line begins at 25 and lies over the one of 50.
package struct LastItemsDepth: FaultyLines {
  package static let name = "last-items-depth"
  package static let fault = "a line is as deep as its last item, not as its deepest"
  package init(_ parameters: ParameterValues) {}
  package func depth(of line: OpenLine, with item: FlowSize) -> Double { item.depth }
}

/// `y += lineSpacing` whenever a line begins, the first one too: all items stand one line spacing too far
/// down, and the content is that much too deep.
package struct SpacingBeforeFirst: FaultyLines {
  package static let name = "spacing-before-first"
  package static let fault = "a line spacing stands before the first line too"
  package init(_ parameters: ParameterValues) {}
  package func place(
    _ item: Item, _ line: inout OpenLine, _ pen: inout Pen, in space: SectionSpace
  ) -> FlowRect {
    let isFirst = line.count == 0
    var placed = placeInLine(item.size, &line, &pen, in: space)
    if isFirst {
      pen.advance(by: space.lineSpacing)
      placed.along += space.lineSpacing
    }
    return placed
  }
}

/// Each line adds its depth and a spacing to the content's height, and nobody takes the last spacing off:
/// a cell that is made as high as its tags has a strip of nothing under them.
package struct TrailingSpacing: FaultyLines {
  package static let name = "trailing-spacing"
  package static let fault = "the line spacing below the last line is counted"
  package init(_ parameters: ParameterValues) {}
  package func depth(after line: OpenLine, in space: SectionSpace) -> Double {
    line.count > 0 ? line.depth + space.lineSpacing : 0
  }
}

/// `y` is a variable of the layout and is not set back where a section begins, although its own origin is
/// added too: the items of the second section stand as far below it as the first one was deep.
package struct CarriedDepth: FaultyLines {
  package static let name = "carried-y"
  package static let fault = "y of the section before is carried into this one"
  package static let parameters = [
    ParameterDescription.meddled("before", "where the section before has ended", default: 50)
  ]
  let before: Double
  package init(_ parameters: ParameterValues) { before = parameters.number("before") }
  package func start(in space: SectionSpace) -> OpenLine { OpenLine(top: before) }
  package func place(
    _ item: Item, _ line: inout OpenLine, _ pen: inout Pen, in space: SectionSpace
  ) -> FlowRect {
    let top = line.count == 0 ? line.top : 0
    pen.advance(by: top)
    var placed = placeInLine(item.size, &line, &pen, in: space)
    placed.along += top
    return placed
  }
  package func depth(after line: OpenLine, in space: SectionSpace) -> Double {
    line.count == 0 ? line.top : line.depth
  }
}
