/// A node of a chunked list's tree: a chunk of elements, or a row of nodes that are all equally high.
/// Never changed once it is made.
///
/// Invariants (`checkInvariants`): the children of a row are equally high, hold at least one element each,
/// and end where the next one begins; their counts add up to the row's. A leaf has at most
/// `mostElements`, a row at most `mostChildren`. In a list whose root is a row, no leaf is empty and the
/// root has several children.
@usableFromInline
final class ChunkNode<Element: ChunkElement>: Sendable {
  /// The elements under the node.
  let count: Int
  private let content: Content
  let summary: Element.Summary
  private let levels: UInt8

  private enum Content {
    case leaf(ContiguousArray<Element>)
    case row(ContiguousArray<Child>)
  }

  /// A child of a row.
  struct Child {
    let node: ChunkNode
    /// Where it ends, counted in elements from where the row begins.
    fileprivate(set) var end: Int
  }

  init(leaf elements: ContiguousArray<Element>) {
    count = elements.count
    levels = 0
    content = .leaf(elements)
    summary = Element.summary(of: elements)
  }

  /// - Parameter nodes: at least one, all equally high and none empty.
  init(row nodes: ArraySlice<ChunkNode>) {
    var children: ContiguousArray<Child> = []
    children.reserveCapacity(nodes.count)
    var (end, height) = (0, 0)
    var summary: Element.Summary?
    for node in nodes {
      end += node.count
      height = node.height
      children.append(Child(node: node, end: end))
      summary = summary.map { Element.summary(joining: $0, node.summary) } ?? node.summary
    }
    count = end
    levels = UInt8(height + 1)
    content = .row(children)
    self.summary = summary!
  }

  /// A row with another node in a child's place.
  private init(replacingChild index: Int, of row: ChunkNode, with node: ChunkNode) {
    var children = row.children
    children.withUnsafeMutableBufferPointer { children in
      let grown = node.count - children[index].node.count
      children[index] = Child(node: node, end: children[index].end + grown)
      for next in index + 1..<children.count where grown != 0 {
        children[next].end += grown
      }
    }
    count = children[children.count - 1].end
    levels = row.levels
    summary = children.withUnsafeBufferPointer { children in
      children.dropFirst().reduce(children[0].node.summary) {
        Element.summary(joining: $0, $1.node.summary)
      }
    }
    content = .row(children)
  }

  /// Nodes from here down to a leaf; 0 for a leaf.
  var height: Int { Int(levels) }

  /// A leaf's; empty otherwise.
  var elements: ContiguousArray<Element> {
    if case .leaf(let elements) = content { elements } else { [] }
  }

  /// A row's; empty otherwise.
  var children: ContiguousArray<Child> {
    if case .row(let children) = content { children } else { [] }
  }

  /// The child that holds an element; the last one for the place behind all.
  func childIndex(holding index: Int) -> Int {
    children.withUnsafeBufferPointer { children in
      var low = 0
      var high = children.count - 1
      while low < high {
        let middle = (low + high) / 2
        if children[middle].end <= index { low = middle + 1 } else { high = middle }
      }
      return low
    }
  }

  /// Where a child begins, counted in elements from where the node begins.
  func start(ofChild child: Int) -> Int { child == 0 ? 0 : children[child - 1].end }

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
      node = node.children[child].node
    }
    return (node, start)
  }

  func forEachLeaf(_ body: (ChunkNode) -> Void) {
    if height == 0 { return body(self) }
    for child in children { child.node.forEachLeaf(body) }
  }
}

extension ChunkNode {
  /// Elements under nodes that are not in another tree, or not where they are looked for: beside the
  /// one place where the two differ. O(log n) and the nodes that differ.
  func countNotShared(with other: ChunkNode) -> Int {
    if self === other { return 0 }
    guard height > 0, height == other.height else { return count }
    let (before, behind) = countShared(with: other)
    let own = children[before..<children.count - behind]
    let others = other.children[before..<other.children.count - behind]
    return zip(own, others).reduce(own.dropFirst(others.count).reduce(0) { $0 + $1.node.count }) {
      $0 + $1.0.node.countNotShared(with: $1.1.node)
    }
  }

  /// How many children two rows have in common, from either end.
  func countShared(with other: ChunkNode) -> (before: Int, behind: Int) {
    var (before, behind) = (0, 0)
    children.withUnsafeBufferPointer { own in
      other.children.withUnsafeBufferPointer { others in
        let least = min(own.count, others.count)
        while before < least, own[before].node === others[before].node { before += 1 }
        while behind < least - before,
          own[own.count - 1 - behind].node === others[others.count - 1 - behind].node
        {
          behind += 1
        }
      }
    }
    return (before, behind)
  }
}

// MARK: - Invariants

extension ChunkNode {
  /// Whether the node is as it must be; those below it were checked when they were made. Traps where it is
  /// not, in debug builds.
  func checkInvariants(_ shape: ChunkShape) -> Bool {
    guard height > 0 else {
      assert(count == elements.count && count <= shape.mostElements, "a leaf is too long")
      return true
    }
    assert(!children.isEmpty && children.count <= shape.mostChildren, "a row is too long")
    var end = 0
    for child in children {
      assert(child.node.height == height - 1, "the children of a row are not equally high")
      assert(child.node.count > 0, "a row holds an empty child")
      end += child.node.count
      assert(child.end == end, "a child does not end where the next begins")
    }
    assert(count == end, "the counts of the children do not add up")
    return true
  }
}

// MARK: - Making

extension ChunkNode {
  static func leaves(
    of elements: ContiguousArray<Element>, _ shape: ChunkShape
  ) -> ContiguousArray<ChunkNode> {
    guard elements.count > shape.mostElements else {
      return [ChunkNode(leaf: elements).checked(shape)]
    }
    var leaves: ContiguousArray<ChunkNode> = []
    leaves.reserveCapacity(elements.count / shape.leafLength + 1)
    var start = 0
    while start < elements.count {
      let rest = elements.count - start
      let length = rest < shape.leafLength + shape.fewestElements ? rest : shape.leafLength
      let part = ContiguousArray(elements[start..<start + length])
      leaves.append(ChunkNode(leaf: part).checked(shape))
      start += length
    }
    return leaves
  }

  /// The node itself; in debug builds it is checked.
  private func checked(_ shape: ChunkShape) -> ChunkNode {
    assert(checkInvariants(shape))
    return self
  }

  /// One tree over nodes that are equally high; over none an empty leaf.
  static func tree(over nodes: ContiguousArray<ChunkNode>, _ shape: ChunkShape) -> ChunkNode {
    var nodes = nodes
    while nodes.count > 1 { nodes = rows(of: nodes, shape) }
    guard var root = nodes.first else { return ChunkNode(leaf: []) }
    while root.children.count == 1 { root = root.children[0].node }
    return root
  }

  private static func rows(
    of nodes: ContiguousArray<ChunkNode>, _ shape: ChunkShape
  ) -> ContiguousArray<ChunkNode> {
    guard nodes.count > shape.mostChildren else {
      return [ChunkNode(row: nodes[...]).checked(shape)]
    }
    // As many rows as there are of about the length, equal but for one.
    let count = max(2, (nodes.count + shape.rowLength / 2) / shape.rowLength)
    return (0..<count).reduce(into: []) { rows, row in
      let part = row * nodes.count / count..<(row + 1) * nodes.count / count
      rows.append(ChunkNode(row: nodes[part]).checked(shape))
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
    let children = children
    let first = childIndex(holding: range.lowerBound)
    let last = range.isEmpty ? first : childIndex(holding: range.upperBound - 1)
    let start = start(ofChild: first)
    let head = children[first].node
    var seam: ContiguousArray<ChunkNode>
    if first == last {
      seam = head.replacing(range.shifted(by: -start), with: replacement, shape)
      if seam.count == 1, !seam[0].isSmall(shape) {
        return [ChunkNode(replacingChild: first, of: self, with: seam[0]).checked(shape)]
      }
    } else {
      seam = head.replacing(range.lowerBound - start..<head.count, with: replacement, shape)
      let tail = self.start(ofChild: last)
      seam += children[last].node.replacing(0..<range.upperBound - tail, with: [], shape)
    }
    var edited = ContiguousArray<ChunkNode>()
    edited.reserveCapacity(children.count + seam.count)
    edited.append(contentsOf: children[..<first].lazy.map { $0.node })
    edited.append(contentsOf: seam)
    edited.append(contentsOf: children[(last + 1)...].lazy.map { $0.node })
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
      : Self.rows(of: ContiguousArray((children + next.children).lazy.map { $0.node }), shape)
  }
}

/// How many elements and children the nodes of a chunked list have.
package struct ChunkShape: Sendable {
  private let elements: UInt16
  private let children: UInt16

  /// Chunks large enough for what is kept of each to be little beside them; rows small enough to be
  /// copied at every edit.
  static let usual = ChunkShape(leafLength: Stretch.length, rowLength: 8)

  package init(leafLength: Int, rowLength: Int) {
    precondition(leafLength >= 2 && rowLength >= 3)
    (elements, children) = (UInt16(leafLength), UInt16(rowLength))
  }

  /// Elements of a new leaf.
  var leafLength: Int { Int(elements) }
  /// Children of a new row.
  var rowLength: Int { Int(children) }

  /// The only leaf of a list may have fewer.
  var fewestElements: Int { leafLength / 2 }
  var mostElements: Int { 2 * leafLength }
  var fewestChildren: Int { max(2, rowLength / 2) }
  var mostChildren: Int { rowLength + rowLength / 3 }
}

extension Range<Int> {
  func shifted(by distance: Int) -> Range { lowerBound + distance..<upperBound + distance }
}
