import Reflow
import ReflowCourse
import ReflowScenes
import ReflowText
import Testing

/// What may change since the start, and what is said of what may not.
struct ChangeTests {
  private static let sections = [tags(50, 60), tags(70)]

  private static let changes: [(String, @Sendable (inout Scene) -> Void, String)] = [
    ("width", { $0.container.width = 320 }, "width changed: 320, at the start 300"),
    ("height", { $0.container.height = 500 }, "height changed: 500, at the start 480"),
    (
      "insets", { $0.insets.left = 10 }, "the left inset changed: 10, at the start 0"
    ),
    (
      "insets", { $0.sections[1].insets = Insets(right: 4) },
      "the right inset of section 1 changed: 4, at the start 0"
    ),
    ("spacing", { $0.lineSpacing = 3 }, "line spacing changed: 3, at the start 10"),
    (
      "spacing", { $0.sections[1].interitemSpacing = 3 },
      "interitem spacing of section 1 changed: 3, at the start 10"
    ),
    (
      "provider", { $0.provider = ProviderSpecification("flow") },
      "the provider has changed: flow, at the start left-align"
    ),
    (
      "provider", { $0.sections[1].provider = ProviderSpecification("flow") },
      "the provider has changed: flow, at the start left-align"
    ),
    (
      "parameters",
      { $0.provider = ProviderSpecification("left-align", [.init("oversize", .text("clamp"))]) },
      "oversize has changed: clamp, at the start keep"
    ),
    (
      "items", { $0.sections[0].items.append(SceneItem(size: .zero)) },
      "the number of items has changed: 4, at the start 3"
    ),
    (
      "items", { $0.sections[1].items[0].size.width = 71 }, "item 1.0 has changed since the start"
    ),
    (
      "sections", { $0.sections.append(SceneSection()) },
      "sections changed: 3, at the start 2"
    ),
    ("headers", { $0.sections[1].header = 20 }, "header 1 has changed since the start"),
    ("footers", { $0.sections[0].footerInsets.top = 2 }, "footer 0 has changed since the start"),
    (
      "scroll", { $0.scrollDirection = .horizontal },
      "the scroll direction has changed since the start"
    ),
    (
      "direction", { $0.layoutDirection = .rightToLeft },
      "the direction has changed since the start"
    ),
    ("offset", { $0.offset.y = 7 }, "offset y changed: 7, at the start 0"),
    ("text", { $0.text.padding = 3 }, "the text style has changed since the start"),
  ]

  @Test(arguments: changes.indices)
  func oneThingMayChange(_ index: Int) throws {
    let (aspect, edit, message) = Self.changes[index]
    let start = try situation(Self.sections)
    let now = try situation(Self.sections, edit)
    #expect(try feedback("only \(aspect) changed", now, since: start) == nil)
    #expect(try feedback("only \(aspect) changed", start, since: start) == nil)
    let another = aspect == "width" ? "height" : "width"
    #expect(try feedback("only \(another) changed", now, since: start) == message)
    #expect(try feedback("only \(another), \(aspect) changed", now, since: start) == nil)
  }

  @Test func eachChangeIsSaid() throws {
    let start = try situation(Self.sections)
    let now = try situation(Self.sections) { scene in
      scene.container = Size(width: 320, height: 500)
    }
    #expect(
      try feedback("only insets changed", now, since: start)
        == "width changed: 320, at the start 300\nheight changed: 500, at the start 480")
  }

  @Test func aProviderComesWithItsParameters() throws {
    let start = try situation(Self.sections)
    let now = try situation(Self.sections) { scene in
      scene.provider = ProviderSpecification(
        "aligned-flow", [.init("justifyContent", .text("center"))])
    }
    #expect(try feedback("only provider changed", now, since: start) == nil)
    #expect(
      try feedback("only parameters changed", now, since: start)
        == "the provider has changed: aligned-flow, at the start left-align")
    // What is spelled out but is the default has not changed.
    let spelled = try situation(Self.sections) { scene in
      scene.provider = ProviderSpecification("left-align", [.init("oversize", .text("keep"))])
    }
    #expect(try feedback("only width changed", spelled, since: start) == nil)
  }

  @Test func theProviderWithinSectionsCounts() throws {
    func with(_ items: ProviderSpecification) throws -> Situation {
      try situation(Self.sections) {
        $0.provider = ProviderSpecification("sections", [.init("items", .provider(items))])
      }
    }
    let start = try with(ProviderSpecification("waterfall", [.init("columns", .number(2))]))
    let other = try with(ProviderSpecification("flow"))
    let more = try with(ProviderSpecification("waterfall", [.init("columns", .number(3))]))
    #expect(
      try feedback("only parameters changed", other, since: start)
        == "the provider has changed: flow, at the start waterfall")
    #expect(
      try feedback("only width changed", more, since: start)
        == "columns has changed: 3, at the start 2")
    #expect(try feedback("only parameters changed", more, since: start) == nil)
    #expect(try feedback("only provider changed", more, since: start) == nil)
  }

  @Test func theBeginningIsNoOtherOffset() throws {
    let start = try situation(Self.sections) { $0.scrollDirection = .horizontal }
    let now = try situation(Self.sections) { scene in
      scene.scrollDirection = .horizontal
      scene.layoutDirection = .rightToLeft
    }
    #expect(try feedback("only direction changed", now, since: start) == nil)
  }

  // MARK: - Items

  @Test func itemsKeepSizesAndTexts() throws {
    func texts(_ texts: [String], padding: Double = 10) throws -> Situation {
      try situation([[]]) { scene in
        scene.text.padding = padding
        scene.text.minWidth = 0
        scene.sections[0].items.append(
          contentsOf: texts.map { SceneItem(text: $0, style: scene.text) })
      }
    }
    let start = try texts(["one", "two"])
    #expect(try feedback("items unchanged", start, since: start) == nil)
    // A text in another style is the same item.
    let wider = try texts(["one", "two"], padding: 20)
    #expect(wider.layout.frame(ofItem: ItemPath(section: 0, item: 0))?.size.width != 0)
    #expect(try feedback("items unchanged", wider, since: start) == nil)
    #expect(
      try feedback("items unchanged", texts(["two", "one"]), since: start)
        == "item 0 has changed since the start")
    #expect(
      try feedback("items unchanged", texts(["one"]), since: start)
        == "the number of items has changed: 1, at the start 2")
  }

  @Test func itemsMayBeCutIntoOtherSections() throws {
    let start = try situation([tags(1, 2, 3), [], tags(4)])
    let now = try situation([tags(1), tags(2, 3, 4)])
    #expect(try feedback("items unchanged", now, since: start) == nil)
    #expect(
      try feedback("items unchanged", situation([tags(1), tags(2, 4, 3)]), since: start)
        == "item 1.1 has changed since the start")
  }
}
