import Reflow
import ReflowScenes
import ReflowText
import Testing
import TextTestSupport

@Suite("Texts of scenes", .enabled(if: PinnedFonts.areThere, PinnedFonts.absence), .pinnedFonts)
struct SceneTextTests {
  private func scene(_ text: String) throws -> Scene {
    try Scene(
      json:
        #"{"reflow": 1, "container": {"width": 320, "height": 480}, "text": \#(text), "#
        + #""sections": [{"items": [{"text": "Swift"}, [7, 8], {"text": "two words"}]}]}"#)
  }

  @Test("Texts have the size that the scene's font gives them")
  func font() throws {
    let scene = try scene(
      #"{"font": "dejavu sans 14", "padding": 5, "minWidth": 0, "roundUp": true, "maxWidth": 60}"#)
    #expect(scene.text.font.description == "DejaVu Sans 14")
    #expect(scene.text.roundsUp)
    #expect(
      scene.sections[0].items.sizes.map { $0 } == [
        Size(width: 45, height: 32), Size(width: 7, height: 8), Size(width: 60, height: 49),
      ])
    let again = try Scene(json: scene.json(isPretty: true))
    #expect(again.text == scene.text)
    #expect(again.json(isPretty: true) == scene.json(isPretty: true))
  }

  @Test("A font that is not there is refused at its place, with the nearest")
  func absent() {
    let error = #expect(throws: SceneError.self) { try scene(#"{"font": "DejaVu Snas 14"}"#) }
    #expect(
      error?.description.hasSuffix(
        "text, font: there is no font family DejaVu Snas; did you mean DejaVu Sans?") == true)
  }

  @Test("Another font measures every text again and nothing else; it can be stopped")
  func another() throws {
    struct Stopped: Error {}
    var scene = try scene("{}")
    #expect(scene.sections[0].items.sizes.map(\.width) == [60, 7, 92])
    var style = scene.text
    style.font = try Font("DejaVu Sans 28")
    scene.text = style
    let widths = scene.sections[0].items.sizes.map(\.width)
    #expect(widths[0] > 85 && widths[0] < 95)
    #expect(widths[1] == 7)
    var stopped = scene
    #expect(throws: Stopped.self) {
      try stopped.setText(TextStyle()) { (_) throws(Stopped) in throw Stopped() }
    }
  }
}
