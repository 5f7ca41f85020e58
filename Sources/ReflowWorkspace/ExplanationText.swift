import Reflow

/// An explanation in words: the decision, the facts behind it, the terms of the place, the frame.
struct ExplanationText {
  private let explanation: Explanation
  /// The provider that placed the element.
  private let providerName: String
  /// How an item came by its size, where its text gives it.
  private let text: TextFitInWords?

  init(_ explanation: Explanation, providerName: String, text: TextFitInWords? = nil) {
    self.explanation = explanation
    self.providerName = providerName
    self.text = text
  }

  /// Lines of at most 80 columns; the first one stands at the margin.
  var lines: [String] {
    let headline = "\(explanation.element.description) \(verdict)"
    var lines = headline.folded(indent: 0, hanging: 2)
    for fact in facts { lines += fact.folded(indent: 2, hanging: 4) }
    return lines
  }

  /// Why the element is there, without its name, and what that rests on; the last is the frame. Lines
  /// may be of any length.
  var answer: String { verdict.breakable }
  var grounds: [String] { facts.map(\.breakable) }

  private var facts: [String] {
    starts + explanation.facts.map(words) + size + [terms(explanation.across, along: false)]
      + [terms(explanation.along, along: true)] + border
      + ["frame: \(explanation.frame.inWords)"]
  }

  private var verdict: String {
    switch explanation.element {
    case .item: return explanation.decision?.inWords ?? "is placed by \(providerName)"
    case .header, .footer:
      let shift = explanation.along.last?.value ?? 0
      guard explanation.isPinned else { return "stands at its natural place" }
      let side = shift < 0 ? "before" : "behind"
      return "is pinned, \(explained(shift.magnitude)) \(side) its natural place"
    }
  }

  private var starts: [String] {
    guard case .chooses(let choice) = explanation.decision else { return [] }
    return ["starts: \(choice.startsInWords)"]
  }

  private var size: [String] {
    guard let text else { return [] }
    return ["width: \(text.width)"] + (text.height.map { ["height: \($0)"] } ?? [])
  }

  private func words(_ fact: ExplanationFact) -> String {
    switch fact {
    case .line(let line, let number, let items, let length): words(line, number, items, length)
    case .calculation(let calculation): calculation.inWords
    case .rule(let rule): rule
    case .cut(let own, let cut):
      "cut: \(explained(own.breadth)) long, the line takes \(explained(cut.breadth))"
        + (own.depth == cut.depth
          ? ""
          : "; measured again it is \(explained(cut.depth)) deep, not \(explained(own.depth))")
    case .sticksOut(let before, let after):
      "sticks out: "
        + [(before, "before the line's start"), (after, "behind the line's end")]
        .filter { $0.0 > 0 }.map { "\(explained($0)) \($1)" }.joined(separator: " and ")
    }
  }

  private func words(_ line: Line, _ number: Int, _ items: Range<Int>, _ length: Double) -> String {
    let section = explanation.element.section
    let members =
      line.count == 1
      ? "item \(section).\(items.lowerBound) alone"
      : "items \(section).\(items.lowerBound) to \(section).\(items.upperBound - 1)"
    let left = Fit.equal(line.used, length) ? 0 : length - line.used
    return "line \(number): \(members), \(explained(line.used)) of \(explained(length)) used, "
      + "\(explained(left.magnitude)) \(left < 0 ? "over" : "left"), "
      + "\(explained(line.depth)) deep" + (line.isLast ? ", the last" : "")
  }

  /// `y = 40 (header) + 42 (1 line above) = 82`
  private func terms(_ terms: [NamedNumber], along: Bool) -> String {
    let place = along ? explanation.placed.along : explanation.placed.across
    let isPlain = explanation.border == .unchanged
    let axis = isPlain ? (along ? "y" : "x") : (along ? "along" : "across")
    let present = terms.filter { $0.value != 0 }
    guard !present.isEmpty else { return "\(axis) = \(explained(place))" }
    let sum = signedSum(present.map { ($0.value, "(\($0.name))") })
    return "\(axis) = \(sum)" + (present.count > 1 ? " = \(explained(place))" : "")
  }

  /// What transposing and mirroring make of the place.
  private var border: [String] {
    let (placed, frame) = (explanation.placed, explanation.frame)
    let isTransposed = explanation.border.isTransposed
    guard let width = explanation.border.mirrorWidth else {
      guard isTransposed else { return [] }
      return ["transposed: x = \(explained(frame.minX)) along, y = \(explained(frame.minY)) across"]
    }
    let (start, extent) =
      isTransposed ? (placed.along, placed.depth) : (placed.across, placed.breadth)
    return [
      (isTransposed ? "transposed, mirrored" : "mirrored") + " in the content's width: "
        + "x = \(explained(width)) − (\(explained(start)) + \(explained(extent))) = "
        + explained(frame.minX)
    ]
  }
}

// MARK: - Numbers

/// `232 used + 10 spacing − 5`: values with words behind them.
func signedSum(_ terms: [(value: Double, words: String)], isPrecise: Bool = false) -> String {
  var text = ""
  for (index, term) in terms.enumerated() {
    let value = index == 0 ? term.value : term.value.magnitude
    if index > 0 { text += term.value < 0 ? " − " : " + " }
    text += explained(value, isPrecise: isPrecise)
    if !term.words.isEmpty { text += " \(term.words)".unbroken }
  }
  return text
}

extension Calculation {
  /// `start shift: 55 free / 2 = 27.5`
  var inWords: String { "\(name): \(arithmetic)" }

  /// `55 free / 2 = 27.5`
  var arithmetic: String {
    var text = ""
    for (index, part) in formula.parts.enumerated() {
      switch part {
      case .text(let sign): text += sign
      case .number(let number):
        let name = number.name.isEmpty ? "" : " \(number.name)".unbroken
        let words = explained(number.value) + name
        text += number.value < 0 && index > 0 ? "(\(words))" : words
      }
    }
    return "\(text) = \(explained(value))"
  }
}

extension String {
  private static let noBreak = "\u{A0}"

  /// A number stays on its line with its name.
  fileprivate var unbroken: String { replacing(" ", with: Self.noBreak) }

  fileprivate var breakable: String { replacing(Self.noBreak, with: " ") }

  /// The text in lines of at most 80 columns, the later ones indented further, names kept with their
  /// numbers.
  func folded(indent: Int, hanging: Int) -> [String] {
    wrapped(indent: indent, hanging: hanging).map(\.breakable)
  }
}
