import Reflow

/// Explanations agree with the layout that they explain: their terms add up to the frames, their
/// arithmetic comes to what stands beside it, and their decisions are those that the lines show.
public struct ExplanationLaws {
  private let layout: Layout

  public init(_ layout: Layout) { self.layout = layout }

  /// What does not hold, in words; empty where everything does.
  public func faults() -> [String] {
    var faults: [String] = []
    for section in 0..<layout.sectionCount {
      for element in [Element.header(section: section), .footer(section: section)] {
        faults += self.faults(of: element)
      }
      let count = layout.itemCount(inSection: section) ?? 0
      for item in samples(of: count) {
        faults += self.faults(of: .item(section: section, item: item))
      }
      faults += stepFaults(section, count)
    }
    return faults
  }

  /// All items of a short section; of a long one those around every border between stretches, and
  /// every 19th.
  private func samples(of count: Int) -> [Int] {
    guard count > 60 else { return Array(0..<count) }
    return (0..<count).filter { item in
      let inStretch = item % Stretch.length
      return item % 19 == 0 || inStretch < 2 || inStretch == Stretch.length - 1 || item == count - 1
    }
  }

  private func faults(of element: Element) -> [String] {
    let frame = layout.frame(of: element)
    guard let explanation = layout.explanation(of: element) else {
      return frame == nil ? [] : ["\(element): not explained"]
    }
    guard let frame, explanation.frame == frame, explanation.element == element else {
      return ["\(element): explains \(explanation.frame), stands at \(String(describing: frame))"]
    }
    var faults = termFaults(explanation)
    for case .calculation(let calculation) in explanation.facts {
      faults += fault(of: calculation)
    }
    if case .item(let path) = element { faults += lineFaults(explanation, path) }
    return faults.map { "\(element): \($0)" }
  }

  // MARK: - Terms

  /// The frame is taken back to breadth and depth here, by other arithmetic than the layout's.
  private func termFaults(_ explanation: Explanation) -> [String] {
    let collection = layout.collection
    let frame = explanation.frame
    var (x, y) = (frame.minX, frame.minY)
    let section = collection.sections[explanation.element.section]
    let provider = section.provider ?? layout.provider.items
    let isItem = if case .item = explanation.element { true } else { false }
    if !(isItem && provider.description.isPhysical) {
      if collection.layoutDirection == .rightToLeft {
        x = layout.contentSize.width - frame.size.width - x
      }
      if collection.scrollDirection == .horizontal { swap(&x, &y) }
    } else if explanation.border != .unchanged {
      return ["physical, but \(explanation.border)"]
    }
    return fault("across", explanation.across, x, explanation.placed.across)
      + fault("along", explanation.along, y, explanation.placed.along)
      + (isNear(explanation.border.rect(explanation.placed), frame)
        ? [] : ["\(explanation.placed) is not \(frame) behind \(explanation.border)"])
  }

  private func fault(
    _ axis: String, _ terms: [NamedNumber], _ place: Double, _ placed: Double
  ) -> [String] {
    let sum = terms.reduce(0) { $0 + $1.value }
    let scale = terms.reduce(mirrorScale) { $0 + $1.value.magnitude }
    let isSound = isNear(sum, place, scale) && isNear(sum, placed, scale)
    return isSound ? [] : ["\(axis): \(terms) is \(sum), not \(place), \(placed)"]
  }

  /// Mirroring rounds to the last bits of the content's width.
  private var mirrorScale: Double { layout.contentSize.width * 1e-5 }

  private func isNear(_ first: Rect, _ second: Rect) -> Bool {
    let scale = mirrorScale + second.minX.magnitude + second.minY.magnitude
    return isNear(first.minX, second.minX, scale) && isNear(first.minY, second.minY, scale)
      && first.size == second.size
  }

  private func isNear(_ first: Double, _ second: Double, _ scale: Double) -> Bool {
    (first - second).magnitude <= 1e-9 * max(1, scale)
  }

  private func fault(of calculation: Calculation) -> [String] {
    guard let (value, scale) = FormulaValue.of(calculation.formula) else {
      return ["\(calculation.name): \(calculation.formula.parts) is no formula"]
    }
    return isNear(value, calculation.value, scale)
      ? [] : ["\(calculation.name): \(calculation.formula.parts) is \(value), \(calculation.value)"]
  }

  // MARK: - Decisions

  private func lineFaults(_ explanation: Explanation, _ path: ItemPath) -> [String] {
    guard let line = layout.line(ofItem: path) else {
      return explanation.line == nil ? [] : ["a line where there are none"]
    }
    let before = path.item - 1
    let lineBefore = layout.line(ofItem: ItemPath(section: path.section, item: before))
    let isDecided =
      switch explanation.decision {
      case .beginsFirstLine: path.item == 0 && line == 0
      case .joins(let joined, let test): test.joins && joined == line && lineBefore == line
      case .wraps(let begun, let test):
        !test.joins && test.left < 0 && begun == line && lineBefore == line - 1
      case nil: true  // Not every provider with lines decides by the fit test.
      default: false
      }
    var faults =
      isDecided ? [] : ["\(String(describing: explanation.decision)), line \(line)"]
    for case .line(let told, let number, let items, _) in explanation.facts {
      if number != line || told.count != items.count
        || items != layout.items(onLine: line, inSection: path.section)
      {
        faults.append("line \(line) is told as \(told), \(items)")
      }
    }
    return explanation.line == line ? faults : faults + ["line \(line) is not told"]
  }

  /// Steps lead from state to state, and decide as the explanations say.
  private func stepFaults(_ section: Int, _ count: Int) -> [String] {
    guard let steps = layout.steps(ofItems: 0..<count, inSection: section) else {
      return ["section \(section) has no steps"]
    }
    var faults: [String] = []
    if steps.map(\.item) != Array(0..<count) { faults.append("section \(section): \(steps.count)") }
    for (step, next) in zip(steps, steps.dropFirst()) where step.after != next.before {
      faults.append("item \(section).\(next.item): \(step.after) becomes \(next.before)")
    }
    for item in samples(of: count) {
      let element = Element.item(section: section, item: item)
      if steps[item].decision != layout.explanation(of: element)?.decision {
        faults.append("\(element) steps otherwise")
      }
    }
    let middle = count / 3..<count - count / 3
    if layout.steps(ofItems: middle, inSection: section) != Array(steps[middle]) {
      faults.append("section \(section): other steps from \(middle)")
    }
    return faults
  }
}
