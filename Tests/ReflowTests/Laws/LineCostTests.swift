import Reflow
import ReflowTesting
import Synchronization
import Testing

/// What it costs to see a line's last item, counted by the items that are measured on the way.
@Suite("The cost of long lines")
struct LineCostTests {
  private final class Counter: Sendable {
    private let count = Atomic(0)

    func add() { count.add(1, ordering: .relaxed) }

    /// The count, which begins anew.
    func take() -> Int { count.exchange(0, ordering: .relaxed) }
  }

  /// Items that are all cut to the line, and asked for their size whenever they are looked at; the
  /// spacing takes each back onto the one before, so that they all stand on one line.
  @Test func stretchesThatALineSpansAreSkipped() throws {
    let counter = Counter()
    let count = 100 * Stretch.length
    var section = Section(items: ItemList(repeatElement(Size(width: 200, height: 9), count: count)))
    section.interitemSpacing = -100
    section.remeasure = { item, width in
      counter.add()
      return Size(width: width, height: item == count - 1 ? 50 : 10)
    }
    let collection = LayoutCollection(
      container: Size(width: 100, height: 100), sections: [section])
    let made = try provider("left-align oversize=clamp alignItems=end")
    let layout = try LayoutEngine.layOut(collection, with: made)
    #expect(counter.take() == count)
    for item in [0, 300, count / 2, count - 1] {
      let frame = layout.frame(ofItem: ItemPath(section: 0, item: item))
      #expect(frame == Rect(0, item == count - 1 ? 0 : 40, 100, item == count - 1 ? 50 : 10))
      #expect(counter.take() <= 4 * Stretch.length, "item \(item)")
    }
    #expect(layout.lineCount == 1)
  }
}
