/// A stretch of a section's items, in a provider's terms. Valid only during the call that it is passed
/// to.
public struct Items {
  /// The stretch, as indexes within the section. They are for finding items with: where an item is placed
  /// may depend on `Item.index` alone, which is known to have been asked for.
  public let range: Range<Int>
  /// How many items the section has. No item's place may depend on it, but through
  /// `SectionSpace.itemCount`.
  public let sectionCount: Int
  /// A chunk's sizes, and which items they are. The stretch lies within it.
  @usableFromInline let sizes: UnsafePointer<Double>
  @usableFromInline let chunk: Range<Int>
  @usableFromInline let breadthOffset: Int
  @usableFromInline let tally: UnsafeMutablePointer<StretchTally>
  private let section: ItemSource

  init(
    _ range: Range<Int>, of section: ItemSource, chunk: Range<Int>,
    sizes: UnsafeBufferPointer<Size>, tally: UnsafeMutablePointer<StretchTally>
  ) {
    self.range = range
    self.section = section
    self.chunk = chunk
    sectionCount = section.items.count
    self.sizes =
      UnsafeRawPointer(sizes.baseAddress)?.assumingMemoryBound(to: Double.self)
      ?? Items.none
    breadthOffset = section.isTransposed ? 1 : 0
    self.tally = tally
  }

  private static var none: UnsafePointer<Double> { UnsafePointer(bitPattern: 8)! }

  /// An item of the section, within the stretch or beyond it.
  @inlinable
  public subscript(index: Int) -> Item {
    Item(index: index, size: size(at: index), tally: tally)
  }

  @inlinable
  func size(at index: Int) -> FlowSize {
    chunk.contains(index) ? ownSize(at: index) : distantSize(at: index)
  }

  /// The size of an item within the chunk.
  @inlinable
  func ownSize(at index: Int) -> FlowSize {
    assert(chunk.contains(index))
    let own = 2 &* (index &- chunk.lowerBound)
    return FlowSize(
      breadth: sizes[own &+ breadthOffset], depth: sizes[own &+ 1 &- breadthOffset])
  }

  /// The size of any item of the section. O(log n).
  @usableFromInline
  @inline(never)
  func distantSize(at index: Int) -> FlowSize {
    let size = section.items[index]
    return breadthOffset == 0
      ? FlowSize(breadth: size.width, depth: size.height)
      : FlowSize(breadth: size.height, depth: size.width)
  }

  /// The size of an item whose breadth may not pass a limit: cut to it, and as deep as its text then
  /// is where it has text. Text wraps at a width only, so lines of horizontally scrolling content cut
  /// without growing.
  @usableFromInline
  @inline(never)
  func size(at index: Int, cutTo breadth: Double) -> FlowSize {
    let own = size(at: index)
    guard own.breadth > breadth else { return own }
    guard breadthOffset == 0, let remeasure = section.remeasure else {
      return FlowSize(breadth: breadth, depth: own.depth)
    }
    tally.pointee.itemsMeasured += 1
    let measured = remeasure(index, breadth)
    return FlowSize(breadth: breadth, depth: measured?.height ?? own.depth)
  }
}

/// Where the items of a section come from, and how a provider is shown them.
struct ItemSource: Sendable {
  let items: ItemList
  let remeasure: Section.Remeasure?
  let isTransposed: Bool

  /// Calls `body` with a range of items, chunk by chunk.
  func forEachStretch(of range: Range<Int>, _ body: (Items) -> Void) {
    var next = range.lowerBound
    while next < range.upperBound {
      let (leaf, start) = items.root.leaf(holding: next)
      let end = min(start + leaf.count, range.upperBound)
      _ = withStretch(next..<end, in: leaf, from: start, body)
      next = end
    }
  }

  /// Calls `body` with items of a chunk.
  func withStretch(
    _ range: Range<Int>, in leaf: ChunkNode<Size>, from start: Int, _ body: (Items) -> Void
  ) -> StretchTally {
    var tally = StretchTally()
    leaf.elements.withUnsafeBufferPointer { sizes in
      withUnsafeMutablePointer(to: &tally) { tally in
        body(
          Items(range, of: self, chunk: start..<start + leaf.count, sizes: sizes, tally: tally))
      }
    }
    return tally
  }
}

/// What a provider has asked for while it was handed the items of a stretch.
@usableFromInline
struct StretchTally {
  /// Whether it has looked at an item's index.
  @usableFromInline var isIndexRead = false
  /// Texts that were measured again.
  var itemsMeasured = 0
}
