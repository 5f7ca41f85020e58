/// How the engine explains a provider's items: the fold is replayed from the checkpoint before an item, and
/// the provider is asked about that one. Placing itself keeps nothing for it.
public struct ProviderExplainer: Sendable {
  /// Explains the one item of a stretch.
  let explanation: @Sendable (Items, FoldTree, SectionSpace) -> PlacedExplanation
  /// Places the items of a stretch step by step.
  let steps: @Sendable (Items, FoldTree, SectionSpace) -> [PlacingStep]
}

extension LayoutProvider {
  public var explainer: ProviderExplainer {
    ItemExplainer(
      provider: self,
      explain: { _, _, placed, _ in
        ItemExplanation(
          across: [NamedNumber("placed by the provider", placed.across)],
          along: [NamedNumber("placed by the provider", placed.along)])
      },
      numbers: { _, _ in [] }
    ).erased
  }
}

extension FoldState {
  init(_ pen: Pen, _ numbers: [NamedNumber]) {
    self.init(line: pen.line, along: pen.origin.value, numbers: numbers)
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
