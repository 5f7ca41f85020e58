import Foundation
import Reflow
import Testing

@testable import ReflowScenes

/// Scenes whose frames come from a browser, from other engines' documentation and from public reports
/// of faults: `Cases` beside this file.
@Suite("Cases")
struct CaseTests {
  @Test(
    "Every scene's frames are the expected ones",
    arguments: [("browser", 244), ("waterfall", 21), ("apple-flow", 16), ("reports", 66)])
  func cases(name: String, count: Int) throws {
    let path = try #require(
      Bundle.module.path(forResource: name, ofType: "jsonl", inDirectory: "Cases"))
    let file = try SceneFile(path: path)
    #expect(file.entries.count == count)
    for entry in file.entries {
      guard case .scene(let scene) = entry.content, let expected = scene.expected else {
        Issue.record("line \(entry.line) is no test")
        continue
      }
      let frames = LayoutFrames(try scene.layout(providers: allProviders))
      let difference = frames.firstDifference(from: expected, tolerance: scene.tolerance)
      #expect(difference?.description == nil, "\(name):\(entry.line) \(entry.id ?? "")")
    }
  }

  @Test("Every scene is written as it was read")
  func written() throws {
    for name in ["browser", "waterfall", "apple-flow", "reports"] {
      let path = try #require(
        Bundle.module.path(forResource: name, ofType: "jsonl", inDirectory: "Cases"))
      for entry in try SceneFile(path: path).entries {
        guard case .scene(let scene) = entry.content else { continue }
        let text = scene.json(isPretty: false)
        let again = try SceneReader.scene(from: JSONParser.parse(text))
        #expect(again.json(isPretty: false) == text)
        #expect(
          LayoutFrames(try again.layout(providers: allProviders))
            == LayoutFrames(try scene.layout(providers: allProviders)))
      }
    }
  }
}
