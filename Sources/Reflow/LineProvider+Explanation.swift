// The explanation of every line provider's items: the fit test with its numbers, the complete line, and
// the item's share of what its provider arranges.

extension LineProvider {
  public func explain(
    _ line: Line, arranged arrangement: LineArrangement, in space: SectionSpace
  ) -> [ExplanationFact] {
    []
  }

  public func numbers(of line: LineState, in space: SectionSpace) -> [NamedNumber] {
    [NamedNumber("used", line.used), NamedNumber("depth", line.depth)]
  }

  public func explanation(
    of items: Items, replaying fold: Fold<LineState>, in space: SectionSpace
  ) -> PlacedExplanation {
    let index = items.range.lowerBound
    var (open, pen) = replayLines(to: index, items, fold, in: space)
    let size = LineRule(oversize, in: space).distantSize(of: index, items)
    let decision = decision(on: size, open, pen, in: space)
    if case .wraps = decision { wrap(&open, &pen, in: space) }
    let rule = LineRule(oversize, in: space)
    let (complete, end) = rule.fill(open, with: index, ofLine: pen.line, items, fold)
    let line = Line(
      count: complete.count, used: complete.used, depth: complete.depth,
      isLast: end == items.sectionCount)
    let arrangement = arrange(line, in: space)
    let added = Double(open.count) * arrangement.addedSpacing
    let isFirst = open.count == 0
    let aligned = arrangement.alignItems.offset(of: size.depth, in: line.depth)

    var explanation = ItemExplanation(decision: decision, across: [], along: [])
    if !isFirst {
      explanation.across = [
        NamedNumber("used before it", open.used), NamedNumber("spacing", space.interitemSpacing),
      ]
    }
    explanation.across.append(NamedNumber("start shift", arrangement.start))
    if !isFirst { explanation.across.append(NamedNumber("added spacing", added)) }
    let above = pen.line == 1 ? "1 line above" : "\(pen.line) lines above"
    explanation.along = [
      NamedNumber(above, pen.origin.value), NamedNumber("cross alignment", aligned),
    ]

    let own = items.size(at: index)
    if own != size { explanation.facts.append(.cut(from: own, to: size)) }
    let first = index - open.count
    explanation.facts.append(
      .line(line, number: pen.line, items: first..<end, length: space.breadth))
    explanation.facts += explain(line, arranged: arrangement, in: space)
    if open.count > 1, arrangement.addedSpacing != 0 {
      let formula: Formula =
        "\(open.count, "gaps") × \(arrangement.addedSpacing, "added spacing")"
      explanation.facts.append(
        .calculation(Calculation("added spacing before it", formula, value: added)))
    }
    if let calculation = arrangement.alignItems.calculation(
      of: NamedNumber("own depth", size.depth), in: NamedNumber("line depth", line.depth))
    {
      explanation.facts.append(.calculation(calculation))
    }
    let start = isFirst ? 0 : open.used + space.interitemSpacing
    let placed = FlowRect(
      across: start + (arrangement.start + added), along: pen.origin.value + aligned, size: size)
    explanation.facts += ExplanationFact.overflow(of: placed, in: space)
    return PlacedExplanation(placed: placed, explanation: explanation)
  }

  public func steps(
    of items: Items, replaying fold: Fold<LineState>, in space: SectionSpace
  ) -> [PlacingStep] {
    guard let first = items.range.first else { return [] }
    var (open, pen) = replayLines(to: first, items, fold, in: space)
    return items.range.map { index in
      let size = LineRule(oversize, in: space).distantSize(of: index, items)
      let before = foldState(open, pen, in: space)
      let decision = decision(on: size, open, pen, in: space)
      take(size, &open, &pen, in: space)
      return PlacingStep(
        item: index, decision: decision, before: before,
        after: foldState(open, pen, in: space))
    }
  }

  /// The open line before an item. The measuring of at most one stretch.
  private func replayLines(
    to item: Int, _ items: Items, _ fold: Fold<LineState>, in space: SectionSpace
  ) -> (open: LineState, pen: Pen) {
    let start = fold.checkpoint(before: item)
    var open = start.state
    var pen = start.pen
    for index in start.item..<item {
      take(LineRule(oversize, in: space).distantSize(of: index, items), &open, &pen, in: space)
    }
    return (open, pen)
  }

  private func take(
    _ size: FlowSize, _ open: inout LineState, _ pen: inout Pen, in space: SectionSpace
  ) {
    if !open.takes(size.breadth, in: space) { wrap(&open, &pen, in: space) }
    _ = open.add(size, in: space)
  }

  private func wrap(_ open: inout LineState, _ pen: inout Pen, in space: SectionSpace) {
    pen.nextLine(after: open.depth + space.lineSpacing)
    open = LineState()
  }

  private func decision(
    on size: FlowSize, _ open: LineState, _ pen: Pen, in space: SectionSpace
  ) -> PlacingDecision {
    guard open.count > 0 else { return .beginsFirstLine }
    let test = FitTest(
      used: open.used, spacing: space.interitemSpacing, size: size.breadth, length: space.breadth)
    return test.joins ? .joins(line: pen.line, test) : .wraps(line: pen.line + 1, test)
  }
}

extension ItemAlignment {
  /// The arithmetic of `offset(of:in:)`; nil at the start, where there is nothing to calculate.
  /// - Parameters:
  ///   - size: of what is aligned, and its name.
  ///   - length: of the space that it is aligned in, and its name.
  public func calculation(of size: NamedNumber, in length: NamedNumber) -> Calculation? {
    let formula: Formula
    switch self {
    case .start: return nil
    case .center:
      formula = "(\(length.value, length.name) − \(size.value, size.name)) / \(2)"
    case .end: formula = "\(length.value, length.name) − \(size.value, size.name)"
    }
    return Calculation(
      "alignItems \(rawValue)", formula, value: offset(of: size.value, in: length.value))
  }
}

extension LineRule {
  /// Fills a line to its end.
  /// - Parameter index: the next item, of the stretch, which is known to join.
  fileprivate func fill(
    _ line: LineState, with index: Int, ofLine number: Int, _ items: Items,
    _ fold: Fold<LineState>
  ) -> (line: LineState, end: Int) {
    var line = line
    var size = size(of: index, items)
    let end = fill(&line, from: index, to: items.chunk.upperBound, &size, items)
    guard end == items.chunk.upperBound, end < items.sectionCount else { return (line, end) }
    return fill(line, from: end, ofLine: number, items, fold)
  }
}
