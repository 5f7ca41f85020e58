import LayoutTestSupport
import Reflow
import Sections
import Testing

/// Headers and footers that stay in the viewport while their section is scrolled.
@Suite struct SectionsPinningTests {
  /// Along the depth: header 0–20, inset, item 25–125, inset, footer 155–165.
  static var section: Section {
    var section = Section([100 × 100])
    section.header = 20
    section.footer = 10
    section.insets = Insets(top: 5, bottom: 30)
    return section
  }

  private func layout(
    _ sections: [Section], height: Double = 60, offset: Double,
    _ parameters: KeyValuePairs<String, String>
  ) throws -> Layout {
    try layOut(
      sections: sections, width: 100, height: height, offset: Point(x: 0, y: offset),
      with: sectionsProvider(parameters))
  }

  // MARK: pinHeaders

  @Test(arguments: [-30, 0, 70, 150, 400])
  func byDefaultNothingIsPinned(offset: Double) throws {
    let layout = try layout([Self.section], offset: offset, [:])
    #expect(layout.headerFrame(0) == [0, 0, 100, 20])
    #expect(layout.footerFrame(0) == [0, 155, 100, 10])
    #expect(layout.header(ofSection: 0)?.isPinned == false)
  }

  /// At the offset, but never above its natural place, and pushed off at its limit: 20 before the end
  /// of the section (165), of the items with their inset (155), or of the last item (125).
  @Test(arguments: [
    ("section", -30.0, 0.0), ("section", 0, 0), ("section", 50, 50), ("section", 145, 145),
    ("section", 150, 145), ("section", 400, 145),
    ("items", -30, 0), ("items", 50, 50), ("items", 135, 135), ("items", 150, 135),
    ("lastItem", -30, 0), ("lastItem", 50, 50), ("lastItem", 105, 105), ("lastItem", 150, 105),
  ])
  func aHeaderIsPushedOffAtItsLimit(limit: String, offset: Double, y: Double) throws {
    let layout = try layout([Self.section], offset: offset, ["pinHeaders": limit])
    #expect(layout.headerFrame(0) == [0, y, 100, 20])
    #expect(layout.header(ofSection: 0)?.isPinned == (y != 0))
  }

  /// The last item is the deepest, not the last by index.
  @Test func theLastItemIsTheEndOfTheLongestColumn() throws {
    var section = Section([1 × 100, 1 × 10])
    section.header = 20
    section.insets = Insets(bottom: 30)
    let layout = try layout(
      [section], offset: 500, ["items": "waterfall", "pinHeaders": "lastItem"])
    #expect(layout.headerFrame(0) == [0, 100, 100, 20])
  }

  /// Without items the limit is the header's end plus the leading inset.
  @Test func theLastItemOfAnEmptySection() throws {
    var section = Section([])
    section.header = 20
    section.insets = Insets(top: 5, bottom: 30)
    let layout = try layout([section], offset: 500, ["pinHeaders": "lastItem"])
    #expect(layout.headerFrame(0) == [0, 5, 100, 20])
  }

  /// The header of the section that is shown is pinned; those before are pushed off, those behind
  /// stand where they are.
  @Test func everySectionHasItsOwnHeader() throws {
    let layout = try layout(
      [Self.section, Self.section, Self.section], offset: 200, ["pinHeaders": "section"])
    #expect(layout.headerFrame(0) == [0, 145, 100, 20])
    #expect(layout.headerFrame(1) == [0, 200, 100, 20])
    #expect(layout.headerFrame(2) == [0, 330, 100, 20])
  }

  /// Its insets stay behind: the view itself stands at the offset, as narrow as before.
  @Test func onlyTheViewMoves() throws {
    var section = Self.section
    section.headerInsets = Insets(top: 8, left: 12, bottom: 4, right: 8)
    let still = try layout([section], offset: 0, ["pinHeaders": "section"])
    #expect(still.headerFrame(0) == [12, 8, 80, 20])
    let pinned = try layout([section], offset: 50, ["pinHeaders": "section"])
    #expect(pinned.headerFrame(0) == [12, 50, 80, 20])
    #expect(pinned.frames == still.frames)
    #expect(pinned.footerFrame(0) == still.footerFrame(0))
    #expect(pinned.contentSize == still.contentSize)
  }

  /// A section that has shrunk pushes its header off at its new end.
  @Test func theLimitIsThatOfTheSectionAsItIs() throws {
    var section = Section([100 × 480])
    section.header = 20
    var collection = LayoutCollection(
      container: 100 × 200, offset: Point(x: 0, y: 300),
      sections: [section, Section([100 × 1000])])
    let made = try sectionsProvider(["pinHeaders": "section"])
    let before = try LayoutEngine.layOut(collection, with: made)
    #expect(before.headerFrame(0) == [0, 300, 100, 20])
    collection.sections[0].items = [100 × 80]
    let after = try LayoutEngine.layOut(collection, with: made, reusing: before)
    #expect(after.headerFrame(0) == [0, 80, 100, 20])
  }

  // MARK: pinFooters

  /// At the end of the viewport, but never below its natural place (155), and no further up than the
  /// section's start (0) or the header's end (20). The viewport is 60 deep, the footer 10.
  @Test(arguments: [
    ("never", 0.0, 155.0), ("section", 400, 155), ("section", 105, 155), ("section", 50, 100),
    ("section", 0, 50), ("section", -40, 10), ("section", -300, 0),
    ("items", 400, 155), ("items", 50, 100), ("items", -30, 20), ("items", -40, 20),
  ])
  func aFooterGoesNoFurtherUpThanItsLimit(limit: String, offset: Double, y: Double) throws {
    let layout = try layout([Self.section], offset: offset, ["pinFooters": limit])
    #expect(layout.footerFrame(0) == [0, y, 100, 10])
    #expect(layout.footer(ofSection: 0)?.isPinned == (y != 155))
    #expect(layout.headerFrame(0) == [0, 0, 100, 20])
  }

  /// A second section's limits are its own.
  @Test(arguments: [("section", 165), ("items", 185)])
  func aFooterStaysInItsSection(limit: String, y: Double) throws {
    let layout = try layout([Self.section, Self.section], offset: 0, ["pinFooters": limit])
    #expect(layout.footerFrame(1) == [0, y, 100, 10])
  }

  @Test func aFootersInsetsStayBehind() throws {
    var section = Self.section
    section.footerInsets = Insets(top: 8, left: 12, bottom: 4, right: 8)
    let layout = try layout([section], offset: 0, ["pinFooters": "section"])
    #expect(layout.footerFrame(0) == [12, 50, 80, 10])
    #expect(layout.contentSize == (100 × 177))
  }

  // MARK: Above the items

  /// Pinned views lie above items, and queries find them where they are.
  @Test func pinnedViewsLieAboveItems() throws {
    let layout = try layout(
      [Self.section], offset: 50, ["pinHeaders": "section", "pinFooters": "section"])
    #expect(layout.element(at: Point(x: 50, y: 55))?.element == .header(section: 0))
    #expect(layout.element(at: Point(x: 50, y: 105))?.element == .footer(section: 0))
    #expect(layout.element(at: Point(x: 50, y: 80))?.element == .item(section: 0, item: 0))
    let shown = layout.elements(in: Rect(x: 0, y: 50, width: 100, height: 60))
    #expect(
      shown.map(\.element) == [
        .header(section: 0), .item(section: 0, item: 0), .footer(section: 0),
      ])
    #expect(shown.map(\.isPinned) == [true, false, true])
    #expect(layout.elements(in: Rect(x: 0, y: 0, width: 100, height: 20)).isEmpty)
  }

  /// Scrolling moves pinned views and places no item anew.
  @Test func scrollingPlacesNoItem() throws {
    var collection = LayoutCollection(container: 100 × 60, sections: [Self.section, Self.section])
    let made = try sectionsProvider(["pinHeaders": "section"])
    let still = try LayoutEngine.layOut(collection, with: made)
    #expect(still.work.itemsPlaced == 2)
    collection.offset.y = 50
    let scrolled = try LayoutEngine.layOut(collection, with: made, reusing: still)
    #expect(scrolled.work.itemsPlaced == 0)
    #expect(scrolled.headerFrame(0) == [0, 50, 100, 20])
  }
}
