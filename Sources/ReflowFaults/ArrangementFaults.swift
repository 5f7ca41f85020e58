import Reflow

// What is left of a line, and who gets it.

/// Lines filled by the right fit test and arranged wrongly.
package protocol FaultyArrangement: FaultyProvider, LineProvider {}

/// What is left of a line is divided by its items instead of by the gaps between them: three items of 100
/// on 360 without spacing leave 60, which is 30 a gap and not 20, and the line ends short of its end.
package struct LeftoverByItems: FaultyArrangement {
  package static let name = "leftover-by-items"
  package static let fault = "the leftover is divided by n, not by the n − 1 gaps"
  package init(_ parameters: ParameterValues) {}
  package func arrange(_ line: Line, in space: SectionSpace) -> LineArrangement {
    LineArrangement(addedSpacing: max(0, line.free(in: space)) / Double(line.count))
  }
}

/// The last line is justified like the others: two items end up at either end of the container.
package struct LastLineJustified: FaultyArrangement {
  package static let name = "last-line-justified"
  package static let fault = "the last line is justified as well"
  package init(_ parameters: ParameterValues) {}
  package func arrange(_ line: Line, in space: SectionSpace) -> LineArrangement {
    let gaps = Double(max(1, line.count - 1))
    return LineArrangement(
      addedSpacing: max(0, line.free(in: space)) / gaps, alignItems: .center)
  }
}

/// A line is centred in the container instead of in what the insets leave of it: half the difference of
/// the two insets too far to one side.
package struct CentredInContainer: FaultyArrangement {
  package static let name = "centred-in-container"
  package static let fault = "lines are centred in the container, not between the insets"
  package static let parameters = [ParameterDescription.inset("left"), .inset("right")]
  let left: Double
  let right: Double
  package init(_ parameters: ParameterValues) {
    left = parameters.number("left")
    right = parameters.number("right")
  }
  package func arrange(_ line: Line, in space: SectionSpace) -> LineArrangement {
    let width = left + space.breadth + right
    return LineArrangement(start: (width - line.used) / 2 - left)
  }
}

/// Right-to-left by turning round the order of each line's items, and nothing else: they are in the right
/// order, but the line still stands against the left edge.
package struct ReversedLines: FaultyArrangement {
  package static let name = "reversed-lines"
  package static let fault =
    "right-to-left turns the order of a line round and leaves it on the left"
  package init(_ parameters: ParameterValues) {}
  package func arrange(_ line: Line, in space: SectionSpace) -> LineArrangement {
    LineArrangement(start: line.free(in: space))
  }
}
