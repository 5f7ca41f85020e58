import Reflow

extension AlignedFlowProvider: ExplainedLineProvider {
  /// How the line's free space was shared out.
  public func explain(
    _ line: Line, arranged arrangement: LineArrangement, in space: SectionSpace
  ) -> [ExplanationFact] {
    let justification = justification(of: line)
    let isOwn = line.isLast && lastLine != .same
    let name = isOwn ? "lastLine \(lastLine.rawValue)" : "justifyContent \(justifyContent.rawValue)"
    return [.rule(name)]
      + justification.calculations(
        line.free(in: space), among: line.count, arrangement
      ).map { .calculation($0) }
  }
}

extension Justification {
  /// The arithmetic of `share`.
  fileprivate func calculations(
    _ free: Double, among count: Int, _ arrangement: LineArrangement
  ) -> [Calculation] {
    func start(_ formula: Formula) -> Calculation {
      Calculation("start shift", formula, value: arrangement.start)
    }
    func added(_ formula: Formula) -> Calculation {
      Calculation("added spacing", formula, value: arrangement.addedSpacing)
    }
    switch self {
    case .start: return []
    case .center: return [start("\(free, "free") / 2")]
    case .end: return [start("\(free, "free")")]
    case .spaceBetween:
      return count > 1 ? [added("max(0, \(free, "free")) / (\(count, "items") − 1)")] : []
    case .spaceAround:
      return [
        start("max(0, \(free, "free")) / \(count, "items") / 2"),
        added("max(0, \(free, "free")) / \(count, "items")"),
      ]
    case .spaceEvenly:
      return [
        start("max(0, \(free, "free")) / (\(count, "items") + 1)"),
        added("max(0, \(free, "free")) / (\(count, "items") + 1)"),
      ]
    }
  }
}
