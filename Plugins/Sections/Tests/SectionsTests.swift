import LayoutTestSupport
import LeftAlign
import Reflow
import Sections
import Testing
import Waterfall

/// What stands around the items of a section, and who places them.
@Suite struct SectionsTests {
  /// Two sections, the second with columns of its own; insets of 10 all around the items.
  @Test func workedExample() throws {
    var tags = Section([120 × 30, 100 × 30])
    tags.header = 30
    tags.footer = 30
    tags.insets = Insets(all: 10)
    var pictures = Section([100 × 50, 100 × 30])
    pictures.header = 30
    pictures.insets = Insets(all: 10)
    pictures.provider = try SectionsProvider.registry.itemProvider(
      ProviderSpecification("waterfall"), place: "test")
    let layout = try layOut(sections: [tags, pictures], with: sectionsProvider())
    #expect(
      layout.drawing(cell: 10 × 10) == """
        HHHHHHHHHHHHHHHHHHHHHHHHHHHHHH
        HHHHHHHHHHHHHHHHHHHHHHHHHHHHHH
        HHHHHHHHHHHHHHHHHHHHHHHHHHHHHH
        ..............................
        .000000000000.1111111111......
        .000000000000.1111111111......
        .000000000000.1111111111......
        ..............................
        FFFFFFFFFFFFFFFFFFFFFFFFFFFFFF
        FFFFFFFFFFFFFFFFFFFFFFFFFFFFFF
        FFFFFFFFFFFFFFFFFFFFFFFFFFFFFF
        HHHHHHHHHHHHHHHHHHHHHHHHHHHHHH
        HHHHHHHHHHHHHHHHHHHHHHHHHHHHHH
        HHHHHHHHHHHHHHHHHHHHHHHHHHHHHH
        ..............................
        .0000000000000.11111111111111.
        .0000000000000.11111111111111.
        .0000000000000.11111111111111.
        .0000000000000................
        .0000000000000................
        ..............................
        """)
    #expect(layout.headerFrame(0) == [0, 0, 300, 30])
    #expect(layout.frames(0) == [[10, 40, 120, 30], [140, 40, 100, 30]])
    #expect(layout.footerFrame(0) == [0, 80, 300, 30])
    #expect(layout.headerFrame(1) == [0, 110, 300, 30])
    #expect(layout.frames(1) == [[10, 150, 135, 50], [155, 150, 135, 30]])
    #expect(layout.footerFrame(1) == nil)
    #expect(layout.contentSize == (300 × 210))
  }

  // MARK: Sections without items, collections without sections

  /// Header, both insets and footer stay, and the next section begins at its end.
  @Test func anEmptySectionKeepsWhatIsAroundItsItems() throws {
    var empty = Section([])
    empty.header = 30
    empty.footer = 20
    empty.insets = Insets(top: 10, bottom: 5)
    var next = Section([50 × 50])
    next.header = 30
    let layout = try layOut(sections: [empty, next], with: sectionsProvider())
    #expect(layout.headerFrame(0) == [0, 0, 300, 30])
    #expect(layout.frames(0).isEmpty)
    #expect(layout.footerFrame(0) == [0, 45, 300, 20])
    #expect(layout.headerFrame(1) == [0, 65, 300, 30])
    #expect(layout.frames(1) == [[0, 95, 50, 50]])
    #expect(layout.contentSize == (300 × 145))
  }

  @Test func noSectionsAreNoContent() throws {
    let layout = try layOut(sections: [], with: sectionsProvider())
    #expect(layout.contentSize == (300 × 0))
    #expect(layout.elements.isEmpty)
    #expect(layout.headerFrame(0) == nil)
    #expect(layout.footerFrame(0) == nil)
  }

  @Test func oneItemWithoutHeaderAndFooter() throws {
    let layout = try layOut(sections: [Section([50 × 20])], with: sectionsProvider())
    #expect(layout.elements.map(\.element) == [.item(section: 0, item: 0)])
    #expect(layout.contentSize == (300 × 20))
  }

  // MARK: Headers and footers

  /// One of no extent is no view, and its own insets take no room either.
  @Test func anExtentOfZeroIsNoView() throws {
    var without = Section([50 × 20])
    without.headerInsets = Insets(all: 8)
    without.footerInsets = Insets(all: 8)
    let layout = try layOut(sections: [without], with: sectionsProvider(["pinHeaders": "section"]))
    #expect(layout.headerFrame(0) == nil)
    #expect(layout.footerFrame(0) == nil)
    #expect(layout.frames(0) == [[0, 0, 50, 20]])
    #expect(layout.contentSize == (300 × 20))
  }

  /// They span the container whatever the section's insets; their own narrow them and stand before
  /// and after them.
  @Test func onlyTheirOwnInsetsNarrowThem() throws {
    var section = Section([50 × 20])
    section.insets = Insets(left: 40, right: 50)
    section.header = 30
    section.footer = 10
    let plain = try layOut(sections: [section], with: sectionsProvider())
    #expect(plain.headerFrame(0) == [0, 0, 300, 30])
    #expect(plain.footerFrame(0) == [0, 50, 300, 10])
    section.headerInsets = Insets(top: 1, left: 12, bottom: 2, right: 8)
    section.footerInsets = Insets(top: 3, left: 5, bottom: 4, right: 6)
    let narrowed = try layOut(sections: [section], with: sectionsProvider())
    #expect(narrowed.headerFrame(0) == [12, 1, 280, 30])
    #expect(narrowed.frames(0) == [[40, 33, 50, 20]])
    #expect(narrowed.footerFrame(0) == [5, 56, 289, 10])
    #expect(narrowed.contentSize == (300 × 70))
  }

  @Test func insetsLargerThanTheContainer() throws {
    var section = Section([10 × 10, 5 × 10])
    section.header = 30
    section.insets = Insets(left: 15, right: 15)
    section.footer = 20
    section.footerInsets = Insets(left: 15, right: 15)
    let layout = try layOut(sections: [section], width: 20, with: sectionsProvider())
    #expect(layout.headerFrame(0) == [0, 0, 20, 30])
    #expect(layout.frames(0) == [[15, 30, 10, 10], [15, 50, 5, 10]])
    #expect(layout.footerFrame(0) == [15, 60, 0, 20])
    #expect(layout.contentSize == (20 × 80))
  }

  /// Line spacing stands between lines only: not next to a header or a footer, not between sections.
  @Test func noLineSpacingBesideThem() throws {
    var section = Section([300 × 20, 300 × 20])
    section.header = 30
    section.footer = 10
    section.lineSpacing = 7
    let layout = try layOut(sections: [section, section], with: sectionsProvider())
    #expect(layout.frames(0) == [[0, 30, 300, 20], [0, 57, 300, 20]])
    #expect(layout.footerFrame(0) == [0, 77, 300, 10])
    #expect(layout.headerFrame(1) == [0, 87, 300, 30])
    #expect(layout.contentSize == (300 × 174))
  }

  /// The footer goes under the longest column, not under the last that was filled.
  @Test func theFooterIsBelowTheDeepestItem() throws {
    var section = Section([1 × 80, 1 × 10, 1 × 10])
    section.footer = 15
    let layout = try layOut(sections: [section], with: sectionsProvider(["items": "waterfall"]))
    #expect(layout.footerFrame(0) == [0, 80, 300, 15])
  }

  // MARK: Items

  /// Exact fits, items that are too long or of no size, spacings that are negative: all as the
  /// provider of the items says.
  @Test func itemsAreTheirProvidersAffair() throws {
    var section = Section([155 × 10, 155 × 10, 0 × 0, 155.015625 × 10, 400 × 10])
    section.interitemSpacing = -10
    section.lineSpacing = -2
    let plain = try layOut(sections: [section], with: provider(LeftAlignProvider.self))
    section.header = 30
    let layout = try layOut(sections: [section], with: sectionsProvider())
    #expect(
      layout.frames(0) == [
        [0, 30, 155, 10], [145, 30, 155, 10], [290, 30, 0, 0], [0, 38, 155.015625, 10],
        [0, 46, 400, 10],
      ])
    #expect(layout.contentSize.height == plain.contentSize.height + 30)
    #expect(layout.contentSize.width == 300)
  }

  @Test func itemsAreLeftAlignedUnlessTold() throws {
    let items = [Section([1 × 10, 1 × 10])]
    let plain = try layOut(sections: items, with: sectionsProvider())
    #expect(plain.frames == [[0, 0, 1, 10], [11, 0, 1, 10]])
    let columns = try layOut(sections: items, with: sectionsProvider(["items": "waterfall"]))
    #expect(columns.frames == [[0, 0, 145, 10], [155, 0, 145, 10]])
  }

  /// A section's own provider comes before `items`.
  @Test func aSectionMayHaveAProviderOfItsOwn() throws {
    var own = Section([1 × 10])
    own.provider = try SectionsProvider.registry.itemProvider(
      ProviderSpecification("left-align"), place: "test")
    let layout = try layOut(
      sections: [Section([1 × 10]), own], with: sectionsProvider(["items": "waterfall"]))
    #expect(layout.frames(0) == [[0, 0, 145, 10]])
    #expect(layout.frames(1) == [[0, 10, 1, 10]])
  }

  @Test func parametersOfTheItemsProviderCount() throws {
    let columns = ProviderSpecification("waterfall", [.init("columns", .number(3))])
    let made = try SectionsProvider.registry.provider(
      ProviderSpecification("sections", [.init("items", .provider(columns))]))
    let layout = try layOut(sections: [Section([1 × 10])], width: 320, with: made)
    #expect(layout.frames == [[0, 0, 100, 10]])
  }

  @Test func sectionsDoNotNest() {
    let error = #expect(throws: ProviderError.self) { try sectionsProvider(["items": "sections"]) }
    #expect(error == .placesNoItems(name: "sections", place: "sections: items"))
  }

  @Test func anUnknownProviderOfItemsIsRefused() {
    let error = #expect(throws: ProviderError.self) { try sectionsProvider(["items": "waterfal"]) }
    #expect(error == .unknownProvider(name: "waterfal", nearest: "waterfall"))
  }

  // MARK: What does not exist

  @Test func whatDoesNotExistHasNoFrame() throws {
    var section = Section([50 × 20])
    section.header = 30
    let layout = try layOut(sections: [section], with: sectionsProvider())
    #expect(layout.frame(of: .footer(section: 0)) == nil)
    #expect(layout.frame(of: .header(section: 1)) == nil)
    #expect(layout.frame(of: .header(section: -1)) == nil)
    #expect(layout.frame(of: .item(section: 0, item: 1)) == nil)
  }
}
