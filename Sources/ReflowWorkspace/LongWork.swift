import Reflow
import Synchronization

/// How far the work of a command has come.
public struct WorkProgress: Hashable, Sendable {
  /// What the work is busy with.
  public enum Stage: String, Sendable {
    case reading
    case adding = "adding items"
    case measuring = "measuring texts"
    case layingOut = "laying out"
    case comparing = "comparing"
    case compiling
    case recovering = "recovering"
    case verifying = "checking laws"
    case lookingAtGoal = "looking at the goal"
  }

  public var stage: Stage
  public var done: Int
  public var total: Int

  /// The work that is done, in whole per cent.
  public var percent: Int {
    guard total > 0 else { return 0 }
    return min(100, Int(Double(max(0, done)) / Double(total) * 100))
  }
}

/// The work of one command, which may take long: it tells how far it has come, and may be stopped.
final class LongWork: Sendable {
  /// Gets how far the work has come; false stops it. Asked often, so it has to answer at once.
  typealias Question = @Sendable (WorkProgress) -> Bool

  private let goesOn: Question
  private let wasStopped = Atomic(false)

  init(_ goesOn: @escaping Question) { self.goesOn = goesOn }

  /// Whether the work has been stopped.
  var isStopped: Bool { wasStopped.load(ordering: .relaxed) }

  /// - Returns: false where the work is to stop.
  func goesOn(_ stage: WorkProgress.Stage, _ done: Int, _ total: Int) -> Bool {
    if isStopped { return false }
    if goesOn(WorkProgress(stage: stage, done: done, total: total)) { return true }
    wasStopped.store(true, ordering: .relaxed)
    return false
  }

  /// The same, for what is in the midst of something.
  /// - Throws: `CommandError` where the work is to stop.
  func check(_ stage: WorkProgress.Stage, _ done: Int, _ total: Int) throws(CommandError) {
    if !goesOn(stage, done, total) { throw .stopped }
  }

  /// The work as the core watches it.
  func watch(_ stage: WorkProgress.Stage) -> WorkWatch {
    WorkWatch { self.goesOn(stage, $0, $1) }
  }
}

extension CommandError {
  /// A command was stopped before its end.
  public static let stopped = CommandError("stopped; nothing changed")
}

extension LayoutChange {
  /// Compares two layouts, as a part of a command's work.
  init(
    from before: Layout, to after: Layout, mapping: ElementMapping, work: LongWork?
  ) throws(CommandError) {
    do throws(LayoutError) {
      try self.init(
        from: before, to: after, mapping: mapping, watch: work?.watch(.comparing))
    } catch {
      throw CommandError(error.message)
    }
  }
}
