import LayoutTestSupport
import LeftAlign
import Reflow
import ReflowTesting
import Testing

/// Sections with so many items that several cores lay them out.
@Suite("Laying out on several cores")
struct CoresTests {
  private func collection(_ counts: [Int]) -> LayoutCollection {
    var generator = SeededGenerator(seed: 3)
    var collection = LayoutCollection(container: Size(width: 375, height: 667))
    for count in counts {
      let sizes = (0..<count).map { _ in
        Size(width: generator.length(10...150), height: generator.length(10...60))
      }
      collection.sections.append(Section(items: ItemList(sizes)))
    }
    return collection
  }

  @Test(
    "Each section is the one that it is alone",
    arguments: [
      [30_000, 30_000], [1, 60_000, 2], [60_000, 0], [20_000, 20_000, 20_000, 20_000, 5],
    ])
  func sectionsAreAsTheyAreAlone(_ counts: [Int]) throws {
    let collection = collection(counts)
    let provider = try provider(LeftAlignProvider.self)
    let layout = try LayoutEngine.layOut(collection, with: provider)
    #expect(layout.work.itemsPlaced == counts.reduce(0, +))
    var top = 0.0
    for (index, section) in collection.sections.enumerated() {
      var alone = collection
      alone.sections = [section]
      let single = try LayoutEngine.layOut(alone, with: provider)
      let frames = try #require(layout.frames(ofItemsInSection: index))
      let expected = try #require(single.frames(ofItemsInSection: 0))
      #expect(frames.count == expected.count)
      let isShifted = zip(frames, expected).allSatisfy { frame, own in
        frame.minX == own.minX && frame.size == own.size && frame.minY == own.minY + top
      }
      #expect(isShifted)
      top += single.contentSize.height
    }
  }

  @Test("The watch is told of all items, in rising numbers")
  func progressIsTold() throws {
    let collection = collection([40_000, 40_000, 40_000])
    var last = 0
    _ = try LayoutEngine.layOut(
      collection, with: provider(LeftAlignProvider.self),
      watch: WorkWatch { done, total in
        #expect(total == 120_000 && done >= last && done <= total)
        last = done
        return true
      })
    #expect(last == 120_000)
  }

  @Test("A no stops all of them", arguments: [0, 10_000, 100_000, 120_000])
  func aNoStops(_ limit: Int) throws {
    let collection = collection([40_000, 40_000, 40_000])
    let provider = try provider(LeftAlignProvider.self)
    #expect(throws: LayoutError.stopped) {
      try LayoutEngine.layOut(
        collection, with: provider, watch: WorkWatch { done, _ in done < limit })
    }
  }

  @Test("Many layouts at once do not wait for one another")
  func manyAtOnce() async throws {
    let collection = collection([30_000, 30_000])
    let provider = try provider(LeftAlignProvider.self)
    let expected = try LayoutEngine.layOut(collection, with: provider).contentSize
    let sizes = try await withThrowingTaskGroup(of: Size.self) { group in
      for _ in 0..<12 {
        group.addTask { try LayoutEngine.layOut(collection, with: provider).contentSize }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(sizes.allSatisfy { $0 == expected })
  }
}
