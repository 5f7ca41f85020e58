import Foundation
import Reflow
import ReflowScenes
import Testing

@testable import ReflowWorkspace

@Suite("Scenes that were opened")
struct OpenedSceneTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  private func write(_ lines: String...) throws -> String {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let path = folder.appending(path: "scene.jsonl").path
    try (lines.joined(separator: "\n") + "\n").write(
      toFile: path, atomically: true, encoding: .utf8)
    return path
  }

  private func scene(_ id: String, _ members: String = "") -> String {
    #"{"reflow":1,"id":"\#(id)","container":{"width":100,"height":100}\#(members),"#
      + #""sections":[{"header":20,"items":[[50,300]]}]}"#
  }

  @Test("An edit leaves the offset that a scene came with")
  func offset() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let pinned = #","offset":{"x":0,"y":30},"provider":{"name":"sections","pinHeaders":"section"}"#
    let session = try made("open \"\(try write(scene("a", pinned)))\"")
    #expect(session.workspace.layout.header(ofSection: 0)?.frame.minY == 30)
    _ = try session.run("spacing 5")
    #expect(session.workspace.scene.offset == Point(x: 0, y: 30))
    #expect(session.workspace.layout.header(ofSection: 0)?.frame.minY == 30)
  }

  @Test("save without a name never writes over other scenes, nor over frames of another scene")
  func saving() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = try write(scene("a"), scene("b"))
    let session = try made("open \"\(path)\"", "width 300")
    #expect(session.refusal("save") == "save: FILE is missing; nothing was opened or saved yet")
    #expect(try SceneFile(path: path).entries.count == 2)
    let expected = #","expected":{"contentSize":[100,300],"sections":[{"items":[[0,0,50,300]]}]}"#
    _ = try session.run("open \"\(try write(scene("a", expected)))\"")
    #expect(session.workspace.scene.expected != nil)
    _ = try session.run("add 20x20")
    _ = try session.run("save")
    guard case .scene(let saved) = try SceneFile(path: path).entries[0].content else {
      Issue.record("not saved")
      return
    }
    #expect(saved.expected == nil)
    #expect(saved.sections[0].items.count == 2)
  }

  @Test("Standard input is where commands come from")
  func standardInput() throws {
    #expect(
      try made().refusal("open -") == "open: - is where commands come from; name a file")
    #expect(
      try made().refusal("source -") == "source: - is where commands come from; name a file")
  }

  @Test("The current section stays the same one when another is removed")
  func currentSection() throws {
    let session = try made("add 1x1", "section", "add 2x2", "section", "add 3x3", "section 1")
    _ = try session.run("section remove 0")
    _ = try session.run("add 9x9")
    #expect(session.widths(0) == [2, 9])
    #expect(session.widths(1) == [3])
  }

  @Test("A provider within takes its parameters in any order, and quotes make texts")
  func words() throws {
    let session = try made("use sections items.columns=3 items=waterfall")
    #expect(session.workspace.provider.items.specification["columns"] == .number(3))
    _ = try session.run("add \"seed=5\" 'section=hello'")
    #expect(
      session.workspace.scene.sections[0].items.map(\.content)
        == [.text("seed=5"), .text("section=hello")])
  }
}
