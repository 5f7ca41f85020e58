/// A section's fold, folded: the state before every stretch of items, found by an item's index or by a
/// line's number.
public struct Fold<State: Equatable & Sendable>: Sendable {
  let root: FoldNode<State>
  /// The pen before every stretch, where the section reaches so far that sums of stretches would be
  /// rounded (`FoldNode.farthest`); nil elsewhere.
  let pens: ContiguousArray<Pen>?

  init(_ root: FoldNode<State>, pens: ContiguousArray<Pen>?) {
    self.root = root
    self.pens = pens
  }

  /// The last checkpoint that is not behind the item. O(log n).
  public func checkpoint(before item: Int) -> Checkpoint<State> {
    stretch { node, first, _ in node.items.childIndex(holding: item - first) }
  }

  /// The last checkpoint at which no line behind the given one is open; the first where there is none.
  /// O(log n).
  func lastCheckpoint(notBehindLine line: Int) -> Checkpoint<State> {
    stretch { node, _, pen in
      let children = node.children
      var low = 0
      var high = children.count
      while high - low > 1 {
        let middle = (low + high) / 2
        if pen.line + children[middle].start.line <= line { low = middle } else { high = middle }
      }
      return low
    }
  }

  /// Goes down to a stretch.
  /// - Parameter choose: which child of a node; gets the node, its first item and the pen before it.
  private func stretch(
    _ choose: (FoldNode<State>, Int, Pen) -> Int
  ) -> Checkpoint<State> {
    var node = root
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
    return Checkpoint(
      item: first, end: first + node.items.count, state: node.before, pen: pens?[index] ?? pen)
  }
}

/// The fold as it stood before a stretch of items.
public struct Checkpoint<State: Equatable & Sendable>: Equatable, Sendable {
  /// The index of the item that comes next.
  public var item: Int
  /// Where the stretch ends, as an item's index.
  public var end: Int
  public var state: State
  public var pen: Pen

  @inlinable
  public init(item: Int, end: Int, state: State, pen: Pen) {
    self.item = item
    self.end = end
    self.state = state
    self.pen = pen
  }
}

/// How sections are cut for the engine's purposes. No frame depends on it.
public enum Stretch {
  /// About how many items a stretch has: one checkpoint is kept for so many.
  public static let length = 256
}
