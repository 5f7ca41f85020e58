import ReflowScenes

/// The texts of a kind of exercise. What the exercise is about is made up by the program.
public struct ExerciseText: Sendable {
  /// The kind's name.
  let name: String
  /// How hard it is, 1 to 3.
  package let level: Int
  private let file: CourseFile
  private let article: String?
  private var title: String
  private var text: [CourseLine]
  private var hints: [[CourseLine]]
  private var why: [CourseLine]
  private var textsPath: String

  private static let rules = CourseFileRules(
    "a kind of exercise", keys: [.init("title"), .init("level"), .init("read", isRequired: false)],
    blocks: Lesson.texts)
  private static let translationRules = CourseFileRules(
    "the translation of a kind of exercise", keys: [.init("title")],
    blocks: Lesson.texts)

  private static let ending = ".exercise"

  /// Reads `NAME.exercise`, and its translation where there is one. O(length of the files).
  /// - Parameters:
  ///   - name: the kind's.
  ///   - folder: the folder with the files.
  ///   - language: the name of the folder in it with the translation, such as `zh-Hans`; for one that is
  ///     not there the texts stay English.
  /// - Throws: `CourseError` for a file that is missing or broken.
  public static func read(
    _ name: String, folder: String, language: String
  ) throws(CourseError) -> ExerciseText {
    var text = try ExerciseText(CourseFile(path: "\(folder)/\(name)\(ending)"), name: name)
    let translation = "\(folder)/\(language)/\(name)\(ending)"
    if FileContents.exists(translation) {
      try text.translate(CourseFile(path: translation))
    }
    return text
  }

  /// - Throws: `CourseError` for whatever breaks the format.
  init(_ file: CourseFile, name: String) throws(CourseError) {
    try file.check(Self.rules)
    self.file = file
    self.name = name
    level = try file.wholeNumber("level", in: 1...3)
    article = try file.article()
    title = try file.title()
    text = try file.text("text")
    hints = try file.texts("hint")
    why = try file.text("why")
    textsPath = file.path
  }

  private mutating func translate(_ translation: CourseFile) throws(CourseError) {
    try translation.check(Self.translationRules)
    title = try translation.title()
    text = try translation.text("text")
    hints = try translation.hints(translating: hints, of: "the exercise")
    why = try translation.text("why")
    textsPath = translation.path
  }

  /// The exercise as a lesson, with number 0 and a minute to take.
  /// - Parameters:
  ///   - start: commands.
  ///   - goal: conditions, one a line.
  ///   - solution: commands.
  /// - Throws: `LineProblem` for a goal that is none.
  public func lesson(
    start: [CourseLine], goal: [CourseLine], solution: [CourseLine]
  ) throws(LineProblem) -> Lesson {
    var conditions: [Condition] = []
    for line in goal { conditions.append(try Condition(line.text, line: line.line)) }
    return Lesson(
      id: name, path: file.path, textsPath: textsPath, title: title, article: article, text: text,
      start: start, goal: conditions, hints: hints, solution: solution, why: why)
  }
}
