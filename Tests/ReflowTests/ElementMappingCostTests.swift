import LayoutTestSupport
import LeftAlign
import ReflowTesting
import Testing

@testable import Reflow

/// What making a mapping looks at: counted, not timed.
@Suite("The cost of a mapping")
struct ElementMappingCostTests {
  private static let count = 20_000
  /// An edit cuts and joins rows some times, and looks at a node or two on every level for it: 3 to 5.
  private static let most = 8

  /// Nodes looked at, for each edit and each halving of the edits.
  private func steps(_ edits: [CollectionEdit]) -> Int {
    let halvings = Int.bitWidth - edits.count.leadingZeroBitCount
    return ElementMapping(edits).steps / (edits.count * halvings)
  }

  private static func remove(_ item: Int) -> CollectionEdit {
    .removeItems(section: 0, range: item..<item + 1)
  }

  @Test("Removing every other of 20,000 items, from either end or in any order, and back")
  func removals() {
    var generator = SeededGenerator(seed: 3)
    let fromTheEnd = stride(from: Self.count - 1, to: 0, by: -2).map(Self.remove)
    let fromTheFront = (0..<Self.count / 2).map(Self.remove)
    let scattered = (0..<Self.count / 2).map { index in
      Self.remove(Int.random(in: 0..<Self.count - index, using: &generator))
    }
    for edits in [fromTheEnd, fromTheFront, scattered] {
      #expect(steps(edits) <= Self.most)
      #expect(steps(edits.reversed().map(\.inverse)) <= Self.most)
    }
  }

  @Test("Moving halves of a list to and fro that lies in pieces")
  func moves() {
    let removals = stride(from: Self.count - 1, to: 0, by: -2).map(Self.remove)
    let moves = (0..<Self.count).map { step in
      CollectionEdit.moveItems(
        section: step % 2, range: step % 7..<5_000 + step % 11,
        to: ItemPath(section: step % 3, item: step % 5))
    }
    #expect(steps(removals + moves) <= Self.most)
  }

  @Test("As many sections")
  func sections() {
    var generator = SeededGenerator(seed: 4)
    let edits = (0..<Self.count).map { step -> CollectionEdit in
      let section = Int.random(in: 0..<Self.count, using: &generator)
      return switch step % 4 {
      case 0: .insertSection(section)
      case 1: .removeSection(section)
      case 2: .moveSection(section, to: Self.count - section)
      default: .insertItems(section: section, range: 0..<1)
      }
    }
    #expect(steps(edits) <= Self.most)
  }

  @Test(
    "A comparison after removing every other item finds each one that stayed and each that went")
  func comparison() throws {
    let sizes = (0..<Self.count).map { Double(40 + $0 % 7) × 20.0 }
    let kept = stride(from: 0, to: Self.count, by: 2).map { sizes[$0] }
    let edits = stride(from: Self.count - 1, to: 0, by: -2).map(Self.remove)
    let change = LayoutChange(
      from: try layOut(sizes, with: LeftAlignProvider.self),
      to: try layOut(kept, with: LeftAlignProvider.self), mapping: ElementMapping(edits))
    #expect(change.counts.came == 0 && change.counts.went == Self.count / 2)
    // All but the first item.
    #expect(change.counts.moved == Self.count / 2 - 1)
    #expect(change.elements.filter { $0.kind == .went }.count == Self.count / 2)
  }
}
