import Foundation
import LayoutTestSupport
import LeftAlign
import Reflow
import Testing

/// The example on the core's page is code that runs, and gives what the page says.
@Suite struct LibraryPageTests {
  @Test func theExampleGivesTheFramesThatThePageNames() throws {
    var providers = ProviderRegistry()
    providers.register(LeftAlignProvider.self)
    let provider = try providers.provider(
      ProviderSpecification("left-align"))
    let tags = Section(items: [
      Size(width: 120, height: 32), Size(width: 100, height: 32),
    ])
    let collection = LayoutCollection(
      container: Size(width: 300, height: 480), sections: [tags])
    let layout = try LayoutEngine.layOut(collection, with: provider)

    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let path = package.appendingPathComponent("Documentation/Reflow.docc/Libraries/Reflow.md").path
    let code = try #require(try Guide(at: path).code("swift").first)
    let page = try String(contentsOfFile: path, encoding: .utf8)
    let source = try String(contentsOf: URL(fileURLWithPath: #filePath), encoding: .utf8)
    for line in code.split(separator: "\n") { #expect(source.contains("    \(line)\n"), "\(line)") }
    #expect(page.contains("`layout.contentSize` is 300 × 32"))
    #expect(layout.contentSize == Size(width: 300, height: 32))
    let frames = "`layout.frames(ofItemsInSection: 0)` are (0, 0, 120, 32) and (130, 0, 100, 32)"
    #expect(page.contains(frames))
    #expect(
      layout.frames(ofItemsInSection: 0) == [
        Rect(x: 0, y: 0, width: 120, height: 32), Rect(x: 130, y: 0, width: 100, height: 32),
      ])
  }
}
