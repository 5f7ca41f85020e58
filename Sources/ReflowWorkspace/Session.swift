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
  public internal(set) var workspace: Workspace { didSet { revision &+= 1 } }
  /// What the last command that changed something did; the picture marks it.
  public internal(set) var lastChange: LayoutChange?
  /// The file that the workspace was opened from or saved to last.
  var path: String? { didSet { revision &+= 1 } }
  var settings = SessionSettings()
  /// The clock that `time` reads.
  var now: () -> ContinuousClock.Instant = { .now }
  /// How many files are being sourced within one another.
  var sourceDepth = 0
  /// The steps that were made and taken back.
  var history = History()
  /// Workspaces that were kept under a name, in the order in which they were.
  var marks: [Mark] = []
  /// The recording that is being made.
  var recorder: Recorder?
  /// The command line that is running, for the step that it makes.
  var runningLine: String?
  /// Asked now and then while a command works: false stops it, and the workspace stays as it was. It
  /// has to answer at once.
  public var goesOn: (@Sendable (WorkProgress) -> Bool)?
  /// The work of the command that is running.
  var work: LongWork?
  /// Keeps the workspace on the disk, so that a crash costs no more than the last command.
  public var keeper: StateKeeper?
  /// Loads providers for `load` and `reload`; nil where this program cannot.
  public var loader: ProviderLoader?
  /// The course; nil where this program has none.
  public var learning: Learning?
  /// Whether each line that is run was typed by a person at a prompt, who alone may load code.
  public var isAtPrompt = false
  /// The key that was pressed last, as long as no command has run since.
  var scrubRun: ScrubRun?
  /// Differs whenever something has changed that is to be kept.
  private(set) var revision = 0
  /// The revision that the mirror shows.
  var mirroredRevision = 0

  /// - Throws: `SceneError` if the registry has no provider `left-align`.
  public init(providers: ProviderRegistry) throws(SceneError) {
    workspace = try Workspace(providers: providers)
  }

  /// A session that begins with a workspace.
  init(_ workspace: Workspace) { self.workspace = workspace }

  /// Runs a command line. An empty line and a comment do nothing. After a change the watches run.
  /// - Throws: `CommandError`; the workspace is then as it was.
  public func run(_ line: String) throws(CommandError) -> Report {
    let wasTimed = settings.isTimed
    let start = now()
    var isCommand = false
    var isChange = false
    var report = try perform(.line(line)) { () throws(CommandError) in
      scrubRun = nil
      guard let answer = try perform(line) else { return Report() }
      isCommand = true
      isChange = answer.isChange
      var report = answer.report
      if isChange, let feedback = feedback() { report.followUps.append(feedback) }
      return report
    }
    guard isCommand else { return report }
    let time = start.duration(to: now())
    if isChange {
      report.followUps += watched()
    }
    if let refusal = updateMirror() { report.followUps.append(refusal) }
    if wasTimed && settings.isTimed { report.followUps.append(Report(["took \(time.inWords)"])) }
    return report
  }

  /// Makes `changed` the workspace, as one step of the history.
  /// - Parameters:
  ///   - version: of the elements of `changed`, where they are a known version's.
  ///   - file: the session's from now on, where the step opens one.
  func replaceWorkspace(
    _ changed: Workspace, _ change: LayoutChange?, version: Int? = nil, file: String? = nil
  ) {
    history.add(
      runningLine ?? file.map { "open \($0)" } ?? "", from: workspace, change?.mapping.edits ?? [],
      version: version, file: file == nil ? nil : History.File(path: path),
      bytes: workspace.bytesNotShared(with: changed))
    if let file { path = file }
    var changed = changed
    changed.takeLoadedFiles(of: workspace)
    workspace = changed
    if let change { lastChange = change }
  }

  /// Makes `changed` the workspace, as a part of the step before: undoing takes both back.
  func extendStep(_ changed: Workspace, _ change: LayoutChange) {
    history.extend(change.mapping.edits)
    workspace = changed
    lastChange = change
  }

  /// Goes back by a number of steps, at least 1, or not at all.
  func undo(_ count: Int = 1) throws(CommandError) -> Report {
    try checkCount(count, of: history.past.count, "undo")
    try recorder?.checkUndo(count, history)
    return try travel {
      for _ in 0..<count { history.goBack(&workspace, path: &path) }
    }
  }

  /// Goes forward again by a number of steps, at least 1, or not at all.
  func redo(_ count: Int = 1) throws(CommandError) -> Report {
    try checkCount(count, of: history.future.count, "redo")
    try recorder?.checkRedo(count, history)
    return try travel {
      for _ in 0..<count { history.goForward(&workspace, path: &path) }
    }
  }

  /// Passes over steps of the history and says what has changed, or leaves everything as it was.
  private func travel(_ steps: () -> Void) throws(CommandError) -> Report {
    let snapshot = snapshot
    let version = history.version
    steps()
    do throws(CommandError) {
      try workspace.adoptCode(of: snapshot.workspace)
      let change = try LayoutChange(
        from: snapshot.workspace.layout, to: workspace.layout,
        mapping: history.mapping(from: version), work: work)
      lastChange = change
      return Report(change: change)
    } catch {
      restore(snapshot)
      throw error
    }
  }

  private func checkCount(_ count: Int, of all: Int, _ what: String) throws(CommandError) {
    guard all > 0 else { throw CommandError("there is nothing to \(what)") }
    guard count <= all else {
      let steps = all == 1 ? "is 1 step" : "are \(all) steps"
      throw CommandError("\(what): there \(steps) to \(what), not \(count)")
    }
  }

  /// What has changed from another workspace to the present one.
  /// - Parameter version: of the other one's elements.
  private func changeReport(from before: Workspace, _ version: Int) -> Report {
    let change = LayoutChange(
      from: before.layout, to: workspace.layout, mapping: history.mapping(from: version))
    lastChange = change
    return Report(change: change)
  }

  /// Runs several lines as one step, or none of them.
  /// - Parameter place: what a line is called in an error, by its number from 1.
  func runTogether(
    _ lines: [String], place: (Int) -> String
  ) throws(CommandError) -> Report {
    try asOneStep { () throws(CommandError) in
      var report = Report()
      for (index, line) in lines.enumerated() {
        do throws(CommandError) {
          guard let part = try perform(line)?.report else { continue }
          report.append(part)
          if part.isEnd { break }
        } catch {
          var failure = CommandError("\(place(index + 1)): \(error.message)", at: error.place)
          if error.place != nil { failure.line = error.line ?? line }
          throw failure
        }
      }
      return report
    }
  }

  /// Makes one step of all that happens in `body`, or leaves everything as it was.
  func asOneStep<Failure: Error>(
    _ body: () throws(Failure) -> Report
  ) throws(Failure) -> Report {
    let snapshot = snapshot
    let history = history
    var report: Report
    do throws(Failure) {
      report = try body()
    } catch {
      restore(snapshot)
      throw error
    }
    guard self.history.state != history.state else { return report }
    let file = path == snapshot.path ? nil : History.File(path: snapshot.path)
    self.history.join(
      since: history, runningLine ?? "", from: snapshot.workspace, file: file,
      bytes: snapshot.workspace.bytesNotShared(with: workspace))
    report.change = changeReport(from: snapshot.workspace, history.version).change
    return report
  }

  /// Everything that a command can change.
  struct Snapshot: Sendable {
    fileprivate var workspace: Workspace
    fileprivate var history: History
    fileprivate var marks: [Mark]
    fileprivate var recorder: Recorder?
    fileprivate var lastChange: LayoutChange?
    fileprivate var path: String?
    fileprivate var settings: SessionSettings
    fileprivate var task: LearningTask?
  }

  var snapshot: Snapshot {
    Snapshot(
      workspace: workspace, history: history, marks: marks, recorder: recorder,
      lastChange: lastChange, path: path, settings: settings, task: learning?.task)
  }

  /// Makes everything as it was.
  func restore(_ snapshot: Snapshot) {
    workspace = snapshot.workspace
    history = snapshot.history
    marks = snapshot.marks
    recorder = snapshot.recorder
    lastChange = snapshot.lastChange
    path = snapshot.path
    settings = snapshot.settings
    learning?.task = snapshot.task
  }
}
