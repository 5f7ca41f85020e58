import Reflow

extension GridProvider: ExplainedRowProvider {
  /// The column, how many there are, and the arithmetic of their width.
  public func explain(
    _ item: Item, after before: GridRow, in row: GridRow, isLast: Bool, in space: SectionSpace
  ) -> [ExplanationFact] {
    let width: Formula =
      """
      max(0, (\(space.breadth, "length") − (\(row.columns, "columns") − 1) × \
      \(space.interitemSpacing, "spacing")) / \(row.columns, "columns"))
      """
    let start: Formula =
      "\(before.count) × (\(row.cells.width, "column width") + \(row.cells.spacing, "spacing"))"
    var facts: [ExplanationFact] = [
      .rule(
        columns > 0
          ? "columns are fixed: \(columns)"
          : "as many columns as fit of minItemWidth: \(row.columns)"),
      .calculation(Calculation("column width", width, value: row.cells.width)),
      .calculation(
        Calculation(
          "start of column \(before.count)", start, value: row.cells.start(of: before.count))),
    ]
    if let aligned = alignItems.calculation(
      of: NamedNumber("own depth", item.size.depth), in: NamedNumber("row depth", row.depth))
    {
      facts.append(.calculation(aligned))
    }
    return facts
  }

  public func numbers(of row: GridRow, in space: SectionSpace) -> [NamedNumber] {
    [NamedNumber("items", Double(row.count)), NamedNumber("depth", row.depth)]
  }
}
