import Dispatch
import Reflow
import Synchronization

/// Where a check in progress writes what it has found, and where those look who wait for it: it runs on
/// a thread of its own, which may never come to an end.
final class LawBoard: Sendable {
  struct State: Sendable {
    var verdicts: [LawVerdict] = []
    /// The law that is being checked, for which collection, and how many were checked before.
    var law = Law.terminates
    var collection: LayoutCollection?
    var count = 0
    var isStopped = false
  }

  private let state = Mutex(State())
  private let end = DispatchSemaphore(value: 0)

  var now: State { state.withLock { $0 } }

  /// Says what is checked next.
  /// - Returns: false where the check is to stop.
  func begin(_ law: Law, _ collection: LayoutCollection) -> Bool {
    state.withLock {
      guard !$0.isStopped else { return false }
      ($0.law, $0.collection) = (law, collection)
      $0.count += 1
      return true
    }
  }

  func add(_ law: Law, _ finding: LawVerdict.Finding) {
    state.withLock {
      if !$0.isStopped { $0.verdicts.append(LawVerdict(law: law, finding: finding)) }
    }
  }

  /// Ends the check before the next collection; what is found from now on does not count.
  func stop() { state.withLock { $0.isStopped = true } }

  func finish() { end.signal() }

  /// - Returns: whether the check has come to its end within a twentieth of a second.
  func waitShortly() -> Bool { end.wait(timeout: .now() + .milliseconds(50)) == .success }
}
