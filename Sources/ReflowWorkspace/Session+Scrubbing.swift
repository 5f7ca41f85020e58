import Reflow
import ReflowScenes

/// Keys that have been pressed one after another, with no command between them.
struct ScrubRun {
  var action: ScrubAction
  /// The scene before the keys for this subject were pressed.
  var origin: Scene
  /// Whether the last step of the history is this run's.
  var hasStep = false
}

/// How a key follows on what was before it.
enum ScrubContinuation: String {
  /// It begins something new.
  case none
  /// It changes what the key before it changed, in another way.
  case subject
  /// It is the same key again, and the same step of the history.
  case run
}

extension Session {
  /// Does what a key does, on the workspace as it stands. Keys of the same action one after another
  /// are one step of the history; a command or another action ends it.
  /// - Parameter times: how often the key was pressed.
  /// - Throws: `CommandError`; the workspace is then as it was.
  public func scrub(_ action: ScrubAction, times: Int = 1) throws(CommandError) -> Report {
    guard recorder == nil else {
      throw CommandError("keys are not recorded; record off ends the recording")
    }
    let continuation = continuation(of: action)
    let entry = JournalEntry.scrub(name: action.name, times: times, continuation)
    return try perform(entry) { () throws(CommandError) in
      let origin = continuation == .none ? workspace.scene : scrubRun?.origin ?? workspace.scene
      var changed = workspace
      changed.work = work
      var report = try action.apply(&changed, times, origin)
      changed.work = nil
      runningLine = action.name
      defer { runningLine = nil }
      if continuation != .run { scrubRun = ScrubRun(action: action, origin: origin) }
      guard let change = report.change else {
        report.showsPicture = true
        return report
      }
      if continuation == .run {
        extendStep(changed, change)
      } else {
        replaceWorkspace(changed, change)
        scrubRun?.hasStep = true
      }
      return report
    }
  }

  private func continuation(of action: ScrubAction) -> ScrubContinuation {
    guard let run = scrubRun, run.action.subject == action.subject else { return .none }
    return run.action.name == action.name && run.hasStep ? .run : .subject
  }

  /// Makes the next key follow as it did when it was noted down.
  func resume(_ continuation: ScrubContinuation) {
    switch continuation {
    case .none: scrubRun = nil
    case .subject: scrubRun?.hasStep = false
    case .run: break
    }
  }
}
