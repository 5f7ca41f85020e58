/// A section's fold: the state before every stretch of items, found by an item's index or by a line's
/// number.
@usableFromInline
struct FoldTree: Sendable {
  /// Nil where the section is one stretch.
  let root: FoldNode?
  /// The pen before every stretch and behind the last, where the section reaches so far that sums of
  /// stretches would be rounded (`FoldNode.farthest`); nil elsewhere.
  let pens: ContiguousArray<Pen>?
  /// A place that has been found already.
  private var near: Place?

  init(root: FoldNode, pens: ContiguousArray<Pen>?) {
    self.root = root
    self.pens = pens
  }

  /// A section of one stretch.
  init(start: ErasedState, count: Int) {
    root = nil
    pens = nil
    near = Place(item: 0, end: count, state: start, pen: Pen())
  }

  /// The beginning of a stretch.
  @usableFromInline
  struct Place: Sendable {
    @usableFromInline let item: Int
    @usableFromInline let end: Int
    @usableFromInline let state: ErasedState
    @usableFromInline let pen: Pen
  }

  /// The last place that is not behind the item. O(log n).
  @usableFromInline
  func checkpoint(before item: Int) -> Place {
    if let near, near.item <= item, item < near.end { return near }
    return stretch { node, first, _ in node.items.childIndex(holding: item - first) }
  }

  /// The last place at which no line behind the given one is open; the first where there is none.
  /// O(log n).
  @usableFromInline
  func lastCheckpoint(notBehindLine line: Int) -> Place {
    stretch { node, _, pen in
      var low = 0
      var high = node.children.count
      while high - low > 1 {
        let middle = (low + high) / 2
        if pen.line + node.children[middle].start.line <= line {
          low = middle
        } else {
          high = middle
        }
      }
      return low
    }
  }

  /// Goes down to a stretch.
  /// - Parameter choose: which child of a node; gets the node, its first item and the pen before it.
  private func stretch(_ choose: (FoldNode, Int, Pen) -> Int) -> Place {
    guard var node = root else { return near! }
    var first = 0
    var index = 0
    var pen = Pen()
    while !node.children.isEmpty {
      let child = choose(node, first, pen)
      first += node.items.start(ofChild: child)
      pen.advance(as: node.children[child].start)
      index += node.children[child].stretchesBefore
      node = node.children[child].node
    }
    return Place(
      item: first, end: first + node.items.count, state: node.before, pen: pens?[index] ?? pen)
  }

  /// A node in its place, on the way down to a stretch.
  struct Visit {
    let node: FoldNode
    let first: Int
    let pen: Pen
    fileprivate let stretchesBefore: Int

    func child(_ index: Int) -> Visit {
      node.children.withUnsafeBufferPointer { children in
        var start = pen
        start.advance(as: children[index].start)
        return Visit(
          node: children[index].part.node, first: first + node.items.start(ofChild: index),
          pen: start, stretchesBefore: stretchesBefore + children[index].stretchesBefore)
      }
    }
  }

  /// The root of a section of several stretches.
  var top: Visit { Visit(node: root!, first: 0, pen: Pen(), stretchesBefore: 0) }

  /// The tree with the place of a stretch at hand.
  func near(_ stretch: Visit) -> FoldTree {
    var tree = self
    tree.near = Place(
      item: stretch.first, end: stretch.first + stretch.node.items.count,
      state: stretch.node.before,
      pen: pens?[stretch.stretchesBefore] ?? stretch.pen)
    return tree
  }

  /// Calls `body` with the stretches that hold a range of items, in their order. O(log n) and O(1) a
  /// stretch.
  func forEachStretch(of range: Range<Int>, _ body: (Visit) -> Void) {
    if !range.isEmpty { visit(top, range, body) }
  }

  private func visit(_ visited: Visit, _ range: Range<Int>, _ body: (Visit) -> Void) {
    let node = visited.node
    guard !node.children.isEmpty else { return body(visited) }
    var index = node.items.childIndex(holding: range.lowerBound - visited.first)
    while index < node.children.count,
      visited.first + node.items.start(ofChild: index) < range.upperBound
    {
      visit(visited.child(index), range, body)
      index += 1
    }
  }
}
