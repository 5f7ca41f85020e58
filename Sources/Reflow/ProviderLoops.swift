/// What the engine asks of a provider, each once for a stretch of items: the provider without its type.
///
/// It is made where the provider's type is known, by the protocol's own implementation, so the loops over
/// items are specialised for the provider and nothing is looked up while they run.
public final class ProviderLoops: Sendable {
  @usableFromInline typealias Space = SectionSpace
  @usableFromInline typealias Measure =
    @Sendable (Items, ErasedState, inout Pen, Space, inout StretchExtent) -> ErasedState
  @usableFromInline typealias Depth = @Sendable (ErasedState, Space) -> Double

  /// Tells the provider's type, whose states no other may be given. Not known in Embedded Swift, where no
  /// code is replaced while a program runs.
  let type: ObjectIdentifier?
  /// Whether a state is a few numbers and nothing that they refer to.
  let hasPlainState: Bool
  let start: @Sendable (Space) -> ErasedState
  /// Folds over a stretch from a state on: the state after it.
  let measure: Measure
  private let areEqual: @Sendable (ErasedState, ErasedState) -> Bool
  let bytesHeld: @Sendable (ErasedState) -> Int
  let depth: Depth
  let frames: @Sendable (Items, FoldTree, Space, inout FrameBuffer) -> Void
  let nextLineChange: @Sendable (Items, Space) -> NextLineChange

  @usableFromInline
  init(
    type: ObjectIdentifier?, hasPlainState: Bool,
    start: @escaping @Sendable (Space) -> ErasedState,
    measure: @escaping Measure,
    areEqual: @escaping @Sendable (ErasedState, ErasedState) -> Bool,
    bytesHeld: @escaping @Sendable (ErasedState) -> Int,
    depth: @escaping Depth,
    frames: @escaping @Sendable (Items, FoldTree, Space, inout FrameBuffer) -> Void,
    nextLineChange: @escaping @Sendable (Items, Space) -> NextLineChange
  ) {
    self.type = type
    self.hasPlainState = hasPlainState
    self.start = start
    self.measure = measure
    self.areEqual = areEqual
    self.bytesHeld = bytesHeld
    self.depth = depth
    self.frames = frames
    self.nextLineChange = nextLineChange
  }

  /// Whether two states are equal; one that is the same to the bit always is.
  @inline(__always)
  func areSame(_ first: ErasedState, _ second: ErasedState) -> Bool {
    first.isIdentical(to: second) || areEqual(first, second)
  }
}

extension LayoutProvider {
  /// The loops without the provider's type.
  /// - Parameters:
  ///   - measure: folds over a stretch and says how far it reaches from where the pen's origin is 0.
  ///   - frames: appends the frames of the items of a stretch, `along` measured from the section's
  ///     first line.
  ///   - bytesHeld: what a state refers to beside its own value, in bytes.
  ///   - nextLineChange: when the lines of a section change next as they grow longer; gets all items.
  @inlinable
  func makeLoops(
    measure: @escaping @Sendable (Items, inout State, inout Pen, SectionSpace) -> StretchExtent,
    frames: @escaping @Sendable (Items, Fold<State>, SectionSpace, inout FrameBuffer) -> Void,
    bytesHeld: @escaping @Sendable (State) -> Int = { _ in 0 },
    nextLineChange: @escaping @Sendable (Items, SectionSpace) -> NextLineChange = { _, _ in .unknown
    }
  ) -> ProviderLoops {
    #if hasFeature(Embedded)
      let type: ObjectIdentifier? = nil
    #else
      let type: ObjectIdentifier? = ObjectIdentifier(Self.self)
    #endif
    return ProviderLoops(
      type: type, hasPlainState: _isPOD(State.self),
      start: { ErasedState(start(in: $0)) },
      measure: { items, before, pen, space, extent in
        let known = before.value(as: State.self)
        var state = known
        extent = measure(items, &state, &pen, space)
        return state == known ? before : ErasedState(state)
      },
      areEqual: { $0.value(as: State.self) == $1.value(as: State.self) },
      bytesHeld: {
        (ErasedState.isInPlace(State.self) ? 0 : MemoryLayout<State>.stride + 16)
          + bytesHeld($0.value(as: State.self))
      },
      depth: { depth(after: $0.value(as: State.self), in: $1) },
      frames: { items, tree, space, room in frames(items, Fold(tree), space, &room) },
      nextLineChange: nextLineChange)
  }
}

extension LayoutProvider {
  /// The same loops, watched by those who count what a provider is handed.
  /// - Parameters:
  ///   - measured: gets a stretch that was measured and the state after it.
  ///   - replayed: gets how many items were placed again for the frames of a stretch.
  package func watchedLoops(
    measured: @escaping @Sendable (Items, State) -> Void,
    replayed: @escaping @Sendable (Int) -> Void
  ) -> ProviderLoops {
    let loops = loops
    return makeLoops { items, state, pen, space in
      var extent = StretchExtent()
      let after = loops.measure(items, ErasedState(state), &pen, space, &extent)
      state = after.value(as: State.self)
      measured(items, state)
      return extent
    } frames: { items, fold, space, room in
      replayed(items.range.upperBound - fold.checkpoint(before: items.range.lowerBound).item)
      loops.frames(items, fold.tree, space, &room)
    }
  }
}

extension LayoutProvider {
  @inlinable
  public var loops: ProviderLoops {
    makeLoops { items, state, pen, space in
      var extent = StretchExtent()
      for index in items.range {
        let origin = pen.origin.value
        let placed = place(items[index], &state, &pen, in: space)
        extent.include(from: origin + placed.along, to: origin + placed.along + placed.depth)
      }
      return extent
    } frames: { items, fold, space, frames in
      let start = fold.checkpoint(before: items.range.lowerBound)
      var (state, pen) = (start.state, start.pen)
      for index in start.item..<items.range.upperBound {
        let origin = pen.origin.value
        var placed = place(items[index], &state, &pen, in: space)
        guard index >= items.range.lowerBound else { continue }
        placed.along += origin
        frames.append(placed, line: pen.line)
      }
    }
  }
}
