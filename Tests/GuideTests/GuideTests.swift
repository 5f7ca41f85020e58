import AlignedFlow
import BalancedFlow
import Circle
import Flow
import Foundation
import Grid
import Horizontal
import JustifiedGallery
import LayoutTestSupport
import LeftAlign
import Reflow
import ReflowScenes
import Sections
import Testing
import Waterfall

/// What the guides show is true: their scenes give the frames that they name, and their `use` lines
/// name providers and parameters that exist.
@Suite struct GuideTests {
  static let plugins = [
    "LeftAlign",
    "AlignedFlow",
    "Flow",
    "Horizontal",
    "Waterfall",
    "Circle",
    "Sections",
    "Grid",
    "JustifiedGallery",
    "BalancedFlow",
  ]

  private var providers: ProviderRegistry {
    var registry = ProviderRegistry()
    registry.register(LeftAlignProvider.self)
    registry.register(AlignedFlowProvider.self)
    registry.register(FlowProvider.self)
    registry.register(HorizontalProvider.self)
    registry.register(WaterfallProvider.self)
    registry.register(CircleProvider.self)
    registry.register(SectionsProvider.self)
    registry.register(GridProvider.self)
    registry.register(JustifiedGalleryProvider.self)
    registry.register(BalancedFlowProvider.self)
    return registry
  }

  private func guide(_ plugin: String) throws -> Guide {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return try Guide(
      at: package.appendingPathComponent("Plugins/\(plugin)/README.md").path)
  }

  @Test(arguments: plugins)
  func scenesGiveTheFramesThatTheyName(plugin: String) throws {
    let scenes = try guide(plugin).code("json")
    #expect(!scenes.isEmpty)
    for scene in scenes {
      let file = FileManager.default.temporaryDirectory
        .appendingPathComponent("\(UUID().uuidString).json")
      try scene.write(to: file, atomically: true, encoding: .utf8)
      defer { try? FileManager.default.removeItem(at: file) }
      var output: [String] = []
      let batch = SceneBatch(
        providers: providers, output: { output.append($0) }, errors: { output.append($0) })
      #expect(batch.check([file.path]) == 0)
      #expect(output == ["1 passed, 0 failed"])
    }
  }

  @Test(arguments: plugins)
  func linesForTheREPLNameProvidersAndParametersThatExist(plugin: String) throws {
    let lines = try guide(plugin).code("text").joined().split(separator: "\n")
      .filter { $0.hasPrefix("use ") }
    #expect(!lines.isEmpty)
    for line in lines {
      let words = line.split(separator: " ")
      let parameters = words.dropFirst(2).map { word in
        let pair = word.split(separator: "=", maxSplits: 1).map(String.init)
        let number = Double(pair[1]).map(ParameterValue.number)
        return ProviderSpecification.Parameter(pair[0], number ?? .text(pair[1]))
      }
      _ = try providers.provider(ProviderSpecification(String(words[1]), parameters))
    }
  }
}
