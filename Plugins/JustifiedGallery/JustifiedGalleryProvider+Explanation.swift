import Reflow

extension JustifiedGalleryProvider: ExplainedRowProvider {
  /// The ratio, the arithmetic of the row's depth, and what has limited it.
  public func explain(
    _ item: Item, after before: PhotoRow, in row: PhotoRow, isLast: Bool, in space: SectionSpace
  ) -> [ExplanationFact] {
    let depth = depth(of: row, isLast: isLast, in: space)
    let ratio = Self.ratio(of: item.size)
    guard row.ratio > 0 else {
      return [.rule("a row in which nothing has an area is as high as it may be")]
    }
    let filling: Formula =
      """
      max(0, \(space.breadth, "length") − (\(row.count, "photos") − 1) × \
      \(space.interitemSpacing, "spacing")) / \(row.ratio, "sum of ratios")
      """
    let filled = fillingDepth(of: row, in: space)
    var facts: [ExplanationFact] = [
      .calculation(Calculation("height that fills the line", filling, value: filled))
    ]
    if depth < filled {
      facts.append(
        .rule(
          isLast && lastRow == .start
            ? "the last row stays at targetRowHeight" : "no row passes maxRowHeight"))
    }
    let breadth: Formula = "\(ratio, "ratio") × \(depth, "row height")"
    facts.append(.calculation(Calculation("breadth", breadth, value: ratio * depth)))
    return facts
  }

  public func numbers(of row: PhotoRow, in space: SectionSpace) -> [NamedNumber] {
    [NamedNumber("photos", Double(row.count)), NamedNumber("sum of ratios", row.ratio)]
  }
}
