import Foundation
import LayoutTestSupport
import Reflow
import Testing

@testable import ReflowScenes

/// Every element of every scene in `Cases` is explained by numbers that add up to its frame.
@Suite("Explanations of the cases")
struct ExplanationTests {
  @Test(arguments: ["browser", "waterfall", "apple-flow", "reports"])
  func termsAddUp(name: String) throws {
    let path = try #require(
      Bundle.module.path(forResource: name, ofType: "jsonl", inDirectory: "Cases"))
    var explained = 0
    for entry in try SceneFile(path: path).entries {
      guard case .scene(let scene) = entry.content else { continue }
      let layout = try scene.layout(providers: allProviders)
      #expect(ExplanationLaws(layout).faults() == [], "\(name):\(entry.line) \(entry.id ?? "")")
      explained += layout.elements.count
    }
    #expect(explained > 0)
  }
}
