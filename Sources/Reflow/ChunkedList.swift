/// A long list whose copies share what they have in common: a tree of chunks that are never changed.
///
/// An edit makes the chunk anew that it touches and the few nodes above it, so it costs O(log n) and a
/// chunk, and whoever holds the list as it was keeps it at no cost. What is the same node in two lists
/// has the same elements: that is how an engine finds what an edit has left alone, without being told.
///
/// Made from a sequence, the list takes O(n) and the elements' own size; reading an element costs
/// O(log n), walking along O(1) an element, and every change a chunk: change many at once.
public struct ChunkedList<Element: ChunkElement>: Sendable, RandomAccessCollection,
  MutableCollection, RangeReplaceableCollection, ExpressibleByArrayLiteral
{
  private(set) var root: ChunkNode<Element>
  private let shape: ChunkShape

  public init() { self.init(ContiguousArray(), .usual) }

  public init<Elements: Sequence>(_ elements: Elements) where Elements.Element == Element {
    self.init(ContiguousArray(elements), .usual)
  }

  init(_ elements: ContiguousArray<Element>, _ shape: ChunkShape) {
    self.shape = shape
    root = ChunkNode.tree(over: ChunkNode.leaves(of: elements, shape), shape)
    assert(checkInvariants())
  }

  public init(arrayLiteral elements: Element...) { self.init(elements) }

  public var startIndex: Int { 0 }
  public var endIndex: Int { root.count }

  public subscript(index: Int) -> Element {
    get { root.element(at: index) }
    set { replaceSubrange(index..<index + 1, with: CollectionOfOne(newValue)) }
  }

  public mutating func replaceSubrange<Elements: Collection>(
    _ range: Range<Int>, with replacement: Elements
  ) where Elements.Element == Element {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "the range is not in the list")
    let replacement = ContiguousArray(replacement)
    let nodes =
      range.count == count
      ? ChunkNode.leaves(of: replacement, shape)
      : root.replacing(range, with: replacement, shape)
    root = ChunkNode.tree(over: nodes, shape)
    assert(checkInvariants())
  }

  /// Whether the list is as it must be; nodes check themselves when they are made.
  private func checkInvariants() -> Bool {
    assert(root.height == 0 || root.children.count > 1, "a root of one child is the child")
    return true
  }

  public func makeIterator() -> Iterator { Iterator(root) }

  /// What the chunks know of all elements. O(1).
  public var summary: Element.Summary { root.summary }

  /// Whether both lists are the same tree, which implies that they are equal. O(1).
  public func isIdentical(to other: ChunkedList) -> Bool {
    root === other.root || count == 0 && other.count == 0
  }

  /// How many elements stand in chunks that the other list has not, about: what an edit has cost in
  /// memory. O(log n) and the chunks that differ.
  public func countNotShared(with other: ChunkedList) -> Int {
    root.countNotShared(with: other.root)
  }

  /// Walks along the list, chunk by chunk.
  public struct Iterator: IteratorProtocol {
    private let root: ChunkNode<Element>
    private var chunk: ContiguousArray<Element> = []
    private var index = 0
    /// Where the chunk ends in the list.
    private var end = 0

    init(_ root: ChunkNode<Element>) { self.root = root }

    public mutating func next() -> Element? {
      if index == chunk.count {
        guard end < root.count else { return nil }
        chunk = root.leaf(holding: end).leaf.elements
        end += chunk.count
        index = 0
      }
      defer { index += 1 }
      return chunk[index]
    }
  }
}

/// An element of a chunked list, and what the list's chunks know of theirs.
public protocol ChunkElement: Sendable {
  /// Something that can be told of a row of elements, and of two rows together from what is known of
  /// either.
  associatedtype Summary: Sendable

  static func summary(of elements: ContiguousArray<Self>) -> Summary

  static func summary(joining first: Summary, _ second: Summary) -> Summary
}
