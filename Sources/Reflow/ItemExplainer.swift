/// Explains items by placing them one after another.
struct ItemExplainer<Provider: LayoutProvider>: Sendable {
  typealias State = Provider.State

  let provider: Provider
  let explain: @Sendable (Item, State, FlowRect, SectionSpace) -> ItemExplanation
  let numbers: @Sendable (State, SectionSpace) -> [NamedNumber]

  var erased: ProviderExplainer {
    ProviderExplainer(
      explanation: { explanation(of: $0, replaying: Fold($1), in: $2) },
      steps: { steps(of: $0, replaying: Fold($1), in: $2) })
  }

  private func explanation(
    of items: Items, replaying fold: Fold<State>, in space: SectionSpace
  ) -> PlacedExplanation {
    let index = items.range.lowerBound
    var (state, pen) = replay(to: index, items, fold, in: space)
    let before = state
    let origin = pen.origin.value
    var placed = provider.place(items[index], &state, &pen, in: space)
    var explanation = explain(items[index], before, placed, space)
    let passed = index == 1 ? "1 item before" : "\(index) items before"
    if origin != 0 { explanation.along.insert(NamedNumber(passed, origin), at: 0) }
    placed.along += origin
    explanation.facts += ExplanationFact.overflow(of: placed, in: space)
    return PlacedExplanation(placed: placed, explanation: explanation)
  }

  private func steps(
    of items: Items, replaying fold: Fold<State>, in space: SectionSpace
  ) -> [PlacingStep] {
    guard let first = items.range.first else { return [] }
    var (state, pen) = replay(to: first, items, fold, in: space)
    return items.range.map { index in
      let before = state
      let stateBefore = FoldState(pen, numbers(state, space))
      let placed = provider.place(items[index], &state, &pen, in: space)
      return PlacingStep(
        item: index, decision: explain(items[index], before, placed, space).decision,
        before: stateBefore, after: FoldState(pen, numbers(state, space)))
    }
  }

  /// The fold before an item. The placing of at most one stretch.
  private func replay(
    to item: Int, _ items: Items, _ fold: Fold<State>, in space: SectionSpace
  ) -> (state: State, pen: Pen) {
    let start = fold.checkpoint(before: item)
    var (state, pen) = (start.state, start.pen)
    for index in start.item..<item { _ = provider.place(items[index], &state, &pen, in: space) }
    return (state, pen)
  }
}
