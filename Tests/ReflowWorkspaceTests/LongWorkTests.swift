import Foundation
import Reflow
import ReflowScenes
import Synchronization
import Testing

@testable import ReflowWorkspace

/// Answers the questions of a command: no at one of them, and yes otherwise.
private final class Answers: Sendable {
  private let count = Mutex(0)
  private let stages = Mutex<[WorkProgress.Stage]>([])
  let last: Int?

  /// - Parameter last: the question that is answered with no; nil for none.
  init(noAt last: Int? = nil) { self.last = last }

  var questionCount: Int { count.withLock { $0 } }
  var seenStages: [WorkProgress.Stage] { stages.withLock { $0 } }

  func answer(_ progress: WorkProgress) -> Bool {
    stages.withLock { if $0.last != progress.stage { $0.append(progress.stage) } }
    return count.withLock { count in
      count += 1
      return count != last
    }
  }
}

@Suite("Commands that take long")
struct LongWorkTests {
  @Test("A command that adds many items tells how far each part of its work is")
  func stages() throws {
    let session = try made()
    let answers = Answers()
    session.goesOn = answers.answer
    _ = try session.run("add random 20000")
    #expect(answers.seenStages == [.adding, .layingOut, .comparing])
    #expect(answers.questionCount > 150)
  }

  @Test("A command that is stopped at any question leaves everything as it was")
  func stopped() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let script = folder.appending(path: "script").path
    try "add 5x5*600\nwidth 70\nremove 1\n".write(toFile: script, atomically: true, encoding: .utf8)
    let scene = folder.appending(path: "scene.json").path
    _ = try made("add random 5000", "save \(scene)")

    let session = try made("add random 1500", "width 300", "width 200", "undo", "select 7")
    _ = try session.run("undo")
    let fresh = session.workspace.scene.json(isPretty: false)
    let frames = session.frames
    for line in [
      "add random 9000", "insert 3 50x32*600", "remove 0..600", "width 90", "use waterfall",
      "undo", "redo", "clear", "source \(script)", "open \(scene)",
    ] {
      let counted = Answers()
      session.goesOn = counted.answer
      _ = try session.run(line)
      session.goesOn = nil
      if line == "undo" { _ = try session.run("redo") } else { _ = try session.run("undo") }
      #expect(counted.questionCount > 0, "\(line)")
      for question in Set([1, 2, counted.questionCount / 2, counted.questionCount - 1])
      where (1...counted.questionCount).contains(question) {
        session.goesOn = Answers(noAt: question).answer
        let stopped = session.refusal(line)
        session.goesOn = nil
        // What comes after the last layout of a file's commands is no longer watched.
        guard let stopped else {
          Issue.record("\(line) was not stopped at question \(question)")
          continue
        }
        #expect(stopped == "stopped; nothing changed", "\(line)")
        #expect(session.workspace.scene.json(isPretty: false) == fresh, "\(line)")
        #expect(session.frames == frames, "\(line)")
      }
      if line == "redo" || line == "undo" { continue }
      // The history is whole: a step forward is still there where it was.
      #expect(session.refusal("undo") == nil)
      #expect(session.refusal("redo") == nil)
    }
  }

  @Test("Reading a file with many items tells how far it is, and can be stopped")
  func reading() throws {
    let folder = try StateFolder()
    for name in ["scene.json", "scene.jsonl"] {
      let path = folder.path(name)
      _ = try made("add random 5000", "save \(path)")
      let session = try made()
      let answers = Answers()
      session.goesOn = answers.answer
      _ = try session.run("open \(path)")
      #expect(answers.seenStages == [.reading, .layingOut, .comparing])
      session.goesOn = { $0.stage != .reading || $0.percent < 50 }
      #expect(session.refusal("open \(path)") == "stopped; nothing changed")
    }
  }

  @Test("A key can be stopped as well")
  func key() throws {
    let session = try made("add 50x32*1000")
    session.goesOn = { _ in false }
    let action = try #require(ScrubAction.named("reflow-width-plus"))
    #expect(throws: CommandError.stopped) { try session.scrub(action) }
    session.goesOn = nil
    #expect(session.workspace.scene.container.width == 320)
    _ = try session.scrub(action)
    #expect(session.workspace.scene.container.width == 321)
  }

  @Test("Progress is in whole per cent")
  func percent() {
    func percent(_ done: Int, _ total: Int) -> Int {
      WorkProgress(stage: .layingOut, done: done, total: total).percent
    }
    #expect(percent(0, 0) == 0)
    #expect(percent(1, 3) == 33)
    #expect(percent(3, 3) == 100)
    #expect(percent(5, 3) == 100)
    #expect(percent(.max, .max) == 100)
  }
}
