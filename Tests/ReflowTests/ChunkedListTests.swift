import ReflowTesting
import Testing

@testable import Reflow

/// The list against an array, and the shape of its tree after every edit.
@Suite("ChunkedList")
struct ChunkedListTests {
  private static let shapes = [(2, 3), (4, 3), (5, 7), (256, 12)]

  @Test("Whatever is done to it, it holds what an array holds", arguments: 0..<24)
  func itIsAnArray(_ seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let (leaf, row) = Self.shapes[seed % Self.shapes.count]
    let shape = ChunkShape(leafLength: leaf, rowLength: row)
    var array = (0..<generator.pick([0, 1, 40, 700])).map { Size(width: Double($0), height: 1) }
    var list = ItemList(array, chunks: shape)
    for step in 0..<120 {
      let start = Int.random(in: 0...array.count, using: &generator)
      let length = generator.pick([0, 0, 1, 3, 60])
      let end = min(array.count, start + length)
      let new = (0..<generator.pick([0, 1, 1, 2, 50])).map {
        Size(width: Double(1_000 * step + $0), height: 2)
      }
      let before = list
      let old = array
      array.replaceSubrange(start..<end, with: new)
      list.replaceSubrange(start..<end, with: new)
      try #require(Array(list) == array, "step \(step)")
      #expect(list.count == array.count)
      for index in array.indices where index % 17 == 0 { #expect(list[index] == array[index]) }
      #expect(Array(before) == old, "a copy keeps what it had")
      try checkShape(list.root, shape, isRoot: true)
      // No edit may leave a trail of chunks that hold next to nothing.
      var leaves = 0
      list.root.forEachLeaf { _ in leaves += 1 }
      #expect(leaves <= 4 + 2 * list.count / shape.fewestElements)
    }
  }

  /// Every node keeps the invariants, and knows whether its sizes are one.
  private func checkShape(
    _ node: ChunkNode<Size>, _ shape: ChunkShape, isRoot: Bool = false
  ) throws {
    #expect(node.checkInvariants(shape))
    guard node.height > 0 else {
      #expect(node.count > 0 || isRoot)
      return
    }
    #expect(node.children.count > 1 || !isRoot, "a root of one child is the child")
    for child in node.children { try checkShape(child.node, shape) }
    let sizes = node.children.map(\.node.summary.uniformSize)
    let isUniform = sizes.allSatisfy { $0 != nil && $0 == sizes[0] }
    #expect(node.summary.uniformSize == (isUniform ? sizes[0] : nil))
  }

  @Test("An edit leaves all chunks but a few as they are")
  func editsShare() {
    let list = ItemList((0..<100_000).map { Size(width: Double($0), height: 1) })
    var edited = list
    edited.insert(.zero, at: 50_000)
    #expect(edited.countNotShared(with: list) <= 512)
    #expect(list.countNotShared(with: list) == 0)
    edited[7] = .zero
    edited.remove(at: 99_000)
    #expect(edited.countNotShared(with: list) > 0)
    #expect(ItemList(list.map { $0 }).countNotShared(with: list) == list.count)
  }

  @Test("It knows whether all sizes are one, and whether all are lengths")
  func summaries() {
    func summary(_ sizes: [Size]) -> Size.Summary {
      ItemList(sizes, chunks: ChunkShape(leafLength: 2, rowLength: 3)).summary
    }
    let one = Size(width: 3, height: 4)
    #expect(summary([]).uniformSize == nil && summary([]).areLengths)
    #expect(summary([one]).uniformSize == one)
    #expect(summary(Array(repeating: one, count: 40)).uniformSize == one)
    for index in [0, 1, 20, 39] {
      var sizes = Array(repeating: one, count: 40)
      sizes[index].height = 5
      #expect(summary(sizes).uniformSize == nil && summary(sizes).areLengths)
      for bad in [-1, .nan, .infinity, -.infinity, 1e301] {
        sizes[index].height = bad
        #expect(!summary(sizes).areLengths, "\(bad) at \(index)")
      }
    }
  }
}
