import ReflowTesting
import Testing

@testable import Reflow

/// The tree against an array, and its shape after every change.
@Suite("RunTree")
struct RunTreeTests {
  private typealias Tree = RunTree<ItemRun>

  @Test("An empty row has nothing, and a run what it was made of")
  func ends() {
    #expect(Tree.empty.count == 0 && Tree.empty.height == 0)
    #expect(Tree.empty.run(at: 0) == nil)
    let run = row(of: [7, 8, 9])
    #expect(run.count == 3 && run.height == 0)
    #expect(elements(run) == [7, 8, 9])
    #expect(run.run(at: 3) == nil && run.run(at: -1) == nil)
  }

  @Test("What is replaced is handed back; two rows without ends are one")
  func replaced() {
    var steps = 0
    var tree = row(of: [0, 1, 2, 3])
    let middle = tree.replace(2, at: 1, with: .empty, &steps)
    #expect(elements(middle) == [1, 2] && elements(tree) == [0, 3])
    #expect(elements(tree.replace(0, at: 1, with: middle, &steps)) == [])
    #expect(elements(tree) == [0, 1, 2, 3])
    #expect(elements(tree.replace(9, at: 3, with: row(of: [5]), &steps)) == [3])
    #expect(elements(tree) == [0, 1, 2, 5])
    #expect(steps > 0)
    let endless = Tree.run(ItemRun(source: nil, count: .max))
    var both = endless
    both.replace(0, at: 5, with: endless, &steps)
    #expect(both.count == .max)
  }

  @Test("Whatever is done to it, it holds what an array holds, and stays low", arguments: 0..<20)
  func itIsAnArray(_ seed: Int) {
    var generator = SeededGenerator(seed: seed)
    var array = Array(0..<generator.pick([0, 1, 900]))
    var tree = row(of: array)
    var steps = 0
    for step in 0..<250 {
      let start = Int.random(in: 0...array.count, using: &generator)
      let end = min(array.count, start + generator.pick([0, 1, 3, 200]))
      let first = 1_000 * (step + 1)
      let new = Array(first..<first + generator.pick([0, 1, 1, 50]))
      let before = tree
      let old = array
      let replaced = tree.replace(end - start, at: start, with: row(of: new), &steps)
      #expect(elements(replaced) == Array(array[start..<end]))
      array.replaceSubrange(start..<end, with: new)
      if generator.chance(0.5) {
        // A part of many runs goes elsewhere.
        let target = Int.random(in: 0...array.count, using: &generator)
        tree.replace(0, at: target, with: replaced, &steps)
        array.insert(contentsOf: old[start..<end], at: target)
      }
      #expect(elements(tree) == array, "step \(step)")
      #expect(elements(before) == old, "a copy keeps what it had")
      checkShape(tree)
      checkShape(replaced)
    }
  }

  private func row(of numbers: [Int]) -> Tree {
    guard let first = numbers.first else { return .empty }
    return .run(ItemRun(source: ItemPath(section: 0, item: first), count: numbers.count))
  }

  private func elements(_ tree: Tree) -> [Int] {
    (0..<tree.count).compactMap { index in
      tree.run(at: index).flatMap { run, offset in run.source(at: offset)?.item }
    }
  }

  /// No part is empty, and two that make a pair are about equally high.
  private func checkShape(_ tree: Tree) {
    guard case .pair(let first, let second, let count, let height) = tree else { return }
    #expect(first.count > 0 && second.count > 0 && count == first.count + second.count)
    #expect(abs(first.height - second.height) <= 1)
    #expect(height == max(first.height, second.height) + 1)
    checkShape(first)
    checkShape(second)
  }
}
