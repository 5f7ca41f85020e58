import ReflowCourse
import Testing

struct LessonTests {
  private func lesson(_ text: String = soundLesson) throws -> Lesson {
    try Lesson(try CourseFile(Array(text.utf8), path: "Lessons/03-fit-test.lesson"))
  }

  @Test func aSoundLessonIsRead() throws {
    let lesson = try lesson()
    #expect(lesson.id == "fit-test")
    #expect(lesson.number == 3)
    #expect(lesson.title == "A line and its fit test")
    #expect(lesson.minutes == 4)
    #expect(lesson.article == "FitTest")
    #expect(lesson.text.map(\.line) == [6, 7])
    #expect(
      lesson.start == [
        CourseLine(text: "width 300", line: 11),
        CourseLine(text: "add 120x32 100x32 80x32", line: 12),
      ])
    #expect(lesson.goal.map(\.text) == ["lines = 1", "only width changed"])
    #expect(lesson.goal.map(\.line) == [15, 16])
    #expect(lesson.hints.map { $0.map(\.text) } == [["Look at `width`."], ["It must be 320."]])
    #expect(lesson.solution.map(\.text) == ["width 320"])
    #expect(lesson.why.map(\.text) == ["120 + 10 + 100 + 10 + 80 is {width}.", "[so it is]"])
    #expect(lesson.file == nil && lesson.finished == nil)
  }

  @Test func figuresBecomeNumbers() throws {
    let lesson = try lesson()
    let start = try situation([tags(120, 100, 80)])
    let end = try situation([tags(120, 100, 80)]) { $0.container.width = 320 }
    #expect(
      CourseText.filled(lesson.text, of: start, since: start).map(\.text) == [
        "Items fill a *line* one after another; 3 of them are here, { is a brace.",
        "    reflow> width 300",
      ])
    #expect(
      CourseText.filled(lesson.why, of: end, since: start).map(\.text) == [
        "120 + 10 + 100 + 10 + 80 is 320.", "[so it is]",
      ])
    let missing = [CourseLine(text: "{item 9 x} and {width − item 0 width}", line: 1)]
    #expect(CourseText.filled(missing, of: start, since: start).map(\.text) == ["– and 180"])
    #expect(CourseText.missingFigures(in: missing[0], of: start, since: start) == ["item 9 x"])
    let dash = CourseLine(text: "1 – 2 {items}, {{item 9 x}", line: 1)
    #expect(CourseText.missingFigures(in: dash, of: start, since: start).isEmpty)
  }

  @Test func commandsOfTextsAreFound() throws {
    let lesson = try lesson()
    #expect(CourseText.commands(in: lesson.text).map(\.text) == ["width 300"])
    #expect(CourseText.commands(in: lesson.hints[0]).map(\.text) == ["width"])
  }

  @Test func filesStandAsTheyAre() throws {
    let code = """

      [file Column.swift]
      let list =
      [1, 2]
      \\[name]

      \\(escape)
      [finished Column.swift]
      let list = [1]
      """
    let loading = soundLesson.replacing("width 320\n\n", with: "load Column.swift\n\n")
    let lesson = try lesson(loading + code)
    #expect(lesson.file?.name == "Column.swift")
    #expect(lesson.file?.text == "let list =\n[1, 2]\n[name]\n\n\\(escape)\n")
    #expect(lesson.finished?.text == "let list = [1]\n")
  }

  // MARK: - Rules

  /// What stands in the sound lesson, what takes its place, and how that is refused.
  private static let broken: [(String, String, String)] = [
    ("title: A line and its fit test\n", "", "1: the key title is missing"),
    ("minutes: 4\n", "", "1: the key minutes is missing"),
    ("minutes: 4", "minuts: 4", "2: a lesson has no key minuts; did you mean minutes?"),
    ("minutes: 4", "minutes: 16", "2: minutes is 16; it must be a whole number from 1 to 15"),
    ("minutes: 4", "minutes: 0", "2: minutes is 0; it must be a whole number from 1 to 15"),
    ("minutes: 4", "minutes: four", "2: minutes is four; it must be a whole number from 1 to 15"),
    (
      "minutes: 4", "minutes: 99999999999999999999",
      "2: minutes is 99999999999999999999; it must be a whole number from 1 to 15"
    ),
    ("minutes: 4", "minutes:", "2: minutes says nothing"),
    ("minutes: 4", "minutes: 4\nminutes: 4", "3: the key minutes stands twice, first in line 2"),
    (
      "minutes: 4", "minutes: 4\nwidth 300",
      "3: width 300 is neither a line key: value nor the name of a block"
    ),
    (
      "A line and its fit test", String(repeating: "x", count: 61),
      "1: the title takes 61 columns; it may take 60"
    ),
    (
      "FitTest", "../FitTest",
      "3: read is ../FitTest; an article's name has letters, digits and hyphens"
    ),
    ("[why]", "[wy]", "27: a lesson has no block [wy]; did you mean [why]?"),
    ("[why]\n", "[why]\nfirst\n[why]\n", "29: the block [why] stands twice, first in line 27"),
    ("[why]", "[why not]", "27: [why] takes no more words: not"),
    (
      "[why]", "[WHY]",
      "27: [WHY] begins no block; a text that begins with [ is written with \\["
    ),
    ("[solution]\nwidth 320\n", "", "1: the block [solution] is missing"),
    ("[solution]\nwidth 320", "[solution]\n", "24: the block [solution] is empty"),
    (
      "[hint]\nIt must be 320.\n", "",
      "18: there are too few blocks [hint]: 1 of 2"
    ),
    (
      "[hint]\nIt", String(repeating: "[hint]\nx\n", count: 4) + "[hint]\nIt",
      "29: there are 6 blocks [hint]; there may be 5"
    ),
    (
      "It must", String(repeating: "x\n", count: 12) + "It must",
      "34: the block [hint] has 13 lines; it may have 12"
    ),
    (
      "Items fill", String(repeating: "x\n", count: 39) + "Items fill",
      "46: the block [text] has 41 lines; it may have 40"
    ),
    ("lines = 1\nonly width changed", "# none", "14: [goal] has no condition"),
    (
      "lines = 1", "lins = 1", "15: column 1: there is no figure lins; did you mean lines?"
    ),
    (
      "{items}", "{itms}", "6: column 41: there is no figure itms; did you mean items?"
    ),
    ("{items}", "{items", "6: column 40: { has no partner on its line"),
    ("*line*", "*line", "6: column 14: * has no partner on its line"),
    ("*line*", "**", "6: column 14: there is nothing between * and *"),
    ("Look at `width`.", "Look at `width.", "19: column 9: ` has no partner on its line"),
    (
      "It must be 320.", String(repeating: "x", count: 81),
      "22: the line takes 81 columns; it may take 80"
    ),
    (
      "It must be 320.", String(repeating: "字", count: 41),
      "22: the line takes 82 columns; it may take 80"
    ),
    ("It must be 320.", "\tIt", "22: a tab; lines are indented by spaces"),
    (
      "It must be 320.", "It\u{1B}[2J",
      "22: U+001B cannot be shown; a line holds printable characters"
    ),
    (
      "It must be 320.", "It \u{202E}is",
      "22: U+202E cannot be shown; a line holds printable characters"
    ),
    (
      "[why]", "[file a b]\nx\n[why]",
      "27: a b is no Swift file's name; "
        + "it has letters, digits, hyphens, dots and underscores, and ends in .swift"
    ),
    (
      "[why]", "[file ../a]\nx\n[why]",
      "27: ../a is no Swift file's name; "
        + "it has letters, digits, hyphens, dots and underscores, and ends in .swift"
    ),
    ("[why]", "[file]\nx\n[why]", "27: [file] needs a name: [file NAME]"),
    ("[why]", "[finished A.swift]\nx\n[why]", "27: [finished] stands without [file]"),
    (
      "width 320\n\n[why]", "load A.swift\n[file A.swift]\nx\n[finished B.swift]\nx\n[why]",
      "28: [finished B.swift] is not what becomes of [file A.swift]; both must have one name"
    ),
    (
      "width 320\n\n[why]", "load B.swift\n[file A.swift]\nx\n[finished A.swift]\nx\n[why]",
      "24: the solution does not say load A.swift, though there is [finished A.swift]"
    ),
    (
      "width 320\n\n[why]", "help load A.swift\n[file A.swift]\nx\n[finished A.swift]\nx\n[why]",
      "24: the solution does not say load A.swift, though there is [finished A.swift]"
    ),
  ]

  @Test(arguments: broken)
  func aBrokenRuleIsNamed(_ old: String, _ new: String, _ message: String) {
    #expect(soundLesson.contains(old))
    #expect(
      refusal(of: soundLesson.replacing(old, with: new, maxReplacements: 1))
        == "03-fit-test.lesson:\(message)")
  }

  @Test(arguments: [
    "fit-test.lesson", "3-fit.lesson", "03.lesson", "03-.lesson", "03-Fit.lesson", "03-a_b.lesson",
    "03-fit.txt", "99999999999999999999-a.lesson", "",
  ])
  func aNameOfAnotherFormIsRefused(_ name: String) {
    #expect(
      refusal(of: soundLesson, name: name)
        == "\(name):1: the file's name is not NN-id.lesson; id has lower-case letters, digits and "
        + "hyphens")
  }

  @Test(arguments: ["off", "text", "files", "words", "why"])
  func anIDIsNoWordOfTheCommands(_ id: String) {
    #expect(
      refusal(of: soundLesson, name: "a/03-\(id).lesson")
        == "a/03-\(id).lesson:1: the id \(id) is a word of the commands: lesson \(id) or fault 1 \(id) "
        + "means something else; take another")
    #expect(refusal(of: soundLesson, name: "a/03-\(id)-line.lesson") == nil)
  }

  @Test func anIDIsNoNumber() {
    for id in ["4", "004", "99999999999999999999"] {
      #expect(
        refusal(of: soundLesson, name: "03-\(id).lesson")
          == "03-\(id).lesson:1: the id \(id) is a number, by which another may be meant; it needs a "
          + "letter")
    }
    #expect(refusal(of: soundLesson, name: "03-4a.lesson") == nil)
  }

  @Test func aFullLessonMayBeAsLongAsTheRulesSay() {
    let full =
      soundLesson
      .replacing("Items fill", with: String(repeating: "x\n", count: 38) + "Items fill")
      .replacing("It must", with: String(repeating: "x\n", count: 11) + "It must")
      .replacing("Look at `width`.", with: String(repeating: "x", count: 80))
    #expect(refusal(of: full) == nil)
  }

  // MARK: - Translations

  private static let translation = """
    title: 一行与适配测试

    [text]
    项目依次填满一*行*，共 {items} 个。

    [hint]
    看看 `width`。

    [hint]
    应为 320。

    [why]
    合计 {width}。
    """

  private func translated(_ text: String) throws(CourseError) -> Lesson {
    let file = try CourseFile(Array(text.utf8), path: "zh-Hans/03-fit-test.lesson")
    let own = try CourseFile(Array(soundLesson.utf8), path: "03-fit-test.lesson")
    return try Lesson(own).translated(by: file)
  }

  @Test func aTranslationHasItsTexts() throws {
    let lesson = try translated(Self.translation)
    #expect(lesson.title == "一行与适配测试")
    #expect(lesson.text.map(\.text) == ["项目依次填满一*行*，共 {items} 个。"])
    #expect(lesson.hints.map { $0.map(\.text) } == [["看看 `width`。"], ["应为 320。"]])
    #expect(lesson.why.map(\.text) == ["合计 {width}。"])
    #expect(lesson.goal.map(\.text) == ["lines = 1", "only width changed"])
    #expect(lesson.textsPath == "zh-Hans/03-fit-test.lesson")
    #expect(lesson.path == "03-fit-test.lesson")
  }

  @Test(arguments: [
    (
      "[hint]\n应为 320。\n\n", "[hint]\n应为\n\n[hint]\n 320。\n\n",
      "12: there are 3 hints; the lesson has 2"
    ),
    ("[hint]\n应为 320。\n\n", "", "6: there are too few blocks [hint]: 1 of 2"),
    ("[why]", "[goal]\nlines = 1\n\n[why]", "12: a lesson's translation has no block [goal]"),
    ("title: 一", "minutes: 3\ntitle: 一", "1: a lesson's translation has no key minutes"),
    ("{width}", "{widht}", "13: column 5: there is no figure widht; did you mean width?"),
  ])
  func aTranslationThatSaysOtherThingsIsRefused(_ old: String, _ new: String, _ message: String) {
    let error = #expect(throws: CourseError.self) {
      try translated(Self.translation.replacing(old, with: new))
    }
    #expect(error?.description == "zh-Hans/03-fit-test.lesson:\(message)")
  }
}
