/// A lesson: texts, the workspace that it starts from, and the goal that is checked on the layout.
public struct Lesson: Sendable {
  /// What progress is kept under: lower-case letters, digits and hyphens.
  public let id: String
  /// Its place in the course, which its file's name begins with.
  public let number: Int
  public let path: String
  public private(set) var title: String
  /// How long it takes, 1 to 15.
  public let minutes: Int
  /// The article of the documentation to read on in.
  public let article: String?
  public private(set) var text: [CourseLine]
  /// Commands, without comments.
  public let start: [CourseLine]
  public let goal: [Condition]
  /// From the first nudge to what nearly tells.
  public private(set) var hints: [[CourseLine]]
  /// Commands, without comments.
  public let solution: [CourseLine]
  public private(set) var why: [CourseLine]
  /// A file to begin with, and what becomes of it.
  public let file: CourseCode?
  public let finished: CourseCode?

  /// The most columns of a title.
  static let mostTitleColumns = 60

  /// - Throws: `CourseError` for whatever breaks the format.
  public init(_ file: CourseFile) throws(CourseError) {
    try file.check(Self.rules)
    path = file.path
    (number, id) = try file.numberAndID(ending: Self.ending)
    title = try file.title()
    minutes = try file.minutes()
    article = try file.article()
    text = try file.text("text")
    start = try file.commands("start")
    goal = try file.conditions("goal")
    hints = try file.texts("hint")
    solution = try file.commands("solution")
    why = try file.text("why")
    self.file = try file.code("file")
    finished = try file.code("finished")
    if let finished, self.file == nil {
      throw file.error(finished.line, "[finished] stands without [file]")
    }
  }

  /// The lesson in another language: its texts are the translation's, all else stays.
  /// - Throws: `CourseError` for a translation that has other keys or blocks than it must have, or
  ///   another number of hints.
  public func translated(by translation: CourseFile) throws(CourseError) -> Lesson {
    try translation.check(Self.translationRules)
    var lesson = self
    lesson.title = try translation.title()
    lesson.text = try translation.text("text")
    lesson.hints = try translation.texts("hint")
    lesson.why = try translation.text("why")
    guard lesson.hints.count == hints.count else {
      let last = translation.blocks.last { $0.name == "hint" }
      throw translation.error(
        last?.line ?? 1,
        "there are \(lesson.hints.count) hints; the lesson has \(hints.count)")
    }
    lesson.textPath = translation.path
    return lesson
  }

  /// The file that the texts are from: the lesson's own, or its translation.
  public var textsPath: String { textPath ?? path }
  private var textPath: String?
}

extension Lesson {
  /// How the names of lessons end.
  static let ending = ".lesson"

  private static let texts: [CourseFileRules.Block] = [
    .init("text", lines: 1...40), .init("hint", times: 2...5, lines: 1...12), .init("why"),
  ]

  static let rules = CourseFileRules(
    "a lesson", keys: [.init("title"), .init("minutes"), .init("read", isRequired: false)],
    blocks: texts + [
      .init("start", lines: 0...Int.max), .init("goal"), .init("solution"),
      .init("file", times: 0...1, hasArgument: true),
      .init("finished", times: 0...1, hasArgument: true),
    ])

  static let translationRules = CourseFileRules(
    "a lesson's translation", keys: [.init("title")], blocks: texts)
}

/// A file that a lesson has.
public struct CourseCode: Hashable, Sendable {
  public var name: String
  /// The line of its block's name.
  public var line: Int
  public var lines: [CourseLine]

  /// What is written into the file.
  public var text: String { lines.map { $0.text + "\n" }.joined() }
}
