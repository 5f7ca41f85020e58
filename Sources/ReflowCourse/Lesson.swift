/// A lesson: texts, the workspace that it starts from, and the goal that is checked on the layout.
public struct Lesson: Sendable {
  /// What progress is kept under: lower-case letters, digits and hyphens.
  public let id: String
  /// Its place in the course, which its file's name begins with.
  public let number: Int
  /// The file's.
  public let path: String
  /// At most 60 terminal columns.
  public private(set) var title: String
  /// How many minutes it takes, 1 to 15.
  public let minutes: Int
  /// The article of the documentation to read on in.
  public let article: String?
  /// What is read first, at most 40 lines, with its figures as they are written: `CourseText` fills them in.
  public private(set) var text: [CourseLine]
  /// Commands, without comments.
  public let start: [CourseLine]
  /// All must hold; one at least.
  public let goal: [Condition]
  /// From the first nudge to what nearly tells: 2 to 5, with their figures as they are written.
  public private(set) var hints: [[CourseLine]]
  /// Commands, without comments.
  public let solution: [CourseLine]
  /// What is read last, with its figures as they are written.
  public private(set) var why: [CourseLine]
  /// A file to begin with.
  public let file: CourseCode?
  /// What becomes of the file; of the same name, and loaded by the solution.
  public let finished: CourseCode?

  /// The most columns of a title.
  static let mostTitleColumns = 60

  /// O(length of the file).
  /// - Parameter file: the lesson's.
  /// - Throws: `CourseError` for the first thing that breaks the format.
  package init(_ file: CourseFile) throws(CourseError) {
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
    if let finished { try file.checkFinished(finished, of: self.file, solution) }
  }

  /// A lesson that stands in no file of its own: an exercise.
  /// - Parameters:
  ///   - path: of the file with the texts in English.
  ///   - textsPath: of the file that the texts are from.
  init(
    id: String, path: String, textsPath: String, title: String, article: String?,
    text: [CourseLine], start: [CourseLine], goal: [Condition], hints: [[CourseLine]],
    solution: [CourseLine], why: [CourseLine]
  ) {
    (self.id, self.path, self.title, self.article) = (id, path, title, article)
    (self.text, self.start, self.goal, self.hints) = (text, start, goal, hints)
    (self.solution, self.why) = (solution, why)
    number = 0
    minutes = 1
    (file, finished) = (nil, nil)
    textPath = textsPath
  }

  /// The lesson in another language: its texts are the translation's, all else stays.
  /// - Parameter translation: the file with the texts.
  /// - Throws: `CourseError` for a translation that has other keys or blocks than it must have, or
  ///   another number of hints.
  package func translated(by translation: CourseFile) throws(CourseError) -> Lesson {
    try translation.check(Self.translationRules)
    var lesson = self
    lesson.title = try translation.title()
    lesson.text = try translation.text("text")
    lesson.hints = try translation.hints(translating: hints, of: "the lesson")
    lesson.why = try translation.text("why")
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

  static let texts: [CourseFileRules.Block] = [
    .init("text", lines: 1...40), .init("hint", times: 2...5, lines: 1...12),
    .init("why", lines: 1...40),
  ]

  static let rules = CourseFileRules(
    "a lesson", keys: [.init("title"), .init("minutes"), .init("read", isRequired: false)],
    blocks: texts + [
      .init("start", lines: 0...60), .init("goal", lines: 1...24),
      .init("solution", lines: 1...40),
      .init("file", times: 0...1, hasArgument: true),
      .init("finished", times: 0...1, hasArgument: true),
    ])

  static let translationRules = CourseFileRules(
    "a lesson's translation", keys: [.init("title")], blocks: texts)
}

/// A file that a lesson has.
public struct CourseCode: Hashable, Sendable {
  /// Without a folder: 1 to 60 ASCII letters, digits, hyphens, dots and underscores, no dot or hyphen first.
  public var name: String
  /// The line of its block's name, from 1.
  public var line: Int
  /// As they stand, blank ones at the ends left out.
  package var lines: [CourseLine]

  /// What is written into the file: each line with its line feed.
  public var text: String { lines.map { $0.text + "\n" }.joined() }
}
