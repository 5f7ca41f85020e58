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
    // A copy of its own stays in registers.
    var room = frames
    defer { frames = room }
    self.fold(items, index..<wanted.upperBound, &placed, in: space) { column, along, depth in
      if isInOrder && room.isBehind(along - Fit.tolerance) { return false }
      index &+= 1
      if index > first && !(room.isBefore(along + depth) && room.leaveOut(1)) {
        room.append(
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
    if policy == .shortestFirst && columns <= 3 {
      return foldFew(range, &placed, in: space, body) {
        depth(of: items[$0].size, columnWidth: width)
      }
    }
    if policy == .shortestFirst {
      return fold(items, range, &placed, in: space, body) {
        Columns.shortest(of: UnsafeBufferPointer($0))
      }
    }
    // Where the columns take turns, a place in the row is all that matters of an index.
    var turn = items[first].index % columns
    fold(items, range, &placed, in: space, body) { _ in
      let column = policy == .leftToRight ? turn : columns &- 1 &- turn
      turn = turn &+ 1 == columns ? 0 : turn &+ 1
      return column
    }
  }

  @inline(__always)
  private func fold(
    _ items: Items, _ range: Range<Int>, _ placed: inout Columns, in space: SectionSpace,
    _ body: (_ column: Int, _ along: Double, _ depth: Double) -> Bool,
    choosing choose: (UnsafeMutableBufferPointer<Double>) -> Int
  ) {
    let width = placed.grid.width
    placed.starts.withUnsafeMutableBufferPointer { starts in
      for index in range {
        let column = choose(starts)
        let along = starts[column]
        let depth = depth(of: items[index].size, columnWidth: width)
        starts[column] = along + depth + space.lineSpacing
        guard body(column, along, depth) else { return }
      }
    }
  }

  /// The shortest first of up to three columns, which have room in registers: one that is not there is
  /// endless.
  @inline(__always)
  private func foldFew(
    _ range: Range<Int>, _ placed: inout Columns, in space: SectionSpace,
    _ body: (_ column: Int, _ along: Double, _ depth: Double) -> Bool, depth: (Int) -> Double
  ) {
    var first = placed.starts[0]
    var second = columns > 1 ? placed.starts[1] : .infinity
    var third = columns > 2 ? placed.starts[2] : .infinity
    for index in range {
      let depth = depth(index)
      let (column, along): (Int, Double)
      // The leftmost column that no other one undercuts by more than the tolerance.
      if first <= Fit.limit(of: min(second, third)) {
        (column, along) = (0, first)
        first = first + depth + space.lineSpacing
      } else if second <= Fit.limit(of: third) {
        (column, along) = (1, second)
        second = second + depth + space.lineSpacing
      } else {
        (column, along) = (2, third)
        third = third + depth + space.lineSpacing
      }
      guard body(column, along, depth) else { break }
    }
    placed.starts[0] = first
    if columns > 1 { placed.starts[1] = second }
    if columns > 2 { placed.starts[2] = third }
  }
}
