import Reflow

extension FlowProvider: ExplainedLineProvider {
  /// Which of the flow layout's rules the line is under.
  public func explain(
    _ line: Line, arranged arrangement: LineArrangement, in space: SectionSpace
  ) -> [ExplanationFact] {
    if sticksOut(line, in: space) {
      return [.rule("an item longer than its line keeps its size and the leading edge")]
    }
    if line.isLast { return explainLast(line, arrangement, in: space) }
    let free = line.free(in: space)
    if line.count == 1 {
      return [
        .rule("an item alone on a line that is not the last is centred"),
        start("\(free, "free") / 2", arrangement),
      ]
    }
    return [
      .rule("what a full line leaves goes into its gaps in equal parts"),
      added("\(free, "free") / (\(line.count, "items") − 1)", arrangement),
    ]
  }

  private func explainLast(
    _ line: Line, _ arrangement: LineArrangement, in space: SectionSpace
  ) -> [ExplanationFact] {
    guard let size = space.uniformSize else {
      return [
        .rule("the last line of items of several sizes keeps the leading edge and the spacing")
      ]
    }
    guard let fitting = fitting(size, in: space) else {
      return [.rule("items and spacing of no extent never fill a line: there is nothing to share")]
    }
    let spacing = space.interitemSpacing
    let full: Formula =
      """
      floor((\(space.breadth, "length") + \(Fit.tolerance, "tolerance") + \(spacing, "spacing")) / \
      (\(size.breadth, "own") + \(spacing, "spacing")))
      """
    let facts: [ExplanationFact] = [
      .rule("all items have one size: the last line keeps the spacing of a full one"),
      .calculation(Calculation("items of a full line", full, value: fitting)),
    ]
    if fitting <= 1 {
      return facts + [
        .rule("one item makes a line: it is centred"),
        start("\(line.free(in: space), "free") / 2", arrangement),
      ]
    }
    if !fitting.isFinite {
      return facts + [.rule("more fit than a number can count: there is nothing to share")]
    }
    let rest: Formula =
      """
      (\(space.breadth, "length") − \(fitting) × \(size.breadth, "own") − \
      (\(fitting) − 1) × \(spacing, "spacing")) / (\(fitting) − 1)
      """
    return facts + [added(rest, arrangement)]
  }

  private func start(_ formula: Formula, _ arrangement: LineArrangement) -> ExplanationFact {
    .calculation(Calculation("start shift", formula, value: arrangement.start))
  }

  private func added(_ formula: Formula, _ arrangement: LineArrangement) -> ExplanationFact {
    .calculation(Calculation("added spacing", formula, value: arrangement.addedSpacing))
  }
}
