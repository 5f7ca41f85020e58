import Reflow

extension HorizontalProvider: ExplainedProvider {
  /// The spacing to the item before, and the alignment across the row.
  public func explain(
    _ item: Item, from hasNeighbour: Bool, placed: FlowRect, in space: SectionSpace
  ) -> ItemExplanation {
    let alignment = alignItems.calculation(
      of: NamedNumber("own breadth", item.size.breadth),
      in: NamedNumber("row breadth", space.breadth))
    return ItemExplanation(
      across: [NamedNumber("cross alignment", placed.across)],
      along: [NamedNumber("spacing", placed.along)],
      facts: [.rule("one row that never wraps")]
        + (alignment.map { [.calculation($0)] } ?? []))
  }
}
