import Reflow
import ReflowText

extension Workspace {
  /// The widths at which lines change, line by line.
  /// - Parameter range: nil means from 0 to where everything stands on one line.
  func breakpoints(_ range: ClosedRange<Double>?) throws(CommandError) -> Report {
    let finder = BreakpointFinder(layout.collection, with: layout.provider)
    let searched = range ?? 0...finder.breadthOfOneLine
    let found: Breakpoints
    do throws(LayoutError) {
      found = try finder.breakpoints(in: searched)
    } catch {
      throw CommandError(error.message)
    }
    var report = Report()
    if found.sectionsWithoutLines.count < layout.sectionCount || layout.sectionCount == 0 {
      report.lines.append(headline(found, range))
      if linesRunAlongHeight {
        report.lines.append("scrolling horizontally, so lines run along the height")
      }
      var lineCount = found.lineCountBefore
      for (index, breakpoint) in found.all.enumerated() {
        let next = index + 1 < found.all.count ? found.all[index + 1].breadth : .infinity
        report.lines += breakpoint.inWords(before: next, &lineCount)
      }
    }
    report.lines += sectionsWithoutLines(found)
    if let cut = found.cut { report.lines.append(cut.inWords(after: found.all)) }
    return report
  }

  private func headline(_ found: Breakpoints, _ range: ClosedRange<Double>?) -> String {
    let count = found.all.count
    let what = count == 1 ? "1 \(breadthInWords)" : "\(count) \(breadthInWords)s"
    let place = range.map { " from \(formatted($0.lowerBound)) to \(formatted($0.upperBound))" }
    let isEnd = range == nil && found.cut == nil && !found.all.isEmpty
    let end = isEnd && !found.all.contains { $0.isApproximate } ? "; then one line" : ""
    return "\(what)\(place ?? "") at which lines change\(end)"
  }

  private func sectionsWithoutLines(_ found: Breakpoints) -> [String] {
    var byProvider: [(name: String, sections: [Int])] = []
    for section in found.sectionsWithoutLines {
      let name = (layout.collection.sections[section].provider ?? layout.provider.items)
        .description.name
      if let index = byProvider.firstIndex(where: { $0.name == name }) {
        byProvider[index].sections.append(section)
      } else {
        byProvider.append((name, [section]))
      }
    }
    return byProvider.flatMap { entry -> [String] in
      let named = entry.sections.prefix(8).map { "\($0)" }.joined(separator: ", ")
      let more = entry.sections.count > 8 ? " and \(entry.sections.count - 8) more" : ""
      let place = layout.sectionCount == 1 ? "" : " (section \(named)\(more))"
      return "\(entry.name) has no lines\(place)".wrapped(indent: 0)
    }
  }
}

extension Breakpoint {
  /// `at 214 (from 213.999999): item 0.3 joins line 0; lines 3 → 2`, as many items as fit.
  /// - Parameters:
  ///   - next: the next breakpoint.
  ///   - lineCount: how many lines there were and then are.
  fileprivate func inWords(before next: Double, _ lineCount: inout Int) -> [String] {
    var start = "at \(formatted(breadth))"
    if isApproximate {
      start = "at about \(formatted(breadth))"
    } else if let needed, needed < next {
      start = "at \(formatted(needed)) (from \(formatted(breadth)))"
    }
    let moves = changes.flatMap { change in
      change.joined.map { "\($0.item.section).\($0.item.item) joins line \($0.line)" }
        + change.begun.map { "\($0.item.section).\($0.item.item) begins line \($0.line)" }
    }
    let moveCount = changes.reduce(0) { $0 + $1.joinedCount + $1.begunCount }
    let before = lineCount
    lineCount += changes.reduce(0) { $0 + $1.lineCountAfter - $1.lineCountBefore }
    let end = before == lineCount ? "" : "; lines \(before) → \(lineCount)"
    func text(_ shown: Int) -> String {
      let more = moveCount > shown ? " and \(moveCount - shown) more" : ""
      return "\(start): item \(moves.prefix(shown).joined(separator: ", "))\(more)\(end)"
    }
    var shown = min(3, moves.count)
    while shown > 1, displayWidth(of: text(shown)) > 78 { shown -= 1 }
    return text(shown).wrapped(indent: 2)
  }

  /// The round width that the items need, where the breakpoint lies below it by the tolerance of the
  /// fit test.
  private var needed: Double? {
    let needed = ((breadth + Fit.tolerance) * 1000).rounded() / 1000
    return (needed - Fit.tolerance - breadth).magnitude < Fit.tolerance / 1000 ? needed : nil
  }
}

extension Breakpoints.Cut {
  func inWords(after found: [Breakpoint]) -> String {
    let place = found.last.map { "after \(shortened($0.breadth)) there may be" } ?? "there are"
    switch self {
    case .breakpoints:
      return "\(place) more: a list ends at \(BreakpointFinder.mostBreakpoints) of them"
    case .work:
      return
        "\(place) more: the search ended at \(BreakpointFinder.mostItemsPlaced) items placed"
    }
  }
}
