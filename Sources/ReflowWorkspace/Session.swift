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
  /// How many files are being sourced within one another.
  var sourceDepth = 0
  /// Asked now and then while a command works: false stops it, and the workspace stays as it was. It
  /// has to answer at once.
  public var goesOn: (@Sendable (WorkProgress) -> Bool)?
  /// The work of the command that is running.
  var work: LongWork?
  /// Keeps the workspace on the disk, so that a crash costs no more than the last command.
  public var keeper: StateKeeper?
  /// The key that was pressed last, as long as no command has run since.
  var scrubRun: ScrubRun?
  /// Differs whenever something has changed that is to be kept.
  private(set) var revision = 0
  private(set) var past: [Step] = []
  private(set) var future: [Step] = []

  /// A workspace as it was, and which element was which in its neighbour.
  struct Step {
    var workspace: Workspace
    var mapping: ElementMapping
  }

  /// - Throws: `SceneError` if the registry has no provider `left-align`.
  public init(providers: ProviderRegistry) throws(SceneError) {
    workspace = try Workspace(providers: providers)
  }

  /// Runs a command line. An empty line and a comment do nothing.
  /// - Throws: `CommandError`; the workspace is then as it was.
  public func run(_ line: String) throws(CommandError) -> Report {
    try perform(.line(line)) { () throws(CommandError) in
      scrubRun = nil
      return try execute(line)
    }
  }

  private func execute(_ line: String) throws(CommandError) -> Report {
    let words = try CommandLineWords(line).words
    guard let name = words.first else { return Report() }
    guard let command = CommandCatalog.command(name.text) else {
      let nearest = nearestName(to: name.text, among: CommandCatalog.names)
      throw CommandError(
        "there is no command \(name.text)"
          + (nearest.map { "; did you mean \($0)?" } ?? "; help lists them"))
    }
    let arguments = try Arguments(command, words.dropFirst())
    switch command.action {
    case .look(let look): return try look(workspace, arguments)
    case .session(let act): return try act(self, arguments)
    case .change(let change):
      var changed = workspace
      changed.work = work
      let report = try change(&changed, arguments)
      changed.work = nil
      replaceWorkspace(changed, report.change)
      return report
    }
  }

  /// Makes `changed` the workspace, as one step of the history.
  func replaceWorkspace(_ changed: Workspace, _ change: LayoutChange?) {
    past.append(Step(workspace: workspace, mapping: change?.mapping ?? ElementMapping()))
    future = []
    workspace = changed
    if let change { lastChange = change }
  }

  /// Makes `changed` the workspace, as a part of the step before: undoing takes both back.
  func extendStep(_ changed: Workspace, _ change: LayoutChange) {
    workspace = changed
    lastChange = change
  }

  /// Goes back one step.
  func undo() throws(CommandError) -> Report {
    guard let step = past.last else { throw CommandError("there is nothing to undo") }
    let undone = Step(workspace: workspace, mapping: step.mapping)
    let report = try go(to: step.workspace, step.mapping.inverse)
    past.removeLast()
    future.append(undone)
    return report
  }

  /// Goes forward again.
  func redo() throws(CommandError) -> Report {
    guard let step = future.last else { throw CommandError("there is nothing to redo") }
    let left = Step(workspace: workspace, mapping: step.mapping)
    let report = try go(to: step.workspace, step.mapping)
    future.removeLast()
    past.append(left)
    return report
  }

  private func go(
    to other: Workspace, _ mapping: ElementMapping
  ) throws(CommandError) -> Report {
    let change = try LayoutChange(
      from: workspace.layout, to: other.layout, mapping: mapping, work: work)
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
    let (workspace, past, future) = (workspace, past, future)
    let (lastChange, path) = (lastChange, path)
    var report = Report()
    for (index, line) in lines.enumerated() {
      do throws(CommandError) {
        let part = try execute(line)
        report.lines += part.lines
        report.machineLines += part.machineLines
        report.showsPicture = report.showsPicture || part.showsPicture
        report.highlight = part.highlight ?? report.highlight
        if part.isEnd { break }
      } catch {
        self.workspace = workspace
        self.past = past
        self.future = future
        self.lastChange = lastChange
        self.path = path
        throw CommandError("\(place(index + 1)): \(error.message)")
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
}
