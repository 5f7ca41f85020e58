import Reflow

extension WaterfallProvider: ExplainedProvider {
  /// The column and why this one, and the arithmetic of its width and of the item's depth.
  public func explain(
    _ item: Item, from placed: Columns, placed frame: FlowRect, in space: SectionSpace
  ) -> ItemExplanation {
    let column = column(for: item.index, among: placed)
    let grid = placed.grid
    var facts = width(grid, in: space)
    if column > 0 {
      let start: Formula =
        "\(column) × (\(grid.width, "column width") + \(grid.spacing, "spacing"))"
      facts.append(
        .calculation(Calculation("start of column \(column)", start, value: frame.across)))
    }
    return ItemExplanation(
      decision: .chooses(
        PlaceChoice(
          "column", starts: placed.starts, chosen: column,
          rule: rule(for: item.index, column: column))),
      across: [NamedNumber("column \(column)", frame.across)],
      along: [NamedNumber("column \(column) so far", frame.along)],
      facts: facts + depth(of: item.size, placed: frame))
  }

  public func numbers(of placed: Columns, in space: SectionSpace) -> [NamedNumber] {
    placed.starts.enumerated().map { NamedNumber("column \($0)", $1) }
  }

  private func rule(for index: Int, column: Int) -> PlaceChoice.Rule {
    let turn: Formula
    switch policy {
    case .shortestFirst: return .leastStart
    case .leftToRight: turn = "\(index, "index") mod \(columns, "columns")"
    case .rightToLeft:
      turn = "\(columns, "columns") − 1 − \(index, "index") mod \(columns, "columns")"
    }
    return .turn(
      policy: policy.rawValue, Calculation("column", turn, value: Double(column)))
  }

  private func width(_ grid: EqualColumns, in space: SectionSpace) -> [ExplanationFact] {
    let exact = exactGrid(in: space).width
    let formula: Formula =
      """
      max(0, (\(space.breadth, "length") − (\(columns, "columns") − 1) × \
      \(grid.spacing, "spacing")) / \(columns, "columns"))
      """
    return [.calculation(Calculation("column width", formula, value: exact))]
      + rounding("column width", exact, to: grid.width)
  }

  private func depth(of size: FlowSize, placed frame: FlowRect) -> [ExplanationFact] {
    switch itemSizing {
    case .fixed: return [.rule("itemSizing fixed: the column's width and the item's own depth")]
    case .aspect:
      guard size.breadth > 0, size.depth > 0 else {
        return [.rule("itemSizing aspect: an item with a side of 0 has the depth 0")]
      }
      let exact = size.depth * frame.breadth / size.breadth
      let formula: Formula =
        """
        \(size.depth, "own depth") × \(frame.breadth, "column width") / \
        \(size.breadth, "own breadth")
        """
      return [
        .rule("itemSizing aspect: scaled to the column's width"),
        .calculation(Calculation("scaled depth", formula, value: exact)),
      ] + rounding("scaled depth", exact, to: frame.depth)
    }
  }

  /// How a length was rounded down; nothing where lengths are not rounded.
  private func rounding(
    _ name: String, _ exact: Double, to value: Double
  ) -> [ExplanationFact] {
    guard roundingScale > 0, (exact * roundingScale).isFinite else { return [] }
    let formula: Formula =
      """
      floor(\(exact, name) × \(roundingScale, "scale") + \(Fit.tolerance, "tolerance")) / \
      \(roundingScale, "scale")
      """
    return [.calculation(Calculation("rounded \(name)", formula, value: value))]
  }
}
