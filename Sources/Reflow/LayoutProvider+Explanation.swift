// How an item's place is explained: the fold is replayed from the checkpoint before it, and the provider
// is asked about that one item. Placing itself keeps nothing for it.

extension LayoutProvider {
  /// Says where the item was placed, and nothing of why.
  public func explain(
    _ item: Item, from state: State, placed: FlowRect, in space: SectionSpace
  ) -> ItemExplanation {
    ItemExplanation(
      across: [NamedNumber("placed by the provider", placed.across)],
      along: [NamedNumber("placed by the provider", placed.along)])
  }

  public func numbers(of state: State, in space: SectionSpace) -> [NamedNumber] { [] }

  public func explanation(
    of items: Items, replaying fold: Fold<State>, in space: SectionSpace
  ) -> PlacedExplanation {
    let index = items.range.lowerBound
    var (state, pen) = replay(to: index, items, fold, in: space)
    let before = state
    let origin = pen.origin.value
    var placed = place(items[index], &state, &pen, in: space)
    var explanation = explain(items[index], from: before, placed: placed, in: space)
    let passed = index == 1 ? "1 item before" : "\(index) items before"
    if origin != 0 { explanation.along.insert(NamedNumber(passed, origin), at: 0) }
    placed.along += origin
    explanation.facts += ExplanationFact.overflow(of: placed, in: space)
    return PlacedExplanation(placed: placed, explanation: explanation)
  }

  public func steps(
    of items: Items, replaying fold: Fold<State>, in space: SectionSpace
  ) -> [PlacingStep] {
    guard let first = items.range.first else { return [] }
    var (state, pen) = replay(to: first, items, fold, in: space)
    return items.range.map { index in
      let before = state
      let stateBefore = foldState(state, pen, in: space)
      let placed = place(items[index], &state, &pen, in: space)
      let explanation = explain(items[index], from: before, placed: placed, in: space)
      return PlacingStep(
        item: index, decision: explanation.decision, before: stateBefore,
        after: foldState(state, pen, in: space))
    }
  }

  /// The fold before an item. The placing of at most one stretch.
  private func replay(
    to item: Int, _ items: Items, _ fold: Fold<State>, in space: SectionSpace
  ) -> (state: State, pen: Pen) {
    let start = fold.checkpoint(before: item)
    var state = start.state
    var pen = start.pen
    for index in start.item..<item { _ = place(items[index], &state, &pen, in: space) }
    return (state, pen)
  }

  func foldState(_ state: State, _ pen: Pen, in space: SectionSpace) -> FoldState {
    FoldState(line: pen.line, along: pen.origin.value, numbers: numbers(of: state, in: space))
  }
}

extension ExplanationFact {
  /// How far something reaches beyond the line's length; nothing where it does not.
  static func overflow(of placed: FlowRect, in space: SectionSpace) -> [ExplanationFact] {
    let before = -placed.across
    let after = placed.across + placed.breadth - space.breadth
    guard before > Fit.tolerance || after > Fit.tolerance else { return [] }
    return [.sticksOut(before: max(0, before), after: max(0, after))]
  }
}
