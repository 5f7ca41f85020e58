// The fold of every line provider: greedy lines, measured and then arranged.

extension LineProvider {
  public func start(in space: SectionSpace) -> LineState { LineState() }

  public func depth(after state: LineState, in space: SectionSpace) -> Double { state.depth }

  /// Places an item in a line that is neither shifted nor stretched; `frames` arranges complete lines.
  @inlinable
  public func place(
    _ item: Item, _ line: inout LineState, _ pen: inout Pen, in space: SectionSpace
  ) -> FlowRect {
    var along = 0.0
    if !line.takes(item.size.breadth, in: space) {
      along = line.depth + space.lineSpacing
      pen.nextLine(after: along)
      line = LineState()
    }
    return FlowRect(across: line.add(item.size, in: space), along: along, size: item.size)
  }

  @inlinable
  public func measure(
    _ items: Items, _ line: inout LineState, _ pen: inout Pen, in space: SectionSpace
  ) -> StretchExtent {
    let rule = LineRule(oversize, in: space)
    let end = items.range.upperBound
    var extent = StretchExtent()
    var place = pen
    var open = line
    var index = items.range.lowerBound
    var size = index < end ? rule.size(of: index, items) : FlowSize(breadth: 0, depth: 0)
    while true {
      index = rule.fill(&open, from: index, to: end, &size, items)
      let top = place.origin.value
      extent.include(from: top, to: top + open.depth)
      if place.line == pen.line { extent.openLineEnd = top + open.depth }
      guard index < end else { break }
      place.nextLine(after: open.depth + space.lineSpacing)
      open = LineState()
    }
    pen = place
    line = open
    return extent
  }

  @inlinable
  public func frames(
    of items: Items, replaying fold: Fold<LineState>, in space: SectionSpace,
    into frames: inout FrameBuffer
  ) {
    let wanted = items.range
    guard !wanted.isEmpty else { return }
    let rule = LineRule(oversize, in: space)
    let start = fold.checkpoint(before: wanted.lowerBound)
    var index = start.item
    var open = start.state
    var pen = start.pen
    var size = rule.size(of: index, items)
    let areInOrder = space.lineSpacing >= 0
    while index < wanted.upperBound {
      let before = open
      let first = index
      index = rule.fill(&open, from: index, to: items.chunk.upperBound, &size, items)
      if index == first {
        // The line was full before the stretch began.
        pen.nextLine(after: open.depth + space.lineSpacing)
        open = LineState()
        continue
      }
      if index == items.chunk.upperBound && index < items.sectionCount {
        (open, index) = rule.fill(open, from: index, ofLine: pen.line, items, fold)
      }
      let top = pen.origin.value
      if areInOrder && frames.isBehind(top) { return }
      let end = min(index, wanted.upperBound)
      let isLeftOut =
        frames.isBefore(top + open.depth)
        && frames.leaveOut(max(0, end - max(first, wanted.lowerBound)))
      if index > wanted.lowerBound && !isLeftOut {
        let line = Line(
          count: open.count, used: open.used, depth: open.depth,
          isLast: index == items.sectionCount)
        let placing = LinePlacing(arrange(line, in: space), depth: open.depth, pen, rule)
        placing.place(first..<end, after: before, items, into: &frames)
      }
      pen.nextLine(after: open.depth + space.lineSpacing)
      open = LineState()
    }
  }
}

/// The filling of lines: the one loop that decides which items share a line.
@usableFromInline
struct LineRule {
  /// The greatest sum that fits.
  @usableFromInline let limit: Double
  @usableFromInline let spacing: Double
  /// The breadth that longer items are cut to.
  @usableFromInline let cut: Double

  @inlinable
  init(_ oversize: Oversize, in space: SectionSpace) {
    limit = Fit.limit(of: space.breadth)
    spacing = space.interitemSpacing
    cut = oversize == .clamp ? space.breadth : .infinity
  }

  /// Adds items of a chunk to the open line as long as they fit.
  /// - Parameter size: the size of the item at `start`, and afterwards of the one that did not fit, so
  ///   that none is measured twice.
  /// - Returns: the item behind the last one that was added.
  @inlinable
  @inline(__always)
  func fill(
    _ line: inout LineState, from start: Int, to end: Int, _ size: inout FlowSize, _ items: Items
  ) -> Int {
    var index = start
    var used = line.used
    var depth = line.depth
    var next = size
    if line.count == 0 && index < end {
      (used, depth) = (next.breadth, next.depth)
      index &+= 1
      if index < end { next = self.size(of: index, items) }
    }
    while index < end {
      let sum = used + (spacing + next.breadth)
      guard sum <= limit else { break }
      used = sum
      // Which of the two is greater cannot be foretold: this form needs no branch.
      depth = next.depth > depth ? next.depth : depth
      index &+= 1
      if index < end { next = self.size(of: index, items) }
    }
    size = next
    line.count &+= index &- start
    line.used = used
    line.depth = depth
    return index
  }

  /// The same beyond a chunk: fills a line that goes on where another stretch begins. Stretches that it
  /// spans wholly are skipped by their checkpoints, so the cost is O(log n) and a stretch.
  @usableFromInline
  @inline(never)
  func fill(
    _ line: LineState, from start: Int, ofLine number: Int, _ items: Items, _ fold: Fold<LineState>
  ) -> (line: LineState, end: Int) {
    var line = line
    var index = start
    let last = fold.lastCheckpoint(notBehindLine: number)
    if last.item > index { (line, index) = (last.state, last.item) }
    while index < items.sectionCount {
      let size = distantSize(of: index, items)
      let sum = line.used + (spacing + size.breadth)
      guard sum <= limit else { break }
      line.used = sum
      line.depth = max(line.depth, size.depth)
      line.count += 1
      index += 1
    }
    return (line, index)
  }

  /// The size of an item of the chunk, as lines take it.
  @inlinable
  @inline(__always)
  func size(of index: Int, _ items: Items) -> FlowSize {
    let size = items.ownSize(at: index)
    return size.breadth > cut ? items.size(at: index, cutTo: cut) : size
  }

  /// The same for any item of the section.
  @usableFromInline
  func distantSize(of index: Int, _ items: Items) -> FlowSize {
    items.size(at: index, cutTo: cut)
  }
}

/// Where a complete line's items stand.
@usableFromInline
struct LinePlacing {
  @usableFromInline let arrangement: LineArrangement
  @usableFromInline let depth: Double
  @usableFromInline let top: Double
  @usableFromInline let number: Int
  @usableFromInline let rule: LineRule

  @inlinable
  init(_ arrangement: LineArrangement, depth: Double, _ pen: Pen, _ rule: LineRule) {
    self.arrangement = arrangement
    self.depth = depth
    top = pen.origin.value
    number = pen.line
    self.rule = rule
  }

  /// Appends the frames of some of the line's items.
  /// - Parameter before: the line before the first of the range, of which only those are appended that
  ///   are wanted.
  @inlinable
  @inline(__always)
  func place(
    _ range: Range<Int>, after before: LineState, _ items: Items, into frames: inout FrameBuffer
  ) {
    var used = before.used
    var count = before.count
    for index in range {
      let size = rule.size(of: index, items)
      // Added as the fit test adds it, so that whatever measures and whatever places agree to the bit.
      let start = count > 0 ? used + rule.spacing : 0
      used = count > 0 ? used + (rule.spacing + size.breadth) : size.breadth
      let shift = arrangement.start + Double(count) * arrangement.addedSpacing
      count &+= 1
      guard index >= items.range.lowerBound else { continue }
      let along = top + arrangement.alignItems.offset(of: size.depth, in: depth)
      frames.append(FlowRect(across: start + shift, along: along, size: size), line: number)
    }
  }
}
