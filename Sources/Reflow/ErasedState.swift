/// A provider's state, its type erased: what the engine keeps before every stretch of items.
///
/// A state of a few plain numbers is kept in place, any other one in an object: there is one for every
/// stretch of items, and most of what an object costs is making and freeing it.
@usableFromInline
struct ErasedState: Sendable {
  @usableFromInline typealias Words = (UInt64, UInt64, UInt64)

  @usableFromInline let words: Words
  @usableFromInline let box: StateBox?

  @inlinable
  init<State: Equatable & Sendable>(_ state: State) {
    if Self.isInPlace(State.self) {
      var words: Words = (0, 0, 0)
      withUnsafeMutableBytes(of: &words) { $0.storeBytes(of: state, as: State.self) }
      self.words = words
      box = nil
    } else {
      words = (0, 0, 0)
      box = TypedStateBox(state)
    }
  }

  @inlinable
  static func isInPlace<State>(_ type: State.Type) -> Bool {
    _isPOD(State.self) && MemoryLayout<State>.size <= MemoryLayout<Words>.size
  }

  /// The state as the provider knows it that has made it.
  @inlinable
  func value<State: Equatable & Sendable>(as type: State.Type) -> State {
    if Self.isInPlace(State.self) {
      return withUnsafeBytes(of: words) { $0.loadUnaligned(as: State.self) }
    }
    return unsafeDowncast(box!, to: TypedStateBox<State>.self).value
  }

  /// Whether it is the same to the bit, which implies that it is equal.
  @inlinable
  @inline(__always)
  func isIdentical(to other: ErasedState) -> Bool {
    words.0 == other.words.0 && words.1 == other.words.1 && words.2 == other.words.2
      && box === other.box
  }
}

/// Holds a state that is not kept in place. Never changed once it is made.
@usableFromInline
class StateBox: @unchecked Sendable {
  // Its one subclass holds a constant that is Sendable; a class that is not final cannot say so.
  @usableFromInline
  init() {}
}

/// A state with its type.
@usableFromInline
final class TypedStateBox<State: Equatable & Sendable>: StateBox, @unchecked Sendable {
  @usableFromInline let value: State

  @usableFromInline
  init(_ value: State) {
    self.value = value
    super.init()
  }
}
