/// What the items of a section are placed with, beside themselves. Neighbours that are placed alike share
/// one.
final class SectionContext: Sendable {
  let provider: AnyLayoutProvider
  let space: SectionSpace
  /// Measures texts that are cut.
  let remeasure: Section.Remeasure?
  /// The state before the first item.
  let start: ErasedState

  init(_ provider: AnyLayoutProvider, in space: SectionSpace, remeasure: Section.Remeasure?) {
    self.provider = provider
    self.space = space
    self.remeasure = remeasure
    start = provider.loops.start(space)
  }

  /// Whether nothing in it is known of the section's own items.
  var isGeneral: Bool {
    provider.needs.isDisjoint(with: [.itemCount, .uniformSize, .items])
  }

  /// Calls `body` with items of a leaf.
  /// - Parameters:
  ///   - range: the items, as indexes within the section.
  ///   - leaf: holds them.
  ///   - first: the leaf's first item.
  ///   - root: all items of the section.
  @inline(__always)
  func withItems(
    _ range: Range<Int>, in leaf: ChunkNode<Size>, from first: Int, of root: ChunkNode<Size>,
    _ body: (Items) -> Void
  ) -> StretchTally {
    var tally = StretchTally()
    let chunk = first..<first + leaf.count
    let source = ItemSource(root: root, remeasure: remeasure, isTransposed: space.isTransposed)
    withUnsafePointer(to: source) { source in
      leaf.elements.withUnsafeBufferPointer { sizes in
        withUnsafeMutablePointer(to: &tally) { tally in
          body(Items(range, of: source, chunk: chunk, sizes: sizes, tally: tally))
        }
      }
    }
    return tally
  }
}

/// Where the items of a section come from, and how a provider is shown them.
struct ItemSource {
  let root: ChunkNode<Size>
  let remeasure: Section.Remeasure?
  let isTransposed: Bool
}

/// What a provider has asked for while it was handed the items of a stretch.
@usableFromInline
struct StretchTally {
  /// Whether it has looked at an item's index.
  @usableFromInline var isIndexRead = false
  /// Texts that were measured again.
  var itemsMeasured = 0
}
