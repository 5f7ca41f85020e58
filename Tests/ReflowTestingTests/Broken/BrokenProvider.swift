import Reflow
import ReflowFaults
import Synchronization

/// A provider with one fault that no picture shows: it breaks a law of the kit.
protocol BrokenProvider: FaultyProvider {
  init()
}

extension BrokenProvider {
  static var fault: String { "a law is broken" }
  init(_ parameters: ParameterValues) { self.init() }
}

/// Left-aligned lines with such a fault.
protocol BrokenLines: BrokenProvider, FaultyLines {}

/// What providers smuggle from one layout into another.
final class Smuggled: Sendable {
  private let value = Mutex(0.0)

  func update(_ change: (inout Double) -> Void) -> Double {
    value.withLock {
      change(&$0)
      return $0
    }
  }
}
