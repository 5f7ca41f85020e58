/// The sizes of a section's items, in points.
///
/// Copies share what they have in common, and a layout finds out by itself what an edit has left alone:
/// see `ChunkedList`. Inserting, appending, removing and changing an item costs O(log n) and a copy of
/// some hundred sizes: many are better replaced at once. About 16.5 bytes an item.
public struct ItemList: Sendable, RandomAccessCollection, MutableCollection,
  RangeReplaceableCollection, ExpressibleByArrayLiteral
{
  private var sizes: ChunkedList<Size>

  public init() { sizes = [] }

  @inlinable
  public init<Sizes: Sequence>(_ sizes: Sizes) where Sizes.Element == Size {
    self.init(row: ContiguousArray(sizes))
  }

  @usableFromInline
  init(row sizes: ContiguousArray<Size>) { self.sizes = ChunkedList(sizes, .usual) }

  /// A list that is cut otherwise than usual. No layout depends on it; tests cut short lists into many
  /// chunks.
  package init(_ sizes: some Sequence<Size>, chunks: ChunkShape) {
    self.sizes = ChunkedList(ContiguousArray(sizes), chunks)
  }

  public init(arrayLiteral elements: Size...) { sizes = ChunkedList(elements) }

  public var startIndex: Int { 0 }
  public var endIndex: Int { sizes.count }

  public subscript(index: Int) -> Size {
    get { sizes[index] }
    set { replace(index..<index + 1, with: [newValue]) }
  }

  @inlinable
  public mutating func replaceSubrange<Sizes: Collection>(
    _ range: Range<Int>, with replacement: Sizes
  ) where Sizes.Element == Size {
    replace(range, with: ContiguousArray(replacement))
  }

  /// O(log n + count), as one edit.
  @inlinable
  public mutating func append<Sizes: Sequence>(contentsOf sizes: Sizes)
  where Sizes.Element == Size {
    replace(endIndex..<endIndex, with: ContiguousArray(sizes))
  }

  public init(repeating size: Size, count: Int) {
    self.init(row: ContiguousArray(repeating: size, count: count))
  }

  // The work is done here, where the types are known.
  @usableFromInline
  mutating func replace(_ range: Range<Int>, with replacement: ContiguousArray<Size>) {
    sizes.replaceSubrange(range, with: replacement)
  }

  public func makeIterator() -> ChunkedList<Size>.Iterator { sizes.makeIterator() }

  /// Whether both lists are the same tree, which implies that they are equal. O(1).
  public func isIdentical(to other: ItemList) -> Bool { sizes.isIdentical(to: other.sizes) }

  /// How many sizes stand in chunks that the other list has not, about. O(log n) and the chunks that
  /// differ.
  public func countNotShared(with other: ItemList) -> Int {
    sizes.countNotShared(with: other.sizes)
  }

  var root: ChunkNode<Size> { sizes.root }
  var summary: Size.Summary { sizes.summary }
}

extension ItemList: Equatable {
  public static func == (first: ItemList, second: ItemList) -> Bool {
    first.isIdentical(to: second) || first.count == second.count && first.elementsEqual(second)
  }
}

extension Size: ChunkElement {
  /// What is known of a row of sizes.
  public struct Summary: Sendable {
    /// The one size that all have; nil where there are several or none.
    public var uniformSize: Size?
    /// Whether all are lengths that can be laid out: finite, 0 or more, not beyond the greatest.
    public var areLengths: Bool
  }

  public static func summary(of sizes: ContiguousArray<Size>) -> Summary {
    let areLengths = sizes.withUnsafeBytes(Self.areLengths)
    let isUniform = sizes.first.map { first in sizes.allSatisfy { $0 == first } } ?? false
    return Summary(uniformSize: isUniform ? sizes.first : nil, areLengths: areLengths)
  }

  public static func summary(joining first: Summary, _ second: Summary) -> Summary {
    Summary(
      uniformSize: first.uniformSize == second.uniformSize ? first.uniformSize : nil,
      areLengths: first.areLengths && second.areLengths)
  }

  /// Whether all numbers are lengths that can be laid out, eight at a time.
  private static func areLengths(_ bytes: UnsafeRawBufferPointer) -> Bool {
    let zero = SIMD8<Double>(repeating: 0)
    let greatest = SIMD8<Double>(repeating: NumberProblem.greatestLength)
    var areSound = SIMDMask<SIMD8<Double>.MaskStorage>(repeating: true)
    let count = bytes.count / 8
    let whole = count & ~7
    for index in stride(from: 0, to: whole, by: 8) {
      let eight = bytes.loadUnaligned(fromByteOffset: index &* 8, as: SIMD8<Double>.self)
      areSound = areSound .& (eight .>= zero) .& (eight .<= greatest)
    }
    // A comparison with NaN is false, so NaN is refused as well.
    guard areSound == SIMDMask(repeating: true) else { return false }
    return (whole..<count).allSatisfy { index in
      let number = bytes.loadUnaligned(fromByteOffset: index &* 8, as: Double.self)
      return number >= 0 && number <= NumberProblem.greatestLength
    }
  }
}
