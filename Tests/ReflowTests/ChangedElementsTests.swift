import LayoutTestSupport
import LeftAlign
import Reflow
import Sections
import Testing
import Waterfall

@Suite("Changed elements, one by one")
struct ChangedElementsTests {
  @Test("The later layout's elements in their order, then those that went")
  func order() throws {
    let old = try layOut([50 × 32, 60 × 32, 70 × 32], width: 130, with: LeftAlignProvider.self)
    let new = try layOut([50 × 32, 20 × 32, 70 × 40], width: 130, with: LeftAlignProvider.self)
    // Item 1 went; another one came in its place.
    let mapping = ElementMapping([
      .removeItems(section: 0, range: 1..<2), .insertItems(section: 0, range: 1..<2),
    ])
    let change = LayoutChange(from: old, to: new, mapping: mapping)
    let found = Array(change.elements)
    #expect(found.map(\.kind) == [.came, [.resized], .went])
    #expect(found[0].before == nil)
    #expect(found[0].after?.element == .item(section: 0, item: 1))
    #expect(found[0].after?.line == 0)
    #expect(found[1].before.map { Frame($0.frame) } == [0, 42, 70, 32])
    #expect(found[1].after.map { Frame($0.frame) } == [0, 42, 70, 40])
    #expect(found[2].before.map { Frame($0.frame) } == [60, 0, 60, 32])
    #expect(found[2].after == nil)
  }

  @Test("Nothing changed is nothing listed; an empty layout loses and gets everything")
  func ends() throws {
    let some = try layOut([50 × 32, 60 × 32], with: LeftAlignProvider.self)
    let none = try layOut(sections: [], with: provider(LeftAlignProvider.self))
    #expect(Array(LayoutChange(from: some, to: some).elements) == [])
    #expect(LayoutChange(from: none, to: some).elements.map(\.kind) == [.came, .came])
    #expect(LayoutChange(from: some, to: none).elements.map(\.kind) == [.went, .went])
    let replaced = LayoutChange(from: some, to: some, mapping: ElementMapping([.replaceAll]))
    #expect(replaced.elements.map(\.kind) == [.came, .came, .went, .went])
  }

  @Test("Headers and footers come and go")
  func supplementaries() throws {
    var registry = ProviderRegistry()
    registry.register(LeftAlignProvider.self)
    registry.register(SectionsProvider.self)
    let stack = try registry.provider(ProviderSpecification("sections"))
    let bare = try layOut(sections: [Section([50 × 32])], with: stack)
    var section = Section([50 × 32])
    section.header = 20
    section.footer = 10
    let full = try layOut(sections: [section], with: stack)
    let there = LayoutChange(from: bare, to: full).elements.map { $0 }
    #expect(
      there.map(\.after?.element) == [
        .header(section: 0), .item(section: 0, item: 0), .footer(section: 0),
      ])
    #expect(there.map(\.kind) == [.came, .moved, .came])
    let back = LayoutChange(from: full, to: bare).elements.map { $0 }
    #expect(back.map(\.kind) == [.moved, .went, .went])
    #expect(
      back.map(\.before?.element) == [
        .item(section: 0, item: 0), .header(section: 0), .footer(section: 0),
      ])
  }

  @Test("Edits anywhere: what is listed is what is counted, and each kind is the element's")
  func law() throws {
    var random = Draws(seed: 7)
    for _ in 0..<40 {
      var sections = [random.sizes(most: 600), random.sizes(most: 40), []]
      let old = try lay(sections, random.draw(200) + 60)
      var edits: [CollectionEdit] = []
      for _ in 0..<random.draw(5) { edits.append(random.edit(&sections)) }
      let new = try lay(sections, random.draw(200) + 60)
      let change = LayoutChange(from: old, to: new, mapping: ElementMapping(edits))
      var counts = LayoutChange.Counts()
      for element in change.elements {
        let kind = element.kind
        if kind.contains(.moved) { counts.moved += 1 }
        if kind.contains(.resized) { counts.resized += 1 }
        if kind.contains(.changedLine) { counts.changedLine += 1 }
        if kind == .came { counts.came += 1 }
        if kind == .went { counts.went += 1 }
        if let place = element.after {
          #expect(change.kind(of: place.element) == kind)
          #expect(new.frame(of: place.element) == place.frame)
        }
        if let place = element.before { #expect(old.frame(of: place.element) == place.frame) }
      }
      #expect(counts == change.counts)
      let all = new.elements.filter { change.kind(of: $0.element)?.isEmpty == false }
      #expect(all.count + counts.went == Array(change.elements).count)
    }
  }

  private func lay(_ sections: [[Size]], _ width: Int) throws -> Layout {
    try layOut(
      sections: sections.map { Section($0) }, width: Double(width),
      with: provider(LeftAlignProvider.self))
  }

  @Test("Old places are those of what moved, was resized or went, as far as asked")
  func oldPlaces() throws {
    let old = try layOut([50 × 32, 60 × 32, 70 × 32], width: 300, with: LeftAlignProvider.self)
    let new = try layOut([50 × 32, 70 × 32], width: 300, with: LeftAlignProvider.self)
    let mapping = ElementMapping([.removeItems(section: 0, range: 1..<2)])
    let change = LayoutChange(from: old, to: new, mapping: mapping)
    let places = change.oldPlaces(in: Rect(x: 0, y: 0, width: 300, height: 100))
    #expect(places.map { Frame($0.frame) } == [[60, 0, 60, 32], [130, 0, 70, 32]])
    #expect(change.oldPlaces(in: Rect(x: 0, y: 0, width: 100, height: 9)).count == 1)
  }
}

@Suite("What layouts hold and queries cost")
struct CostTests {
  @Test("A layout holds bytes for stretches and not for items; the items hold 16 each")
  func bytes() throws {
    let sizes = Array(repeating: 50.0 × 32.0, count: 100_000)
    let layout = try layOut(sizes, with: LeftAlignProvider.self)
    let stretches = 100_000 / Stretch.length + 1
    #expect(layout.collection.itemBytesHeld >= 16 * 100_000)
    #expect(layout.bytesHeld >= stretches * 32)
    #expect(layout.bytesHeld <= stretches * 400)
    // A waterfall's states have buffers of their own: 8 bytes a column.
    let narrow = try layOut(sizes, with: WaterfallProvider.self, ["columns": .number(2)])
    let wide = try layOut(sizes, with: WaterfallProvider.self, ["columns": .number(100)])
    #expect(wide.bytesHeld - narrow.bytesHeld >= stretches * 90 * 8)
    #expect(try layOut([], with: LeftAlignProvider.self).bytesHeld > 0)
  }

  @Test("Asking for a point looks at few elements, and finds the same with and without counting")
  func point() throws {
    let sizes = Array(repeating: 50.0 × 32.0, count: 10_000)
    let layout = try layOut(sizes, with: LeftAlignProvider.self)
    var cost = QueryCost()
    let point = Point(x: 70, y: layout.contentSize.height / 2)
    #expect(layout.element(at: point, cost: &cost) == layout.element(at: point))
    #expect(cost.elements > 0 && cost.elements <= 2 * Stretch.length)
    #expect(cost.comparisons > 0)
    #expect(layout.elementCount == 10_000)
  }
}

/// Numbers that differ, the same for the same seed.
private struct Draws {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// From 0 up to a limit.
  mutating func draw(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }

  mutating func sizes(most: Int) -> [Size] {
    (0..<draw(most)).map { _ in Double(draw(60) + 10) × Double(draw(30) + 10) }
  }

  /// An edit, made.
  mutating func edit(_ sections: inout [[Size]]) -> CollectionEdit {
    let section = draw(sections.count)
    let count = sections[section].count
    switch draw(6) {
    case 0:
      let first = draw(count + 1)
      let items = sizes(most: 300)
      sections[section].insert(contentsOf: items, at: first)
      return .insertItems(section: section, range: first..<first + items.count)
    case 1:
      let first = draw(count + 1)
      let range = first..<first + draw(count - first + 1)
      sections[section].removeSubrange(range)
      return .removeItems(section: section, range: range)
    case 2:
      let first = draw(count + 1)
      let range = first..<first + draw(count - first + 1)
      let moved = sections[section][range]
      sections[section].removeSubrange(range)
      let other = draw(sections.count)
      let target = ItemPath(section: other, item: draw(sections[other].count + 1))
      sections[other].insert(contentsOf: moved, at: target.item)
      return .moveItems(section: section, range: range, to: target)
    case 3:
      let target = draw(sections.count)
      sections.insert(sections.remove(at: section), at: target)
      return .moveSection(section, to: target)
    case 4:
      sections.insert(sizes(most: 30), at: section)
      return .insertSection(section)
    default:
      guard sections.count > 1 else { return .removeItems(section: section, range: 0..<0) }
      sections.remove(at: section)
      return .removeSection(section)
    }
  }
}
