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
  func size(of index: Int, in items: Items, _ space: SectionSpace) -> FlowSize {
    let size = items.size(at: index)
    if size.breadth > space.breadth && oversize == .clamp {
      return items.size(at: index, cutTo: space.breadth)
    }
    return size
  }

  @inlinable
  public func measure(
    _ items: Items, _ line: inout LineState, _ pen: inout Pen, in space: SectionSpace
  ) -> StretchExtent {
    var extent = StretchExtent()
    let firstLine = pen.line
    // Locals instead of the caller's memory, and the fit test as `LineState.takes` has it: this is the
    // loop that a reflow of a million items runs.
    let limit = Fit.limit(of: space.breadth)
    let spacing = space.interitemSpacing
    let cuts = oversize == .clamp
    var open = line
    var index = items.range.lowerBound
    while index < items.range.upperBound {
      var size = items.ownSize(at: index)
      if cuts && size.breadth > space.breadth { size = items.size(at: index, cutTo: space.breadth) }
      index &+= 1
      let used = open.used + (spacing + size.breadth)
      if used <= limit && open.count > 0 {
        open.used = used
        // Which of the two is greater cannot be foretold: this form needs no branch.
        open.depth = size.depth > open.depth ? size.depth : open.depth
        open.count &+= 1
        continue
      }
      if open.count > 0 {
        let top = pen.origin.value
        extent.include(from: top, to: top + open.depth)
        if pen.line == firstLine { extent.openLineEnd = top + open.depth }
        pen.nextLine(after: open.depth + space.lineSpacing)
      }
      open = LineState(first: size)
    }
    line = open
    let top = pen.origin.value
    extent.include(from: top, to: top + line.depth)
    if pen.line == firstLine { extent.openLineEnd = top + line.depth }
    return extent
  }

  @inlinable
  public func frames(
    of items: Items, replaying fold: Fold<LineState>, in space: SectionSpace,
    into frames: inout FrameBuffer
  ) {
    let wanted = items.range
    guard !wanted.isEmpty else { return }
    let start = fold.checkpoint(before: wanted.lowerBound)
    var index = start.item
    var open = start.state
    var pen = start.pen
    if !open.takes(size(of: index, in: items, space).breadth, in: space) {
      pen.nextLine(after: open.depth + space.lineSpacing)
      open = LineState()
    }
    while index < wanted.upperBound {
      let (line, end) = completeLine(from: index, open, pen, items, fold, in: space)
      if end > wanted.lowerBound {
        let arrangement = arrange(line, in: space)
        let top = pen.origin.value
        for member in index..<min(end, wanted.upperBound) {
          let size = size(of: member, in: items, space)
          let shift = arrangement.start + Double(open.count) * arrangement.addedSpacing
          let across = open.add(size, in: space) + shift
          guard member >= wanted.lowerBound else { continue }
          let along = top + arrangement.alignItems.offset(of: size.depth, in: line.depth)
          frames.append(FlowRect(across: across, along: along, size: size), line: pen.line)
        }
      }
      pen.nextLine(after: line.depth + space.lineSpacing)
      open = LineState()
      index = end
    }
  }

  /// Measures the open line to its end.
  /// - Parameters:
  ///   - index: the next item, which is known to join.
  ///   - state: the line before that item.
  /// - Returns: the line, and the index behind its last item. Stretches that the line spans wholly are
  ///   skipped by their checkpoints, so the cost is O(log n) and two stretches.
  @inlinable
  func completeLine(
    from index: Int, _ state: LineState, _ pen: Pen, _ items: Items, _ fold: Fold<LineState>,
    in space: SectionSpace
  ) -> (line: Line, end: Int) {
    var open = state
    var next = index
    let end = items.chunk.upperBound
    while next < end {
      let size = size(of: next, in: items, space)
      guard open.takes(size.breadth, in: space) else { break }
      _ = open.add(size, in: space)
      next &+= 1
    }
    if next == end && end < items.sectionCount {
      (open, next) = continueLine(from: next, open, pen, items, fold, in: space)
    }
    let line = Line(
      count: open.count, used: open.used, depth: open.depth,
      isLast: next == items.sectionCount)
    return (line, next)
  }

  /// The same from the beginning of another stretch on.
  @usableFromInline
  @inline(never)
  func continueLine(
    from index: Int, _ state: LineState, _ pen: Pen, _ items: Items, _ fold: Fold<LineState>,
    in space: SectionSpace
  ) -> (line: LineState, end: Int) {
    var open = state
    var next = index
    let last = fold.lastCheckpoint(notBehindLine: pen.line)
    if last.item > next { (open, next) = (last.state, last.item) }
    while next < items.sectionCount {
      let size = size(of: next, in: items, space)
      guard open.takes(size.breadth, in: space) else { break }
      _ = open.add(size, in: space)
      next += 1
    }
    return (open, next)
  }
}
