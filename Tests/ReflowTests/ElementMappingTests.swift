import ReflowTesting
import Testing

@testable import Reflow

@Suite("ElementMapping")
struct ElementMappingTests {
  @Test func withoutEditsEverythingStays() {
    let mapping = ElementMapping()
    #expect(mapping.before(of: ItemPath(section: 2, item: 7)) == ItemPath(section: 2, item: 7))
    #expect(mapping.before(of: .header(section: 1)) == .header(section: 1))
  }

  @Test func insertedItemsWereNowhere() {
    let mapping = ElementMapping([.insertItems(section: 1, range: 2..<4)])
    let before = (0..<6).map { mapping.before(of: ItemPath(section: 1, item: $0))?.item }
    #expect(before == [0, 1, nil, nil, 2, 3])
    #expect(mapping.before(of: ItemPath(section: 0, item: 3)) == ItemPath(section: 0, item: 3))
    #expect(mapping.before(of: .footer(section: 1)) == .footer(section: 1))
  }

  @Test func removedItemsLeaveAGap() {
    let mapping = ElementMapping([.removeItems(section: 0, range: 1..<3)])
    let before = (0..<3).map { mapping.before(of: ItemPath(section: 0, item: $0))?.item }
    #expect(before == [0, 3, 4])
  }

  @Test func sectionsShiftWithAllTheirElements() {
    let mapping = ElementMapping([.insertSection(1)])
    #expect(mapping.before(of: .header(section: 0)) == .header(section: 0))
    #expect(mapping.before(of: .header(section: 1)) == nil)
    #expect(mapping.before(of: .item(section: 2, item: 4)) == .item(section: 1, item: 4))
    let removal = ElementMapping([.removeSection(1)])
    #expect(removal.before(of: .footer(section: 1)) == .footer(section: 2))
    #expect(removal.before(of: .item(section: 0, item: 4)) == .item(section: 0, item: 4))
  }

  @Test func movedItemsStayThemselves() {
    let back = ElementMapping([
      .moveItems(section: 0, range: 1..<3, to: ItemPath(section: 0, item: 3))
    ])
    // 0 1 2 3 4 5 becomes 0 3 4 1 2 5.
    #expect(items(back, of: 0, 0..<6) == [0, 3, 4, 1, 2, 5])
    #expect(items(back.inverse, of: 0, 0..<6) == [0, 3, 4, 1, 2, 5])
    let front = ElementMapping([
      .moveItems(section: 0, range: 3..<5, to: ItemPath(section: 0, item: 0))
    ])
    #expect(items(front, of: 0, 0..<6) == [3, 4, 0, 1, 2, 5])
    #expect(items(front.inverse, of: 0, 0..<6) == [2, 3, 4, 0, 1, 5])
    let nowhere = ElementMapping([
      .moveItems(section: 0, range: 3..<5, to: ItemPath(section: 0, item: 3))
    ])
    #expect(items(nowhere, of: 0, 0..<6) == [0, 1, 2, 3, 4, 5])
  }

  @Test func itemsMoveToAnotherSection() {
    let edits: [CollectionEdit] = [
      .moveItems(section: 0, range: 1..<3, to: ItemPath(section: 2, item: 1))
    ]
    let mapping = ElementMapping(edits)
    #expect(items(mapping, of: 0, 0..<3) == [0, 3, 4])
    let moved = (0..<4).map { mapping.before(of: ItemPath(section: 2, item: $0)) }
    #expect(
      moved == [
        ItemPath(section: 2, item: 0), ItemPath(section: 0, item: 1),
        ItemPath(section: 0, item: 2), ItemPath(section: 2, item: 1),
      ])
    // They stay themselves in a section that is new, and when the one goes that they were in.
    let saved = ElementMapping([
      .insertSection(1), .moveItems(section: 0, range: 1..<3, to: ItemPath(section: 1, item: 0)),
      .removeSection(0),
    ])
    #expect(items(saved, of: 0, 0..<3) == [1, 2, nil])
    #expect(saved.before(of: .header(section: 0)) == nil)
    #expect(saved.before(of: .header(section: 1)) == .header(section: 1))
  }

  @Test func aSectionMovesWithAllItsElements() {
    let mapping = ElementMapping([
      .insertItems(section: 0, range: 1..<2), .moveSection(0, to: 2),
    ])
    #expect((0..<4).map { mapping.before(of: .header(section: $0))?.section } == [1, 2, 0, 3])
    #expect((0..<4).map { mapping.before(of: .footer(section: $0))?.section } == [1, 2, 0, 3])
    #expect(items(mapping, of: 2, 0..<3) == [0, nil, 1])
    #expect(mapping.before(of: .item(section: 0, item: 5)) == .item(section: 1, item: 5))
    let back = mapping.inverse
    #expect((0..<4).map { back.before(of: .header(section: $0))?.section } == [2, 0, 1, 3])
    #expect(back.before(of: .item(section: 0, item: 1)) == .item(section: 2, item: 2))
  }

  /// The numbers of a section's items before the edits.
  private func items(_ mapping: ElementMapping, of section: Int, _ range: Range<Int>) -> [Int?] {
    range.map { mapping.before(of: ItemPath(section: section, item: $0))?.item }
  }

  @Test("Edits of no items change nothing, and what is in no collection was nowhere")
  func edges() {
    let place = ItemPath(section: 1, item: 1)
    let mapping = ElementMapping([
      .insertItems(section: 0, range: 2..<2), .removeItems(section: 0, range: 1..<1),
      .moveItems(section: 0, range: 0..<0, to: place), .moveSection(1, to: 1),
    ])
    #expect(items(mapping, of: 0, 0..<4) == [0, 1, 2, 3])
    #expect(items(mapping, of: 1, 0..<4) == [0, 1, 2, 3])
    #expect(mapping.before(of: ItemPath(section: -1, item: 0)) == nil)
    #expect(mapping.before(of: ItemPath(section: 0, item: -1)) == nil)
    let rest = ElementMapping([.removeItems(section: 0, range: 2..<Int.max)])
    #expect(items(rest, of: 0, 0..<3) == [0, 1, nil])
    let last = ItemPath(section: 0, item: .max - 1)
    #expect(ElementMapping().before(of: last) == last)
    #expect(ElementMapping([.insertItems(section: 0, range: 0..<5)]).before(of: last) != nil)
  }

  @Test("A run ends where neighbours were none, and where no more is wanted")
  func runs() {
    let mapping = ElementMapping([
      .removeItems(section: 0, range: 2..<4), .insertItems(section: 0, range: 5..<8),
    ])
    let runs = [0, 1, 2, 5, 6, 8].map { mapping.run(from: ItemPath(section: 0, item: $0), most: 9) }
    #expect(runs.map(\.source?.item) == [0, 1, 4, nil, nil, 7])
    #expect(runs.map(\.count) == [2, 1, 3, 3, 2, 9])
    #expect(mapping.run(from: ItemPath(section: 0, item: 2), most: 1).count == 1)
    #expect(mapping.run(from: ItemPath(section: 3, item: 2), most: 4).count == 4)
  }

  @Test func anEditAndItsInverse() {
    let place = ItemPath(section: 0, item: 7)
    let edits: [CollectionEdit] = [
      .insertItems(section: 1, range: 2..<4), .removeItems(section: 1, range: 2..<4),
      .insertSection(3), .removeSection(3), .moveSection(1, to: 4), .moveSection(4, to: 1),
      .moveItems(section: 1, range: 2..<4, to: place),
      .moveItems(section: 0, range: 7..<9, to: ItemPath(section: 1, item: 2)),
    ]
    let inverses = [1, 0, 3, 2, 5, 4, 7, 6].map { edits[$0] }
    #expect(edits.map(\.inverse) == inverses)
    #expect(ElementMapping(edits).inverse.inverse == ElementMapping(edits))
    #expect(ElementMapping(edits).inverse != ElementMapping(edits))
    #expect(Set([ElementMapping(edits), ElementMapping(edits), ElementMapping()]).count == 2)
  }

  /// Sections of numbered items, edited at random: every number is looked for where the mapping says
  /// that it was.
  @Test(arguments: [1...6, 20...60])
  func mappingsFollowEveryElement(_ lengths: ClosedRange<Int>) {
    for seed in 0..<200 {
      var generator = SeededGenerator(seed: seed)
      var model = Model()
      let original = model
      let edits = (0..<Int.random(in: lengths, using: &generator)).map { _ in
        model.editAtRandom(&generator)
      }
      let trail: Comment = "seed \(seed), \(edits)"
      let mapping = ElementMapping(edits)
      check(mapping, from: original, to: model, trail)
      check(mapping.inverse, from: model, to: original, trail)
      #expect(mapping.inverse.inverse == mapping, trail)
    }
  }

  private func check(
    _ mapping: ElementMapping, from before: Model, to after: Model, _ trail: Comment
  ) {
    let places = Dictionary(uniqueKeysWithValues: before.items.map { ($1, $0) })
    for (path, number) in after.items {
      #expect(mapping.before(of: path) == places[number], trail)
      #expect(mapping.before(of: Element.item(path)) == places[number].map(Element.item), trail)
      let most = after.sections[path.section].items.count - path.item
      let run = mapping.run(from: path, most: most)
      #expect((1...most).contains(run.count), trail)
      let numbers = after.sections[path.section].items[path.item..<path.item + run.count]
      for (offset, number) in numbers.enumerated() {
        let source = run.source.map { ItemPath(section: $0.section, item: $0.item + offset) }
        #expect(source == places[number], trail)
      }
    }
    for (section, content) in after.sections.enumerated() {
      let source = before.sections.firstIndex { $0.name == content.name }
      let header = mapping.before(of: .header(section: section))
      let footer = mapping.before(of: .footer(section: section))
      #expect(header == source.map(Element.header(section:)), trail)
      #expect(footer == source.map(Element.footer(section:)), trail)
    }
  }

  @Test("After everything was replaced nothing was there before")
  func replaceAll() {
    let mapping = ElementMapping([.insertSection(0), .replaceAll])
    #expect(mapping.before(of: .header(section: 0)) == nil)
    #expect(mapping.before(of: .item(section: 0, item: 3)) == nil)
    #expect(CollectionEdit.replaceAll.inverse == .replaceAll)
  }
}

/// A collection whose items and sections have numbers that no edit changes.
private struct Model {
  struct Content {
    var name: Int
    var items: [Int]
  }

  var sections = [
    Content(name: 100, items: [0, 1, 2, 3]), Content(name: 101, items: [4, 5, 6]),
    Content(name: 102, items: []),
  ]
  private var last = 1_000

  var items: [(ItemPath, Int)] {
    sections.enumerated().flatMap { section, content in
      content.items.enumerated().map { (ItemPath(section: section, item: $0), $1) }
    }
  }

  private mutating func next() -> Int {
    last += 1
    return last
  }

  mutating func editAtRandom(_ generator: inout SeededGenerator) -> CollectionEdit {
    func draw(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
    if sections.isEmpty || generator.chance(0.1) {
      let section = draw(0...sections.count)
      sections.insert(Content(name: next(), items: [next(), next()]), at: section)
      return .insertSection(section)
    }
    let section = draw(0...sections.count - 1)
    let other = draw(0...sections.count - 1)
    let count = sections[section].items.count
    let first = draw(0...count)
    let range = first..<draw(first...count)
    switch draw(0...24) {
    case 0:
      for section in sections.indices {
        sections[section].name = next()
        for item in sections[section].items.indices { sections[section].items[item] = next() }
      }
      return .replaceAll
    case 1...2:
      sections.remove(at: section)
      return .removeSection(section)
    case 3...6:
      sections.insert(sections.remove(at: section), at: other)
      return .moveSection(section, to: other)
    case 7...12:
      let new = (0..<draw(0...3)).map { _ in next() }
      sections[section].items.insert(contentsOf: new, at: first)
      return .insertItems(section: section, range: first..<first + new.count)
    case 13...16:
      sections[section].items.removeSubrange(range)
      return .removeItems(section: section, range: range)
    default:
      let moved = sections[section].items[range]
      sections[section].items.removeSubrange(range)
      let target = draw(0...sections[other].items.count)
      sections[other].items.insert(contentsOf: moved, at: target)
      return .moveItems(
        section: section, range: range, to: ItemPath(section: other, item: target))
    }
  }
}
