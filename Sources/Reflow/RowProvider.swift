/// A provider whose items stand in rows, and depend on the whole of theirs: a grid whose items are
/// centred in its rows, photos that are scaled until they fill a row.
///
/// It says which items share a row, how deep a complete row is, and where an item stands in it. The
/// fold is here: as a row's last item is not known when its first one is placed, a replay looks ahead
/// to the end of the row. Cost: O(1) an item, and O(row) for each stretch whose last row goes on.
///
/// Where the rule is the fit test, and items keep their sizes, conform to `LineProvider` instead: it
/// fills faster.
public protocol RowProvider: LayoutProvider where State: RowState {
  /// Whether the open row, which has items, takes another one.
  func takes(_ item: Item, _ row: State, in space: SectionSpace) -> Bool

  /// Adds an item to the open row.
  func add(_ item: Item, to row: inout State, in space: SectionSpace)

  /// How deep a complete row is, in points.
  func depth(of row: State, isLast: Bool, in space: SectionSpace) -> Double

  /// How far the items of a row that may go on can reach, in points from its top; what those behind may
  /// add to it left out.
  func reach(of row: State, in space: SectionSpace) -> Double

  /// Where an item stands, `along` measured from the row's top.
  /// - Parameters:
  ///   - item: an item of the row.
  ///   - before: the row before the item was added.
  ///   - row: the complete row.
  ///   - isLast: whether it is the section's last row.
  ///   - space: what is known of the section.
  func rect(
    of item: Item, after before: State, in row: State, isLast: Bool, in space: SectionSpace
  ) -> FlowRect

  /// What a complete row has used of its length, for explanations, in points.
  func used(by row: State, isLast: Bool, in space: SectionSpace) -> Double

  /// Why an item stands there. Optional; its row is explained without it.
  func facts(
    of item: Item, after before: State, in row: State, isLast: Bool, in space: SectionSpace
  ) -> [ExplanationFact]
}

/// What is known of the open row: small, without its number and place. `start(in:)` makes an empty one.
public protocol RowState: Equatable, Sendable {
  /// How many items it has.
  var count: Int { get }
}

extension RowProvider {
  public func reach(of row: State, in space: SectionSpace) -> Double {
    depth(of: row, isLast: true, in: space)
  }

  public func facts(
    of item: Item, after before: State, in row: State, isLast: Bool, in space: SectionSpace
  ) -> [ExplanationFact] {
    []
  }

  public func depth(after row: State, in space: SectionSpace) -> Double {
    row.count > 0 ? depth(of: row, isLast: true, in: space) : 0
  }

  /// Places an item as if it were its row's last; `frames` waits for the complete row.
  public func place(
    _ item: Item, _ row: inout State, _ pen: inout Pen, in space: SectionSpace
  ) -> FlowRect {
    var along = 0.0
    if row.count > 0, !takes(item, row, in: space) { along = wrap(&row, &pen, in: space) }
    let before = row
    add(item, to: &row, in: space)
    var placed = rect(of: item, after: before, in: row, isLast: true, in: space)
    placed.along += along
    return placed
  }

  public func measure(
    _ items: Items, _ row: inout State, _ pen: inout Pen, in space: SectionSpace
  ) -> StretchExtent {
    var extent = StretchExtent()
    let first = pen.line
    for index in items.range {
      let item = items[index]
      if row.count > 0, !takes(item, row, in: space) {
        let top = pen.origin.value
        include(
          top + depth(of: row, isLast: false, in: space), from: top, pen.line == first, &extent)
        _ = wrap(&row, &pen, in: space)
      }
      add(item, to: &row, in: space)
    }
    let top = pen.origin.value
    include(top + reach(of: row, in: space), from: top, pen.line == first, &extent)
    return extent
  }

  private func include(
    _ end: Double, from top: Double, _ isFirst: Bool, _ extent: inout StretchExtent
  ) {
    extent.include(from: top, to: end)
    if isFirst { extent.openLineEnd = end }
  }

  public func frames(
    of items: Items, replaying fold: Fold<State>, in space: SectionSpace,
    into frames: inout FrameBuffer
  ) {
    let wanted = items.range
    let start = fold.checkpoint(before: wanted.lowerBound)
    var (index, row, pen) = (start.item, start.state, start.pen)
    while index < wanted.upperBound {
      let (complete, end) = completed(row, from: index, ofLine: pen.line, items, fold, in: space)
      let isLast = end == items.sectionCount
      let top = pen.origin.value
      while index < min(end, wanted.upperBound) {
        let item = items[index]
        if index >= wanted.lowerBound {
          var placed = rect(of: item, after: row, in: complete, isLast: isLast, in: space)
          placed.along += top
          frames.append(placed, line: pen.line)
        }
        add(item, to: &row, in: space)
        index += 1
      }
      row = complete
      _ = wrap(&row, &pen, in: space)
    }
  }

  /// Ends a row.
  /// - Returns: how far it is from its top to the next row's.
  private func wrap(_ row: inout State, _ pen: inout Pen, in space: SectionSpace) -> Double {
    let distance = depth(of: row, isLast: false, in: space) + space.lineSpacing
    pen.nextLine(after: distance)
    row = start(in: space)
    return distance
  }

  /// Fills the open row to its end. Stretches that it spans wholly are skipped by their checkpoints.
  /// - Returns: the complete row, and the item behind it.
  private func completed(
    _ row: State, from start: Int, ofLine number: Int, _ items: Items, _ fold: Fold<State>,
    in space: SectionSpace
  ) -> (row: State, end: Int) {
    var row = row
    var index = start
    while index < items.sectionCount {
      if index == items.chunk.upperBound {
        let last = fold.lastCheckpoint(notBehindLine: number)
        if last.item > index { (row, index) = (last.state, last.item) }
      }
      let item = items[index]
      if row.count > 0, !takes(item, row, in: space) { break }
      add(item, to: &row, in: space)
      index += 1
    }
    return (row, index)
  }
}

// MARK: - Explanations

extension RowProvider {
  public func explanation(
    of items: Items, replaying fold: Fold<State>, in space: SectionSpace
  ) -> PlacedExplanation {
    let index = items.range.lowerBound
    let item = items[index]
    var (row, pen) = replayRows(to: index, items, fold, in: space)
    if row.count > 0, !takes(item, row, in: space) { _ = wrap(&row, &pen, in: space) }
    let (complete, end) = completed(row, from: index, ofLine: pen.line, items, fold, in: space)
    let isLast = end == items.sectionCount
    var placed = rect(of: item, after: row, in: complete, isLast: isLast, in: space)
    let above = pen.line == 1 ? "1 row above" : "\(pen.line) rows above"
    let line = Line(
      count: complete.count, used: used(by: complete, isLast: isLast, in: space),
      depth: depth(of: complete, isLast: isLast, in: space), isLast: isLast)
    let first = index - row.count
    var explanation = ItemExplanation(
      across: [NamedNumber("place in the row", placed.across)],
      along: [
        NamedNumber(above, pen.origin.value), NamedNumber("place across the row", placed.along),
      ],
      facts: [.line(line, number: pen.line, items: first..<end, length: space.breadth)])
    explanation.facts += facts(of: item, after: row, in: complete, isLast: isLast, in: space)
    placed.along += pen.origin.value
    explanation.facts += ExplanationFact.overflow(of: placed, in: space)
    return PlacedExplanation(placed: placed, explanation: explanation)
  }

  public func steps(
    of items: Items, replaying fold: Fold<State>, in space: SectionSpace
  ) -> [PlacingStep] {
    guard let first = items.range.first else { return [] }
    var (row, pen) = replayRows(to: first, items, fold, in: space)
    return items.range.map { index in
      let before = foldState(row, pen, in: space)
      _ = place(items[index], &row, &pen, in: space)
      return PlacingStep(
        item: index, decision: nil, before: before, after: foldState(row, pen, in: space))
    }
  }

  /// The open row before an item. The placing of at most one stretch.
  private func replayRows(
    to item: Int, _ items: Items, _ fold: Fold<State>, in space: SectionSpace
  ) -> (row: State, pen: Pen) {
    let start = fold.checkpoint(before: item)
    var (row, pen) = (start.state, start.pen)
    for index in start.item..<item { _ = place(items[index], &row, &pen, in: space) }
    return (row, pen)
  }
}
