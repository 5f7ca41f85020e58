/// A provider with a loop of its own over a stretch of items, where calling `place` for each is too slow: a
/// waterfall that keeps its columns in registers.
///
/// Both functions must come to what `place` does item by item, to the bit.
public protocol StretchProvider: LayoutProvider {
  /// Folds over a stretch of items without keeping a frame.
  /// - Returns: how far the stretch reaches, measured as the pen is, whose origin is 0 before it.
  func measure(_ items: Items, _ state: inout State, _ pen: inout Pen, in space: SectionSpace)
    -> StretchExtent

  /// Appends the frames of the items of one stretch, `along` measured from the section's first line. The
  /// fold is taken up at the checkpoint before them.
  func frames(
    of items: Items, replaying fold: Fold<State>, in space: SectionSpace,
    into frames: inout FrameBuffer)

  /// The memory that a state refers to beside its own value, in bytes: the buffers of its arrays. Optional.
  func bytesHeld(by state: State) -> Int
}

extension StretchProvider {
  public func bytesHeld(by state: State) -> Int { 0 }

  @inlinable
  public var loops: ProviderLoops {
    makeLoops { items, state, pen, space in
      measure(items, &state, &pen, in: space)
    } frames: { items, fold, space, room in
      frames(of: items, replaying: fold, in: space, into: &room)
    } bytesHeld: {
      bytesHeld(by: $0)
    }
  }
}
