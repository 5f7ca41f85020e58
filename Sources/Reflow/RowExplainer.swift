/// Explains the items of every row provider: the row that is complete, and the item's place in it.
struct RowExplainer<Provider: RowProvider>: Sendable {
  typealias Row = Provider.State

  let provider: Provider
  /// What a row is called.
  var rowName = "row"
  /// What was decided when an item came to the open row.
  var decide: @Sendable (Item, Row, Pen, SectionSpace) -> PlacingDecision? = { _, _, _, _ in nil }
  /// The terms of where a row provider's `rect` stands, which gets the same.
  var terms:
    @Sendable (Item, Row, Row, Bool, FlowRect, SectionSpace) -> (
      across: [NamedNumber], along: NamedNumber
    ) = { _, _, _, _, placed, _ in
      (
        [NamedNumber("place in the row", placed.across)],
        NamedNumber("place across the row", placed.along)
      )
    }
  /// What a complete row has used of its length; nil where that is where its last item ends.
  var used: (@Sendable (Row) -> Double)?
  /// Why it stands there.
  let explain: @Sendable (Item, Row, Row, Bool, SectionSpace) -> [ExplanationFact]
  let numbers: @Sendable (Row, SectionSpace) -> [NamedNumber]

  init(
    provider: Provider,
    explain: @escaping @Sendable (Item, Row, Row, Bool, SectionSpace) -> [ExplanationFact],
    numbers: @escaping @Sendable (Row, SectionSpace) -> [NamedNumber]
  ) {
    self.provider = provider
    self.explain = explain
    self.numbers = numbers
  }

  var erased: ProviderExplainer {
    ProviderExplainer(
      explanation: { explanation(of: $0, replaying: Fold($1), in: $2) },
      steps: { steps(of: $0, replaying: Fold($1), in: $2) })
  }

  private func explanation(
    of items: Items, replaying fold: Fold<Row>, in space: SectionSpace
  ) -> PlacedExplanation {
    let folder = RowFolder(provider, in: space)
    let index = items.range.lowerBound
    let item = items.item(at: index, cutTo: folder.cut)
    var (before, pen) = replay(to: index, folder, items, fold, in: space)
    let decision = decide(item, before, pen, space)
    if before.count > 0, !provider.takes(item, before, in: space) {
      pen.nextLine(after: provider.depth(of: before, isLast: false, in: space) + space.lineSpacing)
      before = folder.empty
    }
    var row = before
    provider.add(item, to: &row, in: space)
    let end = folder.complete(&row, from: index + 1, ofLine: pen.line, items, fold, in: space)
    let isLast = end == items.sectionCount
    var placed = provider.rect(of: item, after: before, in: row, isLast: isLast, in: space)
    let terms = terms(item, before, row, isLast, placed, space)
    let above = pen.line == 1 ? "1 \(rowName) above" : "\(pen.line) \(rowName)s above"
    let first = index - before.count
    let line = Line(
      count: row.count,
      used: used?(row) ?? self.end(of: row, isLast, index..<end, before, items, folder, in: space),
      depth: provider.depth(of: row, isLast: isLast, in: space), isLast: isLast)
    var explanation = ItemExplanation(
      decision: decision, across: terms.across,
      along: [NamedNumber(above, pen.origin.value), terms.along])
    let own = items[index].size
    if own != item.size { explanation.facts.append(.cut(from: own, to: item.size)) }
    explanation.facts.append(
      .line(line, number: pen.line, items: first..<end, length: space.breadth))
    explanation.facts += explain(item, before, row, isLast, space)
    placed.along += pen.origin.value
    explanation.facts += ExplanationFact.overflow(of: placed, in: space)
    return PlacedExplanation(placed: placed, explanation: explanation)
  }

  private func steps(
    of items: Items, replaying fold: Fold<Row>, in space: SectionSpace
  ) -> [PlacingStep] {
    guard let first = items.range.first else { return [] }
    let folder = RowFolder(provider, in: space)
    var (row, pen) = replay(to: first, folder, items, fold, in: space)
    return items.range.map { index in
      let item = items.item(at: index, cutTo: folder.cut)
      let before = FoldState(pen, numbers(row, space))
      let decision = decide(item, row, pen, space)
      folder.advance(&row, &pen, over: index..<index + 1, items, in: space)
      return PlacingStep(
        item: index, decision: decision, before: before,
        after: FoldState(pen, numbers(row, space)))
    }
  }

  /// Where the last item of a row ends, from where lines begin.
  /// - Parameters:
  ///   - rest: the items of the row from one on.
  ///   - before: the row before them.
  private func end(
    of row: Row, _ isLast: Bool, _ rest: Range<Int>, _ before: Row, _ items: Items,
    _ folder: RowFolder<Provider>, in space: SectionSpace
  ) -> Double {
    var (open, end) = (before, 0.0)
    for index in rest {
      let item = items.anyItem(at: index, cutTo: folder.cut)
      let placed = provider.rect(of: item, after: open, in: row, isLast: isLast, in: space)
      end = placed.across + placed.breadth
      provider.add(item, to: &open, in: space)
    }
    return end
  }

  /// The open row before an item. The measuring of at most one stretch.
  private func replay(
    to item: Int, _ folder: RowFolder<Provider>, _ items: Items, _ fold: Fold<Row>,
    in space: SectionSpace
  ) -> (row: Row, pen: Pen) {
    let start = fold.checkpoint(before: item)
    var (row, pen) = (start.state, start.pen)
    folder.advance(&row, &pen, over: start.item..<item, items, in: space)
    return (row, pen)
  }
}
