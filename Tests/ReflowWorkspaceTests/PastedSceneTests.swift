import Testing

@testable import ReflowWorkspace

@Suite("A pasted scene")
struct PastedSceneTests {
  private static let scene = """
    {"reflow": 1, "id": "pasted", "container": {"width": 120, "height": 80}, \
    "provider": "waterfall", "sections": [{"items": [[50, 32], [60, 20], [10, 10]]}]}
    """

  @Test("A line that is a scene is opened, as a step that can be undone")
  func itIsOpened() throws {
    let session = try made("add 10x10")
    let before = session.workspace.layout.elements
    let report = try session.run("  \(Self.scene)")
    #expect(report.change != nil)
    #expect(session.workspace.layout.itemCount(inSection: 0) == 3)
    #expect(session.workspace.provider.description.name == "waterfall")
    _ = try session.run("undo")
    #expect(session.workspace.layout.elements == before)
    _ = try session.run("redo")
    #expect(session.workspace.scene.id == "pasted")
  }

  @Test(
    "One that is none is refused, and the workspace stays",
    arguments: [
      "{", "{}", "{\"reflow\": 1}", "{\"reflow\": 1, \"container\": {\"width\": 1e999}}",
      "{\"reflow\": 2, \"container\": {\"width\": 1, \"height\": 1}, \"sections\": []}",
      "{\"reflow\": 1, \"container\": {\"width\": 1, \"height\": 1}, \"sections\": [], \"x\": 1}",
      "{\"reflow\": 1, \"container\": {\"width\": 1, \"height\": 1}, \"sections\": []} width 7",
    ])
  func itIsRefused(_ line: String) throws {
    let session = try made("add 10x10")
    let before = session.workspace.layout.elements
    let error = #expect(throws: CommandError.self) { try session.run(line) }
    #expect(error?.message.hasPrefix("scene: ") == true)
    #expect(session.workspace.layout.elements == before)
  }
}
