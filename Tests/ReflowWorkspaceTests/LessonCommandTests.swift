import Foundation
import Reflow
import ReflowCourse
import Testing

@testable import ReflowWorkspace

@Suite("Lessons")
struct LessonCommandTests {
  /// The lessons that need no compiler.
  static let lessons = CourseShelf(folders: CourseFolders.ofThisPackage.lessons).lessons
    .filter { $0.file == nil }

  private func feedback(_ report: Report) -> String {
    report.followUps.flatMap(\.lines).joined(separator: "\n")
  }

  @Test("The course is there, whole, in the order of its numbers")
  func course() throws {
    let shelf = CourseShelf(folders: CourseFolders.ofThisPackage.lessons)
    #expect(shelf.lessons.map(\.number) == Array(1...16))
    #expect(shelf.courses.flatMap(\.errors).isEmpty)
  }

  @Test("A lesson begins with its text and its goal, which does not hold", arguments: lessons)
  func begins(lesson: Lesson) throws {
    let session = try made()
    let report = try session.run("lesson \(lesson.number)")
    #expect(report.lines[0].hasPrefix("Lesson \(lesson.number): \(lesson.title)"))
    #expect(report.showsPicture)
    #expect(feedback(report).contains("  not yet  "))
    #expect(!feedback(report).contains("Solved."))
  }

  @Test("A wrong answer is told what is wrong, the solution solves it", arguments: lessons)
  func solved(lesson: Lesson) throws {
    let session = try made("lesson \(lesson.id)")
    let wrong = try session.run("width 333")
    #expect(feedback(wrong).contains("  not yet  "))
    _ = try session.run("reset")
    var last = Report()
    for line in lesson.solution { last = try session.run(line.text) }
    #expect(feedback(last).contains("Solved."))
    #expect(!feedback(last).contains("  not yet  "))
    #expect(try session.run("lesson").lines[lesson.number - 1].hasPrefix(mark(lesson, "*>")))
    _ = try session.run("lesson off")
    #expect(try session.run("lesson").lines[lesson.number - 1].hasPrefix(mark(lesson, "* ")))
  }

  private func mark(_ lesson: Lesson, _ mark: String) -> String {
    "\("\(lesson.number)".aligned(to: 3)) \(mark) \(lesson.title)"
  }

  @Test("Feedback speaks of points and lines, with the numbers of explain")
  func geometry() throws {
    let session = try made("lesson 3")
    let explained = try #require(try session.run("explain 4").lines.first)
    #expect(explained == "item 0.4 wraps: 274 used + 10 spacing + 47 = 331 of 320: 11 over")
    let text = feedback(try session.run("spacing 12 10")).replacing("\n           ", with: " ")
    #expect(text.contains("item 4 wraps: 274 used + 10 spacing + 47 = 331 of 320: 11 over"))
    #expect(text.contains("line spacing"))
  }

  @Test("Hints come one after another, and the last one stays")
  func hints() throws {
    let session = try made("lesson 3")
    #expect(try session.run("hint").lines.first == "Hint 1 of 3:")
    #expect(try session.run("hint").lines.first == "Hint 2 of 3:")
    let last = try session.run("hint").lines
    #expect(last.first == "Hint 3 of 3:")
    #expect(last.last?.contains("solution") == true)
    #expect(try session.run("hint").lines == last)
    _ = try session.run("reset")
    #expect(try session.run("hint").lines.first == "Hint 1 of 3:")
  }

  @Test("The text can be read again, and changes nothing")
  func textAgain() throws {
    let session = try made()
    let begun = try session.run("lesson 3")
    _ = try session.run("spacing 10 8")
    let frames = session.frames
    let again = try session.run("lesson text")
    #expect(again.lines == begun.lines)
    #expect(again.showsPicture)
    #expect(session.frames == frames)
    #expect(feedback(again).contains("3 over"))
  }

  @Test("The learner's own workspace comes back, with its past, marks, file and selection")
  func ownWorkspace() throws {
    let session = try made("add Swift Kotlin", "select 1", "mark mine", "width 200")
    session.path = "tags.json"
    let own = KeptState(session)
    let history = try session.run("history").lines
    _ = try session.run("lesson 2")
    #expect(session.refusal("undo") == "there is nothing to undo")
    #expect(session.refusal("goto mine") != nil)
    #expect(session.refusal("save")?.contains("FILE is missing") == true)
    _ = try session.run("add 10x10")
    // A lesson behind a lesson still knows where it began.
    _ = try session.run("lesson 4")
    let report = try session.run("lesson off")
    #expect(report.showsPicture)
    #expect(KeptState(session) == own)
    #expect(try session.run("history").lines == history)
    #expect(try session.change("undo") == "nothing moved; lines 1; content 200×32 → 320×32")
    _ = try session.run("goto mine")
    #expect(session.refusal("lesson off")?.contains("no lesson is in hand") == true)
  }

  @Test("A lesson begins from an empty workspace, whatever the learner's own is")
  func independent() throws {
    let session = try made(
      "width 999", "scroll horizontal", "direction rtl", "insets 50", "add 1x1*9", "use circle")
    let other = try made()
    #expect(
      try session.run("lesson 5").followUps.map(\.lines)
        == other.run("lesson 5").followUps.map(\.lines))
    #expect(session.frames == other.frames)
  }

  @Test("next goes to the next unsolved lesson, around the end, until none is left")
  func next() throws {
    let session = try made()
    #expect(try session.run("next").lines[0].hasPrefix("Lesson 1: "))
    #expect(try session.run("next").lines[2].hasPrefix("Lesson 2: "))
    _ = try session.run("lesson 16")
    #expect(try session.run("next").lines[2].hasPrefix("Lesson 1: "))
    for lesson in CourseShelf(folders: CourseFolders.ofThisPackage.lessons).lessons {
      #expect(session.learning?.add(.lesson(lesson.id)) == nil)
    }
    #expect(try session.run("next").lines[0].hasPrefix("All lessons are solved."))
  }

  @Test("What cannot be done is refused with the way to do it")
  func refusals() throws {
    let session = try made()
    for command in ["hint", "solution", "why", "reset", "lesson off", "lesson files"] {
      #expect(session.refusal(command)?.contains("lesson 1 begins one") == true, "\(command)")
    }
    #expect(session.refusal("lesson 99") == "lesson: there is no lesson 99; lesson lists them")
    #expect(
      session.refusal("lesson exact-fitt")
        == "lesson: there is no lesson exact-fitt; did you mean exact-fit?")
    #expect(session.refusal("lesson 3 4") == "lesson: 4 is one word too many")
    #expect(session.refusal("lesson words xyzzy") == "lesson: the course has no word xyzzy")
    #expect(
      session.refusal("lesson words \"fit tets\"")?.contains("did you mean fit test?") == true)
    #expect(try session.run("lesson words \"fit test\"").lines[0].hasPrefix("fit test: "))
    _ = try session.run("lesson 1")
    #expect(session.refusal("lesson files")?.contains("begins with no file") == true)
    session.learning = nil
    #expect(session.refusal("lesson") == "lesson: this program has no course")
  }

  @Test("A sourced file begins no lesson, and a recording none either")
  func sourced() throws {
    let folder = try StateFolder()
    try "add 1x1\nlesson 1\n".write(
      toFile: folder.path("script"), atomically: true, encoding: .utf8)
    let session = try made("add 5x5")
    let own = KeptState(session)
    #expect(session.refusal("source \(folder.path("script"))")?.contains("begins none") == true)
    #expect(KeptState(session) == own)
    #expect(session.learning?.task == nil)
    _ = try session.run("record \(folder.path("tags.recording"))")
    #expect(session.refusal("lesson 1")?.contains("record off") == true)
    _ = try session.run("record off")
    _ = try session.run("lesson 1")
    _ = try session.run("record \(folder.path("more.recording"))")
    #expect(session.refusal("lesson off")?.contains("record off") == true)
    #expect(session.refusal("reset")?.contains("record off") == true)
  }

  @Test("Keys in a lesson are answered by its goal too")
  func keys() throws {
    let session = try made("lesson 1")
    let wider = try #require(ScrubAction.named("reflow-width-plus"))
    let report = try session.scrub(wider)
    #expect(report.lines.contains { $0.contains("not yet") })
  }

  /// A wrong answer to each lesson, and what is said of it.
  static let wrongAnswers = [
    (1, "width 150", "item 3 y = 50: 150 now, 100 too far down"),
    (2, "remove 0.2", "items in section 1 = 3: 2 now, 1 too few"),
    (3, "spacing 10 8", "item 4 wraps: 268 used + 8 spacing + 47 = 323 of 320: 3 over"),
    (4, "resize all 111x40", "item 2 wraps: 232 used + 10 spacing + 111 = 353 of 350: 3 over"),
    (5, "spacing 20", "item 2 wraps: 200 used + 20 spacing + 90 = 310 of 300: 10 over"),
    (6, "use left-align", "gap = 16: 10 now, 6 too little"),
    (7, "text padding=8", "item 4 wraps: 250 used + 10 spacing + 50 = 310 of 300: 10 over"),
    (8, "width 600", "lines = 5: 2 now, 3 too few; item 2 joins line 0: 266 left"),
    (9, "width 271", "item 2 wraps: 130 used + 10 spacing + 132 = 272 of 271: 1 over"),
    (10, "insets 16 64 16 64", "item 0 x + item 1 right = width: 318 now, 2 too little"),
    (11, "use sections", "footer 1 y = header 1 bottom: 194 now, 20 too far down"),
    (12, "offset 205", "header 0 is pinned: header 0 stands at its natural place"),
    (13, "set policy=shortestFirst", "items = 8: 7 now, 1 too few"),
    (14, "scroll horizontal", "lines = 4: 2 now, 2 too few; item 8 joins line 0: 40 left"),
    (15, "insert 1000 320x60", "1233 now, 633 too many"),
  ]

  @Test("A typical wrong answer is told what is wrong in points and lines", arguments: wrongAnswers)
  func wrongAnswer(lesson: Int, answer: String, told: String) throws {
    let session = try made("lesson \(lesson)")
    let lines = feedback(try session.run(answer)).split(separator: "\n")
    let text = lines.map { $0.drop { $0 == " " } }.joined(separator: " ")
    #expect(text.contains(told), "\(text)")
    #expect(!text.contains("Solved."))
  }

  @Test("What is watched and mirrored is the learner's own; what is said of lists and time stays")
  func settings() throws {
    let session = try made("add 5x5*9", "watch item 8")
    #expect(try session.run("lesson 1").followUps.count == 1)
    #expect(try session.run("width 150").followUps.count == 1)
    _ = try session.run("time on")
    _ = try session.run("lesson off")
    #expect(try session.run("width 10").followUps.map { $0.lines[0] }.first == "watch 0: item 8")
    #expect(try session.run("time").lines == ["time is on"])
  }

  @Test("Which lesson is left unsolved is said, and what is the last one")
  func left() throws {
    let session = try made("lesson 1")
    #expect(try session.run("next").lines[0].hasPrefix("Lesson 1 is not solved yet"))
    for lesson in CourseShelf(folders: CourseFolders.ofThisPackage.lessons).lessons.dropFirst() {
      _ = session.learning?.add(.lesson(lesson.id))
    }
    _ = try session.run("lesson 1")
    #expect(try session.run("next").lines == ["This lesson is the last one that is not solved."])
  }

  @Test("An exercise changes its language too, and stays the same exercise")
  func exerciseLanguage() throws {
    let session = try made("exercise kind=one-inset seed=3")
    let frames = session.frames
    _ = try session.run("language zh-Hans")
    let hint = try session.run("hint").lines
    #expect(hint.joined().contains("内边距"))
    #expect(session.frames == frames)
  }

  @Test("A paragraph with numbers is broken into lines anew, others are left")
  func paragraphs() {
    func lines(_ texts: [String]) -> [CourseLine] {
      texts.enumerated().map { CourseLine(text: $0.element, line: $0.offset + 1) }
    }
    let long = String(repeating: "word ", count: 15).dropLast()
    let written = lines([
      "\(long) {width}", "end", "", "one", "two", "  `a`  {width}", "三 {width}", "四",
    ])
    let shown = lines(["\(long) 320.25", "end", "", "one", "two", "  `a`  320.25", "三 320.25", "四"])
    #expect(
      shown.filled(in: written) == [
        String(long), "320.25 end", "", "one", "two", "  `a`  320.25", "三 320.25", "四",
      ])
  }
}
