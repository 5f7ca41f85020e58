import Reflow
import ReflowTesting
import Testing

/// Items that are longer than the line and are cut to it; text then grows in depth.
@Suite("Items cut to the line")
struct OversizeTests {
  /// Text that takes 20 points of height for each 100 of width that it is short of 300.
  private let text: Section.Remeasure = { item, width in
    item == 1 ? nil : Size(width: width, height: (300 / width).rounded(.up) * 20)
  }

  private func collection(_ scroll: ScrollDirection = .vertical) -> LayoutCollection {
    var collection = LayoutCollection(100, height: 100, [(300, 20), (250, 20), (40, 20)])
    collection.scrollDirection = scroll
    collection.sections[0].remeasure = text
    return collection
  }

  @Test(arguments: ["left-align", "aligned-flow"])
  func cutTextGrowsInDepth(_ name: String) throws {
    let layout = try LayoutEngine.layOut(collection(), with: provider("\(name) oversize=clamp"))
    #expect(
      layout.frames == [Rect(0, 0, 100, 60), Rect(0, 60, 100, 20), Rect(0, 80, 40, 20)])
    #expect(layout.contentSize.height == 100 && layout.lineCount == 3)
    #expect(names(layout.elements(in: Rect(0, 50, 100, 5))) == "item 0.0")
  }

  @Test func whatIsKeptSticksOut() throws {
    let layout = try LayoutEngine.layOut(collection(), with: provider("left-align"))
    #expect(layout.frames[0] == Rect(0, 0, 300, 20) && layout.contentSize.width == 100)
    #expect(names(layout.elements(in: Rect(200, 0, 10, 10))) == "item 0.0")
  }

  /// Text wraps at a width only: in lines that run down the page it is cut and stays as wide.
  @Test func linesDownThePageCutWithoutGrowing() throws {
    var collection = collection(.horizontal)
    collection.sections[0].items = [Size(width: 20, height: 300), Size(width: 30, height: 40)]
    let layout = try LayoutEngine.layOut(collection, with: provider("left-align oversize=clamp"))
    #expect(layout.frames == [Rect(0, 0, 20, 100), Rect(20, 0, 30, 40)])
  }

  @Test func anItemAsLongAsTheLineIsNotCut() throws {
    var collection = collection()
    collection.sections[0].items = [Size(width: 100, height: 20)]
    let layout = try LayoutEngine.layOut(collection, with: provider("left-align oversize=clamp"))
    #expect(layout.frames == [Rect(0, 0, 100, 20)])
  }
}
