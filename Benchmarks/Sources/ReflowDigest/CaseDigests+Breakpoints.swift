import Reflow

extension CaseDigests {
  /// The breadths at which the lines of a collection change.
  mutating func addBreakpoints(of collection: LayoutCollection, with engine: Engine) {
    let (found, oneLine) = engine.breakpoints(collection, 20...420)
    breakpoints.add(oneLine)
    breakpoints.add(found.lineCountBefore)
    breakpoints.add(found.sectionsWithoutLines.count)
    for section in found.sectionsWithoutLines { breakpoints.add(section) }
    breakpoints.add(found.cut.map { "\($0)" } ?? "")
    breakpoints.add(found.all.count)
    for breakpoint in found.all {
      breakpoints.add(breakpoint.breadth)
      breakpoints.add(breakpoint.isApproximate)
      for change in breakpoint.changes { add(change) }
    }
  }

  private mutating func add(_ change: LineStructureChange) {
    breakpoints.add(change.section)
    breakpoints.add(change.lineCountBefore)
    breakpoints.add(change.lineCountAfter)
    breakpoints.add(change.joinedCount)
    breakpoints.add(change.begunCount)
    for move in change.joined + change.begun {
      breakpoints.add(move.item.section)
      breakpoints.add(move.item.item)
      breakpoints.add(move.line)
    }
  }
}
