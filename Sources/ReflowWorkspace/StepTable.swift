import Reflow
import ReflowText

/// The placing of items, a line each: what was tried, what was decided, and the state afterwards.
struct StepTable {
  private let steps: [PlacingStep]
  private let layout: Layout
  private let section: Int

  init(_ steps: [PlacingStep], of layout: Layout, section: Int) {
    self.steps = steps
    self.layout = layout
    self.section = section
  }

  /// The table, its numbers with fewer decimals where they would not fit otherwise.
  var lines: [String] {
    let table = lines { explained($0) }
    if table.allSatisfy({ displayWidth(of: $0) <= Self.width }) { return table }
    let rounded = lines { shortened(($0 * 10).rounded() / 10) }
    return rounded.flatMap { line in
      displayWidth(of: line) <= Self.width ? [line] : line.wrapped(indent: 0, hanging: 4)
    }
  }

  private static let width = 80
  /// A state of more numbers is told in one cell.
  private static let mostColumns = 6

  private func lines(_ number: (Double) -> String) -> [String] {
    var rows = [["item", "tried", "decision"] + stateNames]
    for step in steps {
      rows.append(
        ["\(section).\(step.item)", tried(step, number), decided(step, number)]
          + state(step.after, chosen: chosen(step), number))
    }
    let widths = rows[0].indices.map { column in
      rows.dropFirst().contains { !$0[column].isEmpty }
        ? rows.map { displayWidth(of: $0[column]) }.max() ?? 0 : 0
    }
    return rows.map { row in
      var line = ""
      for column in row.indices where widths[column] > 0 {
        let isText = column < 3 || !hasStateColumns
        line += line.isEmpty ? "" : "  "
        line +=
          isText ? row[column].padded(to: widths[column]) : row[column].aligned(to: widths[column])
      }
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }

  private func tried(_ step: PlacingStep, _ number: (Double) -> String) -> String {
    switch step.decision {
    case .joins(_, let test), .wraps(_, let test): test.inNumbers(number)
    default: ""
    }
  }

  private func decided(_ step: PlacingStep, _ number: (Double) -> String) -> String {
    switch step.decision {
    case .beginsFirstLine: "begins line 0"
    case .joins(_, let test): "joins, \(test.verdict)"
    case .wraps(_, let test): "wraps, \(test.verdict)"
    case .chooses(let choice): "\(choice.name) \(choice.chosen) at \(number(choice.start))"
    case nil:
      layout.frame(ofItem: ItemPath(section: section, item: step.item)).map {
        "placed at \(number($0.minX)), \(number($0.minY))"
      } ?? ""
    }
  }

  private func chosen(_ step: PlacingStep) -> Int {
    if case .chooses(let choice) = step.decision { choice.chosen } else { 0 }
  }
}

// MARK: - The state

extension StepTable {
  private var hasLines: Bool { layout.lineCount(inSection: section) != nil }

  /// Whether the pen moves at all; a waterfall's columns do without it.
  private var movesPen: Bool {
    hasLines || steps.contains { $0.before.along != $0.after.along }
  }

  private var numberNames: [String] { steps.first?.after.numbers.map(\.name) ?? [] }

  private var hasStateColumns: Bool { numberNames.count <= Self.mostColumns }

  private var stateNames: [String] {
    guard hasStateColumns else { return ["state afterwards"] }
    return (hasLines ? ["line"] : []) + numberNames + (movesPen ? [penName] : [])
  }

  private var penName: String {
    layout.collection.scrollDirection == .vertical ? "y" : "along"
  }

  private func state(
    _ state: FoldState, chosen: Int, _ number: (Double) -> String
  ) -> [String] {
    guard hasStateColumns else { return [excerpt(state.numbers, around: chosen, number)] }
    return (hasLines ? ["\(state.line)"] : []) + state.numbers.map { number($0.value) }
      + (movesPen ? [number(state.along)] : [])
  }

  /// The numbers around one of them.
  private func excerpt(
    _ numbers: [NamedNumber], around chosen: Int, _ number: (Double) -> String
  ) -> String {
    let first = max(0, min(chosen - 2, numbers.count - 5))
    let shown = numbers[first..<min(first + 5, numbers.count)]
    return (first > 0 ? "… " : "") + (shown.first.map { "\($0.name): " } ?? "")
      + shown.map { number($0.value) }.joined(separator: ", ")
      + (first + 5 < numbers.count ? " …" : "")
  }

  /// A state in words: `line 0, used 142, depth 32, y 0`.
  func inWords(_ state: FoldState, around step: PlacingStep) -> String {
    var parts = hasLines ? ["line \(state.line)"] : []
    if hasStateColumns {
      parts += state.numbers.map { "\($0.name) \(explained($0.value))" }
    } else {
      parts.append(excerpt(state.numbers, around: chosen(step)) { explained($0) })
    }
    if movesPen { parts.append("\(penName) \(explained(state.along))") }
    return parts.isEmpty ? "nothing is remembered" : parts.joined(separator: ", ")
  }
}
