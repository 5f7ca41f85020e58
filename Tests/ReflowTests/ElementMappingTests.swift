import Reflow
import ReflowTesting
import Testing

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

  @Test func anEditAndItsInverse() {
    let edits: [CollectionEdit] = [
      .insertItems(section: 1, range: 2..<4), .removeItems(section: 1, range: 2..<4),
      .insertSection(3), .removeSection(3),
    ]
    #expect(edits.map(\.inverse) == [edits[1], edits[0], edits[3], edits[2]])
    #expect(ElementMapping(edits).inverse.inverse == ElementMapping(edits))
  }

  /// Sections of numbered items, edited at random: every number is looked for where the mapping says
  /// that it was.
  @Test func mappingsFollowEveryItem() throws {
    for seed in 0..<200 {
      var generator = SeededGenerator(seed: seed)
      var model = Model(sections: [[0, 1, 2, 3], [4, 5, 6]], names: [100, 101])
      let original = model
      var edits: [CollectionEdit] = []
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        edits.append(model.editAtRandom(&generator))
      }
      let trail: Comment = "seed \(seed), \(edits)"
      let mapping = ElementMapping(edits)
      for (path, number) in model.items {
        #expect(mapping.before(of: path) == original.items.first { $0.1 == number }?.0, trail)
      }
      for (path, number) in original.items {
        let after = mapping.inverse.before(of: path)
        #expect(after == model.items.first { $0.1 == number }?.0, trail)
      }
      for (section, name) in model.names.enumerated() {
        let before = original.names.firstIndex(of: name).map(Element.header(section:))
        #expect(mapping.before(of: .header(section: section)) == before, trail)
      }
    }
  }

  /// A collection whose items and sections have numbers that no edit changes.
  private struct Model {
    var sections: [[Int]]
    var names: [Int]
    var next = 1_000

    init(sections: [[Int]], names: [Int]) {
      self.sections = sections
      self.names = names
    }

    var items: [(ItemPath, Int)] {
      sections.enumerated().flatMap { section, items in
        items.enumerated().map { (ItemPath(section: section, item: $0), $1) }
      }
    }

    mutating func editAtRandom(_ generator: inout SeededGenerator) -> CollectionEdit {
      let section = Int.random(in: 0...sections.count, using: &generator)
      next += 10
      if section == sections.count || generator.chance(0.2) {
        sections.insert([next, next + 1], at: section)
        names.insert(next, at: section)
        return .insertSection(section)
      }
      if generator.chance(0.2) {
        sections.remove(at: section)
        names.remove(at: section)
        return .removeSection(section)
      }
      let count = sections[section].count
      let first = Int.random(in: 0...count, using: &generator)
      if generator.chance(0.5) {
        let range = first..<first + Int.random(in: 1...3, using: &generator)
        sections[section].insert(contentsOf: range.map { next + $0 - first }, at: first)
        return .insertItems(section: section, range: range)
      }
      let range = first..<Int.random(in: first...count, using: &generator)
      sections[section].removeSubrange(range)
      return .removeItems(section: section, range: range)
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
