import LeftAlign
import Reflow
import ReflowDrawing
import Sections
import Testing

@Suite struct MarkTests {
  /// Items of 80 × 60 points between headers of 40 and footers of 20, scrolled by `offset`.
  func sections(offset: Double, pinHeaders: String = "never", height: Double = 200) throws
    -> Layout
  {
    var registry = ProviderRegistry()
    registry.register(LeftAlignProvider.self)
    registry.register(SectionsProvider.self)
    let provider = try registry.provider(
      ProviderSpecification("sections", [.init("pinHeaders", .text(pinHeaders))]))
    let items = ItemList(Array(repeating: Size(width: 80, height: 60), count: 2))
    let section = Section(items: items, header: 40, footer: 20)
    let collection = LayoutCollection(
      container: Size(width: 200, height: height), offset: Point(x: 0, y: offset),
      sections: [section, section])
    return try LayoutEngine.layOut(collection, with: provider)
  }

  @Test func `headers and footers are doubly lined`() throws {
    let layout = try sections(offset: 0)
    #expect(
      body(layout) == """
        ╔═════header 0═════╗
        ╚══════════════════╝
        ┌──────┐ ┌──────┐
        │ 0.0  │ │ 0.1  │
        └──────┘ └──────┘
        ══════footer 0══════
        ╔═════header 1═════╗
        ╚══════════════════╝
        ┌──────┐ ┌──────┐
        │ 1.0  │ │ 1.1  │
        """)
    #expect(
      body(PictureSubject(layout: layout), .ascii).hasPrefix(
        """
        ======header 0======
        ====================
        +------+ +------+
        | 0.0  | | 0.1  |
        +------+ +------+
        ======footer 0======
        """))
  }

  @Test func `pinned ones say so and lie above items`() throws {
    let layout = try sections(offset: 60, pinHeaders: "section", height: 120)
    #expect(
      body(layout) == """
        ╔═header 0 pinned══╗
        ╚══════════════════╝
        ══════footer 0══════
        ╔═════header 1═════╗
        ╚══════════════════╝
        ┌─1.0──┐ ┌─1.1──┐
        """)
  }

  @Test func `narrow ones have shorter names`() throws {
    var collection = try sections(offset: 0).collection
    collection.scrollDirection = .horizontal
    collection.sections.removeLast()
    let layout = try LayoutEngine.layOut(collection, with: sections(offset: 0).provider)
    #expect(
      body(layout) == """
        ╔══╗┌──────┐╔╗
        ║  ║│  0   │║║
        ║  ║└──────┘║║
        ║  ║        ║║
        ║h0║┌──────┐║║
        ║  ║│  1   │║║
        ║  ║└──────┘║║
        ║  ║        ║║
        ║  ║        ║║
        ╚══╝        ╚╝
        """)
  }

  @Test func `changed elements are heavily lined`() throws {
    let layout = try sections(offset: 0)
    let changed: [Element] = [.header(section: 0), .item(section: 0, item: 1), .footer(section: 0)]
    let subject = PictureSubject(layout: layout, isChanged: { changed.contains($0) })
    #expect(
      body(subject).hasPrefix(
        """
        ┏━━━━━header 0━━━━━┓
        ┗━━━━━━━━━━━━━━━━━━┛
        ┌──────┐ ┏━━━━━━┓
        │ 0.0  │ ┃ 0.1  ┃
        └──────┘ ┗━━━━━━┛
        ━━━━━━footer 0━━━━━━
        """))
    #expect(
      body(subject, .ascii).hasPrefix(
        """
        ######header 0######
        ####################
        +------+ ########
        | 0.0  | # 0.1  #
        +------+ ########
        ######footer 0######
        """))
  }

  @Test func `small changed items are full`() throws {
    let layout = try placed([Rect(0, 0, 60, 20), Rect(70, 0, 10, 20)])
    let subject = PictureSubject(layout: layout, isChanged: { _ in true })
    #expect(body(subject) == "┃ 0  ┃ █")
    #expect(body(subject, .ascii) == "# 0  # #")
  }

  @Test func `the selected item is pointed at`() throws {
    let layout = try placed([
      Rect(0, 0, 80, 60), Rect(90, 0, 50, 60), Rect(150, 0, 20, 60), Rect(180, 0, 10, 60),
    ])
    let subject = PictureSubject(
      layout: layout, label: { ["ab", "abc", "d", "e"][$0.item] }, isSelected: { _ in true })
    #expect(
      body(subject) == """
        ┌──────┐ ┌───┐ ▸┐ ▸
        │ ▸ab  │ ▸abc│ ││ ▒
        └──────┘ └───┘ └┘ ▒
        """)
    #expect(
      body(subject, .ascii) == """
        +------+ +---+ >+ >
        | >ab  | >abc| || *
        +------+ +---+ ++ *
        """)
  }

  @Test func `the highlight is dashed and hides no label`() throws {
    let layout = try placed([Rect(20, 20, 80, 60), Rect(120, 20, 60, 60)])
    let subject = PictureSubject(layout: layout, highlight: Rect(0, 0, 150, 60))
    #expect(
      body(subject) == """
        ╭┄┄┄┄┄┄┄┄┄┄┄┄┄╮
        ┆ ┌──────┐  ┌─┆──┐
        ╰┄┄┄┄0┄┄┄┄┄┄┄┄1  │
          └──────┘  └────┘
        """)
    #expect(
      body(subject, .ascii).hasPrefix(
        """
        :::::::::::::::
        : +------+  +-:--+
        """))
  }

  @Test func `a highlight below all items is shown, one elsewhere is not`() throws {
    let layout = try placed([Rect(0, 0, 80, 60)])
    let below = PictureSubject(layout: layout, highlight: Rect(0, 100, 1000, 40))
    #expect(
      body(below) == """
        ┌──────┐
        │  0   │
        └──────┘


        ╭┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄
        ╰┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄
        """)
    for rect in [Rect(500, 0, 10, 10), Rect(0, -50, 10, 50), Rect(.nan, 0, 10, 10)] {
      #expect(body(PictureSubject(layout: layout, highlight: rect)) == body(layout))
    }
    let point = PictureSubject(layout: layout, highlight: Rect(130, 20, 0, 0))
    #expect(body(point).contains("│  0   │     ┆"))
  }
}
