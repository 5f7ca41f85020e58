import Reflow
import ReflowText
import Synchronization

/// What an item shows.
public enum ItemContent: Hashable, Sendable {
  case nothing
  /// A name; it has no effect on the size.
  case label(String)
  /// A text that the item is as large as.
  case text(String)

  /// What is written in the item's box, or nil.
  public var label: String? {
    switch self {
    case .nothing: nil
    case .label(let text), .text(let text): text
    }
  }
}

extension ItemContent: ChunkElement {
  /// The memory that texts take beside their elements, in bytes.
  public static func summary(of contents: ContiguousArray<ItemContent>) -> Int {
    contents.reduce(0) { total, content in
      let length = content.label?.utf8.count ?? 0
      return total + (length > 15 ? length + 32 : 0)
    }
  }

  public static func summary(joining first: Int, _ second: Int) -> Int { first + second }
}

/// An item of a scene: its size and what it shows.
public struct SceneItem: Hashable, Sendable {
  public var size: Size
  public var content: ItemContent

  public init(size: Size, content: ItemContent = .nothing) {
    self.size = size
    self.content = content
  }

  /// An item as large as its text.
  public init(text: String, style: TextStyle) {
    self.init(size: style.size(of: text), content: .text(text))
  }
}

/// The items of a section: their sizes, and what those show that show anything. About 16.5 bytes an item
/// as long as none does, 34 with contents. Copies share what they have in common, as `ItemList` does.
public struct SceneItems: Sendable, RandomAccessCollection, MutableCollection,
  RangeReplaceableCollection
{
  public private(set) var sizes = ItemList()
  /// Empty, or one for each item.
  private var contents = ChunkedList<ItemContent>()

  public init() {}

  public var startIndex: Int { 0 }
  public var endIndex: Int { sizes.count }

  public subscript(index: Int) -> SceneItem {
    get { SceneItem(size: sizes[index], content: content(at: index)) }
    set { replaceSubrange(index..<index + 1, with: CollectionOfOne(newValue)) }
  }

  public func content(at index: Int) -> ItemContent {
    contents.isEmpty ? .nothing : contents[index]
  }

  @inlinable
  public mutating func replaceSubrange<Items: Collection>(
    _ range: Range<Int>, with items: Items
  ) where Items.Element == SceneItem {
    replace(range, with: ContiguousArray(items))
  }

  /// O(log n + count), as one edit.
  @inlinable
  public mutating func append<Items: Sequence>(contentsOf items: Items)
  where Items.Element == SceneItem {
    replace(endIndex..<endIndex, with: ContiguousArray(items))
  }

  public init(repeating item: SceneItem, count: Int) {
    replace(0..<0, with: ContiguousArray(repeating: item, count: count))
  }

  // The work is done here, where the types are known.
  @usableFromInline
  mutating func replace(_ range: Range<Int>, with items: ContiguousArray<SceneItem>) {
    if !contents.isEmpty || items.contains(where: { $0.content != .nothing }) {
      if contents.isEmpty { contents = ChunkedList(repeatElement(.nothing, count: count)) }
      contents.replaceSubrange(range, with: items.map(\.content))
    }
    sizes.replaceSubrange(range, with: items.map(\.size))
  }

  /// The memory that what the items show takes, in bytes; a text of up to 15 bytes needs none of its
  /// own.
  public var contentBytesHeld: Int {
    contents.count * MemoryLayout<ItemContent>.stride + contents.summary
  }

  /// The memory that these items take and the others do not, in bytes.
  public func bytesNotShared(with other: SceneItems) -> Int {
    let sizes = sizes.countNotShared(with: other.sizes) * MemoryLayout<Size>.stride
    guard !contents.isEmpty else { return sizes }
    let shown = contents.countNotShared(with: other.contents)
    return sizes + shown * (MemoryLayout<ItemContent>.stride + contents.summary / contents.count)
  }

  /// Gives every item with a text the size that it has in the style.
  /// - Parameter check: called now and then with how many items are done; what it throws ends it.
  mutating func measure<Failure: Error>(
    _ style: TextStyle, check: (_ done: Int) throws(Failure) -> Void
  ) throws(Failure) {
    guard !contents.isEmpty else { return }
    var measured: ContiguousArray<Size> = []
    measured.reserveCapacity(count)
    var known = sizes.makeIterator()
    for content in contents {
      if measured.count % 1024 == 0 { try check(measured.count) }
      var size = known.next() ?? .zero
      if case .text(let text) = content { size = style.size(of: text) }
      measured.append(size)
    }
    sizes = ItemList(measured)
  }

  /// How large an item with a text is when its width has a limit.
  func remeasure(_ style: TextStyle) -> Section.Remeasure? {
    guard !contents.isEmpty else { return nil }
    let contents = contents
    let known = CutSizes()
    return { item, width in
      guard case .text(let text) = contents[item] else { return nil }
      return known.size(of: item, cutTo: width) {
        style.size(of: text, limit: width)
      }
    }
  }
}

/// The sizes of items that were cut to a line: a layout asks for them whenever it makes a frame, and a
/// long text takes its time.
private final class CutSizes: Sendable {
  private struct Cut: Hashable {
    var item: Int
    var width: Double
  }

  /// The most sizes that are remembered.
  private static let most = 10_000

  private let sizes = Mutex<[Cut: Size]>([:])

  func size(of item: Int, cutTo width: Double, measure: () -> Size) -> Size {
    let cut = Cut(item: item, width: width)
    if let size = sizes.withLock({ $0[cut] }) { return size }
    let size = measure()
    sizes.withLock { sizes in
      if sizes.count == Self.most { sizes.removeAll() }
      sizes[cut] = size
    }
    return size
  }
}
