import Reflow

/// Figures and numbers with `+` and `−` between: `content height - inset top`.
struct Sum: Hashable, Sendable {
  enum Value: Hashable, Sendable {
    case number(Double)
    case figure(Figure)
  }

  struct Term: Hashable, Sendable {
    var isSubtracted: Bool
    var value: Value
  }

  private(set) var terms: [Term] = []

  /// - Throws: `LineProblem`, with columns of the text.
  init(_ text: String) throws(LineProblem) {
    try self.init(ConditionWord.words(of: text)[...], end: text.count + 1)
  }

  /// - Parameter end: the column behind the words, at which what is missing is missing.
  init(_ words: ArraySlice<ConditionWord>, end: Int) throws(LineProblem) {
    var rest = words
    var isSubtracted = false
    while true {
      let next = rest.firstIndex { Self.signs.contains($0.text) } ?? rest.endIndex
      let term = rest[..<next]
      guard let first = term.first else {
        throw LineProblem(
          column: rest.first?.column ?? end, "a figure or a number is missing here")
      }
      guard terms.count < Self.mostTerms else {
        throw LineProblem(column: first.column, "a sum has at most \(Self.mostTerms) terms")
      }
      terms.append(Term(isSubtracted: isSubtracted, value: try Self.value(term, first)))
      guard next < rest.endIndex else { return }
      isSubtracted = rest[next].text != "+"
      rest = rest[(next + 1)...]
    }
  }

  private static let mostTerms = 16
  private static let signs = ["+", "-", "−"]

  private static func value(
    _ words: ArraySlice<ConditionWord>, _ first: ConditionWord
  ) throws(LineProblem) -> Value {
    guard words.count == 1, let number = try number(first) else {
      return .figure(try Figure(words))
    }
    return .number(number)
  }

  /// The number that a word is; nil where it is none.
  private static func number(_ word: ConditionWord) throws(LineProblem) -> Double? {
    let digits = word.text.replacing("−", with: "-")
    let isNumber =
      digits.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2D || $0 == 0x2E }
      && digits.utf8.contains { (0x30...0x39).contains($0) }
    guard isNumber else { return nil }
    guard let number = Double(digits) else {
      throw LineProblem(column: word.column, "\(quoted(word.text)) is no number")
    }
    guard number.magnitude <= greatest else {
      throw LineProblem(
        column: word.column,
        "\(quoted(word.text)) is too large; numbers go up to \(formatted(greatest))")
    }
    return number
  }

  /// The most that a number in a condition may be.
  private static let greatest = 1e12

  /// The figure, where it is all that the sum is.
  var figure: Figure? {
    guard terms.count == 1, case .figure(let figure) = terms[0].value else { return nil }
    return figure
  }

  var hasFigures: Bool {
    terms.contains { if case .figure = $0.value { true } else { false } }
  }
}
