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

extension Session {
  /// Does what a key does, on the workspace as it stands. Keys of the same action one after another
  /// are one step of the history; a command or another action ends it.
  /// - Parameters:
  ///   - action: what the key does.
  ///   - times: how often the key was pressed.
  /// - Throws: `CommandError`; the workspace is then as it was.
  public func scrub(_ action: ScrubAction, times: Int = 1) throws(CommandError) -> Report {
    guard recorder == nil else {
      throw CommandError("keys are not recorded; record off ends the recording")
    }
    let run = scrubRun?.action.subject == action.subject ? scrubRun : nil
    let extends = run?.action.name == action.name && run?.hasStep == true
    let entry = JournalEntry.scrub(name: action.name, times: times, follows: run != nil)
    var report = try perform(entry) { () throws(CommandError) in
      let origin = run?.origin ?? workspace.scene
      var changed = workspace
      changed.work = work
      var report = try action.apply(&changed, times, origin)
      changed.work = nil
      runningLine = action.name
      defer { runningLine = nil }
      if !extends { scrubRun = ScrubRun(action: action, origin: origin) }
      guard let change = report.change else {
        report.showsPicture = true
        return report
      }
      if extends {
        extendStep(changed, change)
      } else {
        replaceWorkspace(changed, change)
        scrubRun?.hasStep = true
      }
      return report
    }
    if report.change != nil, let feedback = feedback() { report.lines += feedback.lines }
    if let refusal = updateMirror() { report.lines += refusal.lines }
    return report
  }
}
