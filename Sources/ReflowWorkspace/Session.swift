import Reflow
import ReflowScenes

/// A workspace over time: it takes command lines, keeps what was before each, and answers reports.
///
///     let session = try Session(providers: registry)
///     _ = try session.run("add Swift Objective-C")
///     let report = try session.run("width 120")
///
/// It never prints and never reads a terminal.
public final class Session {
  public internal(set) var workspace: Workspace
  /// What the last command that changed something did; the picture marks it.
  public internal(set) var lastChange: LayoutChange?
  /// The file that the workspace was opened from or saved to last.
  var path: String?
  var settings = SessionSettings()
  /// The clock that `time` reads.
  var now: () -> ContinuousClock.Instant = { .now }
  /// How many files are being sourced within one another.
  var sourceDepth = 0
  private var past: [Step] = []
  private var future: [Step] = []

  /// A workspace as it was, and which element was which in its neighbour.
  fileprivate struct Step {
    var workspace: Workspace
    var mapping: ElementMapping
  }

  /// - Throws: `SceneError` if the registry has no provider `left-align`.
  public init(providers: ProviderRegistry) throws(SceneError) {
    workspace = try Workspace(providers: providers)
  }

  /// Runs a command line. An empty line and a comment do nothing. After a change the watches run.
  /// - Throws: `CommandError`; the workspace is then as it was.
  public func run(_ line: String) throws(CommandError) -> Report {
    let wasTimed = settings.isTimed
    let start = now()
    guard let answer = try perform(line) else { return Report() }
    let time = start.duration(to: now())
    var report = answer.report
    if answer.isChange { report.followUps += watched() }
    if wasTimed && settings.isTimed { report.followUps.append(Report(["took \(time.inWords)"])) }
    return report
  }

  /// Makes `changed` the workspace, as one step of the history.
  func replaceWorkspace(_ changed: Workspace, _ change: LayoutChange?) {
    past.append(Step(workspace: workspace, mapping: change?.mapping ?? ElementMapping()))
    future = []
    workspace = changed
    if let change { lastChange = change }
  }

  /// Goes back one step.
  func undo() throws(CommandError) -> Report {
    guard let step = past.popLast() else { throw CommandError("there is nothing to undo") }
    future.append(Step(workspace: workspace, mapping: step.mapping))
    return go(to: step.workspace, step.mapping.inverse)
  }

  /// Goes forward again.
  func redo() throws(CommandError) -> Report {
    guard let step = future.popLast() else { throw CommandError("there is nothing to redo") }
    past.append(Step(workspace: workspace, mapping: step.mapping))
    return go(to: step.workspace, step.mapping)
  }

  private func go(to other: Workspace, _ mapping: ElementMapping) -> Report {
    let change = LayoutChange(from: workspace.layout, to: other.layout, mapping: mapping)
    workspace = other
    lastChange = change
    var report = Report()
    report.change = change
    return report
  }

  /// Runs several lines as one step, or none of them.
  /// - Parameter place: what a line is called in an error, by its number from 1.
  func runTogether(
    _ lines: [String], place: (Int) -> String
  ) throws(CommandError) -> Report {
    let snapshot = snapshot
    let (workspace, past) = (snapshot.workspace, snapshot.past)
    var report = Report()
    for (index, line) in lines.enumerated() {
      do throws(CommandError) {
        guard let part = try perform(line)?.report else { continue }
        report.append(part)
        if part.isEnd { break }
      } catch {
        restore(snapshot)
        var failure = CommandError("\(place(index + 1)): \(error.message)", at: error.place)
        if error.place != nil { failure.line = error.line ?? line }
        throw failure
      }
    }
    let changed = self.workspace
    let edits = self.past.dropFirst(past.count).flatMap(\.mapping.edits)
    guard self.past.count != past.count else { return report }
    self.workspace = workspace
    self.past = past
    let change = LayoutChange(
      from: workspace.layout, to: changed.layout, mapping: ElementMapping(edits))
    replaceWorkspace(changed, change)
    report.change = change
    return report
  }

  /// Everything that a command can change.
  struct Snapshot {
    fileprivate var workspace: Workspace
    fileprivate var past: [Step]
    fileprivate var future: [Step]
    fileprivate var lastChange: LayoutChange?
    fileprivate var path: String?
    fileprivate var settings: SessionSettings
  }

  var snapshot: Snapshot {
    Snapshot(
      workspace: workspace, past: past, future: future, lastChange: lastChange, path: path,
      settings: settings)
  }

  /// Makes everything as it was.
  func restore(_ snapshot: Snapshot) {
    workspace = snapshot.workspace
    past = snapshot.past
    future = snapshot.future
    lastChange = snapshot.lastChange
    path = snapshot.path
    settings = snapshot.settings
  }
}
