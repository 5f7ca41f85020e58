/// A section's fold, folded: the state before every stretch of items, in a provider's own type.
public struct Fold<State: Equatable & Sendable> {
  @usableFromInline let tree: FoldTree

  @inlinable
  init(_ tree: FoldTree) { self.tree = tree }

  /// The last checkpoint that is not behind the item. O(log n).
  @inlinable
  public func checkpoint(before item: Int) -> Checkpoint<State> {
    Checkpoint(tree.checkpoint(before: item))
  }

  /// The last checkpoint at which no line behind the given one is open; the first where there is none.
  /// O(log n).
  @inlinable
  func lastCheckpoint(notBehindLine line: Int) -> Checkpoint<State> {
    Checkpoint(tree.lastCheckpoint(notBehindLine: line))
  }
}

/// The fold as it stood before a stretch of items.
public struct Checkpoint<State: Equatable & Sendable> {
  /// The index of the item that comes next.
  public let item: Int
  /// Where the stretch ends, as an item's index.
  public let end: Int
  public let state: State
  public let pen: Pen

  @inlinable
  init(_ place: FoldTree.Place) {
    item = place.item
    end = place.end
    state = place.state.value(as: State.self)
    pen = place.pen
  }
}

/// How sections are cut for the engine's purposes. No frame depends on it.
public enum Stretch {
  /// About how many items a stretch has: one checkpoint is kept for so many.
  public static let length = 256
}
