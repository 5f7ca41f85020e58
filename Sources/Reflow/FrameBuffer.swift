/// Room for the frames of a stretch of items, as a provider's fold makes them. Valid only during the
/// call that it is passed to.
public struct FrameBuffer {
  @usableFromInline let places: UnsafeMutablePointer<PlacedItem>
  @usableFromInline let capacity: Int
  @usableFromInline var count = 0
  /// Items that were left out before the first frame.
  @usableFromInline var leftOut = 0
  @usableFromInline let low: Double
  @usableFromInline let high: Double

  init(_ room: UnsafeMutableBufferPointer<PlacedItem>, low: Double, high: Double) {
    places = room.baseAddress!
    capacity = room.count
    self.low = low
    self.high = high
  }

  /// Whether nothing that ends there is wanted. As long as no frame has been appended, such an item may
  /// be left out.
  @inlinable
  public func isBefore(_ end: Double) -> Bool { end < low }

  /// Whether nothing that begins there is wanted. Where all items that follow begin there or behind it,
  /// the rest may be left out.
  @inlinable
  public func isBehind(_ start: Double) -> Bool { start > high }

  /// Leaves out the next items.
  /// - Returns: false where a frame has been appended already: then theirs have to be too.
  @inlinable
  public mutating func leaveOut(_ items: Int) -> Bool {
    guard count == 0 else { return false }
    leftOut += items
    return true
  }

  /// The frame of the next item, and its line's number.
  @inlinable
  public mutating func append(_ frame: FlowRect, line: Int) {
    precondition(count < capacity, "more frames than items")
    (places + count).initialize(to: PlacedItem(frame: frame, line: line))
    count &+= 1
  }

  /// Whether it holds as many frames as are wanted; some may be missing where a band is given.
  func isComplete(for items: Int) -> Bool {
    count == items || low > -.infinity || high < .infinity
  }

  subscript(index: Int) -> PlacedItem {
    assert(index >= 0 && index < count)
    return places[index]
  }

  /// Calls `body` with room for frames on the stack: asking for frames allocates nothing.
  /// - Parameter band: where the frames reach that are wanted, along the depth; frames outside of it may
  ///   be missing before the first and behind the last.
  static func withRoom<Answer>(
    for count: Int, in band: ClosedRange<Double> = -.infinity ... .infinity,
    _ body: (inout FrameBuffer) -> Answer
  ) -> Answer {
    withUnsafeTemporaryAllocation(of: PlacedItem.self, capacity: max(1, count)) { room in
      var buffer = FrameBuffer(room, low: band.lowerBound, high: band.upperBound)
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
