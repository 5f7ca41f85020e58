import Reflow

// The fold over a stretch without its frames: what `place` does item by item, in one loop. The pen never
// moves: columns count from the section's first line.

extension WaterfallProvider {
  public func measure(
    _ items: Items, _ placed: inout Columns, _ pen: inout Pen, in space: SectionSpace
  ) -> StretchExtent {
    guard let first = items.range.first else { return StretchExtent() }
    let width = placed.grid.width
    var low = Double.infinity
    var deepest = placed.deepest
    // Where the columns take turns, a place in the row is all that matters of an index.
    var turn = policy == .shortestFirst ? 0 : items[first].index % columns
    placed.starts.withUnsafeMutableBufferPointer { starts in
      for index in items.range {
        let column: Int
        switch policy {
        case .shortestFirst: column = Columns.shortest(of: UnsafeBufferPointer(starts))
        case .leftToRight: column = turn
        case .rightToLeft: column = columns &- 1 &- turn
        }
        turn = turn &+ 1 == columns ? 0 : turn &+ 1
        let along = starts[column]
        let end = along + depth(of: items[index].size, columnWidth: width)
        starts[column] = end + space.lineSpacing
        low = along < low ? along : low
        deepest = end > deepest ? end : deepest
      }
    }
    placed.deepest = deepest
    return StretchExtent(low: low, high: deepest)
  }
}
