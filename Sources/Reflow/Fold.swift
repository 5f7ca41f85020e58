/// A section's fold, folded: its state before every 256th item.
public struct Fold<State: Equatable & Sendable>: Sendable {
  /// One for each stretch of items; at least one, the start.
  @usableFromInline var checkpoints: ContiguousArray<Checkpoint<State>>

  @usableFromInline
  init(checkpoints: ContiguousArray<Checkpoint<State>>) { self.checkpoints = checkpoints }

  /// The last checkpoint that is not behind the item. O(1).
  @inlinable
  public func checkpoint(before item: Int) -> Checkpoint<State> {
    checkpoints[min(item / Stretch.length, checkpoints.count - 1)]
  }

  /// The last checkpoint at which the line is open that is open at the checkpoint before `item`.
  /// O(log n).
  @inlinable
  func lastCheckpoint(ofLine line: Int, from item: Int) -> Checkpoint<State> {
    var low = min(item / Stretch.length, checkpoints.count - 1)
    var high = checkpoints.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if checkpoints[middle].pen.line <= line { low = middle } else { high = middle }
    }
    return checkpoints[low]
  }
}

/// The fold as it stood before an item.
public struct Checkpoint<State: Equatable & Sendable>: Equatable, Sendable {
  /// The index of the item that comes next.
  public var item: Int
  public var state: State
  public var pen: Pen

  @inlinable
  public init(item: Int, state: State, pen: Pen) {
    self.item = item
    self.state = state
    self.pen = pen
  }
}

/// How sections are cut for the engine's purposes. No frame depends on it.
public enum Stretch {
  /// Items in a stretch: one checkpoint is kept for so many items.
  public static let length = 256
}

/// A stretch of a section's items, in a provider's terms. Valid only during the call that it is passed
/// to.
public struct Items {
  /// The stretch, as indexes within the section.
  public let range: Range<Int>
  /// How many items the section has.
  public let sectionCount: Int
  @usableFromInline let sizes: UnsafePointer<Double>
  @usableFromInline let breadthOffset: Int
  let remeasure: Section.Remeasure?

  init(
    _ range: Range<Int>, of sizes: UnsafeBufferPointer<Double>, isTransposed: Bool,
    remeasure: Section.Remeasure?
  ) {
    self.range = range
    self.remeasure = remeasure
    sectionCount = sizes.count / 2
    self.sizes = sizes.baseAddress ?? Items.none
    breadthOffset = isTransposed ? 1 : 0
  }

  private static var none: UnsafePointer<Double> { UnsafePointer(bitPattern: 8)! }

  /// An item of the section, within the stretch or beyond it.
  @inlinable
  public subscript(index: Int) -> Item { Item(index: index, size: size(at: index)) }

  @inlinable
  func size(at index: Int) -> FlowSize {
    assert(index >= 0 && index < sectionCount)
    return FlowSize(
      breadth: sizes[2 &* index &+ breadthOffset], depth: sizes[2 &* index &+ 1 &- breadthOffset])
  }

  /// The size of an item whose breadth may not pass a limit: cut to it, and as deep as its text then
  /// is where it has text. Text wraps at a width only, so lines of horizontally scrolling content cut
  /// without growing.
  @usableFromInline
  @inline(never)
  func size(at index: Int, cutTo breadth: Double) -> FlowSize {
    let own = size(at: index)
    guard own.breadth > breadth else { return own }
    let measured = breadthOffset == 0 ? remeasure?(index, breadth) : nil
    return FlowSize(breadth: breadth, depth: measured?.height ?? own.depth)
  }
}

/// Frames as a provider's fold makes them, for a stretch of items.
public struct FrameBuffer: Sendable {
  @usableFromInline var frames: ContiguousArray<FlowRect> = []
  @usableFromInline var lines: ContiguousArray<Int> = []

  init() {}

  @inlinable
  public mutating func append(_ frame: FlowRect, line: Int) {
    frames.append(frame)
    lines.append(line)
  }

  mutating func removeAll() {
    frames.removeAll(keepingCapacity: true)
    lines.removeAll(keepingCapacity: true)
  }
}
