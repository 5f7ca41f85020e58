/// The sizes of a section's items, in points: an array of sizes with a stable identity.
///
/// Copies share their storage until one of them changes, so a layout can tell in O(1) that a section
/// is still the one that it has laid out (`isIdentical`). 16 bytes an item.
public struct ItemList: Sendable, RandomAccessCollection, MutableCollection,
  RangeReplaceableCollection, ExpressibleByArrayLiteral
{
  @usableFromInline var sizes: ContiguousArray<Size>

  public init() { sizes = [] }

  public init<Sizes: Sequence>(_ sizes: Sizes) where Sizes.Element == Size {
    self.sizes = ContiguousArray(sizes)
  }

  public init(arrayLiteral elements: Size...) { sizes = ContiguousArray(elements) }

  public var startIndex: Int { 0 }
  public var endIndex: Int { sizes.count }

  public subscript(index: Int) -> Size {
    get { sizes[index] }
    set { sizes[index] = newValue }
  }

  public mutating func replaceSubrange<Sizes: Collection>(
    _ range: Range<Int>, with replacement: Sizes
  ) where Sizes.Element == Size {
    sizes.replaceSubrange(range, with: replacement)
  }

  public mutating func reserveCapacity(_ count: Int) { sizes.reserveCapacity(count) }

  /// Whether both lists are the same storage, which implies that they are equal. O(1).
  public func isIdentical(to other: ItemList) -> Bool {
    guard count == other.count else { return false }
    return count == 0
      || sizes.withUnsafeBufferPointer { mine in
        other.sizes.withUnsafeBufferPointer { mine.baseAddress == $0.baseAddress }
      }
  }
}

extension ItemList: Equatable {
  public static func == (first: ItemList, second: ItemList) -> Bool {
    first.isIdentical(to: second) || first.sizes == second.sizes
  }
}
