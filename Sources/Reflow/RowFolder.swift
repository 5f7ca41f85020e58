/// The fold of every row provider: which items share a row, and where the items of a complete row stand.
@usableFromInline
struct RowFolder<Provider: RowProvider> {
  @usableFromInline typealias Row = Provider.State

  @usableFromInline let provider: Provider
  /// A row without items.
  @usableFromInline let empty: Row
  /// The breadth that longer items are cut to.
  @usableFromInline let cut: Double

  @inlinable
  @inline(__always)
  init(_ provider: Provider, in space: SectionSpace) {
    self.provider = provider
    empty = provider.start(in: space)
    cut = provider.oversize == .clamp ? space.breadth : .infinity
  }

  // MARK: - Filling

  /// Adds items of a chunk to the open row, and begins a new one where one is not taken.
  /// - Parameter ended: gets a row that is complete.
  @inlinable
  @inline(__always)
  func fill(
    _ row: inout Row, with range: Range<Int>, _ items: Items, in space: SectionSpace,
    ended: (Row) -> Void
  ) {
    // A copy of its own stays in registers.
    var open = row
    var index = range.lowerBound
    if open.count == 0 && index < range.upperBound {
      provider.add(items.item(at: index, cutTo: cut), to: &open, in: space)
      index &+= 1
    }
    while index < range.upperBound {
      let item = items.item(at: index, cutTo: cut)
      // The count tells the compiler what it is; there are items.
      if open.count > 0 && provider.takes(item, open, in: space) {
        provider.add(item, to: &open, in: space)
      } else {
        ended(open)
        open = empty
        provider.add(item, to: &open, in: space)
      }
      index &+= 1
    }
    row = open
  }

  /// Adds items of a chunk to the open row, and moves the pen where one begins a new row.
  @inlinable
  @inline(__always)
  func advance(
    _ row: inout Row, _ pen: inout Pen, over range: Range<Int>, _ items: Items,
    in space: SectionSpace
  ) {
    fill(&row, with: range, items, in: space) {
      pen.nextLine(after: provider.depth(of: $0, isLast: false, in: space) + space.lineSpacing)
    }
  }

  /// Fills the open row to its end within a chunk.
  /// - Returns: the item behind the last one that was added.
  @inlinable
  @inline(__always)
  func complete(
    _ row: inout Row, from start: Int, _ items: Items, in space: SectionSpace
  ) -> Int {
    // A copy of its own stays in registers.
    var (open, index) = (row, start)
    while index < items.chunk.upperBound {
      let item = items.item(at: index, cutTo: cut)
      guard open.count == 0 || provider.takes(item, open, in: space) else { break }
      provider.add(item, to: &open, in: space)
      index &+= 1
    }
    row = open
    return index
  }

  /// Fills the open row to its end, beyond the chunk where it goes on there. Stretches that it spans wholly
  /// are skipped by their checkpoints, so the cost is O(log n) and two stretches.
  /// - Parameter start: an item of the chunk, or its end.
  /// - Returns: the item behind the row.
  @inlinable
  func complete(
    _ row: inout Row, from start: Int, ofLine number: Int, _ items: Items, _ fold: Fold<Row>,
    in space: SectionSpace
  ) -> Int {
    let index = complete(&row, from: start, items, in: space)
    guard index == items.chunk.upperBound, index < items.sectionCount else { return index }
    return completeBeyond(&row, from: index, ofLine: number, items, fold, in: space)
  }

  @inlinable
  @inline(never)
  func completeBeyond(
    _ row: inout Row, from start: Int, ofLine number: Int, _ items: Items, _ fold: Fold<Row>,
    in space: SectionSpace
  ) -> Int {
    let last = fold.lastCheckpoint(notBehindLine: number)
    var (open, index) = last.item > start ? (last.state, last.item) : (row, start)
    var isComplete = false
    while !isComplete, index < items.sectionCount {
      items.withChunk(from: index) { next in
        index = complete(&open, from: index, next, in: space)
        isComplete = index < next.chunk.upperBound
      }
    }
    row = open
    return index
  }

  // MARK: - Measuring

  @inlinable
  @inline(__always)
  func measure(
    _ items: Items, _ row: inout Row, _ pen: inout Pen, in space: SectionSpace
  ) -> StretchExtent {
    let first = pen.line
    var place = pen
    var extent = StretchExtent()
    fill(&row, with: items.range, items, in: space) { complete in
      let depth = provider.depth(of: complete, isLast: false, in: space)
      let top = place.origin.value
      extent.include(lineFrom: top, to: top + depth, isFirst: place.line == first)
      place.nextLine(after: depth + space.lineSpacing)
    }
    let top = place.origin.value
    extent.include(
      lineFrom: top, to: top + provider.reach(of: row, in: space), isFirst: place.line == first)
    pen = place
    return extent
  }

  // MARK: - Placing

  @inlinable
  @inline(__always)
  func frames(
    of items: Items, _ fold: Fold<Row>, in space: SectionSpace, into frames: inout FrameBuffer
  ) {
    let wanted = items.range
    guard !wanted.isEmpty else { return }
    let start = fold.checkpoint(before: wanted.lowerBound)
    let areInOrder = space.lineSpacing >= 0
    let placesAtOnce = provider.placesAtOnce
    var (open, pen) = (start.state, start.pen)
    advance(&open, &pen, over: start.item..<wanted.lowerBound, items, in: space)
    var first = wanted.lowerBound
    while first < wanted.upperBound {
      let top = pen.along
      if areInOrder && frames.isBehind(top) { return }
      let room = frames.next(wanted.upperBound &- first)
      var row = open
      let end =
        placesAtOnce
        ? place(&row, first..<wanted.upperBound, items, top: top, in: space, frames.place, room)
        : complete(&row, from: first, ofLine: pen.number, items, fold, in: space)
      let own = first..<min(end, wanted.upperBound)
      let isLast = end == items.sectionCount
      let depth = provider.depth(of: row, isLast: isLast, in: space)
      if !(frames.isBefore(top + depth) && frames.leaveOut(own.count)) {
        if !placesAtOnce {
          place(
            own, of: row, after: open, isLast, items, top: top, in: space, frames.place, room)
        }
        frames.extend(by: own.count, line: pen.number)
      }
      pen.nextLine(after: provider.depth(of: row, isLast: false, in: space) + space.lineSpacing)
      (open, first) = (empty, end)
    }
  }

  /// Adds items to the open row as long as it takes them, and writes their frames as if each were its last.
  /// - Returns: the item behind the last one that was added.
  @inlinable
  @inline(__always)
  func place(
    _ row: inout Row, _ range: Range<Int>, _ items: Items, top: Double, in space: SectionSpace,
    _ place: FramePlace, _ room: UnsafeMutablePointer<Rect>
  ) -> Int {
    // Copies of its own stay in registers.
    var (open, index, next) = (row, range.lowerBound, room)
    while index < range.upperBound {
      let item = items.item(at: index, cutTo: cut)
      guard open.count == 0 || provider.takes(item, open, in: space) else { break }
      let before = open
      provider.add(item, to: &open, in: space)
      var placed = provider.rect(of: item, after: before, in: open, isLast: false, in: space)
      placed.along += top
      next.initialize(to: place.rect(placed))
      next += 1
      index &+= 1
    }
    row = open
    return index
  }

  /// Writes the frames of items of a complete row.
  /// - Parameter before: the row before them.
  @inlinable
  @inline(__always)
  func place(
    _ range: Range<Int>, of row: Row, after before: Row, _ isLast: Bool, _ items: Items,
    top: Double, in space: SectionSpace, _ place: FramePlace, _ room: UnsafeMutablePointer<Rect>
  ) {
    var (open, next) = (before, room)
    for index in range {
      let item = items.item(at: index, cutTo: cut)
      var placed = provider.rect(of: item, after: open, in: row, isLast: isLast, in: space)
      placed.along += top
      next.initialize(to: place.rect(placed))
      next += 1
      provider.add(item, to: &open, in: space)
    }
  }
}
