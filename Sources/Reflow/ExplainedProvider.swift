/// A provider that says why an item stands where it does. Without it the engine tells where the item was
/// placed and what it stands below.
public protocol ExplainedProvider: LayoutProvider {
  /// Why an item was placed where it was: the decision, and terms that add up to the rectangle.
  /// - Parameters:
  ///   - item: the item that was placed.
  ///   - state: as it was before the item.
  ///   - placed: what `place` answered.
  ///   - space: what is known of the section.
  func explain(_ item: Item, from state: State, placed: FlowRect, in space: SectionSpace)
    -> ItemExplanation

  /// What a state remembers, in named numbers, for those who watch it move. Optional.
  func numbers(of state: State, in space: SectionSpace) -> [NamedNumber]
}

extension ExplainedProvider {
  public func numbers(of state: State, in space: SectionSpace) -> [NamedNumber] { [] }

  public var explainer: ProviderExplainer {
    ItemExplainer(
      provider: self,
      explain: { explain($0, from: $1, placed: $2, in: $3) },
      numbers: { numbers(of: $0, in: $1) }
    ).erased
  }
}
