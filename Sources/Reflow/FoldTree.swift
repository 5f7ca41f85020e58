/// A section's fold: the state before every stretch of items, found by an item's index or by a line's
/// number.
@usableFromInline
struct FoldTree: Sendable {
  let root: FoldNode
  /// The pen before every stretch and behind the last, where the section reaches so far that sums of
  /// stretches would be rounded (`FoldNode.farthest`); nil elsewhere.
  let pens: ContiguousArray<Pen>?

  /// The beginning of a stretch.
  @usableFromInline
  struct Place {
    @usableFromInline let item: Int
    @usableFromInline let end: Int
    @usableFromInline let state: ErasedState
    @usableFromInline let pen: Pen
  }

  /// The last place that is not behind the item. O(log n).
  @usableFromInline
  func checkpoint(before item: Int) -> Place {
    stretch { node, first, _ in node.items.childIndex(holding: item - first) }
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
    return Place(
      item: first, end: first + node.items.count, state: node.before, pen: pens?[index] ?? pen)
  }
}
