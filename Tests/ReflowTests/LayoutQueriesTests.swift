import Reflow
import ReflowTesting
import Testing

@Suite("Queries")
struct LayoutQueriesTests {
  //      0    45 55   100
  //   0  ┌────────────┐
  //      │  header 0  │
  //  20  ├────┐  ┌────┤
  //      │ 0.0│  │ 0.1│
  //  50  └────┘  └────┘
  //  60  ┌────┐
  //      │ 0.2│
  //  90  ├────┴───────┐
  //      │  footer 0  │
  // 100  ├────────────┤
  //      │  header 1  │
  // 120  ├────┐───────┘
  //      │ 1.0│
  // 150  └────┘
  private let collection = LayoutCollection(
    container: Size(width: 100, height: 80),
    sections: [
      Section(spacing: 10, header: 20, footer: 10, [(45, 30), (45, 30), (45, 30)]),
      Section(spacing: 10, header: 20, [(45, 30)]),
    ])

  private func layout(offset: Double = 0, _ parameters: String = "") throws -> Layout {
    var collection = collection
    collection.offset.y = offset
    return try LayoutEngine.layOut(collection, with: sections(parameters, of: "left-align"))
  }

  @Test func orderIsSectionHeaderItemsFooter() throws {
    let layout = try layout()
    #expect(layout.contentSize == Size(width: 100, height: 150))
    let all = "header 0, item 0.0, item 0.1, item 0.2, footer 0, header 1, item 1.0"
    #expect(names(layout.elements) == all)
    #expect(names(layout.elements(in: Rect(0, 0, 100, 150))) == all)
    #expect(names(layout.elements(in: Rect(-1e12, -1e12, 2e12, 2e12))) == all)
  }

  @Test func overlapIsHalfOpen() throws {
    let layout = try layout()
    #expect(names(layout.elements(in: Rect(45, 20, 10, 70))) == "")
    #expect(names(layout.elements(in: Rect(44, 20, 12, 1))) == "item 0.0, item 0.1")
    #expect(names(layout.elements(in: Rect(0, 50, 100, 10))) == "")
    #expect(names(layout.elements(in: Rect(0, 49, 100, 12))) == "item 0.0, item 0.1, item 0.2")
    #expect(names(layout.elements(in: Rect(0, 90, 100, 10))) == "footer 0")
    #expect(names(layout.elements(in: Rect(100, 0, 50, 150))) == "")
    #expect(names(layout.elements(in: Rect(0, 150, 100, 50))) == "")
  }

  @Test func nothingMeetsARectangleWithoutArea() throws {
    let layout = try layout()
    for rect in [Rect(10, 30, 0, 10), Rect(10, 30, 10, 0), Rect(30, 60, -20, -40)] {
      #expect(layout.elements(in: rect).isEmpty)
    }
    for number in [Double.nan, .infinity, -.infinity] {
      #expect(layout.elements(in: Rect(number, number, number, number)).isEmpty)
      #expect(layout.elements(in: Rect(0, number, 100, number)).isEmpty)
      #expect(layout.element(at: Point(x: number, y: number)) == nil)
    }
  }

  @Test func framesComeWithTheAnswer() throws {
    let found = try layout().elements(in: Rect(50, 30, 20, 10))
    let expected = LayoutAttributes(
      element: .item(section: 0, item: 1), frame: Rect(55, 20, 45, 30))
    #expect(found == [expected])
  }

  @Test func pointsHitLeadingEdgesOnly() throws {
    let layout = try layout()
    func name(_ x: Double, _ y: Double) -> String? {
      layout.element(at: Point(x: x, y: y))?.element.description
    }
    #expect(name(0, 20) == "item 0.0" && name(44.9, 49.9) == "item 0.0")
    #expect(name(45, 20) == nil && name(0, 50) == nil && name(55, 20) == "item 0.1")
    #expect(name(0, 0) == "header 0" && name(99, 99) == "footer 0" && name(99, 100) == "header 1")
    #expect(name(-1, 30) == nil && name(0, 150) == nil)
  }

  @Test func laterItemsLieAboveEarlierOnes() throws {
    let collection = LayoutCollection(100, spacing: -20, [(40, 40), (40, 40), (40, 40)])
    let layout = try LayoutEngine.layOut(collection, with: provider("left-align"))
    #expect(layout.frames.map(\.minX) == [0, 20, 40])
    let hits = [10.0, 25, 45, 65].map { layout.element(at: Point(x: $0, y: 5))?.element }
    #expect(hits == [0, 1, 2, 2].map { .item(section: 0, item: $0) })
  }

  @Test func pinnedViewsLieAboveItems() throws {
    let layout = try layout(offset: 25, "pinHeaders=section pinFooters=section")
    let header = try #require(layout.header(ofSection: 0))
    let footer = try #require(layout.footer(ofSection: 0))
    #expect(header.frame == Rect(0, 25, 100, 20) && header.isPinned)
    #expect(footer.frame == Rect(0, 90, 100, 10) && !footer.isPinned)
    #expect(layout.element(at: Point(x: 10, y: 30)) == header)
    #expect(layout.element(at: Point(x: 10, y: 22))?.element == .item(section: 0, item: 0))
    // The order of a query stays what it was, and the header is found where it stands.
    #expect(
      names(layout.elements(in: Rect(0, 25, 100, 20))) == "header 0, item 0.0, item 0.1")
    #expect(names(layout.elements(in: Rect(0, 0, 100, 20))) == "")
  }

  @Test func aPinnedFooterStandsAtTheViewportsEnd() throws {
    let layout = try layout(offset: -15, "pinFooters=section")
    let footer = try #require(layout.footer(ofSection: 0))
    #expect(footer.frame == Rect(0, 55, 100, 10) && footer.isPinned)
    #expect(layout.element(at: Point(x: 10, y: 61)) == footer)
    #expect(names(layout.elements(in: Rect(0, 56, 40, 2))) == "footer 0")
  }

  @Test func aPinnedViewKeepsWithinItsSection() throws {
    let headers = try [0, 70, 90, 500].map { offset in
      try layout(offset: offset, "pinHeaders=section").header(ofSection: 0)?.frame.minY
    }
    #expect(headers == [0, 70, 80, 80])
    let items = try layout(offset: 500, "pinHeaders=items").header(ofSection: 0)?.frame.minY
    #expect(items == 70)
    let footers = try [0, -60, -500].map { offset in
      try layout(offset: offset, "pinFooters=items").footer(ofSection: 0)?.frame.minY
    }
    #expect(footers == [70, 20, 20])
  }

  @Test func costIsCounted() throws {
    var cost = QueryCost()
    let layout = try layout()
    _ = layout.elements(in: Rect(0, 0, 100, 10), cost: &cost)
    #expect(cost.comparisons > 0 && cost.elements >= 1)
    let first = cost
    _ = layout.elements(in: Rect(0, 0, 100, 10), cost: &cost)
    #expect(cost.comparisons == 2 * first.comparisons && cost.elements == 2 * first.elements)
  }

  /// Where coordinates are so large that a point has few bits left, a query still filters frames.
  @Test(arguments: [1e9, 1e11 + 0.3, 1e13 + 0.7])
  func farDownThePage(_ header: Double) throws {
    let made = try sections(of: "waterfall columns=1")
    for count in 1...30 {
      let sizes = (0..<count).map { (10.1, 20 + Double($0 * 7 % 13) / 7) }
      var section = Section(header: header, sizes)
      section.lineSpacing = 0.7
      let collection = LayoutCollection(
        container: Size(width: 100, height: 80),
        scrollDirection: count % 2 == 0 ? .vertical : .horizontal,
        layoutDirection: count % 3 == 0 ? .rightToLeft : .leftToRight, sections: [section])
      let laws = QueryLaws(try LayoutEngine.layOut(collection, with: made))
      for frame in laws.all.suffix(2).map(\.frame) {
        // Rectangles one bit high or wide, around each edge.
        for edge in [frame.minY.nextDown, frame.minY, frame.maxY.nextDown, frame.maxY] {
          try laws.check(Rect(frame.minX, edge, 100, edge.nextUp - edge))
        }
        for edge in [frame.minX.nextDown, frame.minX, frame.maxX.nextDown, frame.maxX] {
          try laws.check(Rect(edge, frame.minY, edge.nextUp - edge, 100))
        }
      }
    }
  }
}
