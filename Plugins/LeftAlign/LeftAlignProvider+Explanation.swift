import Reflow

extension LeftAlignProvider: ExplainedLineProvider {
  public func explain(
    _ line: Line, arranged arrangement: LineArrangement, in space: SectionSpace
  ) -> [ExplanationFact] {
    [.rule("lines begin at the leading edge, items stand at the minimum spacing")]
  }
}
