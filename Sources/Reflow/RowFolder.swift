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
    let areInOrder = space.lineSpacing >= 0
    var (row, pen) = (start.state, start.pen)
    fill(&row, with: start.item..<wanted.lowerBound, items, in: space) {
      pen.nextLine(after: provider.depth(of: $0, isLast: false, in: space) + space.lineSpacing)
    }
    var first = wanted.lowerBound
    if frames.takesAll {
      // Nobody asks where a row ends or which number it has.
      let room = frames.next(wanted.count)
      while first < wanted.upperBound {
        first = place(
          &row, from: first, to: wanted.upperBound, items, top: pen.origin.value, in: space,
          frames.place, room + (first &- wanted.lowerBound))
        pen.nextLine(
          after: provider.depth(of: row, isLast: false, in: space) + space.lineSpacing)
        row = empty
      }
      return frames.extend(by: wanted.count, line: 0)
    }
    while first < wanted.upperBound {
      let top = pen.origin.value
      if areInOrder && frames.isBehind(top) { return }
      let room = frames.next(wanted.upperBound &- first)
      let end = place(
        &row, from: first, to: wanted.upperBound, items, top: top, in: space, frames.place, room)
      let depth = provider.depth(of: row, isLast: false, in: space)
      let count = end &- first
      if !(frames.isBefore(top + depth) && frames.leaveOut(count)) {
        frames.extend(by: count, line: pen.number)
      }
      pen.nextLine(after: depth + space.lineSpacing)
      (row, first) = (empty, end)
    }
  }

  /// Adds items of a chunk to the open row as long as it takes them, and writes their frames.
  /// - Returns: the item behind the last one that was added.
  @inlinable
  @inline(__always)
  func place(
    _ row: inout Row, from start: Int, to end: Int, _ items: Items, top: Double,
    in space: SectionSpace, _ place: FramePlace, _ room: UnsafeMutablePointer<Rect>
  ) -> Int {
    // Copies of its own stay in registers.
    var (open, index, next) = (row, start, room)
    @inline(__always)
    func join(_ item: Item) {
      var after = open
      provider.add(item, to: &after, in: space)
      var placed = provider.rect(of: item, after: open, in: after, isLast: false, in: space)
      placed.along += top
      next.initialize(to: place.rect(placed))
      next += 1
      open = after
      index &+= 1
    }
    if open.count == 0 && index < end { join(items.item(at: index, cutTo: cut)) }
    while index < end {
      let item = items.item(at: index, cutTo: cut)
      guard open.count > 0 && provider.takes(item, open, in: space) else { break }
      join(item)
    }
    row = open
    return index
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
