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
  private let section: UnsafePointer<ItemSource>

  init(
    _ range: Range<Int>, of section: UnsafePointer<ItemSource>, chunk: Range<Int>,
    sizes: UnsafeBufferPointer<Size>, tally: UnsafeMutablePointer<StretchTally>
  ) {
    self.range = range
    self.section = section
    self.chunk = chunk
    sectionCount = section.pointee.root.count
    self.sizes =
      UnsafeRawPointer(sizes.baseAddress)?.assumingMemoryBound(to: Double.self)
      ?? Items.none
    breadthOffset = section.pointee.isTransposed ? 1 : 0
    self.tally = tally
  }

  /// Calls `body` with the chunk that holds an item, from the item on. O(log n).
  @usableFromInline
  func withChunk(from index: Int, _ body: (Items) -> Void) {
    let (leaf, start) = section.pointee.root.leaf(holding: index)
    let chunk = start..<start + leaf.count
    leaf.elements.withUnsafeBufferPointer {
      body(
        Items(index..<chunk.upperBound, of: section, chunk: chunk, sizes: $0, tally: tally))
    }
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

  /// An item within the chunk, its breadth cut to a limit.
  @inlinable
  @inline(__always)
  func item(at index: Int, cutTo breadth: Double) -> Item {
    let own = ownSize(at: index)
    return Item(
      index: index, size: own.breadth > breadth ? size(at: index, cutTo: breadth) : own,
      tally: tally)
  }

  /// Any item of the section, its breadth cut to a limit. O(log n).
  func anyItem(at index: Int, cutTo breadth: Double) -> Item {
    Item(index: index, size: size(at: index, cutTo: breadth), tally: tally)
  }

  /// The size of any item of the section. O(log n).
  @usableFromInline
  @inline(never)
  func distantSize(at index: Int) -> FlowSize {
    let size = section.pointee.root.element(at: index)
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
    guard breadthOffset == 0, let remeasure = section.pointee.remeasure else {
      return FlowSize(breadth: breadth, depth: own.depth)
    }
    tally.pointee.itemsMeasured += 1
    let measured = remeasure(index, breadth)
    return FlowSize(breadth: breadth, depth: measured?.height ?? own.depth)
  }
}
