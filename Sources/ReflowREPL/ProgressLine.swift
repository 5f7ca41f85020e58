import CEditLine
import ReflowWorkspace
import Synchronization

/// Tells a person who waits how far a command has come, in one line that is drawn over again and is
/// gone afterwards: `laying out… 40 %`. Ctrl-C stops the command.
final class ProgressLine: Sendable {
  private struct State {
    /// When the line is drawn next.
    var nextTime = ContinuousClock.now
    var isShown = false
  }

  /// A shorter wait needs no explanation.
  private static let patience = Duration.milliseconds(500)
  private static let interval = Duration.milliseconds(100)

  private let state = Mutex(State())
  private let isASCII: Bool
  private let isVisible: Bool
  private let write: @Sendable (String) -> Void

  /// - Parameters:
  ///   - isVisible: false only listens to Ctrl-C, where a line cannot be erased.
  ///   - write: sends text to the terminal at once.
  init(isASCII: Bool, isVisible: Bool, write: @escaping @Sendable (String) -> Void) {
    self.isASCII = isASCII
    self.isVisible = isVisible
    self.write = write
  }

  /// A command begins.
  func begin() {
    cel_forget_interrupt()
    state.withLock { $0.nextTime = .now + Self.patience }
  }

  /// The answer to whether the command is to go on.
  func goesOn(_ progress: WorkProgress) -> Bool {
    if cel_was_interrupted() { return false }
    guard isVisible else { return true }
    state.withLock { state in
      guard ContinuousClock.now >= state.nextTime else { return }
      state.nextTime = .now + Self.interval
      state.isShown = true
      write("\r\(text(of: progress))\u{1B}[K")
    }
    return true
  }

  /// The command has ended: the line goes, and so does the mark that the terminal makes of Ctrl-C.
  func end() {
    let wasShown = state.withLock { state in
      defer { state.isShown = false }
      return state.isShown
    }
    if isVisible && (wasShown || cel_was_interrupted()) { write("\r\u{1B}[K") }
  }

  func text(of progress: WorkProgress) -> String {
    let stage = "\(progress.stage.rawValue)\(isASCII ? "..." : "…")"
    // A compiler does not tell how far it has come.
    return progress.total > 0 ? "\(stage) \(progress.percent) %" : stage
  }
}
