import Reflow
import ReflowTesting
import Testing

@Suite("LayoutChange")
struct LayoutChangeTests {
  private let collection = LayoutCollection(
    100, spacing: 10, [(40, 20), (40, 20), (40, 20), (40, 20)])

  private func change(
    _ collection: LayoutCollection? = nil, with name: String = "left-align",
    mapping edits: [CollectionEdit] = [], _ edit: (inout LayoutCollection) throws -> Void
  ) throws -> LayoutChange {
    let made = name.hasPrefix("sections") ? try sections(of: "left-align") : try provider(name)
    let old = collection ?? self.collection
    var new = old
    try edit(&new)
    let before = try LayoutEngine.layOut(old, with: made)
    let after = try LayoutEngine.layOut(new, with: made, reusing: before)
    return LayoutChange(from: before, to: after, mapping: ElementMapping(edits))
  }

  private func kinds(_ change: LayoutChange, _ items: Range<Int>) -> [LayoutChange.Kind?] {
    items.map { change.kind(of: .item(section: 0, item: $0)) }
  }

  @Test func nothing() throws {
    let change = try change { $0.offset.y = 30 }
    #expect(change.counts == LayoutChange.Counts())
    #expect(kinds(change, 0..<5) == [[], [], [], [], nil])
  }

  @Test func movedResizedAndToAnotherLine() throws {
    // 0 1 │ 2 3 becomes 0 1 2 │ 3.
    let change = try change {
      $0.container.width = 140
      $0.sections[0].items[0].height = 15
    }
    #expect(kinds(change, 0..<4) == [.resized, [], [.moved, .changedLine], .moved])
    #expect(change.counts.moved == 2 && change.counts.resized == 1)
    #expect(change.counts.changedLine == 1)
    #expect(change.counts.came == 0 && change.counts.went == 0)
  }

  @Test func roundingIsNoChange() throws {
    let change = try change { $0.sections[0].insets.left = 1e-9 }
    #expect(change.counts == LayoutChange.Counts())
  }

  @Test func cameAtTheEnd() throws {
    let change = try change { $0.sections[0].items.append(Size(width: 40, height: 20)) }
    #expect(change.counts.came == 1 && change.counts.went == 0 && change.counts.moved == 0)
    #expect(kinds(change, 3..<5) == [[], .came])
  }

  @Test func cameInTheMiddle() throws {
    let edits: [CollectionEdit] = [.insertItems(section: 0, range: 1..<2)]
    let change = try change(mapping: edits) {
      $0.sections[0].items.insert(Size(width: 40, height: 20), at: 1)
    }
    // 0 1 │ 2 3 becomes 0 n │ 1 2 │ 3.
    #expect(
      kinds(change, 0..<5) == [
        [], .came, [.moved, .changedLine], .moved, [.moved, .changedLine],
      ])
    #expect(change.counts.came == 1 && change.counts.moved == 3 && change.counts.changedLine == 2)
    #expect(change.counts.went == 0)
  }

  @Test func went() throws {
    let edits: [CollectionEdit] = [.removeItems(section: 0, range: 0..<2)]
    let change = try change(mapping: edits) { $0.sections[0].items.removeSubrange(0..<2) }
    #expect(kinds(change, 0..<3) == [[.moved, .changedLine], [.moved, .changedLine], nil])
    #expect(change.counts.went == 2 && change.counts.came == 0 && change.counts.moved == 2)
  }

  @Test func withoutAMappingTheLastOnesGo() throws {
    let change = try change { $0.sections[0].items.removeSubrange(0..<2) }
    #expect(kinds(change, 0..<2) == [[], []])
    #expect(change.counts.went == 2 && change.counts.moved == 0)
  }

  @Test func sectionsComeAndGoWithHeaders() throws {
    let section = Section(header: 20, footer: 10, [(40, 20)])
    let came = try change(with: "sections", mapping: [.insertSection(0)]) {
      $0.sections.insert(section, at: 0)
    }
    #expect(came.kind(of: .header(section: 0)) == .came)
    #expect(came.kind(of: .item(section: 0, item: 0)) == .came)
    #expect(came.kind(of: .item(section: 1, item: 0)) == .moved)
    #expect(came.kind(of: .header(section: 1)) == nil)
    #expect(came.counts.came == 3 && came.counts.moved == 4)

    var two = collection
    two.sections.insert(section, at: 0)
    let went = try change(two, with: "sections", mapping: [.removeSection(0)]) {
      $0.sections.remove(at: 0)
    }
    #expect(went.counts.went == 3 && went.counts.moved == 4 && went.counts.came == 0)
  }

  @Test func movedItemsNeitherCameNorWent() throws {
    let first = ItemPath(section: 0, item: 0)
    let within = try change(mapping: [.moveItems(section: 0, range: 3..<4, to: first)]) {
      $0.sections[0].items.insert($0.sections[0].items.remove(at: 3), at: 0)
    }
    // 0 1 │ 2 3 becomes 3 0 │ 1 2.
    #expect(
      kinds(within, 0..<4) == [[.moved, .changedLine], .moved, [.moved, .changedLine], .moved])
    #expect(within.counts.moved == 4 && within.counts.changedLine == 2)
    #expect(within.counts.came == 0 && within.counts.went == 0)

    var two = collection
    two.sections.append(Section([(40, 20)]))
    let place = ItemPath(section: 1, item: 0)
    let across = try change(
      two, with: "sections", mapping: [.moveItems(section: 0, range: 3..<4, to: place)]
    ) {
      $0.sections[1].items.insert($0.sections[0].items.remove(at: 3), at: 0)
    }
    // 0 1 │ 2 3 ║ 4 becomes 0 1 │ 2 ║ 3 4.
    #expect(kinds(across, 0..<3) == [[], [], []])
    #expect(across.kind(of: .item(place)) == [.moved, .changedLine])
    #expect(across.kind(of: .item(section: 1, item: 1)) == .moved)
    #expect(across.counts.moved == 2 && across.counts.came == 0 && across.counts.went == 0)
  }

  @Test func movedSectionsNeitherCameNorWent() throws {
    var two = collection
    two.sections.insert(Section(header: 20, footer: 10, [(40, 20)]), at: 0)
    let change = try change(two, with: "sections", mapping: [.moveSection(0, to: 1)]) {
      $0.sections.swapAt(0, 1)
    }
    #expect(change.counts.moved == 7 && change.counts.changedLine == 0)
    #expect(change.counts.came == 0 && change.counts.went == 0)
    #expect(change.kind(of: .header(section: 1)) == .moved)
  }

  @Test func headersComeMoveAndResize() throws {
    let came = try change(with: "sections") { $0.sections[0].header = 20 }
    #expect(came.counts.came == 1 && came.counts.moved == 4)
    var headed = collection
    headed.sections[0].header = 20
    headed.sections[0].footer = 10
    let grown = try change(headed, with: "sections") { $0.sections[0].header = 25 }
    #expect(grown.kind(of: .header(section: 0)) == .resized)
    #expect(grown.kind(of: .footer(section: 0)) == .moved)
    #expect(grown.counts.resized == 1 && grown.counts.moved == 5)
    let gone = try change(headed, with: "sections") { $0.sections[0].footer = 0 }
    #expect(gone.counts.went == 1 && gone.kind(of: .footer(section: 0)) == nil)
  }

  @Test func whatHasNoLineHasChangedNone() throws {
    let before = try LayoutEngine.layOut(collection, with: provider("left-align"))
    let after = try LayoutEngine.layOut(collection, with: provider("waterfall"))
    let change = LayoutChange(from: before, to: after)
    #expect(change.counts.changedLine == 0)
    #expect(kinds(change, 0..<1) == [.resized])
  }

  /// Counts are what one gets by asking for each element.
  @Test func countsAddUp() throws {
    for seed in 0..<20 {
      var generator = SeededGenerator(seed: seed)
      let old = RandomCollections.make(seed: seed, largest: 700)
      guard let first = old.sections.first else { continue }
      var new = old
      let low = Int.random(in: 0...first.items.count, using: &generator)
      let high = Int.random(in: low...first.items.count, using: &generator)
      new.sections[0].items.removeSubrange(low..<high)
      let more = Int.random(in: 0...300, using: &generator)
      let added = (0..<more).map { Size(width: Double($0 % 50), height: 10) }
      new.sections[0].items.insert(contentsOf: added, at: low)
      new.sections.append(Section(header: 5, [(30, 20)]))
      let mapping = ElementMapping([
        .removeItems(section: 0, range: low..<high),
        .insertItems(section: 0, range: low..<low + more),
      ])
      let made = try sections(of: "left-align")
      let change = LayoutChange(
        from: try LayoutEngine.layOut(old, with: made),
        to: try LayoutEngine.layOut(new, with: made), mapping: mapping)
      var counts = LayoutChange.Counts()
      counts.went = high - low
      for attributes in change.after.elements {
        let kind = try #require(change.kind(of: attributes.element))
        counts.moved += kind.contains(.moved) ? 1 : 0
        counts.resized += kind.contains(.resized) ? 1 : 0
        counts.changedLine += kind.contains(.changedLine) ? 1 : 0
        counts.came += kind.contains(.came) ? 1 : 0
      }
      #expect(change.counts == counts, "seed \(seed)")
    }
  }
}
