extension Layout {
  /// The memory that the layout holds beside the collection's items, in bytes: the states of the folds,
  /// how far their stretches reach, and the stacked sections.
  ///
  /// Counted from the buffers' capacities, so the allocator's own rounding is left out. Layouts share
  /// every section that one has taken over from the other, so the bytes of two do not add up.
  /// O(sections + stretches).
  public var bytesHeld: Int {
    stack.bytesHeld + collection.sections.capacity * MemoryLayout<Section>.stride
  }
}

extension LayoutCollection {
  /// The memory that the sizes of all items hold, in bytes: about 16.5 an item.
  /// O(sections + items / 256).
  public var itemBytesHeld: Int { sections.reduce(0) { $0 + $1.items.bytesHeld } }
}

extension ItemList {
  /// The memory that the sizes hold, in bytes. Copies share what they have in common. O(n / 256).
  public var bytesHeld: Int { root.bytesHeld }
}

extension ChunkNode {
  /// An object's header, its properties, and its buffers.
  fileprivate var bytesHeld: Int {
    let own = 56 + bytes(of: elements) + bytes(of: children)
    return children.reduce(own) { $0 + $1.node.bytesHeld }
  }
}

/// What comes before a buffer's elements: the object's header, count and capacity.
private let bufferHeader = 32

/// The memory that an array's buffer takes, in bytes; what its elements refer to is not in it.
func bytes<Element>(of array: ContiguousArray<Element>) -> Int {
  array.capacity == 0 ? 0 : bufferHeader + array.capacity * MemoryLayout<Element>.stride
}
