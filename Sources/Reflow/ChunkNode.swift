/// A node of a chunked list's tree: a chunk of elements, or a row of nodes that are all equally high.
/// Never changed once it is made.
@usableFromInline
final class ChunkNode<Element: ChunkElement>: Sendable {
  /// The elements under the node.
  let count: Int
  /// Nodes from here down to a leaf; 0 for a leaf.
  let height: Int
  /// A leaf's; empty otherwise.
  let elements: ContiguousArray<Element>
  let children: ContiguousArray<ChunkNode>
  /// Where each child ends, counted in elements from where the node begins.
  let ends: ContiguousArray<Int>
  let summary: Element.Summary

  init(leaf elements: ContiguousArray<Element>) {
    count = elements.count
    height = 0
    self.elements = elements
    children = []
    ends = []
    summary = Element.summary(of: elements)
  }

  /// - Parameter children: at least one.
  init(row children: ContiguousArray<ChunkNode>) {
    var ends: ContiguousArray<Int> = []
    ends.reserveCapacity(children.count)
    var summary = children[0].summary
    var end = 0
    for (index, child) in children.enumerated() {
      assert(child.height == children[0].height && child.count > 0)
      end += child.count
      ends.append(end)
      if index > 0 { summary = Element.summary(joining: summary, child.summary) }
    }
    count = end
    height = children[0].height + 1
    elements = []
    self.children = children
    self.ends = ends
    self.summary = summary
  }

  /// The child that holds an element; the last one for the place behind all.
  func childIndex(holding index: Int) -> Int {
    var low = 0
    var high = ends.count - 1
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] <= index { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Where a child begins, counted in elements from where the node begins.
  func start(ofChild child: Int) -> Int { child == 0 ? 0 : ends[child - 1] }

  func element(at index: Int) -> Element {
    precondition(index >= 0 && index < count, "the index is not in the list")
    let (leaf, start) = leaf(holding: index)
    return leaf.elements[index - start]
  }

  /// The leaf that holds an element, and where it begins.
  func leaf(holding index: Int) -> (leaf: ChunkNode, start: Int) {
    var node = self
    var start = 0
    while node.height > 0 {
      let child = node.childIndex(holding: index - start)
      start += node.start(ofChild: child)
      node = node.children[child]
    }
    return (node, start)
  }

  func forEachLeaf(_ body: (ChunkNode) -> Void) {
    if height == 0 { return body(self) }
    for child in children { child.forEachLeaf(body) }
  }
}

extension ChunkNode {
  /// Calls `body` with a range of elements, cut where leaves end.
  func forEachStretch(of range: Range<Int>, _ body: (Range<Int>) -> Void) {
    var next = range.lowerBound
    while next < range.upperBound {
      let (leaf, start) = leaf(holding: next)
      let end = min(start + leaf.count, range.upperBound)
      body(next..<end)
      next = end
    }
  }
}

extension ChunkNode {
  /// Elements under nodes that are not in another tree, or not where they are looked for: beside the
  /// one place where the two differ. O(log n) and the nodes that differ.
  func countNotShared(with other: ChunkNode) -> Int {
    if self === other { return 0 }
    guard height > 0, height == other.height else { return count }
    let least = min(children.count, other.children.count)
    var (before, behind) = (0, 0)
    while before < least, children[before] === other.children[before] { before += 1 }
    while behind < least - before,
      children[children.count - 1 - behind] === other.children[other.children.count - 1 - behind]
    {
      behind += 1
    }
    let own = children[before..<children.count - behind]
    let others = other.children[before..<other.children.count - behind]
    return zip(own, others).reduce(own.dropFirst(others.count).reduce(0) { $0 + $1.count }) {
      $0 + $1.0.countNotShared(with: $1.1)
    }
  }
}

// MARK: - Making

extension ChunkNode {
  static func leaves(
    of elements: ContiguousArray<Element>, _ shape: ChunkShape
  ) -> ContiguousArray<ChunkNode> {
    guard elements.count > shape.mostElements else { return [ChunkNode(leaf: elements)] }
    var leaves: ContiguousArray<ChunkNode> = []
    leaves.reserveCapacity(elements.count / shape.leafLength + 1)
    var start = 0
    while start < elements.count {
      let rest = elements.count - start
      let length = rest < shape.leafLength + shape.fewestElements ? rest : shape.leafLength
      leaves.append(ChunkNode(leaf: ContiguousArray(elements[start..<start + length])))
      start += length
    }
    return leaves
  }

  /// One tree over nodes that are equally high; over none an empty leaf.
  static func tree(over nodes: ContiguousArray<ChunkNode>, _ shape: ChunkShape) -> ChunkNode {
    var nodes = nodes
    while nodes.count > 1 { nodes = rows(of: nodes, shape) }
    guard var root = nodes.first else { return ChunkNode(leaf: []) }
    while root.children.count == 1 { root = root.children[0] }
    return root
  }

  private static func rows(
    of nodes: ContiguousArray<ChunkNode>, _ shape: ChunkShape
  ) -> ContiguousArray<ChunkNode> {
    guard nodes.count > shape.mostChildren else { return [ChunkNode(row: nodes)] }
    // As many rows as there are of about the length, equal but for one.
    let count = max(2, (nodes.count + shape.rowLength / 2) / shape.rowLength)
    return (0..<count).reduce(into: []) { rows, row in
      let part = row * nodes.count / count..<(row + 1) * nodes.count / count
      rows.append(ChunkNode(row: ContiguousArray(nodes[part])))
    }
  }
}

// MARK: - Editing

extension ChunkNode {
  /// The nodes, as high as this one, that stand in its place once a range of its elements is replaced.
  /// None where nothing is left.
  func replacing(
    _ range: Range<Int>, with replacement: ContiguousArray<Element>, _ shape: ChunkShape
  ) -> ContiguousArray<ChunkNode> {
    if height == 0 {
      var edited = ContiguousArray<Element>()
      edited.reserveCapacity(count - range.count + replacement.count)
      edited.append(contentsOf: elements[..<range.lowerBound])
      edited.append(contentsOf: replacement)
      edited.append(contentsOf: elements[range.upperBound...])
      return edited.isEmpty ? [] : Self.leaves(of: edited, shape)
    }
    let first = childIndex(holding: range.lowerBound)
    let last = range.isEmpty ? first : childIndex(holding: range.upperBound - 1)
    var seam = ContiguousArray<ChunkNode>()
    if first == last {
      let start = start(ofChild: first)
      seam = children[first].replacing(range.shifted(by: -start), with: replacement, shape)
    } else {
      let start = start(ofChild: first)
      let head = children[first]
      seam = head.replacing(range.lowerBound - start..<head.count, with: replacement, shape)
      let tail = self.start(ofChild: last)
      seam += children[last].replacing(0..<range.upperBound - tail, with: [], shape)
    }
    var edited = ContiguousArray<ChunkNode>()
    edited.reserveCapacity(children.count + seam.count)
    edited.append(contentsOf: children[..<first])
    edited.append(contentsOf: seam)
    edited.append(contentsOf: children[(last + 1)...])
    Self.mend(&edited, around: first..<first + seam.count, shape)
    return edited.isEmpty ? [] : Self.rows(of: edited, shape)
  }

  /// Joins nodes that have become too small with a neighbour.
  /// - Parameter seam: where such nodes can be.
  private static func mend(
    _ nodes: inout ContiguousArray<ChunkNode>, around seam: Range<Int>, _ shape: ChunkShape
  ) {
    var index = max(0, seam.lowerBound - 1)
    var end = min(nodes.count, seam.upperBound + 1)
    while index < end, nodes.count > 1 {
      guard nodes[index].isSmall(shape) else {
        index += 1
        continue
      }
      let first = index + 1 < nodes.count ? index : index - 1
      let joined = nodes[first].joined(to: nodes[first + 1], shape)
      nodes.replaceSubrange(first...first + 1, with: joined)
      end += joined.count - 2
      index = first + (joined.count == 1 ? 0 : 2)
    }
  }

  private func isSmall(_ shape: ChunkShape) -> Bool {
    height == 0 ? count < shape.fewestElements : children.count < shape.fewestChildren
  }

  private func joined(to next: ChunkNode, _ shape: ChunkShape) -> ContiguousArray<ChunkNode> {
    height == 0
      ? Self.leaves(of: elements + next.elements, shape)
      : Self.rows(of: children + next.children, shape)
  }
}

/// How many elements and children the nodes of a chunked list have.
package struct ChunkShape: Sendable {
  /// Elements of a new leaf.
  var leafLength: Int
  /// Children of a new row.
  var rowLength: Int

  /// Chunks large enough for what is kept of each to be little beside them; rows small enough to be
  /// copied at every edit.
  static let usual = ChunkShape(leafLength: Stretch.length, rowLength: 12)

  package init(leafLength: Int, rowLength: Int) {
    precondition(leafLength >= 2 && rowLength >= 3)
    self.leafLength = leafLength
    self.rowLength = rowLength
  }

  /// The only leaf of a list may have fewer.
  var fewestElements: Int { leafLength / 2 }
  var mostElements: Int { 2 * leafLength }
  var fewestChildren: Int { max(2, rowLength / 2) }
  var mostChildren: Int { rowLength + rowLength / 3 }
}

extension Range<Int> {
  func shifted(by distance: Int) -> Range { lowerBound + distance..<upperBound + distance }
}
