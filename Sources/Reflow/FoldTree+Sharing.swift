extension FoldTree {
  /// How many items from one on are placed in both folds alike, but for a shift; 0 where that is not
  /// known. What counts is the same node: it was folded from the same state.
  ///
  /// The last line of the shared items is left out where it may go on otherwise in either fold. O(log n)
  /// and the nodes that are shared.
  func countShared(from item: Int, with other: FoldTree, from otherItem: Int) -> Int {
    guard let root, let otherRoot = other.root else { return 0 }
    var count = 0
    while let node = sharedNode(at: item + count, with: other, at: otherItem + count) {
      count += node.items.count
    }
    let end = item + count
    let isWhole = end == root.items.count && otherItem + count == otherRoot.items.count
    guard count > 0, !isWhole, root.extent.openLineEnd != nil else { return count }
    // The line that is open at the end began behind a checkpoint of an earlier line.
    let line = checkpoint(before: end).pen.line
    return max(0, lastCheckpoint(notBehindLine: line - 1).item - item)
  }

  /// The highest node that begins at an item in both folds.
  private func sharedNode(
    at item: Int, with other: FoldTree, at otherItem: Int
  ) -> FoldNode? {
    guard let root, let otherRoot = other.root, item < root.items.count,
      otherItem < otherRoot.items.count
    else { return nil }
    let mine = nodes(from: item)
    let others = other.nodes(from: otherItem)
    return mine.first { node in others.contains { $0 === node } }
  }

  /// The nodes that begin at an item, the highest first.
  private func nodes(from item: Int) -> ContiguousArray<FoldNode> {
    var nodes: ContiguousArray<FoldNode> = []
    guard var node = root else { return [] }
    var first = 0
    if item == 0 { nodes.append(node) }
    while !node.children.isEmpty {
      let child = node.items.childIndex(holding: item - first)
      first += node.items.start(ofChild: child)
      node = node.children[child].node
      if first == item { nodes.append(node) }
    }
    return nodes
  }
}
