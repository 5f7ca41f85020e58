import Foundation
import ReflowCourse
import ReflowScenes
import Testing

@testable import ReflowREPL
@testable import ReflowWorkspace

/// The course as a learner plays it: the whole program in a terminal, with the lessons of the package.
@Suite("The course in a terminal")
struct CoursePlayTests {
  private static let folders = CourseFolders(
    in: URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Playground").path)
  static let lessons = CourseShelf(folders: folders.lessons).lessons

  private let home = ScratchFolder()

  /// - Parameter folder: where the program runs; nil means where the tests do.
  private func start(
    environment: [String: String] = [:], arguments: String = "", in folder: String? = nil
  ) throws -> PseudoTerminal {
    let all = PseudoTerminal.plainEnvironment
      .merging(["HOME": home.path, "NO_COLOR": "1"]) { $1 }
      .merging(environment) { $1 }
    let place = folder.map { "cd '\($0)'; " } ?? ""
    let terminal = try PseudoTerminal(
      executable: "/bin/sh",
      arguments: ["-c", "\(place)exec '\(builtProgram("reflow"))' --no-pictures \(arguments)"],
      environment: all, columns: 100, rows: 50)
    try terminal.prompt()
    return terminal
  }

  /// Runs a line and answers what is said until the program waits for another one.
  private func run(_ line: String, _ terminal: PseudoTerminal) throws -> String {
    let before = terminal.screen.transcript.count
    let prompts = terminal.screen.transcript.count { $0.hasPrefix("reflow>") }
    try terminal.send("\(line)\r")
    try terminal.waitFor("the end of \(line)") { screen in
      screen.transcript.count { $0.hasPrefix("reflow>") } > prompts
        && screen.textBeforeCursor == "reflow> "
    }
    return terminal.screen.transcript.dropFirst(before).joined(separator: "\n")
  }

  private func leave(_ terminal: PseudoTerminal) throws {
    try terminal.send("quit\r")
    #expect(try terminal.exitStatus() == 0)
  }

  @Test(
    "Each lesson refuses a wrong answer, hints, and lets the solution pass; a restart remembers")
  func lessons() throws {
    let playable = Self.lessons.filter { $0.file == nil }
    let terminal = try start()
    for lesson in playable {
      let begun = try run("lesson \(lesson.number)", terminal)
      #expect(begun.contains(lesson.title), "\(begun)")
      #expect(begun.contains("  not yet  "))
      let wrong = try run("width 333", terminal)
      #expect(wrong.contains("  not yet  ") && !wrong.contains("Solved."), "\(wrong)")
      for number in 1...lesson.hints.count {
        let hint = try run("hint", terminal)
        #expect(hint.contains("Hint \(number) of \(lesson.hints.count):"))
      }
      let solution = try run("solution", terminal)
      _ = try run("reset", terminal)
      var answer = ""
      for line in lesson.solution {
        #expect(solution.contains("  \(line.text)"))
        answer = try run(line.text, terminal)
      }
      #expect(answer.contains("Solved."), "\(lesson.path): \(answer)")
      #expect(try run("why", terminal).contains("To read on:"))
    }
    try leave(terminal)
    let again = try start()
    let list = try run("lesson", again)
    #expect(list.contains("\(playable.count) of \(Self.lessons.count) solved"), "\(list)")
    try leave(again)
  }

  @Test(
    "A provider of one's own: the file is written, mended and loaded",
    .enabled(if: compilerOnPath != nil, "there is no swiftc on the PATH: NOT PLAYED"))
  func ownProvider() throws {
    let lesson = try #require(Self.lessons.first { $0.file != nil })
    let (file, finished) = (try #require(lesson.file), try #require(lesson.finished))
    let folder = ScratchFolder()
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let terminal = try start(environment: ["PATH": path], in: folder.path)
    #expect(try run("lesson \(lesson.id)", terminal).contains("lesson files writes \(file.name)"))
    _ = try run("lesson files", terminal)
    #expect(folder.text(of: file.name) == file.text)
    // As it begins it is not enough.
    for line in lesson.solution {
      #expect(!(try run(line.text, terminal)).contains("Solved."))
    }
    folder.write(finished.text.utf8, to: file.name)
    #expect(try run("reload", terminal).contains("Solved."))
    try leave(terminal)
  }

  @Test("Each kind of exercise refuses a wrong answer and lets the solution pass")
  func exercises() throws {
    let terminal = try start()
    for kind in ExerciseKind.names {
      let begun = try run("exercise kind=\(kind) seed=11", terminal)
      #expect(begun.contains("(seed=11)"), "\(begun)")
      #expect(begun.contains("  not yet  "))
      let wrong = try run("add 1x1", terminal)
      #expect(wrong.contains("  not yet  ") && !wrong.contains("Solved."), "\(wrong)")
      #expect(try run("hint", terminal).contains("Hint 1 of"))
      let solution = try run("solution", terminal).split(separator: "\n")
        .filter { $0.hasPrefix("  ") }
      _ = try run("reset", terminal)
      var answer = ""
      for line in solution { answer = try run(String(line.dropFirst(2)), terminal) }
      #expect(answer.contains("Solved."), "\(kind): \(answer)")
    }
    #expect(try run("next", terminal).contains("(seed=12)"))
    #expect(try run("lesson off", terminal).contains("your own workspace"))
    try leave(terminal)
  }

  @Test("The locale chooses the language, and language chooses another, for good")
  func language() throws {
    let chinese = ["LC_ALL": "C.UTF-8", "LC_MESSAGES": "zh_CN.UTF-8", "LANG": "zh_CN.UTF-8"]
    // LC_ALL goes before all others.
    let plain = try start(environment: chinese)
    #expect(try run("lesson", plain).contains("What a layout decides"))
    try leave(plain)
    let terminal = try start(environment: [
      "LC_ALL": "", "LC_CTYPE": "C.UTF-8", "LANG": "zh_CN.UTF-8",
    ])
    #expect(!(try run("lesson", terminal)).contains("What a layout decides"))
    #expect(try run("language en", terminal).contains("English"))
    #expect(try run("lesson", terminal).contains("What a layout decides"))
    try leave(terminal)
    let again = try start(environment: ["LC_ALL": "", "LC_CTYPE": "C.UTF-8", "LANG": "zh_CN.UTF-8"])
    #expect(try run("lesson", again).contains("What a layout decides"))
    _ = try run("language zh-Hans", again)
    #expect(!(try run("lesson", again)).contains("What a layout decides"))
    try leave(again)
  }

  @Test("reflow lessons check and new work from outside, and name what is wrong")
  func tools() throws {
    let folder = ScratchFolder()
    let made = try reflow(["lessons", "new", "tag-cloud", folder.path])
    #expect(made.status == 0, "\(made.errors)")
    // Without a compiler a lesson that brings code is left untried, and is said to be.
    let sound = try reflow(["lessons", "check", folder.path])
    #expect(sound.output.contains("16-your-own-provider.lesson: its solution brings code"))
    #expect(sound.status == 0, "\(sound.output)")
    #expect(sound.lines.last?.hasPrefix("17 lessons, ") == true)
    let path = folder.path("17-tag-cloud.lesson")
    let text = folder.text(of: "17-tag-cloud.lesson")
    folder.write(
      text.replacing("width 320\n\n[why]", with: "width 310\n\n[why]").utf8,
      to: "17-tag-cloud.lesson")
    let broken = try reflow(["lessons", "check", folder.path])
    #expect(broken.status == 1)
    #expect(
      broken.lines.contains { $0.hasPrefix("\(path):18: the solution does not reach this: ") })
    #expect(broken.lines.last?.hasSuffix("1 problem") == true)
    #expect(try reflow(["lessons", "new", "tag-cloud", folder.path]).status == 2)
    #expect(try reflow(["lessons", "new", "x", folder.path("none")]).status == 2)
    #expect(try reflow(["lessons"]).status == 2)
    #expect(try reflow(["lessons", "chek"]).status == 2)
    #expect(try reflow(["lessons", "check", folder.path("none")]).status == 1)
    let terminal = try start(arguments: "--lessons '\(folder.path)'")
    #expect(try run("lesson", terminal).contains("Tag cloud"))
    #expect(try run("lesson tag-cloud", terminal).contains("Lesson 17: Tag cloud"))
    try leave(terminal)
  }
}
