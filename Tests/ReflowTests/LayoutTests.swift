import Reflow
import ReflowTesting
import Testing

@Suite("Layouts of several sections")
struct LayoutTests {
  private let insets = Insets(top: 1, left: 2, bottom: 3, right: 4)

  // ┌──────────┐   1 header 10, its insets 1 and 3
  // │  header  │
  // │ ┌──┐     │   insets 1 and 3, one item 20
  // │ └──┘     │
  // │  footer  │  12 footer 12, its insets 1 and 3
  // └──────────┘
  @Test func aSectionFromHeaderToFooter() throws {
    var section = Section(header: 10, footer: 12, insets: insets, [(30, 20)])
    section.headerInsets = insets
    section.footerInsets = insets
    let collection = LayoutCollection(
      container: Size(width: 100, height: 480), sections: [section, section])
    let layout = try LayoutEngine.layOut(collection, with: sections(of: "left-align"))
    #expect(layout.header(ofSection: 0)?.frame == Rect(2, 1, 94, 10))
    #expect(layout.frames == [Rect(2, 15, 30, 20)])
    #expect(layout.footer(ofSection: 0)?.frame == Rect(2, 39, 94, 12))
    #expect(layout.header(ofSection: 1)?.frame == Rect(2, 55, 94, 10))
    #expect(layout.contentSize == Size(width: 100, height: 108))
    #expect(layout.sectionCount == 2 && layout.itemCount(inSection: 1) == 1)
  }

  @Test func aSectionWithoutItemsKeepsItsPlace() throws {
    let section = Section(header: 10, footer: 12, insets: insets, [])
    let collection = LayoutCollection(
      container: Size(width: 100, height: 480), sections: [section])
    let layout = try LayoutEngine.layOut(collection, with: sections(of: "left-align"))
    #expect(layout.contentSize.height == 26 && layout.frames.isEmpty)
    #expect(names(layout.elements) == "header 0, footer 0")
  }

  @Test func withoutAStackThereAreNoHeaders() throws {
    let section = Section(header: 10, footer: 12, [(30, 20)])
    let collection = LayoutCollection(
      container: Size(width: 100, height: 480), sections: [section, section])
    let layout = try LayoutEngine.layOut(collection, with: provider("left-align"))
    #expect(layout.header(ofSection: 0) == nil && layout.footer(ofSection: 0) == nil)
    #expect(layout.contentSize.height == 40)
    #expect(layout.frames(ofItemsInSection: 1) == [Rect(0, 20, 30, 20)])
  }

  @Test func extentZeroIsNoElement() throws {
    var section = Section([(30, 20)])
    section.headerInsets = insets
    let collection = LayoutCollection(
      container: Size(width: 100, height: 480), sections: [section])
    let layout = try LayoutEngine.layOut(collection, with: sections(of: "left-align"))
    #expect(layout.header(ofSection: 0) == nil && layout.contentSize.height == 20)
  }

  @Test func insetsLargerThanTheContainer() throws {
    let collection = LayoutCollection(
      100, insets: Insets(left: 70, right: 50), [(30, 20), (0, 10), (10, 5)])
    let layout = try LayoutEngine.layOut(collection, with: provider("left-align"))
    #expect(layout.frames.map(\.minX) == [70, 70, 70] && layout.lineCount == 3)
    var headed = collection
    headed.sections[0].header = 10
    headed.sections[0].headerInsets = Insets(left: 70, right: 50)
    let stacked = try LayoutEngine.layOut(headed, with: sections(of: "left-align"))
    #expect(stacked.header(ofSection: 0)?.frame == Rect(70, 0, 0, 10))
  }

  /// A ring fills a page of the container's size, behind the sections before it.
  @Test func aRingStandsOnAPageOfItsOwn() throws {
    var collection = LayoutCollection(200, height: 300, [(30, 20)])
    var ring = Section([(10, 20)])
    ring.provider = try itemProvider("circle radius=50")
    collection.sections.append(ring)
    collection.sections.append(Section([(40, 20)]))
    let made = try provider("left-align")
    let down = try LayoutEngine.layOut(collection, with: made)
    #expect(down.contentSize == Size(width: 200, height: 340))
    #expect(down.frames(ofItemsInSection: 1) == [Rect(145, 160, 10, 20)])
    #expect(down.frames(ofItemsInSection: 2) == [Rect(0, 320, 40, 20)])
    collection.scrollDirection = .horizontal
    let across = try LayoutEngine.layOut(collection, with: made)
    #expect(across.contentSize == Size(width: 270, height: 300))
    #expect(across.frames(ofItemsInSection: 1) == [Rect(175, 140, 10, 20)])
    collection.layoutDirection = .rightToLeft
    let back = try LayoutEngine.layOut(collection, with: made)
    #expect(back.frames(ofItemsInSection: 1) == [Rect(185, 140, 10, 20)])
    #expect(names(back.elements(in: Rect(185, 140, 10, 20))) == "item 1.0")
  }

  @Test func theFloorUnderTheContentIsTheGreatest() throws {
    var collection = LayoutCollection(100, [(30, 20)])
    collection.sections.append(collection.sections[0])
    collection.sections[0].provider = try itemProvider("waterfall minimumContentHeight=500")
    let layout = try LayoutEngine.layOut(collection, with: provider("left-align"))
    #expect(layout.contentSize.height == 500)
    #expect(layout.frames(ofItemsInSection: 1) == [Rect(0, 20, 30, 20)])
  }

  /// A provider that asks for the one size of all items is told only where depths agree as well.
  @Test func oneSizeIsBreadthAndDepth() throws {
    var collection = LayoutCollection(
      150, spacing: 10, Array(repeating: (40, 20), count: 5))
    let made = try provider("flow")
    let uniform = try LayoutEngine.layOut(collection, with: made)
    #expect(uniform.frames.map(\.minX) == [0, 55, 110, 0, 55])
    collection.sections[0].items[0].height = 21
    let mixed = try LayoutEngine.layOut(collection, with: made)
    #expect(mixed.frames.map(\.minX) == [0, 55, 110, 0, 50])
  }
}
