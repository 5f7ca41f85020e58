import Foundation
import Reflow
import ReflowScenes
import Testing

@testable import ReflowWorkspace

/// The five jobs that this project grew from, in `Playground/Scenes`: the scenes have the right frames,
/// and the scripts lead to them.
@Suite("The five jobs")
struct JobTests {
  static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Playground/Scenes")

  static let jobs = [
    "tags", "table-row", "irregular-sections", "left-align-and-row", "waterfall-and-circle",
  ]

  private func scenes(_ job: String) throws -> [Scene] {
    let file = try SceneFile(path: Self.folder.appending(path: "\(job).jsonl").path)
    return try file.entries.map { entry in
      guard case .scene(let scene) = entry.content else {
        throw CommandError("\(job):\(entry.line) is refused")
      }
      return scene
    }
  }

  @Test("The scenes have the right frames, and say what goes wrong elsewhere", arguments: jobs)
  func scenes(job: String) throws {
    let scenes = try scenes(job)
    #expect(!scenes.isEmpty)
    for scene in scenes {
      let expected = try #require(scene.expected)
      let frames = LayoutFrames(try scene.layout(providers: allProviders))
      #expect(frames.firstDifference(from: expected, tolerance: 1e-6)?.description == nil)
      #expect(scene.note?.isEmpty == false)
    }
  }

  @Test("The script passes through the frames of every scene, in their order", arguments: jobs)
  func script(job: String) throws {
    let path = Self.folder.appending(path: "\(job).reflow").path
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text.hasPrefix("# Job"))
    var awaited = try scenes(job)[...]
    let session = try made()
    for line in text.split(separator: "\n") {
      _ = try session.run(String(line))
      guard let expected = awaited.first?.expected else { continue }
      let frames = LayoutFrames(session.workspace.layout)
      if frames.firstDifference(from: expected, tolerance: 1e-6) == nil { awaited.removeFirst() }
    }
    #expect(awaited.map(\.id) == [])
  }

  @Test("A sourced script is one step")
  func sourced() throws {
    let session = try made()
    let path = Self.folder.appending(path: "tags.reflow").path
    let report = try session.run("source \(path)")
    #expect(report.change?.counts.came == 7)
    #expect(session.workspace.selection == ItemPath(section: 0, item: 3))
    #expect(try session.change("undo") == "7 went; lines 3 → 0; content 320×136 → 320×0")
  }

  @Test("The height of a row of tags is known for another width before anything is shown")
  func heightBeforeShowing() throws {
    let scene = try scenes("table-row")[0]
    var narrow = scene
    narrow.container.width = 200
    #expect(try scene.layout(providers: allProviders).contentSize.height == 190)
    #expect(try narrow.layout(providers: allProviders).contentSize.height == 248)
  }
}
