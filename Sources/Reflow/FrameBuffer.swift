/// Room for the frames of a stretch of items, as a provider's fold makes them. Valid only during the
/// call that it is passed to.
public struct FrameBuffer {
  @usableFromInline let places: UnsafeMutablePointer<PlacedItem>
  @usableFromInline let capacity: Int
  @usableFromInline var count = 0

  @usableFromInline
  init(_ room: UnsafeMutableBufferPointer<PlacedItem>) {
    places = room.baseAddress!
    capacity = room.count
  }

  /// The frame of the next item, and its line's number.
  @inlinable
  public mutating func append(_ frame: FlowRect, line: Int) {
    precondition(count < capacity, "more frames than items")
    (places + count).initialize(to: PlacedItem(frame: frame, line: line))
    count &+= 1
  }

  subscript(index: Int) -> PlacedItem {
    assert(index >= 0 && index < count)
    return places[index]
  }

  /// Calls `body` with room for frames on the stack: asking for frames allocates nothing.
  static func withRoom<Answer>(for count: Int, _ body: (inout FrameBuffer) -> Answer) -> Answer {
    withUnsafeTemporaryAllocation(of: PlacedItem.self, capacity: max(1, count)) { room in
      var buffer = FrameBuffer(room)
      return body(&buffer)
    }
  }
}

/// An item's frame within its section, and its line's number.
@usableFromInline
struct PlacedItem {
  @usableFromInline var frame: FlowRect
  @usableFromInline var line: Int

  @usableFromInline
  init(frame: FlowRect, line: Int) {
    self.frame = frame
    self.line = line
  }
}
