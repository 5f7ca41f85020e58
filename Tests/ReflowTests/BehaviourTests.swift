import Reflow
import ReflowTesting
import Testing

/// What reports of faults ask for and one scene cannot show: one test a report, named after it.
/// Queries, cost and results that are kept are in `BehaviourEditTests`.
@Suite("Behaviours")
struct BehaviourTests {
  @Test("report-011-pixel-edges")
  func report011PixelEdges() throws {
    let collection = LayoutCollection(20, [(1, 10), (1, 10), (1, 10)])
    let layout = try LayoutEngine.layOut(collection, with: provider("waterfall columns=3"))
    let rounded = layout.frames.map { $0.roundedToPixels(scale: 1) }
    #expect(rounded.map(\.minX) == [0, 7, 13] && rounded.last?.maxX == 20)
    #expect(rounded.map(\.size.width) == [7, 6, 7])
  }

  @Test("report-048-negative-insets")
  func report048NegativeInsets() throws {
    let collection = LayoutCollection(100, insets: Insets(left: -10, right: -10), [(120, 20)])
    let layout = try LayoutEngine.layOut(collection, with: provider("left-align oversize=clamp"))
    #expect(layout.frames == [Rect(-10, 0, 120, 20)])
    #expect(layout.contentSize == Size(width: 100, height: 20))
  }

  @Test("report-055-gaps-in-a-span")
  func report055GapsInASpan() {
    #expect(EqualColumns(width: 59, spacing: 18).span(of: 598) == 8)
  }

  @Test("report-059-no-columns")
  func report059NoColumns() {
    let refused = ProviderError.outOfRange(
      provider: "waterfall", parameter: "columns", value: 0, rule: "at least 1")
    #expect(throws: refused) { try provider("waterfall columns=0") }
    #expect(refused.message == "waterfall: columns is 0; it must be at least 1")
  }

  @Test("report-061-width-comes-later")
  func report061WidthComesLater() throws {
    var collection = LayoutCollection(0, spacing: 10, [(50, 80), (50, 60)])
    let made = try provider("waterfall columns=2")
    let narrow = try LayoutEngine.layOut(collection, with: made)
    #expect(narrow.frames.map(\.size.width) == [0, 0])
    collection.container.width = 200
    let layout = try LayoutEngine.layOut(collection, with: made, reusing: narrow)
    #expect(layout.frames == [Rect(0, 0, 95, 80), Rect(105, 0, 95, 60)])
    #expect(layout.contentSize == Size(width: 200, height: 80))
    try ReuseLaws.require(
      layout, equals: LayoutEngine.layOut(collection, with: made), "equals a fresh layout")
  }

  @Test("report-063-deep-item-in-the-middle")
  func report063DeepItemInTheMiddle() throws {
    let sizes = [(1.0, 10.0), (1, 500)] + Array(repeating: (1, 10), count: 18)
    let layout = try LayoutEngine.layOut(
      LayoutCollection(200, sizes), with: provider("waterfall columns=2"))
    #expect(names(layout.elements(in: Rect(0, 300, 200, 100))) == "item 0.1")
  }

  @Test("report-065-hits-far-apart")
  func report065HitsFarApart() throws {
    let sizes = [(1.0, 1_000.0)] + Array(repeating: (1, 100), count: 30)
    let layout = try LayoutEngine.layOut(
      LayoutCollection(300, sizes), with: provider("waterfall columns=3"))
    #expect(
      names(layout.elements(in: Rect(0, 500, 300, 100))) == "item 0.0, item 0.11, item 0.12")
  }

  @Test("report-067-each-once")
  func report067EachOnce() throws {
    let section = Section(header: 20, [(100, 80)])
    let collection = LayoutCollection(
      container: Size(width: 100, height: 480), sections: [section, section])
    let layout = try LayoutEngine.layOut(collection, with: sections(of: "left-align"))
    #expect(names(layout.elements(in: Rect(0, 0, 100, 50))) == "header 0, item 0.0")
    #expect(
      names(layout.elements(in: Rect(0, 50, 100, 150))) == "item 0.0, header 1, item 1.0")
    #expect(
      names(layout.elements(in: Rect(0, 0, 100, 200)))
        == "header 0, item 0.0, header 1, item 1.0")
  }

  @Test("report-069-moved-into-the-rectangle")
  func report069MovedIntoTheRectangle() throws {
    let collection = LayoutCollection(100, spacing: 10, [(45, 20), (40, 20)])
    let layout = try LayoutEngine.layOut(
      collection, with: provider("aligned-flow justifyContent=end"))
    #expect(names(layout.elements(in: Rect(95, 0, 5, 20))) == "item 0.1")
    #expect(layout.elements(in: Rect(0, 0, 5, 20)).isEmpty)
  }

  @Test(
    "report-085-infinite-by-nothing",
    arguments: SpecimenProviders.all,
    [
      (Size(width: .infinity, height: 0), "infinite; it must be a finite number"),
      (Size(width: .nan, height: 10), "not a number; it must be a finite number"),
      (Size(width: -1, height: 10), "negative (-1); it must be 0 or more"),
    ])
  func report085InfiniteByNothing(_ name: String, _ size: (Size, String)) throws {
    let made = try SpecimenProviders.make(name)
    let collection = LayoutCollection(
      container: Size(width: 100, height: 100), sections: [Section(items: [size.0])])
    do {
      let layout = try LayoutEngine.layOut(collection, with: made)
      Issue.record("laid out: \(layout.listing)")
    } catch {
      #expect(error.message == "section 0, item 0, width: \(size.1)")
    }
  }

  @Test("report-087-no-size-not-found")
  func report087NoSizeNotFound() throws {
    let collection = LayoutCollection(200, spacing: 10, [(40, 20), (0, 0), (40, 20)])
    let layout = try LayoutEngine.layOut(collection, with: provider("left-align"))
    let content = Rect(origin: .zero, size: layout.contentSize)
    #expect(names(layout.elements(in: content)) == "item 0.0, item 0.2")
    #expect(layout.frame(ofItem: ItemPath(section: 0, item: 1)) == Rect(50, 0, 0, 0))
  }

  /// Once in this process; that another process answers the same is for a program to show.
  @Test("report-s03-order-of-answers")
  func reportS03OrderOfAnswers() throws {
    let sizes = (0..<40).map { (10.0, Double($0 % 7) * 10 + 10) }
    let section = Section(header: 20, footer: 10, sizes)
    let collection = LayoutCollection(
      container: Size(width: 200, height: 480), sections: [section, section, section])
    let layout = try LayoutEngine.layOut(collection, with: sections(of: "waterfall columns=2"))
    var expected: [Element] = []
    for section in 0..<3 {
      expected.append(.header(section: section))
      expected += (0..<40).map { .item(section: section, item: $0) }
      expected.append(.footer(section: section))
    }
    for _ in 0..<100 {
      let found = layout.elements(in: Rect(origin: .zero, size: layout.contentSize))
      #expect(found.map(\.element) == expected)
    }
  }
}
