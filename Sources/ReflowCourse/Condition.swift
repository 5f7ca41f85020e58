import Reflow

/// A part of a goal: what a situation must be like.
///
///     let condition = try Condition("lines = 1", line: 14)
///     condition.shortfall(in: now, since: start)  // nil where it holds
public struct Condition: Sendable {
  /// As it is written.
  package let text: String
  /// The line of the file, from 1.
  public let line: Int
  let kind: Kind

  enum Kind: Hashable, Sendable {
    case comparison(Comparison)
    case relation(Relation)
  }

  /// O(length of the text).
  /// - Parameters:
  ///   - text: the condition, without spaces at its ends.
  ///   - line: its line in the file, from 1.
  /// - Throws: `LineProblem` for what is no condition; it names the column.
  package init(_ text: String, line: Int = 1) throws(LineProblem) {
    self.text = text
    self.line = line
    kind = try Self.kind(ConditionWord.words(of: text), end: text.count + 1)
  }

  private static func kind(_ words: [ConditionWord], end: Int) throws(LineProblem) -> Kind {
    guard let first = words.first else { throw LineProblem(column: nil, "the condition is empty") }
    if let relation = try Relation(words) { return .relation(relation) }
    if let comparison = try Comparison(words, end: end) { return .comparison(comparison) }
    try refuseLargeNumbers(words)
    let text = words.map(\.text).joined(separator: " ")
    if (try? Figure(words)) != nil {
      throw LineProblem(column: end, "a comparison is missing: \(quoted(text)) = …")
    }
    throw LineProblem(
      column: first.column,
      "\(quoted(text)) is no condition" + suggestion(Relation.forms.nearest(to: words)))
  }
}

/// Two sums and how they must compare.
struct Comparison: Hashable, Sendable {
  enum Operator: String, CaseIterable, Sendable {
    case equal = "="
    case other = "!="
    case less = "<"
    case atMost = "<="
    case greater = ">"
    case atLeast = ">="
  }

  var left: Sum
  var relation: Operator
  var right: Sum

  /// - Returns: nil where the words hold no sign of a comparison.
  init?(_ words: [ConditionWord], end: Int) throws(LineProblem) {
    guard let place = words.firstIndex(where: { Operator(rawValue: $0.text) != nil }) else {
      if let word = words.first(where: { $0.text.contains { "=<>≤≥≠".contains($0) } }) {
        throw LineProblem(
          column: word.column,
          "\(quoted(word.text)) is no comparison; write =, !=, <, <=, > or >= with spaces around")
      }
      return nil
    }
    relation = Operator(rawValue: words[place].text)!
    left = try Sum(words[..<place], end: words[place].column)
    right = try Sum(words[(place + 1)...], end: end)
    guard left.hasFigures || right.hasFigures else {
      throw LineProblem(column: words[0].column, "a comparison needs a figure; this one has none")
    }
    // What is spoken of stands on the left.
    if !left.hasFigures {
      (left, right) = (right, left)
      relation = relation.flipped
    }
  }
}

extension Comparison.Operator {
  fileprivate var flipped: Self {
    switch self {
    case .equal, .other: self
    case .less: .greater
    case .atMost: .atLeast
    case .greater: .less
    case .atLeast: .atMost
    }
  }
}
