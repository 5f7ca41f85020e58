import Foundation
import Reflow
import ReflowCourse
import Synchronization
import Testing

@testable import ReflowWorkspace

@Suite("Checking a course")
struct CourseCheckTests {
  private let folder: StateFolder

  init() throws { folder = try StateFolder() }

  /// A sound lesson, line by line: each test breaks one.
  private static let sound = [
    "title: Three tags", "minutes: 3", "", "[text]", "Three tags on {lines} lines: `explain last`.",
    "", "[start]", "width 300", "add 120x32 100x32 80x32", "", "[goal]", "lines = 1",
    "only width changed", "", "[hint]", "How much is it over?", "", "[hint]", "`width 320`", "",
    "[solution]", "width 320", "", "[why]", "It ends at {item 2 right}.",
  ]

  private func write(_ lines: [String], _ name: String = "01-three-tags.lesson") throws {
    let path = folder.path(name)
    let parent = URL(filePath: path).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    try lines.map { "\($0)\n" }.joined().write(toFile: path, atomically: true, encoding: .utf8)
  }

  private func outcome(loader: ProviderLoader? = nil) -> CourseCheck.Outcome {
    CourseCheck(providers: allProviders, gallery: providersWithFaults, loader: loader)
      .run(CourseFolders(lessons: [folder.path]))
  }

  /// What is wrong, without the folder.
  private func problems() -> [String] {
    outcome().problems.map { $0.description.replacing("\(folder.path)/", with: "") }
  }

  /// What is wrong when one line is another.
  private func problems(_ line: String, instead other: String) throws -> [String] {
    var lines = Self.sound
    let index = try #require(lines.firstIndex(of: line))
    lines[index] = other
    try write(lines)
    return problems()
  }

  @Test("The course of this package is sound")
  func ownCourse() {
    let outcome = CourseCheck(providers: allProviders, gallery: providersWithFaults, loader: nil)
      .run(.ofThisPackage)
    #expect(outcome.problems.isEmpty, "\(outcome.problems.map(\.description))")
    #expect(
      outcome.untried.map { $0.split(separator: "/").last } == ["16-your-own-provider.lesson"])
    #expect(outcome.summary.hasPrefix("16 lessons, "))
  }

  @Test("A sound lesson has no problem")
  func soundLesson() throws {
    try write(Self.sound)
    #expect(problems().isEmpty)
    #expect(outcome().summary == "1 lesson, 0 faults and 0 kinds of exercise checked, 0 problems")
  }

  @Test(
    "Each rule that is broken is told with its file and line",
    arguments: [
      ("width 300", "width 320", ":12: the start reaches the goal already"),
      (
        "lines = 1", "lines = 3",
        ":12: the solution does not reach this: too-few, difference 2, value 1"
      ),
      ("width 300", "wdth 300", ":8: there is no command wdth; did you mean width?"),
      ("width 300", "width -1", ":8: width: negative (-1); it must be 0 or more"),
      (
        "width 300", "undo",
        ":8: undo does not belong here; a course's commands change the workspace and nothing else"
      ),
      (
        "width 300", "list > /tmp/reflow-check",
        ":8: list > /tmp/reflow-check does not belong here; "
      ),
      (
        "width 320", "load x.swift",
        ":22: load x.swift does not belong here; "
      ),
      (
        "width 320", "open x.json",
        ":22: open x.json does not belong here; "
      ),
      ("width 320", "width abc", ":22: width: abc is no number"),
      (
        "Three tags on {lines} lines: `explain last`.", "Three `wdth 3`.",
        ":5: `wdth 3`: there is no command wdth; did you mean width?"
      ),
      (
        "Three tags on {lines} lines: `explain last`.", "Three `explain 7`.", ":5: `explain 7`: "
      ),
      (
        "Three tags on {lines} lines: `explain last`.", "    reflow> widht 3",
        ":5: `widht 3`: there is no command widht; did you mean width?"
      ),
      (
        "Three tags on {lines} lines: `explain last`.", "At {item 9 x}.",
        ":5: {item 9 x} does not exist in this layout"
      ),
      (
        "It ends at {item 2 right}.", "It ends at {header 0 y}.",
        ":25: {header 0 y} does not exist in this layout"
      ),
      ("It ends at {item 2 right}.", "It ends at {itm 2 right}.", ":25: column "),
      ("title: Three tags", "titel: Three tags", ":1: "),
      ("minutes: 3", "minutes: 99", ":2: minutes is 99; it must be a whole number from 1 to 15"),
      ("lines = 1", "lines == 1", ":12: "),
    ])
  func rules(line: String, other: String, message: String) throws {
    let found = try problems(line, instead: other)
    #expect(
      found.contains { $0.hasPrefix("01-three-tags.lesson\(message)") }, "\(found)")
  }

  @Test("Texts may speak of files, and none is written")
  func mentionedFiles() throws {
    let target = "/tmp/reflow-\(UUID().uuidString.prefix(8))"
    var lines = Self.sound
    lines[4] = "Say `width 300 > \(target)` or `help >> \(target)`."
    lines[18] = "`export \(target).svg`"
    try write(lines)
    #expect(problems().isEmpty)
    #expect(!FileManager.default.fileExists(atPath: target))
    #expect(!FileManager.default.fileExists(atPath: "\(target).svg"))
  }

  @Test("Code of a folder runs where it is trusted only")
  func code() throws {
    let own = try #require(CourseFolders.ofThisPackage.lessons.first)
    let ran = Mutex(0)
    let loader = ProviderLoader { (_, _) throws(CommandError) in
      ran.withLock { $0 += 1 }
      throw CommandError("not here")
    }
    let name = "16-your-own-provider.lesson"
    try FileManager.default.copyItem(atPath: "\(own)/\(name)", toPath: folder.path("17-x.lesson"))
    func check(_ lessons: [String], trustsFirst: Bool, trustsAll: Bool) -> Int {
      ran.withLock { $0 = 0 }
      _ = CourseCheck(
        providers: allProviders, gallery: providersWithFaults, loader: loader,
        trustsFirst: trustsFirst, trustsAll: trustsAll
      ).run(CourseFolders(lessons: lessons))
      return ran.withLock { $0 }
    }
    #expect(check([folder.path], trustsFirst: false, trustsAll: false) == 0)
    #expect(check([folder.path], trustsFirst: true, trustsAll: false) > 0)
    #expect(check(["\(own)/../../none", folder.path], trustsFirst: true, trustsAll: false) == 0)
    #expect(check([folder.path], trustsFirst: false, trustsAll: true) > 0)
  }

  @Test("A lesson that is too wide for a terminal is refused")
  func width() throws {
    let long = String(repeating: "字", count: 41)
    #expect(
      try problems("How much is it over?", instead: long)
        == ["01-three-tags.lesson:16: the line takes 82 columns; it may take 80"])
  }

  @Test("A number or a name stands once, over all folders")
  func repeated() throws {
    try write(Self.sound)
    try write(Self.sound, "01-other.lesson")
    try write(Self.sound, "02-three-tags.lesson")
    let found = problems()
    #expect(found.count == 2)
    #expect(found.allSatisfy { $0.contains("the same") }, "\(found)")
  }

  @Test("A word is explained where it first stands, and is one of the list")
  func words() throws {
    try write(["tag, tags: a small box with a text", "inset: space at an edge"], "words.txt")
    var lines = Self.sound
    lines[4] = "Three *tags* and an *inste*."
    try write(lines)
    #expect(
      problems() == [
        "01-three-tags.lesson:5: *inste* is no word of the list; did you mean inset?",
        "words.txt:2: inset is explained nowhere in the course",
      ])
    lines[4] = "Three tags, an *inset*."
    try write(lines)
    #expect(
      problems() == ["01-three-tags.lesson:5: tags stands here first in the course; write *tags*"])
  }

  @Test("A translation lacks nothing, and its commands and numbers are tried too")
  func translation() throws {
    try write(Self.sound)
    let translated = [
      "title: 三个标签", "", "[text]", "共 {lines} 行。", "", "[hint]", "超出多少？", "", "[hint]",
      "`width 320`", "", "[why]", "止于 {item 2 right}。",
    ]
    try write(translated, "zh-Hans/01-three-tags.lesson")
    #expect(problems().isEmpty)
    try write(Array(translated.dropLast(2)), "zh-Hans/01-three-tags.lesson")
    #expect(problems().first?.hasPrefix("zh-Hans/01-three-tags.lesson:") == true)
    var lines = translated
    lines[9] = "`wdith 320`"
    try write(lines, "zh-Hans/01-three-tags.lesson")
    #expect(
      problems() == [
        "zh-Hans/01-three-tags.lesson:10: `wdith 320`: there is no command wdith; "
          + "did you mean width?"
      ])
    try write(translated, "zh-Hans/01-three-tag.lesson")
    #expect(
      problems().contains { $0.hasPrefix("zh-Hans/01-three-tag.lesson:1: there is no lesson") })
  }

  @Test("A broken lesson is told of in the list, and does no harm")
  func broken() throws {
    var lines = Self.sound
    lines[11] = "lines == 1"
    try write(lines)
    try write(Self.sound, "02-sound.lesson")
    let session = try made()
    session.learning = Learning(
      folders: CourseFolders(lessons: [folder.path]), gallery: providersWithFaults,
      language: "zh-Hans", progress: CourseProgress(folder: nil))
    let list = try session.run("lesson").lines
    #expect(list[0].contains("three-tags: \(folder.path)/01-three-tags.lesson:12: "))
    #expect(list[1].contains("Three tags"))
    #expect(session.refusal("lesson 1")?.contains("01-three-tags.lesson:12: ") == true)
    #expect(try session.run("next").lines[0].contains("Three tags"))
    try write(["nonsense"], "02-sound.lesson")
    #expect(session.refusal("reset")?.contains("02-sound.lesson:1: ") == true)
    #expect(try session.run("width 320").followUps.isEmpty == false)
  }

  @Test("No folder, an empty one and a file in its place are told of")
  func folders() throws {
    #expect(outcome().problems.map(\.message) == ["the folder holds no lesson"])
    let missing = CourseCheck(providers: allProviders, gallery: providersWithFaults, loader: nil)
      .run(CourseFolders(lessons: [folder.path("none")]))
    #expect(missing.problems.map(\.message) == ["there is no such folder"])
  }

  @Test("A new lesson is sound as it is, has the next number, and replaces nothing")
  func template() throws {
    let shelf = { CourseShelf(folders: CourseFolders.ofThisPackage.lessons + [folder.path]) }
    let first = try LessonTemplate(name: "tag-cloud", folder: folder.path, after: shelf())
    try first.write()
    #expect(first.path == folder.path("17-tag-cloud.lesson"))
    let folders = CourseFolders(lessons: CourseFolders.ofThisPackage.lessons + [folder.path])
    let outcome = CourseCheck(providers: allProviders, gallery: providersWithFaults, loader: nil)
      .run(folders)
    #expect(outcome.problems.isEmpty, "\(outcome.problems.map(\.description))")
    #expect(outcome.summary.hasPrefix("17 lessons"))
    #expect(throws: CommandError.self) { try first.write() }
    #expect(
      try LessonTemplate(name: "another", folder: folder.path, after: shelf()).path
        == folder.path("18-another.lesson"))
    for name in ["tag-cloud", "exact-fit", "", "-x", "A", "a/b", "a b", "é", "3", "words", "off"] {
      #expect(throws: CommandError.self, "\(name)") {
        try LessonTemplate(name: name, folder: folder.path, after: shelf())
      }
    }
  }
}

@Suite("What the course links to")
struct CourseLinkTests {
  @Test("Every article that a lesson, a fault or an exercise names is there")
  func articles() throws {
    let folders = CourseFolders.ofThisPackage
    let concepts = URL(filePath: try #require(folders.lessons.first))
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Documentation/Reflow.docc/Concepts").path
    let there = Set(try FileManager.default.contentsOfDirectory(atPath: concepts))
    let lessons = CourseShelf(folders: folders.lessons).lessons
    let gallery = Gallery.read(folder: try #require(folders.faults))
    let exercises = try ExerciseKind.all.map { kind in
      try CourseFile(path: "\(try #require(folders.exercises))/\(kind.name).exercise").article()
    }
    let named = lessons.map(\.article) + gallery.faults.map(\.article) + exercises
    #expect(named.count == 16 + 27 + ExerciseKind.all.count)
    for article in named {
      #expect(there.contains("\(try #require(article)).md"), "\(article ?? "none")")
    }
    // And each concept has its lesson.
    #expect(Set(lessons.compactMap(\.article).map { "\($0).md" }) == there)
  }
}
