import Reflow

// The fold over a stretch, in one loop: what `place` does item by item. The pen never moves: columns count
// from the section's first line.

extension WaterfallProvider {
  public func measure(
    _ items: Items, _ placed: inout Columns, _ pen: inout Pen, in space: SectionSpace
  ) -> StretchExtent {
    var extent = StretchExtent(low: .infinity, high: placed.deepest)
    fold(items, items.range, &placed, in: space) { _, along, depth in
      let end = along + depth
      extent.low = along < extent.low ? along : extent.low
      extent.high = end > extent.high ? end : extent.high
      return true
    }
    placed.deepest = extent.high
    return extent
  }

  public func frames(
    of items: Items, replaying fold: Fold<Columns>, in space: SectionSpace,
    into frames: inout FrameBuffer
  ) {
    let wanted = items.range
    guard let first = wanted.first else { return }
    let start = fold.checkpoint(before: first)
    var placed = start.state
    let grid = placed.grid
    var index = start.item
    // An item of the shortest column begins where the one before it did, or further on.
    let isInOrder = policy == .shortestFirst && space.lineSpacing >= 0
    self.fold(items, index..<wanted.upperBound, &placed, in: space) { column, along, depth in
      if isInOrder && frames.isBehind(along - Fit.tolerance) { return false }
      index &+= 1
      if index > first && !(frames.isBefore(along + depth) && frames.leaveOut(1)) {
        frames.append(
          FlowRect(
            across: grid.start(of: column), along: along, breadth: grid.width, depth: depth),
          line: 0)
      }
      return true
    }
  }

  /// Places items one after another.
  /// - Parameter body: gets the column, where the item begins, and its depth; false ends the loop.
  @inline(__always)
  private func fold(
    _ items: Items, _ range: Range<Int>, _ placed: inout Columns, in space: SectionSpace,
    _ body: (_ column: Int, _ along: Double, _ depth: Double) -> Bool
  ) {
    guard let first = range.first else { return }
    let width = placed.grid.width
    // Where the columns take turns, a place in the row is all that matters of an index.
    var turn = policy == .shortestFirst ? 0 : items[first].index % columns
    placed.starts.withUnsafeMutableBufferPointer { starts in
      for index in range {
        let column: Int
        switch policy {
        case .shortestFirst: column = Columns.shortest(of: UnsafeBufferPointer(starts))
        case .leftToRight: column = turn
        case .rightToLeft: column = columns &- 1 &- turn
        }
        turn = turn &+ 1 == columns ? 0 : turn &+ 1
        let along = starts[column]
        let depth = depth(of: items[index].size, columnWidth: width)
        starts[column] = along + depth + space.lineSpacing
        guard body(column, along, depth) else { return }
      }
    }
  }
}
