import LeftAlign
import Reflow
import ReflowScenes
import TextTestSupport
import Testing

@testable import ReflowText

/// The jobs that collections of tags are met with, measured in DejaVu Sans 14: tags as wide as their
/// text and 10 points on either side, at least 50 wide, 32 high; and tags that are cut to the view.
@Suite("Tags", .enabled(if: PinnedFonts.areThere, PinnedFonts.absence), .pinnedFonts)
struct TagTests {
  private func style(_ name: String = "DejaVu Sans 14", roundsUp: Bool = true) throws -> TextStyle {
    var style = TextStyle()
    style.font = try Font(name)
    style.roundsUp = roundsUp
    return style
  }

  /// The widths that pango-view gives the texts, and what becomes of them.
  private static let table: [(text: String, width: Double, tag: Double)] = [
    ("Go", 19.414, 50), ("Swift", 34.398, 55), ("UIKit", 32.936, 53), ("Kotlin", 39.190, 60),
    ("JavaScript", 70.178, 91), ("Objective-C", 81.211, 102), ("Core Animation", 108.227, 129),
    ("UICollectionViewFlowLayout", 196.396, 217), ("", 0, 50), ("布局", 28, 50),
    ("مرحبا", 32.368, 53),
  ]

  @Test("A tag is as wide as its text, rounded up, and its padding", arguments: table)
  func tag(text: String, width: Double, tag: Double) throws {
    let rounded = try style()
    #expect(abs(rounded.font.measure(text, wrappedAt: nil).width - width) <= 1.0 / 16)
    #expect(rounded.size(of: text) == Size(width: tag, height: 32))
    let exact = try style(roundsUp: false).size(of: text)
    #expect(abs(exact.width - max(50, width + 20)) <= 1.0 / 16)
    #expect(exact.height == 32)
  }

  /// Lays tags out in lines from the left in a view of 320 points.
  private func layout(_ tags: [String], _ style: TextStyle, width: Double = 320) throws -> Layout {
    var scene = Scene()
    scene.text = style
    scene.container.width = width
    scene.provider = ProviderSpecification(
      "left-align", [.init("oversize", .text("clamp"))])
    scene.sections = [SceneSection()]
    scene.sections[0].items.append(contentsOf: tags.map { SceneItem(text: $0, style: style) })
    var registry = ProviderRegistry()
    registry.register(LeftAlignProvider.self)
    return try scene.layout(providers: registry)
  }

  @Test("Tags stand side by side at the spacing, and wrap where the next one does not fit")
  func lines() throws {
    let tags = ["Swift", "UIKit", "Core Animation", "Objective-C", "JavaScript", "Go"]
    let layout = try layout(tags, style())
    // 55 + 10 + 53 + 10 + 129 = 257; with 10 + 102 more it is too long.
    let frames = [
      Rect(x: 0, y: 0, width: 55, height: 32), Rect(x: 65, y: 0, width: 53, height: 32),
      Rect(x: 128, y: 0, width: 129, height: 32), Rect(x: 0, y: 42, width: 102, height: 32),
      Rect(x: 112, y: 42, width: 91, height: 32), Rect(x: 213, y: 42, width: 50, height: 32),
    ]
    #expect(layout.elements.map(\.frame) == frames)
    #expect(layout.contentSize == Size(width: 320, height: 74))
  }

  @Test("A tag that is wider than the view is cut to it, and its height is that of its lines")
  func cut() throws {
    let style = try style()
    let tags = ["Swift", "Tags that are wider than the view are cut to it", "Go"]
    let layout = try layout(tags, style, width: 200)
    let lineHeight = style.font.measure(tags[1], wrappedAt: nil).lineHeight
    #expect(style.font.measure(tags[1], wrappedAt: 180).lineCount == 2)
    // 32, and one further line of 16.3 points, rounded up.
    #expect((16.2...16.4).contains(lineHeight))
    #expect(
      layout.elements.map(\.frame) == [
        Rect(x: 0, y: 0, width: 55, height: 32), Rect(x: 0, y: 42, width: 200, height: 49),
        Rect(x: 0, y: 101, width: 50, height: 32),
      ])
  }

  @Test("A width change measures nothing again but what wraps at the new width")
  func widthChange() throws {
    let catalog = PinnedFonts.unused()
    var style = TextStyle()
    style.font = try Font("DejaVu Sans 14", in: catalog)
    let tags = (0..<500).map { "tag \($0)" } + ["a tag that is wider than the narrow view is"]
    _ = try layout(tags, style, width: 400).elements
    let before = catalog.work.textsSet
    #expect(before == 501)
    _ = try layout(tags, style, width: 350).elements
    #expect(catalog.work.textsSet == before)
    for _ in 0..<3 { _ = try layout(tags, style, width: 150).elements }
    #expect(catalog.work.textsSet == before + 1)
    _ = try layout(tags, style, width: 140).elements
    #expect(catalog.work.textsSet == before + 2)
  }

  @Test("A greatest width wraps as the line does; the fit tells what was added")
  func fit() throws {
    var style = try style(roundsUp: false)
    style.maxWidth = 100
    let fit = style.fit("Core Animation")
    #expect(fit.text.lineCount == 1)
    #expect(fit.set.lineCount == 2)
    #expect(fit.padded == fit.text.width + 20)
    #expect(fit.natural == fit.padded)
    #expect(fit.size == Size(width: 100, height: 32 + fit.set.furtherHeight))
    #expect(style.fit("Go").natural == 50)
    // A limit below the maximum is what counts, and one above it is not.
    #expect(style.size(of: "Core Animation", limit: 80).width == 80)
    #expect(style.size(of: "Core Animation", limit: 200).width == 100)
  }
}
