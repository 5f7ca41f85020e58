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
