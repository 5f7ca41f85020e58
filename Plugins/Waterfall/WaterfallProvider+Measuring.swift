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
      return foldMany(range, &placed, in: space, body) {
        depth(of: items[$0].size, columnWidth: width)
      }
    }
    // Where the columns take turns, a place in the row is all that matters of an index.
    var turn = items[first].index % columns
    placed.starts.withUnsafeMutableBufferPointer { starts in
      for index in range {
        let column = policy == .leftToRight ? turn : columns &- 1 &- turn
        turn = turn &+ 1 == columns ? 0 : turn &+ 1
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
  /// The shortest first of many columns, which are kept in the order of their ends: the one that has taken an
  /// item moves back behind those that are shorter now.
  @inline(__always)
  private func foldMany(
    _ range: Range<Int>, _ placed: inout Columns, in space: SectionSpace,
    _ body: (_ column: Int, _ along: Double, _ depth: Double) -> Bool, depth: (Int) -> Double
  ) {
    let count = placed.starts.count
    placed.starts.withUnsafeMutableBufferPointer { starts in
      withUnsafeTemporaryAllocation(of: SortedColumn.self, capacity: count + 1) { sorted in
        for column in 0..<count {
          sorted[column] = SortedColumn(start: starts[column], column: column)
        }
        var filled = UnsafeMutableBufferPointer(rebasing: sorted[..<count])
        filled.sort { $0.start < $1.start }
        // An endless one behind the last, so that nobody has to count.
        sorted[count] = SortedColumn(start: .infinity, column: count)
        defer { for next in sorted[..<count] { starts[next.column] = next.start } }
        for index in range {
          let depth = depth(index)
          let place = leftmost(of: sorted)
          let next = sorted[place]
          let end = SortedColumn(
            start: next.start + depth + space.lineSpacing, column: next.column)
          // Those behind it close up, as far as they are shorter.
          var free = place
          while sorted[free &+ 1].start < end.start {
            sorted[free] = sorted[free &+ 1]
            free &+= 1
          }
          insert(end, at: free, of: sorted)
          guard body(next.column, next.start, depth) else { return }
        }
      }
    }
  }

  private struct SortedColumn {
    var start: Double
    var column: Int
  }

  /// Puts a column into a free place, or before it where there are longer ones.
  @inline(__always)
  private func insert(
    _ column: SortedColumn, at place: Int, of sorted: UnsafeMutableBufferPointer<SortedColumn>
  ) {
    var place = place
    while place > 0, sorted[place &- 1].start > column.start {
      sorted[place] = sorted[place &- 1]
      place &-= 1
    }
    sorted[place] = column
  }

  /// The place of the leftmost of the shortest columns, which are equal within the one tolerance.
  @inline(__always)
  private func leftmost(of sorted: UnsafeMutableBufferPointer<SortedColumn>) -> Int {
    let limit = Fit.limit(of: sorted[0].start)
    var (leftmost, next) = (0, 1)
    while sorted[next].start <= limit, next < sorted.count &- 1 {
      if sorted[next].column < sorted[leftmost].column { leftmost = next }
      next &+= 1
    }
    return leftmost
  }
}
