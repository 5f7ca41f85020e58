import Reflow

// Whether an item still joins its line, and what it is compared with.

/// The fit test says `<`, so an item that fills its line exactly wraps: 140 and 150 with a spacing of 10
/// need 300, and the second does not stay on 300.
package struct FitWithLess: FaultyLines {
  package static let name = "fit-with-less"
  package static let fault = "an exact fit wraps"
  package init(_ parameters: ParameterValues) {}
  package func joins(_ line: OpenLine, _ breadth: Double, in space: SectionSpace) -> Bool {
    line.used + space.interitemSpacing + breadth < space.breadth
  }
}

/// Every item is charged a spacing behind it, the last one of a line too: a line of n items needs n
/// spacings instead of n − 1, and is one spacing shorter than it should be.
package struct SpacingAfterEach: FaultyLines {
  package static let name = "spacing-after-each"
  package static let fault = "a line's last item is charged a spacing as well"
  package init(_ parameters: ParameterValues) {}
  package func joins(_ line: OpenLine, _ breadth: Double, in space: SectionSpace) -> Bool {
    Fit.joins(
      used: line.used, spacing: space.interitemSpacing, size: breadth + space.interitemSpacing,
      length: space.breadth)
  }
}

/// `width - left + right` where `width - (left + right)` was meant: the line is two right insets longer
/// than the room for it, and its last item stands over the right inset.
package struct InsetSign: FaultyLines {
  package static let name = "inset-sign"
  package static let fault = "the right inset is added to the line's length, not taken off it"
  package static let parameters = [ParameterDescription.inset("right")]
  let right: Double
  package init(_ parameters: ParameterValues) { right = parameters.number("right") }
  package func joins(_ line: OpenLine, _ breadth: Double, in space: SectionSpace) -> Bool {
    Fit.joins(
      used: line.used, spacing: space.interitemSpacing, size: breadth,
      length: space.breadth + 2 * right)
  }
}

/// An item that is longer than a line opens a new line even where the line is empty, since the test does
/// not ask: 30, 140 and 30 on 100 become four lines, one of which has no depth.
package struct EmptyLineBefore: FaultyLines {
  package static let name = "empty-line-before"
  package static let fault = "an item longer than its line leaves an empty line before it"
  package init(_ parameters: ParameterValues) {}
  package func place(
    _ item: Item, _ line: inout OpenLine, _ pen: inout Pen, in space: SectionSpace
  ) -> FlowRect {
    var placed = placeInLine(item.size, &line, &pen, in: space)
    if line.count == 1, item.size.breadth > Fit.limit(of: space.breadth) {
      pen.nextLine(after: space.lineSpacing)
      placed.along += space.lineSpacing
    }
    return placed
  }
}

/// An item that is too wide is cut to the container instead of to the line: it is as much too wide as the
/// insets are.
package struct ClampToContainer: FaultyLines {
  package static let name = "clamp-to-container"
  package static let fault = "an item too wide is cut to the container, not to the line"
  package static let parameters = [ParameterDescription.inset("left"), .inset("right")]
  let insets: Double
  package init(_ parameters: ParameterValues) {
    insets = parameters.number("left") + parameters.number("right")
  }
  package func place(
    _ item: Item, _ line: inout OpenLine, _ pen: inout Pen, in space: SectionSpace
  ) -> FlowRect {
    var size = item.size
    size.breadth = max(0, min(size.breadth, space.breadth + insets))
    return placeInLine(size, &line, &pen, in: space)
  }
}
