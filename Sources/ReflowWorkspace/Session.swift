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
  /// How many files are being sourced within one another.
  var sourceDepth = 0
  /// The steps that were made and taken back.
  var history = History()
  /// Workspaces that were kept under a name, in the order in which they were.
  var marks: [Mark] = []
  /// The recording that is being made.
  var recorder: Recorder?
  /// The command line that is running, for the step that it makes.
  private var runningLine: String?

  /// - Throws: `SceneError` if the registry has no provider `left-align`.
  public init(providers: ProviderRegistry) throws(SceneError) {
    workspace = try Workspace(providers: providers)
  }

  /// Runs a command line. An empty line and a comment do nothing.
  /// - Throws: `CommandError`; the workspace is then as it was.
  public func run(_ line: String) throws(CommandError) -> Report {
    let words = try CommandLineWords(line).words
    guard let name = words.first else { return Report() }
    guard let command = CommandCatalog.command(name.text) else {
      let nearest = nearestName(to: name.text, among: CommandCatalog.names)
      throw CommandError(
        "there is no command \(name.text)"
          + (nearest.map { "; did you mean \($0)?" } ?? "; help lists them"))
    }
    let arguments = try Arguments(command, words.dropFirst())
    let outerLine = runningLine
    runningLine = line.trimmed
    defer { runningLine = outerLine }
    let state = history.state
    var report = try perform(command, arguments)
    record(line.trimmed, words, command, since: state, &report)
    return report
  }

  private func perform(
    _ command: Command, _ arguments: Arguments
  ) throws(CommandError) -> Report {
    switch command.action {
    case .look(let look): return try look(workspace, arguments)
    case .session(let act): return try act(self, arguments)
    case .change(let change):
      var changed = workspace
      let report = try change(&changed, arguments)
      replaceWorkspace(changed, report.change)
      return report
    }
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
      version: version, file: file == nil ? nil : History.File(path: path))
    if let file { path = file }
    workspace = changed
    if let change { lastChange = change }
  }

  /// Goes back by a number of steps, at least 1, or not at all.
  func undo(_ count: Int = 1) throws(CommandError) -> Report {
    try checkCount(count, of: history.past.count, "undo")
    try recorder?.checkUndo(count, history)
    let (before, version) = (workspace, history.version)
    for _ in 0..<count { history.goBack(&workspace, path: &path) }
    return changeReport(from: before, version)
  }

  /// Goes forward again by a number of steps, at least 1, or not at all.
  func redo(_ count: Int = 1) throws(CommandError) -> Report {
    try checkCount(count, of: history.future.count, "redo")
    try recorder?.checkRedo(count, history)
    let (before, version) = (workspace, history.version)
    for _ in 0..<count { history.goForward(&workspace, path: &path) }
    return changeReport(from: before, version)
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
          let part = try run(line)
          report.lines += part.lines
          report.machineLines += part.machineLines
          report.showsPicture = report.showsPicture || part.showsPicture
          if let highlight = part.highlight {
            (report.highlight, report.marks) = (highlight, part.marks)
          }
          if part.isEnd { break }
        } catch {
          throw CommandError("\(place(index + 1)): \(error.message)")
        }
      }
      return report
    }
  }

  /// Makes one step of all that happens in `body`, or leaves everything as it was.
  func asOneStep<Failure: Error>(
    _ body: () throws(Failure) -> Report
  ) throws(Failure) -> Report {
    let (workspace, history, marks) = (workspace, history, marks)
    let (lastChange, path, recorder) = (lastChange, path, recorder)
    var report: Report
    do throws(Failure) {
      report = try body()
    } catch {
      self.workspace = workspace
      self.history = history
      self.marks = marks
      self.lastChange = lastChange
      self.path = path
      self.recorder = recorder
      throw error
    }
    guard self.history.state != history.state else { return report }
    let file = self.path == path ? nil : History.File(path: path)
    self.history.join(since: history, runningLine ?? "", from: workspace, file: file)
    report.change = changeReport(from: workspace, history.version).change
    return report
  }
}

extension String {
  /// The text without white space around it.
  fileprivate var trimmed: String {
    let start = drop { $0.isWhitespace }
    return String(
      start[..<(start.lastIndex { !$0.isWhitespace }.map(start.index(after:)) ?? start.startIndex)])
  }
}
