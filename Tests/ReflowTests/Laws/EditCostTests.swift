import LeftAlign
import LayoutTestSupport
import Reflow
import ReflowTesting
import Testing
import Waterfall

/// What an edit, a query and a comparison look at among a million items: counted, not timed.
@Suite("The cost of an edit")
struct EditCostTests {
  private static let count = 1_000_000

  /// A million items of mixed sizes, laid out.
  private static func layout(
    _ provider: AnyLayoutProvider, isUniform: Bool = false
  ) throws -> Layout {
    var generator = SeededGenerator(seed: 5)
    let items = (0..<count).map { _ in
      isUniform
        ? Size(width: 60, height: 30)
        : Size(
          width: Double(Int.random(in: 40...160, using: &generator)),
          height: Double(Int.random(in: 24...64, using: &generator)))
    }
    let collection = LayoutCollection(
      container: Size(width: 375, height: 667), sections: [Section(items: ItemList(items))])
    return try LayoutEngine.layOut(collection, with: provider)
  }

  private static let mixed = Result { try layout(provider(LeftAlignProvider.self)) }

  private static let edits: [(String, @Sendable (inout ItemList, Int) -> Void, CollectionEdit?)] = [
    (
      "insert", { $0.insert(Size(width: 60, height: 32), at: $1) },
      .insertItems(section: 0, range: 500_000..<500_001)
    ),
    (
      "remove", { $0.remove(at: $1) },
      .removeItems(section: 0, range: 500_000..<500_001)
    ),
    ("resize", { $0[$1] = Size(width: 101, height: 65) }, nil),
  ]

  @Test("An edit in the middle places fewer than 2,000 items", arguments: 0..<3)
  func editsPlaceLittle(_ index: Int) throws {
    let before = try Self.mixed.get()
    let (name, edit, moved) = Self.edits[index]
    var collection = before.collection
    edit(&collection.sections[0].items, 500_000)
    let after = try LayoutEngine.layOut(collection, with: before.provider, reusing: before)
    #expect(after.work.itemsPlaced > 0 && after.work.itemsPlaced < 2_000, "\(name)")
    #expect(after.work.stretchesPlaced < 8, "\(name)")
    #expect(after.work.comparisons < 200, "\(name)")
    let mapping = ElementMapping(moved.map { [$0] } ?? [])
    let change = LayoutChange(from: before, to: after, mapping: mapping)
    #expect(change.itemsCompared < 4_000, "\(name)")
    #expect(change.counts.moved + change.counts.came + change.counts.resized > 0, "\(name)")
    #expect(change.counts.went == (name == "remove" ? 1 : 0))
  }

  @Test("A viewport query looks at fewer than 1,000 items, wherever the viewport is")
  func queriesLookAtLittle() throws {
    for layout in [
      try Self.mixed.get(),
      try Self.layout(provider(WaterfallProvider.self, ["columns": .number(3)])),
    ] {
      for part in [0, 0.25, 0.5, 0.999] {
        let viewport = Rect(
          x: 0, y: layout.contentSize.height * part, width: 375, height: 667)
        var cost = QueryCost()
        let found = layout.elements(in: viewport, cost: &cost)
        #expect(!found.isEmpty)
        #expect(cost.elements < 1_000)
        #expect(cost.comparisons < 200)
      }
    }
  }

  @Test("Items of one size never come back into step, and are soon not placed again")
  func uniformItemsRepeatThemselves() throws {
    var layout = try Self.layout(provider(LeftAlignProvider.self), isUniform: true)
    var placed: [Int] = []
    for _ in 0..<12 {
      var collection = layout.collection
      collection.sections[0].items.insert(Size(width: 60, height: 30), at: 1_000)
      layout = try LayoutEngine.layOut(collection, with: layout.provider, reusing: layout)
      placed.append(layout.work.itemsPlaced)
    }
    // Five to a line: after four insertions every place in a line has been a beginning.
    #expect(placed[0] > Self.count / 2)
    for count in placed[5...] { #expect(count < 20_000) }
  }

  @Test("Headers, insets before the first line and offsets place nothing")
  func whatIsAroundTheItemsPlacesNothing() throws {
    let before = try Self.mixed.get()
    for change: (inout LayoutCollection) -> Void in [
      { $0.sections[0].insets.top = 20 }, { $0.sections[0].insets.bottom = 20 },
      { $0.offset.y = 100 }, { $0.container.height = 10 },
    ] {
      var collection = before.collection
      change(&collection)
      let after = try LayoutEngine.layOut(collection, with: before.provider, reusing: before)
      #expect(after.work.itemsPlaced == 0)
      #expect(after.work.sectionsReused == 1)
    }
  }

  @Test("Texts are measured again only where a line cuts them, and counted")
  func cutTextsAreCounted() throws {
    var section = Section([(50, 20), (400, 20), (60, 20), (500, 20)])
    section.remeasure = { _, width in Size(width: width, height: 40) }
    let collection = LayoutCollection(
      container: Size(width: 300, height: 400), sections: [section])
    let layout = try LayoutEngine.layOut(
      collection, with: provider(LeftAlignProvider.self, ["oversize": .text("clamp")]))
    #expect(layout.work.itemsMeasured == 2)
    // Of a long list only the stretch is placed anew in which the edit was: its texts alone are measured.
    var long = collection
    let chunks = ChunkShape(leafLength: 4, rowLength: 3)
    long.sections[0].items = ItemList(
      (0..<400).flatMap { _ in Array(section.items) }, chunks: chunks)
    let before = try LayoutEngine.layOut(long, with: layout.provider)
    #expect(before.work.itemsMeasured == 800)
    long.sections[0].items[1_000] = Size(width: 51, height: 20)
    let after = try LayoutEngine.layOut(long, with: layout.provider, reusing: before)
    #expect(after.work.itemsMeasured > 0 && after.work.itemsMeasured <= 8)
  }

  @Test("Memory stays below 20 bytes an item, sizes included")
  func memoryIsSmall() throws {
    let layout = try Self.mixed.get()
    let held = layout.bytesHeld + layout.collection.itemBytesHeld
    #expect(held > 16 * Self.count && held < 20 * Self.count)
  }

  @Test("A query into an array keeps the array's storage")
  func queriesReuseTheirStorage() throws {
    let layout = try Self.mixed.get()
    var found: [LayoutAttributes] = []
    found.reserveCapacity(1_000)
    let storage = found.withUnsafeBufferPointer { $0.baseAddress }
    for part in stride(from: 0, to: 1, by: 0.01) {
      let viewport = Rect(
        x: 0, y: layout.contentSize.height * part, width: 375, height: 667)
      layout.elements(in: viewport, into: &found)
      #expect(found == layout.elements(in: viewport))
      #expect(found.withUnsafeBufferPointer { $0.baseAddress } == storage)
    }
  }
}
