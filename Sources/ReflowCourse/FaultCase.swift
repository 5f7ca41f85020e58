/// A fault of the gallery: a small input, laid out rightly and wrongly, and what is to be learnt of it.
///
///     title: An exact fit wraps
///     from: left-aligned tags, published code
///     read: FitTest
///
///     [start]
///     width 300
///     …
///
/// The texts may hold concept words and command lines as a lesson's may; only `[why]` has figures, each
/// with the word right or wrong before it: `{wrong item 2 x}`.
public struct FaultCase: Sendable {
  /// A thing that may be wrong.
  public struct Answer: Hashable, Sendable {
    /// Without the mark before it.
    public var text: CourseLine
    /// Of one answer of a fault only.
    public var isRight: Bool
  }

  /// What its file's name has after the number: lower-case letters, digits and hyphens.
  public let id: String
  /// Its place in the gallery, which its file's name begins with.
  public let number: Int
  /// The file's.
  public let path: String
  /// At most 60 terminal columns.
  public private(set) var title: String
  /// Where it was seen, in general words: at most 70 terminal columns.
  public private(set) var source: String
  /// The article of the documentation to read on in.
  public let article: String?
  /// Commands, without comments, that both layouts begin with.
  public let start: [CourseLine]
  /// Commands that follow for the right layout.
  public let right: [CourseLine]
  /// Commands that follow for the wrong layout.
  public let wrong: [CourseLine]
  /// At most 12 lines, without figures.
  public private(set) var question: [CourseLine]
  /// 2 to 4, in the order in which they are shown. One is right.
  public private(set) var answers: [Answer]
  /// At most 24 lines, with their figures as they are written; `why(right:wrong:)` has the numbers.
  public private(set) var why: [CourseLine]
  /// One line or two.
  public private(set) var rule: [CourseLine]
  private var textPath: String?

  /// The most columns of where it was seen.
  static let mostSourceColumns = 70

  /// O(length of the file).
  /// - Parameter file: the fault's.
  /// - Throws: `CourseError` for the first thing that breaks the format.
  package init(_ file: CourseFile) throws(CourseError) {
    try file.check(Self.rules)
    path = file.path
    (number, id) = try file.numberAndID(ending: Self.ending)
    article = try file.article()
    start = try file.commands("start")
    right = try file.commands("right")
    wrong = try file.commands("wrong")
    title = try file.title()
    source = try file.source()
    question = try file.plainText("question")
    answers = try file.answers()
    why = try file.comparingText("why")
    rule = try file.plainText("rule")
  }

  /// The fault in another language: its texts are the translation's, all else stays.
  /// - Parameter translation: the file with the texts.
  /// - Throws: `CourseError` for a translation that has other keys or blocks than it must have, other
  ///   answers, or its right one at another place.
  package func translated(by translation: CourseFile) throws(CourseError) -> FaultCase {
    try translation.check(Self.translationRules)
    var fault = self
    fault.title = try translation.title()
    fault.source = try translation.source()
    fault.question = try translation.plainText("question")
    fault.answers = try translation.answers()
    fault.why = try translation.comparingText("why")
    fault.rule = try translation.plainText("rule")
    guard fault.answers.count == answers.count else {
      throw translation.error(
        fault.answers[0].text.line,
        "there are \(fault.answers.count) answers; the fault has \(answers.count)")
    }
    guard fault.rightAnswer == rightAnswer else {
      throw translation.error(
        fault.answers[fault.rightAnswer].text.line,
        "answer \(fault.rightAnswer + 1) is the right one; in the fault it is answer "
          + "\(rightAnswer + 1)")
    }
    fault.textPath = translation.path
    return fault
  }

  /// The file that the texts are from: the fault's own, or its translation.
  public var textsPath: String { textPath ?? path }

  /// The place of the right answer, from 0.
  package var rightAnswer: Int { answers.firstIndex { $0.isRight } ?? 0 }

  /// The explanation with the numbers of both layouts. A figure that does not exist there is a dash.
  ///
  /// Costs what the figures cost that it has.
  /// - Parameters:
  ///   - right: the right layout.
  ///   - wrong: the wrong one.
  public func why(right: Situation, wrong: Situation) -> [CourseLine] {
    why.map { line in
      CourseText.filled(line) { number($0, right, wrong) ?? CourseText.missingNumber }
    }
  }

  /// The figures of the explanation that do not exist in the layout that they are of, as they are written,
  /// each with the line of the file on which it stands.
  ///
  /// Costs what the figures cost that it has.
  /// - Parameters:
  ///   - right: the right layout.
  ///   - wrong: the wrong one.
  public func missingFigures(
    right: Situation, wrong: Situation
  ) -> [(figure: String, line: Int)] {
    why.flatMap { line in
      CourseText.figures(of: line).filter { number($0, right, wrong) == nil }
        .map { (figure: $0, line: line.line) }
    }
  }

  private func number(_ figure: String, _ right: Situation, _ wrong: Situation) -> String? {
    (try? ComparedFigure(figure))?.number(right: right, wrong: wrong)
  }
}

extension FaultCase {
  /// How the names of faults end.
  static let ending = ".fault"

  private static let texts: [CourseFileRules.Block] = [
    .init("question", lines: 1...12), .init("answers", lines: 2...4), .init("why", lines: 1...24),
    .init("rule", lines: 1...2),
  ]

  static let rules = CourseFileRules(
    "a fault", keys: [.init("title"), .init("from"), .init("read", isRequired: false)],
    blocks: [
      .init("start", lines: 1...60), .init("right", lines: 1...20), .init("wrong", lines: 1...20),
    ] + texts)

  static let translationRules = CourseFileRules(
    "a fault's translation", keys: [.init("title"), .init("from")], blocks: texts)
}
