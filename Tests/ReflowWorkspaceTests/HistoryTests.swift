import Foundation
import Reflow
import ReflowScenes
import Testing

@testable import ReflowWorkspace

@Suite("History and files")
struct HistoryTests {
  @Test("Undo and redo walk through every state, and a new change forgets what was undone")
  func undo() throws {
    let session = try made()
    let lines = [
      "add 50x32*4", "width 150", "insert 1 90x40 a", "insets 4", "use waterfall columns=3",
      "select 2", "section", "add b", "section 0", "remove 0..1", "use sections items=flow",
      "header 20 section=all", "direction rtl", "clear",
    ]
    var states = [session.workspace.scene.json(isPretty: false)]
    var frames = [session.frames]
    for line in lines {
      _ = try session.run(line)
      states.append(session.workspace.scene.json(isPretty: false))
      frames.append(session.frames)
    }
    for index in states.indices.dropLast().reversed() {
      _ = try session.run("undo")
      #expect(session.workspace.scene.json(isPretty: false) == states[index])
      #expect(session.frames == frames[index])
    }
    #expect(session.refusal("undo") == "there is nothing to undo")
    for index in states.indices.dropFirst() {
      _ = try session.run("redo")
      #expect(session.workspace.scene.json(isPretty: false) == states[index])
      #expect(session.frames == frames[index])
    }
    _ = try session.run("undo")
    _ = try session.run("add c")
    #expect(session.refusal("redo") == "there is nothing to redo")
  }

  @Test("Undoing says what moved back")
  func undoChange() throws {
    let session = try made("add 50x32*3", "insert 0 100x32")
    #expect(
      try session.change("undo")
        == "3 moved, 1 went; lines 1; content 320×32")
    #expect(try session.change("redo") == "3 moved, 1 came; lines 1; content 320×32")
  }

  @Test("What is saved is opened again with the same frames")
  func files() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "a scene.json").path
    let session = try made(
      "use sections items=waterfall items.columns=3 pinHeaders=section", "header 20",
      "add Swift 布局 random 9", "section", "add 50x32*3", "insets 3 section=1", "offset 10",
      "save \"\(path)\"")
    let frames = session.frames
    let report = try session.run("clear")
    #expect(report.change?.after.contentSize.height == 0)
    _ = try session.run("open \"\(path)\"")
    #expect(session.frames == frames)
    _ = try session.run("undo")
    #expect(session.frames == [])
    _ = try session.run("redo")
    #expect(session.frames == frames)
    _ = try session.run("remove 0.0")
    _ = try session.run("save")
    _ = try session.run("open \"\(path)\"")
    #expect(session.workspace.scene.sections[0].items.count == 10)

    let script = folder.appending(path: "script").path
    try "# a comment\n\nadd 5x5*3\nwidth 7\nremove 1\n"
      .write(toFile: script, atomically: true, encoding: .utf8)
    _ = try session.run("clear")
    let sourced = try session.run("source \(script)")
    #expect(sourced.change?.counts.came == 2)
    #expect(session.frames.count == 2)
    _ = try session.run("undo")
    #expect(session.frames.isEmpty)

    let bad = folder.appending(path: "bad").path
    try "add 5x5*3\nwidth\nadd 1x1\n".write(toFile: bad, atomically: true, encoding: .utf8)
    #expect(
      session.refusal("source \(bad)")
        == "\(bad):2: width: POINTS is missing; usage: width POINTS")
    #expect(session.frames.isEmpty)
    let own = folder.appending(path: "own").path
    try "source \(own)\n".write(toFile: own, atomically: true, encoding: .utf8)
    #expect(
      session.refusal("source \(own)")?.hasSuffix("files source one another too deep") == true)

    let scenes = folder.appending(path: "scenes.jsonl").path
    let scene = { (id: String, width: Int) in
      #"{"reflow":1,"id":"\#(id)","container":{"width":\#(width),"height":9},"sections":[]}"#
    }
    try "\(scene("a", 1))\n\(scene("b", 2))\n{\n\(scene("d", -4))\n"
      .write(toFile: scenes, atomically: true, encoding: .utf8)
    #expect(try session.run("open \(scenes)").lines.last?.contains("4 scenes") == true)
    #expect(session.workspace.scene.container.width == 1)
    _ = try session.run("open \(scenes) b")
    #expect(session.workspace.scene.container.width == 2)
    #expect(session.refusal("open \(scenes) c") == "open: \(scenes) has no scene c")
    #expect(
      session.refusal("open \(scenes) d")
        == "open: \(scenes):4: container, width: negative (-4); it must be 0 or more")
    #expect(session.workspace.scene.container.width == 2)
  }

  @Test("quit ends the session")
  func quit() throws {
    #expect(try made().run("quit").isEnd)
    #expect(try made().run("exit").isEnd)
    #expect(try !made().run("").isEnd)
    #expect(try !made().run("  # nothing").isEnd)
  }
}
