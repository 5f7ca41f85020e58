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
  /// - Parameters:
  ///   - joining: gets the index of each item, the item, and the row before it.
  ///   - ended: gets a row that is complete and the item behind it; false stops.
  /// - Returns: whether all items were added.
  @inlinable
  @inline(__always)
  func fill(
    _ row: inout Row, with range: Range<Int>, _ items: Items, in space: SectionSpace,
    joining: (Int, Item, Row) -> Void, ended: (Row, Int) -> Bool
  ) -> Bool {
    // A copy of its own stays in registers.
    var open = row
    var index = range.lowerBound
    if open.count == 0 && index < range.upperBound {
      let item = items.item(at: index, cutTo: cut)
      joining(index, item, open)
      provider.add(item, to: &open, in: space)
      index &+= 1
    }
    while index < range.upperBound {
      let item = items.item(at: index, cutTo: cut)
      // The count tells the compiler what it is; there are items.
      if open.count > 0 && provider.takes(item, open, in: space) {
        joining(index, item, open)
        provider.add(item, to: &open, in: space)
      } else {
        guard ended(open, index) else { return false }
        open = empty
        joining(index, item, open)
        provider.add(item, to: &open, in: space)
      }
      index &+= 1
    }
    row = open
    return true
  }

  /// Fills the open row to its end within a chunk.
  /// - Returns: the item behind the last one that was added.
  @inlinable
  @inline(__always)
  func complete(
    _ row: inout Row, from start: Int, _ items: Items, in space: SectionSpace
  ) -> Int {
    let end = items.chunk.upperBound
    var (open, index) = (row, start)
    if open.count == 0 && index < end {
      provider.add(items.item(at: index, cutTo: cut), to: &open, in: space)
      index &+= 1
    }
    while index < end {
      let item = items.item(at: index, cutTo: cut)
      guard open.count > 0 && provider.takes(item, open, in: space) else { break }
      provider.add(item, to: &open, in: space)
      index &+= 1
    }
    row = open
    return index
  }

  /// Fills the open row to its end, beyond the chunk where it goes on there. Stretches that it spans wholly
  /// are skipped by their checkpoints, so the cost is O(log n) and a stretch.
  /// - Parameter start: an item of the chunk, or its end.
  /// - Returns: the item behind the row.
  @inlinable
  @inline(__always)
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
    var index = start
    var areSkipped = false
    while index < items.sectionCount {
      var end = index
      items.withChunk(from: index) { next in
        index = complete(&row, from: index, next, in: space)
        end = next.chunk.upperBound
      }
      guard index == end, index < items.sectionCount, !areSkipped else {
        if index < end { break }
        continue
      }
      areSkipped = true
      let last = fold.lastCheckpoint(notBehindLine: number)
      if last.item > index { (row, index) = (last.state, last.item) }
    }
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
    _ = fill(&row, with: items.range, items, in: space) { _, _, _ in
    } ended: { complete, _ in
      let depth = provider.depth(of: complete, isLast: false, in: space)
      let top = place.origin.value
      extent.include(lineFrom: top, to: top + depth, isFirst: place.line == first)
      place.nextLine(after: depth + space.lineSpacing)
      return true
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
    guard !items.range.isEmpty else { return }
    if provider.placesAtOnce {
      framesAtOnce(of: items, fold, in: space, into: &frames)
    } else {
      framesByRow(of: items, fold, in: space, into: &frames)
    }
  }

  /// Items are placed as they join their row.
  @inlinable
  @inline(__always)
  func framesAtOnce(
    of items: Items, _ fold: Fold<Row>, in space: SectionSpace, into frames: inout FrameBuffer
  ) {
    let wanted = items.range
    let start = fold.checkpoint(before: wanted.lowerBound)
    let place = frames.place
    let areInOrder = space.lineSpacing >= 0
    var (row, pen) = (start.state, start.pen)
    var top = pen.origin.value
    var first = wanted.lowerBound
    // Where the frame of the first item that is wanted would stand.
    var room = frames.next(wanted.count)
    /// Counts the frames of a row that have been written, or leaves them out.
    @inline(__always)
    func finish(_ row: Row, to end: Int) {
      guard end > first else { return }
      let depth = provider.depth(of: row, isLast: false, in: space)
      if frames.isBefore(top + depth) && frames.leaveOut(end &- first) {
        room -= end &- first
      } else {
        frames.extend(by: end &- first, line: pen.line)
      }
      first = end
    }
    let goesOn = fill(&row, with: start.item..<wanted.upperBound, items, in: space) {
      index, item, before in
      // Negative where the item comes before those that are wanted.
      let offset = index &- wanted.lowerBound
      guard UInt(bitPattern: offset) < UInt(bitPattern: wanted.count) else { return }
      var row = before
      provider.add(item, to: &row, in: space)
      var placed = provider.rect(of: item, after: before, in: row, isLast: false, in: space)
      placed.along += top
      (room + offset).initialize(to: place.rect(placed))
    } ended: { complete, end in
      guard !(areInOrder && frames.isBehind(top)) else { return false }
      finish(complete, to: end)
      let depth = provider.depth(of: complete, isLast: false, in: space)
      pen.nextLine(after: depth + space.lineSpacing)
      top = pen.origin.value
      return true
    }
    if goesOn && !(areInOrder && frames.isBehind(top)) { finish(row, to: wanted.upperBound) }
  }

  /// Items are placed when their row is complete.
  @inlinable
  @inline(__always)
  func framesByRow(
    of items: Items, _ fold: Fold<Row>, in space: SectionSpace, into frames: inout FrameBuffer
  ) {
    let wanted = items.range
    let start = fold.checkpoint(before: wanted.lowerBound)
    let place = frames.place
    let areInOrder = space.lineSpacing >= 0
    var (open, pen) = (start.state, start.pen)
    var first = start.item
    while first < wanted.upperBound {
      var row = open
      let end = complete(&row, from: first, ofLine: pen.line, items, fold, in: space)
      let isLast = end == items.sectionCount
      let top = pen.origin.value
      if areInOrder && frames.isBehind(top) { return }
      let count = min(end, wanted.upperBound) &- max(first, wanted.lowerBound)
      let depth = provider.depth(of: row, isLast: isLast, in: space)
      if count > 0 && !(frames.isBefore(top + depth) && frames.leaveOut(count)) {
        var room = frames.next(count)
        for index in first..<min(end, wanted.upperBound) {
          let item = items.item(at: index, cutTo: cut)
          if index >= wanted.lowerBound {
            var placed = provider.rect(of: item, after: open, in: row, isLast: isLast, in: space)
            placed.along += top
            room.initialize(to: place.rect(placed))
            room += 1
          }
          provider.add(item, to: &open, in: space)
        }
        frames.extend(by: count, line: pen.line)
      }
      pen.nextLine(after: provider.depth(of: row, isLast: false, in: space) + space.lineSpacing)
      (open, first) = (empty, end)
    }
  }
}
