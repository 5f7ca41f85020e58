import LayoutTestSupport
import ReflowTesting
import Testing

@testable import Reflow

/// One section that several cores share: what comes of it does not depend on how many there are.
@Suite("One section on several cores")
struct GuessedFoldTests {
  /// Reads every item's index: its lines are indented by turns.
  private struct IndentedProvider: LayoutProvider {
    static let description = ProviderDescription(name: "indented", summary: "one below another")
    init(_ parameters: ParameterValues) {}
    func start(in space: SectionSpace) -> Bool { false }
    func place(
      _ item: Item, _ hasNeighbour: inout Bool, _ pen: inout Pen, in space: SectionSpace
    ) -> FlowRect {
      let along = hasNeighbour ? space.lineSpacing : 0
      pen.advance(by: along + item.size.depth)
      hasNeighbour = true
      return FlowRect(across: Double(item.index % 3) * 8, along: along, size: item.size)
    }
    func depth(after hasNeighbour: Bool, in space: SectionSpace) -> Double { 0 }
  }

  private static let count = 60_000

  private func provider(_ text: String) throws -> AnyLayoutProvider {
    guard text == "indented" else { return try ReflowTests.provider(text) }
    return try LayoutTestSupport.provider(IndentedProvider.self)
  }

  /// - Parameter widths: nil for items of mixed widths, or the one width that all have.
  private func items(_ width: Double?, _ count: Int = count) -> ItemList {
    var generator = SeededGenerator(seed: 11)
    return ItemList(
      (0..<count).map { _ in
        Size(width: width ?? generator.length(30...150), height: generator.length(20...60))
      })
  }

  private func collection(_ lists: ItemList...) -> LayoutCollection {
    LayoutCollection(
      container: Size(width: 375, height: 667), sections: lists.map { Section(items: $0) })
  }

  @Test(
    "The frames are the same to the bit, and each item is placed once",
    arguments: [
      "left-align", "left-align oversize=clamp",
      "aligned-flow justifyContent=center alignItems=end",
      "flow", "grid", "justified-gallery", "horizontal", "waterfall columns=3",
      "waterfall columns=5 policy=leftToRight", "indented", "scatter",
    ], [nil, 60, 98.5, 400] as [Double?])
  func framesDoNotDependOnCores(_ name: String, _ width: Double?) throws {
    let (collection, provider) = (collection(items(width)), try provider(name))
    let one = try LayoutEngine.layOut(collection, with: provider, cores: 1)
    let frames = try #require(one.frames(ofItemsInSection: 0))
    for cores in [2, 7] {
      let several = try LayoutEngine.layOut(collection, with: provider, cores: cores)
      #expect(several.frames(ofItemsInSection: 0) == frames, "\(cores) cores")
      #expect(several.contentSize == one.contentSize && several.lineCount == one.lineCount)
      #expect(several.work.itemsPlaced == Self.count, "\(cores) cores")
      #expect(several.work.stretchesPlaced == one.work.stretchesPlaced)
      let band = Rect(x: 0, y: one.contentSize.height * 0.7, width: 375, height: 300)
      #expect(several.elements(in: band) == one.elements(in: band))
    }
  }

  @Test("An edit of what several cores have made is the edit of what one has", arguments: [2, 7])
  func edits(_ cores: Int) throws {
    var collection = collection(items(nil))
    let provider = try provider("left-align")
    var shared = try LayoutEngine.layOut(collection, with: provider, cores: cores)
    for index in [0, 29_999, 30_001, 45_000, 59_000] {
      collection.sections[0].items.insert(Size(width: 71, height: 33), at: index)
      shared = try LayoutEngine.layOut(collection, with: provider, reusing: shared, cores: cores)
      let fresh = try LayoutEngine.layOut(collection, with: provider, cores: 1)
      #expect(shared.frames(ofItemsInSection: 0) == fresh.frames(ofItemsInSection: 0))
      #expect(shared.work.itemsPlaced < 2_000)
    }
  }

  @Test("Long sections and short ones side by side", arguments: [1, 2, 7])
  func severalSections(_ cores: Int) throws {
    let lists = [items(nil), items(60, 40), [], items(nil, 52_000), items(80, 700)]
    let provider = try provider("left-align")
    let layout = try LayoutEngine.layOut(
      collection(lists[0], lists[1], lists[2], lists[3], lists[4]), with: provider, cores: cores)
    #expect(layout.work.itemsPlaced == lists.reduce(0) { $0 + $1.count })
    var top = 0.0
    for (index, list) in lists.enumerated() {
      let alone = try LayoutEngine.layOut(collection(list), with: provider, cores: 1)
      let expected = try #require(alone.frames(ofItemsInSection: 0)).map { $0.minY + top }
      #expect(layout.frames(ofItemsInSection: index)?.map(\.minY) == expected)
      top += alone.contentSize.height
    }
  }

  @Test("Frames that several cores write are those that one writes", arguments: [1, 2, 7])
  func framesOnCores(_ cores: Int) throws {
    let layout = try LayoutEngine.layOut(collection(items(nil)), with: provider("left-align"))
    var frames = Array(repeating: Rect(x: 0, y: 0, width: 0, height: 0), count: Self.count)
    frames.withUnsafeMutableBufferPointer {
      layout.writeFrames(ofItemsInSection: 0, to: $0, cores: cores)
    }
    for index in stride(from: 0, to: Self.count, by: 61) {
      #expect(layout.frame(ofItem: ItemPath(section: 0, item: index)) == frames[index])
    }
  }

  @Test("The watch is told of all items, in rising numbers", arguments: [nil, 60] as [Double?])
  func progressIsTold(_ width: Double?) throws {
    for cores in [1, 2, 7] {
      var last = 0
      _ = try LayoutEngine.layOut(
        collection(items(width)), with: provider("left-align"),
        watch: WorkWatch { done, total in
          #expect(total == Self.count && done >= last && done <= total)
          last = done
          return true
        }, cores: cores)
      #expect(last == Self.count, "\(cores) cores")
    }
  }

  @Test("A no stops all of them", arguments: [0, 20_000, 40_000, 60_000])
  func aNoStops(_ limit: Int) throws {
    for cores in [1, 2, 7] {
      #expect(throws: LayoutError.stopped) {
        try LayoutEngine.layOut(
          collection(items(nil)), with: provider("left-align"),
          watch: WorkWatch { done, _ in done < limit }, cores: cores)
      }
    }
  }
}
