import ReflowCourse
import Testing

struct GlossaryTests {
  private func glossary(_ text: String) throws(CourseError) -> Glossary {
    try Glossary(Array(text.utf8), path: "words.txt")
  }

  @Test func wordsHaveFormsAndDefinitions() throws {
    let words = try glossary("# first\nfit test, fit tests: whether an item: joins\n\n行: 一行")
    #expect(words.words.map(\.name) == ["fit test", "行"])
    #expect(words.words[0].forms == ["fit test", "fit tests"])
    #expect(words.words[0].definition == "whether an item: joins")
    #expect(words.word("Fit Tests")?.name == "fit test")
    #expect(words.word("行")?.definition == "一行")
    #expect(words.word("fits") == nil)
    #expect(words.nearest(to: "fit tset") == "fit test")
    #expect(try glossary("").words.isEmpty)
  }

  @Test(arguments: [
    ("line", "1: line is no line word, other form: definition"),
    ("line:", "1: line has no definition"),
    ("line, : a row", "1: a form of the word is missing"),
    (": a row", "1: a form of the word is missing"),
    ("line: a row\nlines, Line: b", "2: Line stands twice, first in line 1"),
    ("line, line: a row", "1: line stands twice, first in this line"),
    ("line: a\trow", "1: a tab; lines are indented by spaces"),
  ])
  func aBrokenLineIsRefused(_ text: String, _ message: String) {
    let error = #expect(throws: CourseError.self) { try glossary(text) }
    #expect(error?.description == "words.txt:\(message)")
  }

  // MARK: - First places

  /// A lesson with a text, a hint and a why; the text begins on line 5.
  private func lesson(
    _ number: Int, _ text: String, hint: String = "x", why: String = "x"
  ) throws -> Lesson {
    let file = """
      title: x
      minutes: 1

      [text]
      \(text)
      [start]
      [goal]
      items = 1
      [hint]
      \(hint)
      [hint]
      x
      [solution]
      add 1x1
      [why]
      \(why)
      """
    return try Lesson(try CourseFile(Array(file.utf8), path: "0\(number)-x.lesson"))
  }

  private let words = """
    line, lines: a row
    line spacing: between rows
    fit test: whether it joins
    inset: space
    """

  private func errors(_ lessons: [Lesson], _ list: String? = nil) throws -> [String] {
    try glossary(list ?? words).errors(in: lessons).map(\.description)
  }

  @Test func theFirstPlaceIsMarked() throws {
    #expect(try errors([lesson(1, "A *line* and its lines.", why: "A line.")]).isEmpty)
    #expect(try errors([lesson(1, "A *line*."), lesson(2, "A line, a *Fit test*.")]).isEmpty)
    #expect(
      try errors([lesson(1, "Lines and lines.")])
        == ["01-x.lesson:5: Lines stands here first in the course; write *Lines*"])
    #expect(
      try errors([lesson(1, "x"), lesson(2, "x", hint: "An inset", why: "an *inset*")])
        == ["02-x.lesson:10: inset stands here first in the course; write *inset*"])
    #expect(
      try errors([lesson(1, "A line and a *line*.")])
        == ["01-x.lesson:5: line stands here first in the course; write *line*"])
  }

  @Test func theOrderIsThatOfTheCourse() throws {
    // The hint comes before the why, whatever stands first in the file.
    #expect(try errors([lesson(1, "x", hint: "a *line*", why: "a line")]).isEmpty)
    #expect(try errors([lesson(1, "x", hint: "a line", why: "a *line*")]).count == 1)
    #expect(try errors([lesson(1, "x", why: "a *line*"), lesson(2, "a line")]).isEmpty)
  }

  @Test func aMarkIsAWordOfTheList() throws {
    #expect(
      try errors([lesson(1, "A *lin*."), lesson(2, "*moon*")]) == [
        "01-x.lesson:5: *lin* is no word of the list; did you mean line?",
        "02-x.lesson:5: *moon* is no word of the list",
      ])
  }

  @Test func latinWordsAreWhole() throws {
    #expect(try errors([lesson(1, "An outline, linear, line-up, on-line, line2, line_up")]).isEmpty)
    #expect(try errors([lesson(1, "The line's end")]).count == 1)
    #expect(try errors([lesson(1, "一line一")]).count == 1)
    #expect(try errors([lesson(1, "line")]).count == 1)
  }

  @Test func theLongerWordWins() throws {
    #expect(try errors([lesson(1, "*line spacing* and line spacing")]).isEmpty)
    #expect(
      try errors([lesson(1, "The Line Spacing")]) == [
        "01-x.lesson:5: Line Spacing stands here first in the course; write *Line Spacing*"
      ])
    let chinese = "行: 一行\n行间距: 行之间"
    #expect(try errors([lesson(1, "设置*行间距*与行间距，每一*行*。")], chinese).isEmpty)
    #expect(
      try errors([lesson(1, "设置行间距，每一行。")], chinese) == [
        "01-x.lesson:5: 行间距 stands here first in the course; write *行间距*",
        "01-x.lesson:5: 行 stands here first in the course; write *行*",
      ])
    #expect(try errors([lesson(1, "项目换行了")], chinese).count == 1)
  }

  @Test func commandsAndFiguresAreNoProse() throws {
    #expect(
      try errors([lesson(1, "`line 3` has {lines} of\n    reflow> line\n    inset left")]).isEmpty)
  }

  /// What is looked through for words that stand nowhere is what is looked through for first places.
  @Test func wordsThatStandNowhereAreFound() throws {
    func unused(_ text: String) throws -> [String] {
      try glossary(words).unused(in: [lesson(1, text)]).map(\.name)
    }
    #expect(try unused("x") == ["line", "line spacing", "fit test", "inset"])
    #expect(try unused("*Lines*, an inset, the *fit test*") == ["line spacing"])
    #expect(
      try unused("`line` {line spacing}\n    inset fit test") == [
        "line", "line spacing", "fit test", "inset",
      ])
    #expect(try glossary("").unused(in: []).isEmpty)
  }

  @Test func aTranslationIsWhereErrorsStand() throws {
    let own = try lesson(1, "A *line*")
    let file = "title: x\n[text]\n一行\n[hint]\nx\n[hint]\nx\n[why]\nx"
    let translated = try own.translated(by: try CourseFile(Array(file.utf8), path: "zh/01.lesson"))
    #expect(
      try errors([translated], "行: 一行")
        == ["zh/01.lesson:3: 行 stands here first in the course; write *行*"])
  }
}
