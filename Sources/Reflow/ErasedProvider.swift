/// A provider's state, its type erased: what the engine keeps before every stretch of items. Never
/// changed once it is made.
@usableFromInline
class ErasedState: @unchecked Sendable {
  // Its one subclass holds a constant that is Sendable; a class that is not final cannot say so.
  @usableFromInline
  init() {}
}

/// A state with its type.
@usableFromInline
final class TypedState<State: Equatable & Sendable>: ErasedState, @unchecked Sendable {
  @usableFromInline let value: State

  @usableFromInline
  init(_ value: State) {
    self.value = value
    super.init()
  }
}

extension ErasedState {
  /// The state as the provider knows it that has made it.
  @inlinable
  func value<State: Equatable & Sendable>(as type: State.Type) -> State {
    unsafeDowncast(self, to: TypedState<State>.self).value
  }
}

/// A provider without its type: what the engine asks of it, each once for a stretch of items.
///
/// It is made where the provider's type is known, by `LayoutProvider`'s own implementation, so the loops
/// over items are specialised for the provider and nothing is looked up while they run.
public struct ErasedProvider: Sendable {
  @usableFromInline typealias Space = SectionSpace

  /// Tells the provider's type, whose states no other may be given. Not known in Embedded Swift, where no
  /// code is replaced while a program runs.
  @usableFromInline let type: ObjectIdentifier?
  @usableFromInline let start: @Sendable (Space) -> ErasedState
  /// Folds over a stretch from a state on: the state after it.
  @usableFromInline let measure:
    @Sendable (Items, ErasedState, inout Pen, Space, inout StretchExtent) -> ErasedState
  @usableFromInline let areEqual: @Sendable (ErasedState, ErasedState) -> Bool
  @usableFromInline let bytesHeld: @Sendable (ErasedState) -> Int
  @usableFromInline let depth: @Sendable (ErasedState, Space) -> Double
  @usableFromInline let frames: @Sendable (Items, FoldTree, Space, inout FrameBuffer) -> Void
  @usableFromInline let nextLineChange: @Sendable (Items, Space) -> NextLineChange
  @usableFromInline let explanation: @Sendable (Items, FoldTree, Space) -> PlacedExplanation
  @usableFromInline let steps: @Sendable (Items, FoldTree, Space) -> [PlacingStep]

  @inlinable
  init<Provider: LayoutProvider>(_ provider: Provider) {
    typealias State = Provider.State
    #if hasFeature(Embedded)
      type = nil
    #else
      type = ObjectIdentifier(Provider.self)
    #endif
    start = { TypedState(provider.start(in: $0)) }
    measure = { items, before, pen, space, extent in
      let known = before.value(as: State.self)
      var state = known
      extent = provider.measure(items, &state, &pen, in: space)
      return state == known ? before : TypedState(state)
    }
    areEqual = { $0 === $1 || $0.value(as: State.self) == $1.value(as: State.self) }
    bytesHeld = {
      MemoryLayout<State>.stride + 16 + provider.bytesHeld(by: $0.value(as: State.self))
    }
    depth = { provider.depth(after: $0.value(as: State.self), in: $1) }
    frames = { items, tree, space, frames in
      provider.frames(of: items, replaying: Fold(tree), in: space, into: &frames)
    }
    nextLineChange = { provider.nextLineChange(of: $0, in: $1) }
    explanation = { provider.explanation(of: $0, replaying: Fold($1), in: $2) }
    steps = { provider.steps(of: $0, replaying: Fold($1), in: $2) }
  }
}

extension LayoutProvider {
  @inlinable
  public var erasedProvider: ErasedProvider { ErasedProvider(self) }
}
