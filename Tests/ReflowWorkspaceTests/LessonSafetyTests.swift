import Foundation
import Reflow
import ReflowCourse
import Testing

@testable import ReflowWorkspace

/// What must not happen to the learner's workspace and files, whatever a lesson's file holds and whatever
/// fails.
@Suite("Lessons do no harm")
struct LessonSafetyTests {
  @Test("Commands of a lesson's file touch no file, whatever they are")
  func harmless() throws {
    let folder = try StateFolder()
    let target = folder.path("owned")
    for line in [
      "add a > \(target)", "add a >> \(target)", "export \(target).svg", "save \(target).json",
      "show > \(target)", "mirror \(target).png", "record \(target)",
      "sweep 1..9 --export \(target).svg",
      "source \(target)", "open \(target)", "load \(target).swift", "lesson 1", "quit",
      #"{"reflow":1,"container":{"width":1,"height":1},"sections":[]}"#,
    ] {
      let lesson = """
        title: x
        minutes: 1

        [text]
        x

        [start]
        \(line)

        [goal]
        items = 7

        [hint]
        x

        [hint]
        x

        [solution]
        \(line)

        [why]
        x

        """
      let fault = """
        title: x
        from: x

        [start]
        \(line)

        [right]
        add a

        [wrong]
        add b

        [question]
        x

        [answers]
        + x
        - y

        [why]
        x

        [rule]
        x

        """
      try lesson.write(toFile: folder.path("01-x.lesson"), atomically: true, encoding: .utf8)
      try fault.write(toFile: folder.path("01-x.fault"), atomically: true, encoding: .utf8)
      let session = try made("add 5x5")
      let own = KeptState(session)
      session.learning = Learning(
        folders: CourseFolders(lessons: [folder.path], faults: folder.path),
        gallery: allProviders, language: "en", progress: CourseProgress(folder: nil))
      #expect(session.refusal("lesson 1")?.contains("01-x.lesson:8: ") == true, "\(line)")
      #expect(session.refusal("fault 1")?.contains("01-x.fault:5: ") == true, "\(line)")
      #expect(KeptState(session) == own)
      #expect(Set(folder.names) == ["01-x.lesson", "01-x.fault"], "\(line)")
    }
  }

  @Test(
    "A command whose answer cannot be written leaves lesson and workspace as they were",
    arguments: ["lesson 2", "lesson off", "reset", "next", "exercise 1 seed=1"])
  func unwritten(line: String) throws {
    for isInLesson in [false, true] {
      let session = try made("add MINE 50x32*3", "mark mine")
      let own = KeptState(session)
      if isInLesson { _ = try session.run("lesson 1") }
      let now = KeptState(session)
      #expect(session.refusal("\(line) > /nonexistent/x") != nil)
      #expect(KeptState(session) == now)
      #expect((session.learning?.task != nil) == isInLesson)
      if isInLesson { _ = try session.run("lesson off") }
      #expect(KeptState(session) == own)
      _ = try session.run("goto mine")
      #expect(try session.run("history").lines.count == 3)
    }
  }

  @Test("A sourced file leaves no lesson")
  func sourcedLeaving() throws {
    let folder = try StateFolder()
    try "lesson off\nnonsense\n".write(
      toFile: folder.path("script"), atomically: true, encoding: .utf8)
    let session = try made("add MINE")
    let own = KeptState(session)
    _ = try session.run("lesson 1")
    #expect(session.refusal("source \(folder.path("script"))")?.contains("leaves none") == true)
    _ = try session.run("lesson off")
    #expect(KeptState(session) == own)
  }

  @Test("recover waits until the lesson is left")
  func recovering() throws {
    let folder = try StateFolder()
    let first = try folder.session()
    _ = try first.run("add OWN 50x32*3")
    let kill = try folder.afterKill()
    let session = try kill.session()
    session.learning = .ofThisPackage()
    _ = try session.run("lesson 1")
    #expect(session.refusal("recover")?.contains("lesson off") == true)
    _ = try session.run("lesson off")
    _ = try session.run("recover")
    #expect(KeptState(session) == KeptState(first))
  }

  @Test("Looking at the goal can be stopped; the change stays")
  func stoppedGoal() throws {
    let session = try made("lesson 3")
    let stages = Stages()
    session.goesOn = { stages.goesOn($0) }
    let report = try session.run("spacing 10 7")
    session.goesOn = nil
    #expect(feedback(report).contains("was stopped"))
    #expect(!feedback(report).contains("Solved."))
    #expect(session.workspace.layout.lineCount == 1)
  }

  /// Stops work at the goal.
  private final class Stages: Sendable {
    func goesOn(_ progress: WorkProgress) -> Bool { progress.stage != .lookingAtGoal }
  }

  @Test("Beginning a lesson can be stopped, and then nothing has begun")
  func stopped() throws {
    let folder = try StateFolder()
    let text = try String(
      contentsOfFile: try #require(LessonCommandTests.lessons.first).path, encoding: .utf8)
    let many = text.replacing("[start]\n", with: "[start]\nadd random 200000\n")
    try many.write(toFile: folder.path("01-x.lesson"), atomically: true, encoding: .utf8)
    let session = try made("add 5x5")
    let own = KeptState(session)
    session.learning = Learning(
      folders: CourseFolders(lessons: [folder.path]), gallery: allProviders, language: "en",
      progress: CourseProgress(folder: nil))
    session.goesOn = { _ in false }
    #expect(session.refusal("lesson 1") == CommandError.stopped.message)
    session.goesOn = nil
    #expect(session.learning?.task == nil)
    #expect(KeptState(session) == own)
  }

  @Test("A lesson that has been broken meanwhile stays as it was read when the language changes")
  func brokenMeanwhile() throws {
    let folder = try StateFolder()
    let first = try #require(LessonCommandTests.lessons.first)
    let path = folder.path("01-\(first.id).lesson")
    try FileManager.default.copyItem(atPath: first.path, toPath: path)
    let session = try made()
    session.learning = Learning(
      folders: CourseFolders(lessons: [folder.path]), gallery: allProviders, language: "en",
      progress: CourseProgress(folder: nil))
    _ = try session.run("lesson 1")
    try "x".write(toFile: path, atomically: true, encoding: .utf8)
    _ = try session.run("language zh-Hans")
    #expect(session.learning?.language == "zh-Hans")
    #expect(session.learning?.task?.lesson.title == first.title)
  }

  @Test("The file of a lesson is written once, and never over another")
  func files() throws {
    let folder = try StateFolder()
    let session = try made("lesson 16")
    let file = try #require(session.learning?.task?.lesson.file)
    let task = try session.task("lesson")
    let report = try session.writeLessonFiles(of: task, to: folder.path)
    #expect(report.lines.joined(separator: " ").contains("/\(file.name)"))
    #expect(try String(contentsOfFile: folder.path(file.name), encoding: .utf8) == file.text)
    #expect(throws: CommandError.self) { try session.writeLessonFiles(of: task, to: folder.path) }
    // A link that leads nowhere is there too.
    let other = try StateFolder()
    try FileManager.default.createSymbolicLink(
      atPath: other.path(file.name), withDestinationPath: other.path("target"))
    #expect(throws: CommandError.self) { try session.writeLessonFiles(of: task, to: other.path) }
    #expect(!FileManager.default.fileExists(atPath: other.path("target")))
  }

  private func feedback(_ report: Report) -> String {
    report.followUps.flatMap(\.lines).joined(separator: "\n")
  }
}
