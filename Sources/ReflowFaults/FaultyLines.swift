import Reflow

/// Left-aligned lines as they should be, with the places where a fault goes in.
package protocol FaultyLines: FaultyProvider where State == OpenLine {
  /// Whether an item joins the open line, which has items.
  func joins(_ line: OpenLine, _ breadth: Double, in space: SectionSpace) -> Bool
  /// What is between an item and its neighbour's end, in points.
  func gap(in space: SectionSpace) -> Double
  /// How deep a line is with one item more, in points.
  func depth(of line: OpenLine, with item: FlowSize) -> Double
}

/// The open line.
package struct OpenLine: Equatable, Sendable {
  package var used = 0.0
  package var depth = 0.0
  package var count = 0
  /// Where the item before ends, and how deep it is.
  package var neighbour = FlowSize.zero
  /// Where the section is thought to begin.
  package var top = 0.0

  package init(top: Double = 0) { self.top = top }
}

extension FaultyLines {
  package func start(in space: SectionSpace) -> OpenLine { OpenLine() }

  package func joins(_ line: OpenLine, _ breadth: Double, in space: SectionSpace) -> Bool {
    Fit.joins(
      used: line.used, spacing: space.interitemSpacing, size: breadth, length: space.breadth)
  }

  package func gap(in space: SectionSpace) -> Double { space.interitemSpacing }

  package func depth(of line: OpenLine, with item: FlowSize) -> Double {
    max(line.depth, item.depth)
  }

  package func place(
    _ item: Item, _ line: inout OpenLine, _ pen: inout Pen, in space: SectionSpace
  ) -> FlowRect {
    placeInLine(item.size, &line, &pen, in: space)
  }

  package func placeInLine(
    _ size: FlowSize, _ line: inout OpenLine, _ pen: inout Pen, in space: SectionSpace
  ) -> FlowRect {
    var along = 0.0
    if line.count > 0, !joins(line, size.breadth, in: space) {
      along = line.depth + space.lineSpacing
      pen.nextLine(after: along)
      line = OpenLine()
    }
    let across = line.count > 0 ? line.used + gap(in: space) : 0
    line.used = across + size.breadth
    line.depth = depth(of: line, with: size)
    line.count += 1
    line.neighbour = FlowSize(breadth: line.used, depth: size.depth)
    return FlowRect(across: across, along: along, size: size)
  }

  package func depth(after line: OpenLine, in space: SectionSpace) -> Double { line.depth }
}
