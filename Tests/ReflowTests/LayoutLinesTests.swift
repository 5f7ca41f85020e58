import Reflow
import ReflowTesting
import Testing

@Suite("Lines")
struct LayoutLinesTests {
  // 0 1 │ 2 │ 3 4 5
  private let collection = LayoutCollection(
    100, spacing: 10, [(40, 20), (50, 30), (95, 10), (20, 10), (30, 10), (30, 10)])

  @Test func itemsAndTheirLines() throws {
    let layout = try LayoutEngine.layOut(collection, with: provider("left-align"))
    #expect(layout.lineCount == 3 && layout.lineCount(inSection: 0) == 3)
    let lines = (0..<6).map { layout.line(ofItem: ItemPath(section: 0, item: $0)) }
    #expect(lines == [0, 0, 1, 2, 2, 2])
    let ranges = (0..<3).map { layout.items(onLine: $0, inSection: 0) }
    #expect(ranges == [0..<2, 2..<3, 3..<6])
  }

  @Test func linesThatDoNotExist() throws {
    let layout = try LayoutEngine.layOut(collection, with: provider("left-align"))
    #expect(layout.items(onLine: 3, inSection: 0) == nil)
    #expect(layout.items(onLine: -1, inSection: 0) == nil)
    #expect(layout.items(onLine: 0, inSection: 1) == nil)
    #expect(layout.lineCount(inSection: 1) == nil && layout.lineCount(inSection: -1) == nil)
    #expect(layout.line(ofItem: ItemPath(section: 0, item: 6)) == nil)
    #expect(layout.line(ofItem: ItemPath(section: 1, item: 0)) == nil)
  }

  @Test func aSectionWithoutItemsHasNoLine() throws {
    let layout = try LayoutEngine.layOut(LayoutCollection(100, []), with: provider("flow"))
    #expect(layout.lineCount == 0 && layout.items(onLine: 0, inSection: 0) == nil)
  }

  @Test func withoutSectionsThereAreNoLines() throws {
    let empty = LayoutCollection(container: Size(width: 100, height: 100))
    let layout = try LayoutEngine.layOut(empty, with: provider("flow"))
    #expect(layout.lineCount == nil && layout.elements.isEmpty)
    #expect(layout.contentSize == Size(width: 100, height: 0))
  }

  @Test(arguments: ["waterfall", "circle", "horizontal", "column"])
  func providersWithoutLines(_ name: String) throws {
    let layout = try LayoutEngine.layOut(collection, with: provider(name))
    #expect(layout.lineCount == nil && layout.lineCount(inSection: 0) == nil)
    #expect(layout.line(ofItem: ItemPath(section: 0, item: 0)) == nil)
    #expect(layout.items(onLine: 0, inSection: 0) == nil)
  }

  @Test func sectionsCountTheirOwnLines() throws {
    var collection = collection
    collection.sections.append(Section([(60, 10), (60, 10)]))
    collection.sections.append(Section([(60, 10)]))
    collection.sections[2].provider = try itemProvider("waterfall")
    let layout = try LayoutEngine.layOut(collection, with: provider("left-align"))
    #expect(layout.lineCount == 5)
    #expect((0..<3).map { layout.lineCount(inSection: $0) } == [3, 2, nil])
    #expect(layout.line(ofItem: ItemPath(section: 1, item: 1)) == 1)
  }

  /// Item 255 opens a line that goes on behind the border of a stretch; item 512 opens one at it.
  @Test func linesAtTheBordersOfStretches() throws {
    var sizes = Array(repeating: (100.0, 10.0), count: 600)
    for index in [255, 256, 257] { sizes[index].0 = 30 }
    let layout = try LayoutEngine.layOut(
      LayoutCollection(100, sizes), with: provider("aligned-flow justifyContent=end"))
    #expect(layout.lineCount == 598)
    #expect(layout.items(onLine: 254, inSection: 0) == 254..<255)
    #expect(layout.items(onLine: 255, inSection: 0) == 255..<258)
    #expect(layout.items(onLine: 510, inSection: 0) == 512..<513)
    #expect((255..<258).map { layout.frames[$0].minX } == [10, 40, 70])
  }

  /// The deep item stands in a stretch of its own, far behind where its line began.
  @Test func aLineOverStretchesIsAsDeepAsItsDeepestItem() throws {
    var sizes = Array(repeating: (1.0, 10.0), count: 1_000)
    sizes[900].1 = 50
    sizes.append((2_000, 10))
    let collection = LayoutCollection(1_000, sizes)
    let layout = try LayoutEngine.layOut(collection, with: provider("left-align alignItems=end"))
    #expect(layout.items(onLine: 0, inSection: 0) == 0..<1_000)
    #expect(layout.frames[0] == Rect(0, 40, 1, 10) && layout.frames[900] == Rect(900, 0, 1, 50))
    #expect(layout.frames[1_000] == Rect(0, 50, 2_000, 10))
    #expect(names(layout.elements(in: Rect(0, 45, 1, 1))) == "item 0.0")
  }
}
