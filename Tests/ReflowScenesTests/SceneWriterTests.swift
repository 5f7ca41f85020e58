import Reflow
import ReflowText
import Testing

@testable import ReflowScenes

@Suite("Writing scenes")
struct SceneWriterTests {
  @Test("A written scene is read as the same scene", arguments: [true, false])
  func roundTrip(isPretty: Bool) throws {
    var scene = Scene()
    scene.id = "a\u{1B}[31m"
    scene.note = "\"quoted\"\n<b>"
    scene.source = "s"
    scene.certainty = "c"
    scene.container = Size(width: 319.984375, height: 0.1)
    scene.scrollDirection = .horizontal
    scene.layoutDirection = .rightToLeft
    scene.offset = Point(x: -1, y: 1e-7)
    scene.insets = Insets(top: 1, left: -2, bottom: 3, right: 4)
    scene.lineSpacing = 0
    scene.interitemSpacing = 1.0 / 3
    scene.provider = ProviderSpecification(
      "sections",
      [
        .init(
          "items",
          .provider(ProviderSpecification("waterfall", [.init("columns", .number(3))]))),
        .init("pinHeaders", .text("section")),
        .init("flag", .boolean(true)),
      ])
    scene.text.padding = 3
    scene.text.maxWidth = 100
    scene.tolerance = 0.25
    var section = SceneSection()
    section.header = 40
    section.footer = 1
    section.headerInsets = Insets(all: 2)
    section.footerInsets = Insets(left: 9)
    section.insets = .zero
    section.lineSpacing = 4
    section.interitemSpacing = 5
    section.provider = ProviderSpecification("circle")
    section.items = SceneItems([
      SceneItem(size: Size(width: 1e21, height: 72.1)),
      SceneItem(text: "布局 \u{202E}", style: scene.text),
      SceneItem(size: .zero, content: .label("</script>")),
    ])
    scene.sections = [section, SceneSection()]
    scene.expected = ExpectedLayout(
      contentSize: nil,
      sections: [
        SectionFrames(
          header: nil, items: [Rect(x: 1, y: 2, width: 3, height: 4)],
          footer: Rect(x: 0, y: 0, width: 0, height: 0))
      ])

    let text = scene.json(isPretty: isPretty)
    let read = try SceneReader.scene(from: JSONParser.parse(text))
    #expect(read.json(isPretty: isPretty) == text)
    #expect(read.id == scene.id)
    #expect(read.note == scene.note)
    #expect(read.source == scene.source)
    #expect(read.certainty == scene.certainty)
    #expect(read.container == scene.container)
    #expect(read.scrollDirection == scene.scrollDirection)
    #expect(read.layoutDirection == scene.layoutDirection)
    #expect(read.offset == scene.offset)
    #expect(read.insets == scene.insets)
    #expect(read.lineSpacing == scene.lineSpacing)
    #expect(read.interitemSpacing == scene.interitemSpacing)
    #expect(read.provider == scene.provider)
    #expect(read.text == scene.text)
    #expect(read.tolerance == scene.tolerance)
    #expect(read.expected == scene.expected)
    #expect(read.sections.count == 2)
    #expect(Array(read.sections[0].items) == Array(section.items))
    #expect(read.sections[0].header == 40)
    #expect(read.sections[0].footer == 1)
    #expect(read.sections[0].headerInsets == section.headerInsets)
    #expect(read.sections[0].footerInsets == section.footerInsets)
    #expect(read.sections[0].insets == .zero)
    #expect(read.sections[0].lineSpacing == 4)
    #expect(read.sections[0].interitemSpacing == 5)
    #expect(read.sections[0].provider == section.provider)
    #expect(read.sections[1].insets == nil)
    // One line is one line, and nothing in it can end a line or turn the writing direction.
    #expect(text.hasSuffix("\n"))
    #expect(isPretty || text.dropLast().allSatisfy { !$0.isNewline })
    #expect(!text.unicodeScalars.contains("\u{202E}"))
    #expect(!text.unicodeScalars.contains("\u{1B}"))
  }

  @Test("Frames are written in full precision, missing views as null")
  func frames() throws {
    var scene = Scene()
    scene.container = Size(width: 100, height: 100)
    scene.provider = ProviderSpecification("waterfall", [.init("columns", .number(3))])
    scene.interitemSpacing = 0
    scene.sections = [SceneSection()]
    scene.sections[0].items = SceneItems([SceneItem(size: Size(width: 1, height: 0.1))])
    let layout = try scene.layout(providers: allProviders)
    #expect(
      LayoutFrames(layout).json(id: "thirds")
        == #"{"id":"thirds","contentSize":[100,0.1],"sections":"#
        + #"[{"header":null,"items":[[0,0,33.333333333333336,0.1]],"footer":null}]}"#)
    #expect(
      LayoutFrames.json(id: nil, error: "no \"good\"")
        == #"{"id":null,"error":"no \"good\""}"#)
  }

  @Test("Items keep contents and sizes together through all edits")
  func items() {
    var items = SceneItems()
    items.append(SceneItem(size: Size(width: 1, height: 1)))
    items.append(SceneItem(size: Size(width: 2, height: 2), content: .label("two")))
    items.insert(SceneItem(size: Size(width: 3, height: 3)), at: 0)
    #expect(items.map(\.content) == [.nothing, .nothing, .label("two")])
    items.remove(at: 0)
    items[0].content = .label("one")
    #expect(items.map(\.content) == [.label("one"), .label("two")])
    #expect(items.sizes.map(\.width) == [1, 2])
    items.removeAll()
    items.append(SceneItem(size: Size(width: 4, height: 4), content: .label("four")))
    #expect(items.map(\.content) == [.label("four")])
  }

  @Test("Another style measures every text again")
  func style() {
    var scene = Scene()
    scene.sections = [SceneSection()]
    scene.sections[0].items = SceneItems([
      SceneItem(text: "Swift", style: scene.text),
      SceneItem(size: Size(width: 7, height: 7)),
    ])
    #expect(scene.sections[0].items.sizes.map(\.width) == [60, 7])
    scene.text.padding = 20
    #expect(scene.sections[0].items.sizes.map(\.width) == [80, 7])
  }
}
