/// Room for the frames of a stretch of items, as a provider's fold makes them. Valid only during the
/// call that it is passed to.
public struct FrameBuffer {
  @usableFromInline let frames: UnsafeMutablePointer<Rect>
  /// The lines' numbers, where somebody wants them.
  @usableFromInline let lines: UnsafeMutablePointer<Int>?
  @usableFromInline let capacity: Int
  @usableFromInline var count = 0
  /// Items that were left out before the first frame.
  @usableFromInline var leftOut = 0
  @usableFromInline let low: Double
  @usableFromInline let high: Double
  /// Where the frames go.
  @usableFromInline let place: FramePlace

  /// - Parameters:
  ///   - frames: at least one.
  ///   - band: where the frames reach that are wanted, along the depth; frames outside of it may be
  ///     missing before the first and behind the last.
  init(
    _ frames: UnsafeMutableBufferPointer<Rect>, lines: UnsafeMutablePointer<Int>? = nil,
    at place: FramePlace, in band: ClosedRange<Double> = -.infinity ... .infinity
  ) {
    self.frames = frames.baseAddress!
    self.lines = lines
    capacity = frames.count
    self.place = place
    low = band.lowerBound
    high = band.upperBound
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
  /// - Returns: false where a frame has been appended already; then theirs have to be appended too.
  @inlinable
  public mutating func leaveOut(_ items: Int) -> Bool {
    guard count == 0 else { return false }
    leftOut += items
    return true
  }

  /// The frame of the next item, and its line's number.
  @inlinable
  public mutating func append(_ frame: FlowRect, line: Int) {
    next(1).initialize(to: place.rect(frame))
    extend(by: 1, line: line)
  }

  /// Where the frames of the next items go.
  @inlinable
  @inline(__always)
  func next(_ items: Int) -> UnsafeMutablePointer<Rect> {
    precondition(items <= capacity &- count, "more frames than items")
    return frames + count
  }

  /// Counts frames that have been written, all on one line.
  @inlinable
  @inline(__always)
  mutating func extend(by items: Int, line: Int) {
    if let lines { (lines + count).initialize(repeating: line, count: items) }
    count &+= items
  }

  /// Whether it holds as many frames as are wanted; some may be missing where a band is given.
  func isComplete(for items: Int) -> Bool {
    count == items || low > -.infinity || high < .infinity
  }

  /// Some frame with its line's number, where those are wanted.
  subscript(index: Int) -> Placement {
    assert(index >= 0 && index < count)
    return Placement(frame: frames[index], line: lines?[index] ?? 0)
  }

  /// Calls `body` with room for frames on the stack: asking for frames allocates nothing.
  static func withRoom<Answer>(
    for count: Int, hasLines: Bool = true, at place: FramePlace,
    in band: ClosedRange<Double> = -.infinity ... .infinity, _ body: (inout FrameBuffer) -> Answer
  ) -> Answer {
    let count = max(1, count)
    return withUnsafeTemporaryAllocation(of: Rect.self, capacity: count) { frames in
      withUnsafeTemporaryAllocation(of: Int.self, capacity: hasLines ? count : 1) { lines in
        var buffer = FrameBuffer(
          frames, lines: hasLines ? lines.baseAddress : nil, at: place, in: band)
        return body(&buffer)
      }
    }
  }
}

/// Where an item stands.
struct Placement {
  var frame: Rect
  /// The number of its line within its section.
  var line: Int
}

/// Where the frames of a section go: from the section's coordinates to the content's.
@usableFromInline
struct FramePlace: Sendable {
  private let transform: FlowTransform
  private let contentWidth: Double
  /// Whether x is across and y along, as when scrolling vertically from left to right.
  @usableFromInline let isUpright: Bool
  /// Added to a frame: across and along, or x and y for a physical provider.
  @usableFromInline let across: Double
  @usableFromInline let along: Double

  init(
    _ stacked: StackedSection, _ transform: FlowTransform, _ contentSize: Size,
    _ container: FlowSize
  ) {
    self.transform = transform
    contentWidth = contentSize.width
    isUpright = stacked.isPhysical || !(transform.isHorizontal || transform.isMirrored)
    if stacked.isPhysical {
      // The top left of the container-sized page on which it places.
      let page = FlowRect(across: 0, along: stacked.parts.items, size: container)
      let origin = transform.rect(page, contentWidth: contentSize.width).origin
      (across, along) = (origin.x, origin.y)
    } else {
      (across, along) = (stacked.leading, stacked.parts.items)
    }
  }

  @inlinable
  @inline(__always)
  func rect(_ placed: FlowRect) -> Rect {
    let (x, y) = (placed.across + across, placed.along + along)
    return isUpright
      ? Rect(x: x, y: y, width: placed.breadth, height: placed.depth)
      : turned(FlowRect(across: x, along: y, breadth: placed.breadth, depth: placed.depth))
  }

  @usableFromInline
  @inline(never)
  func turned(_ placed: FlowRect) -> Rect { transform.rect(placed, contentWidth: contentWidth) }
}
