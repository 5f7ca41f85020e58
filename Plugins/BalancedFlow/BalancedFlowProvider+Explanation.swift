import Reflow

extension BalancedFlowProvider: ExplainedProvider {
  /// The complete line, what it leaves free, and the rule that has broken it.
  public func explain(
    _ item: Item, from before: BalancedLine, placed: FlowRect, in space: SectionSpace
  ) -> ItemExplanation {
    let isFirst = before.left == 0
    let number = isFirst ? before.number + 1 : before.number
    let own = before.lines[number]
    let first = isFirst ? item.index : item.index - (own.count - before.left)
    let start = alignLines.offset(of: own.used, in: space.breadth)
    let aligned = alignItems.offset(of: item.size.depth, in: own.depth)
    let line = Line(
      count: own.count, used: own.used, depth: own.depth,
      isLast: number == before.lines.count - 1)
    var explanation = ItemExplanation(
      across: [
        NamedNumber("start of the line", start),
        NamedNumber("used before it", placed.across - start),
      ],
      along: [
        NamedNumber("the line above and the spacing", placed.along - aligned),
        NamedNumber("place across the line", aligned),
      ],
      facts: [
        .line(line, number: number, items: first..<first + own.count, length: space.breadth),
        .rule("of all ways to break so few lines, the least sum of squared free space"),
      ])
    if let calculation = alignItems.calculation(
      of: NamedNumber("own depth", item.size.depth), in: NamedNumber("line depth", own.depth))
    {
      explanation.facts.append(.calculation(calculation))
    }
    return explanation
  }

  public func numbers(of line: BalancedLine, in space: SectionSpace) -> [NamedNumber] {
    [NamedNumber("still to come", Double(line.left)), NamedNumber("used", line.used)]
  }
}
