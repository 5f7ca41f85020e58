import Reflow
import ReflowTesting
import Testing

/// Behaviours of layouts that are made after an edit from the layout before it, and of cost.
@Suite("Behaviours of edits and cost")
struct BehaviourEditTests {
  @Test("report-073-delete-an-item")
  func report073DeleteAnItem() throws {
    var collection = LayoutCollection(100, spacing: 10, [(1, 100), (1, 100), (1, 100)])
    let made = try provider("waterfall columns=1")
    var layout = try LayoutEngine.layOut(collection, with: made)
    var heights = [layout.contentSize.height]
    for index in [1, 0, 0] {
      collection.sections[0].items.remove(at: index)
      layout = try LayoutEngine.layOut(collection, with: made, reusing: layout)
      heights.append(layout.contentSize.height)
    }
    #expect(heights == [320, 210, 100, 0])
  }

  @Test(
    "report-077-estimate-replaced",
    arguments: [[0, 1, 2, 3, 4], [4, 3, 2, 1, 0], [2, 0, 4, 1, 3]])
  func report077EstimateReplaced(_ order: [Int]) throws {
    var collection = LayoutCollection(
      320, spacing: 10, Array(repeating: (200, 50), count: 5))
    let made = try provider("left-align")
    var layout = try LayoutEngine.layOut(collection, with: made)
    for item in order {
      collection.sections[0].items[item] = Size(width: 60, height: 30)
      layout = try LayoutEngine.layOut(collection, with: made, reusing: layout)
      try ReuseLaws.require(
        layout, equals: LayoutEngine.layOut(collection, with: made), "equals a fresh layout")
    }
    #expect(layout.frames.map(\.minX) == [0, 70, 140, 210, 0])
    #expect(layout.frames.map(\.minY) == [0, 0, 0, 0, 40])
    #expect(layout.contentSize == Size(width: 320, height: 70))
  }

  @Test("report-089-fewer-columns")
  func report089FewerColumns() throws {
    let collection = LayoutCollection(300, (1...6).map { (1, Double($0) * 10) })
    let three = try provider("waterfall columns=3")
    let first = try LayoutEngine.layOut(collection, with: three)
    let two = try provider("waterfall columns=2")
    let fewer = try LayoutEngine.layOut(collection, with: two, reusing: first)
    #expect(fewer.frames.map(\.minX) == [0, 150, 0, 150, 0, 150])
    #expect(fewer.frames.map(\.minY) == [0, 0, 10, 20, 40, 60])
    #expect(fewer.contentSize.height == 120)
    let again = try LayoutEngine.layOut(collection, with: three, reusing: fewer)
    try ReuseLaws.require(again, equals: first, "equals a fresh layout")
    #expect(again.frames.map(\.minX) == [0, 100, 200, 0, 100, 200])
  }

  private func twoSections() -> LayoutCollection {
    let section = Section(header: 30, footer: 20, [(50, 20), (50, 20)])
    return LayoutCollection(
      container: Size(width: 100, height: 480), sections: [section, section])
  }

  @Test("report-091-last-section-removed")
  func report091LastSectionRemoved() throws {
    var collection = twoSections()
    let made = try sections(of: "left-align")
    let full = try LayoutEngine.layOut(collection, with: made)
    #expect(full.elements.count == 8)
    collection.sections.removeAll()
    let layout = try LayoutEngine.layOut(collection, with: made, reusing: full)
    #expect(layout.contentSize.height == 0 && layout.elements.isEmpty)
    #expect(layout.elements(in: Rect(-1e6, -1e6, 2e6, 2e6)).isEmpty)
  }

  @Test("report-091-header-of-a-removed-section")
  func report091HeaderOfARemovedSection() throws {
    var collection = twoSections()
    let made = try sections(of: "left-align")
    let full = try LayoutEngine.layOut(collection, with: made)
    collection.sections.removeAll()
    let layout = try LayoutEngine.layOut(collection, with: made, reusing: full)
    #expect(layout.frame(of: .header(section: 0)) == nil)
    #expect(layout.frame(of: .footer(section: 0)) == nil)
    #expect(layout.frame(of: .item(section: 0, item: 0)) == nil)
    #expect(layout.header(ofSection: 0) == nil && layout.footer(ofSection: 0) == nil)
  }

  @Test("report-093-which-changes-count")
  func report093WhichChangesCount() throws {
    let sizes = (0..<1_000).map { (Double($0 % 90) + 10, 20.0) }
    var collection = LayoutCollection(320, sizes)
    let made = try provider("left-align")
    var layout = try LayoutEngine.layOut(collection, with: made)
    #expect(layout.work.itemsPlaced == 1_000 && layout.work.sectionsReused == 0)
    collection.container.height = 700
    layout = try LayoutEngine.layOut(collection, with: made, reusing: layout)
    #expect(layout.work.itemsPlaced == 0 && layout.work.sectionsReused == 1)
    collection.offset.y = 90
    layout = try LayoutEngine.layOut(collection, with: made, reusing: layout)
    #expect(layout.work.itemsPlaced == 0)
    collection.container.width = 300
    layout = try LayoutEngine.layOut(collection, with: made, reusing: layout)
    #expect(layout.work.itemsPlaced == 1_000)
  }

  @Test("report-093-which-changes-count, with pinned headers")
  func report093PinnedHeaders() throws {
    let sizes = (0..<1_000).map { (Double($0 % 90) + 10, 20.0) }
    var collection = LayoutCollection(
      container: Size(width: 320, height: 480), sections: [Section(header: 20, sizes)])
    let made = try sections("pinHeaders=section", of: "left-align")
    let before = try LayoutEngine.layOut(collection, with: made)
    collection.offset.y = 90
    let after = try LayoutEngine.layOut(collection, with: made, reusing: before)
    #expect(after.work.itemsPlaced == 0)
    #expect(after.header(ofSection: 0)?.frame.minY == 90)
    #expect(LayoutChange(from: before, to: after).counts.moved == 1)
    #expect(after.frames == before.frames)
  }

  @Test("report-097-section-shrinks")
  func report097SectionShrinks() throws {
    var collection = LayoutCollection(
      container: Size(width: 100, height: 200), offset: Point(x: 0, y: 300),
      sections: [Section(header: 20, [(100, 480)]), Section([(100, 1_000)])])
    let made = try sections("pinHeaders=section", of: "left-align")
    let tall = try LayoutEngine.layOut(collection, with: made)
    #expect(tall.header(ofSection: 0)?.frame.minY == 300)
    collection.sections[0].items[0].height = 80
    let short = try LayoutEngine.layOut(collection, with: made, reusing: tall)
    #expect(short.header(ofSection: 0)?.frame.minY == 80)
  }

  /// Every provider that places along the scroll axis: a circle of a million items has no use.
  @Test(
    "report-099-query-cost",
    arguments: [
      "left-align", "waterfall columns=3", "aligned-flow justifyContent=center", "horizontal",
      "column", "sections",
    ])
  func report099QueryCost(_ name: String) throws {
    let made = try SpecimenProviders.make(name)
    func worstCost(_ count: Int) throws -> Int {
      let items = ItemList(repeatElement(Size(width: 50, height: 25), count: count))
      let viewport = Size(width: 320, height: name == "horizontal" ? 1_700 : 250)
      let layout = try LayoutEngine.layOut(
        LayoutCollection(container: viewport, sections: [Section(items: items)]), with: made)
      let end = layout.contentSize.height - viewport.height
      var worst = 0
      for y in [0, end / 2, end] {
        var cost = QueryCost()
        let shown = Rect(origin: Point(x: 0, y: y), size: viewport)
        let found = layout.elements(in: shown, cost: &cost)
        #expect((7...60).contains(found.count), "\(name), \(count) items, y \(y)")
        worst = max(worst, cost.comparisons + cost.elements)
      }
      return worst
    }
    let few = try worstCost(10_000)
    let many = try worstCost(1_000_000)
    #expect(many <= 2 * few, "\(name): \(few) at 10,000 items, \(many) at 1,000,000")
  }
}
