import Reflow
import ReflowScenes

/// A recording that is being made: it writes each command and what the layout is then.
struct Recorder: Sendable {
  /// How many frames are told one by one after each command, if nothing else is asked for.
  static let usualFrames = 100

  let path: String
  private let frames: Int
  /// How many steps lie before the recording, and how many that were taken back before it.
  private let pastSteps: Int
  private var futureSteps: Int
  /// The marks that the recording has made.
  private var names: Set<String> = []
  /// The commands of the files that are being sourced.
  private var parts: [Recording.Command] = []
  /// How many commands it holds.
  private(set) var count = 0

  /// Begins a recording: writes a new file, or in place of an earlier recording.
  init(_ session: Session, path: String, frames: Int) throws(FileError) {
    self.path = path
    self.frames = frames
    pastSteps = session.history.past.count
    futureSteps = session.history.future.count
    var lines = [Recording.header]
    if session.history.state != 0 {
      lines.append("start")
      lines += RecordedScene(session.workspace).lines
      lines += facts(of: session.workspace)
    }
    try FileContents.write(Self.bytes(lines), to: path)
  }

  /// Undoing what was before the recording is nothing that it could tell.
  func checkUndo(_ count: Int, _ history: History) throws(CommandError) {
    guard history.past.count - count >= pastSteps else {
      throw CommandError("undo: that was before the recording; record off ends it")
    }
  }

  func checkRedo(_ count: Int, _ history: History) throws(CommandError) {
    guard history.future.count - count >= futureSteps else {
      throw CommandError("redo: that was before the recording; record off ends it")
    }
  }

  /// Writes a command that has run, if it changed anything.
  /// - Parameter state: of the history before the command.
  mutating func take(
    _ line: String, _ words: [Word], _ command: Command, since state: Int, _ session: Session,
    changesLayout: Bool
  ) throws(FileError) {
    futureSteps = min(futureSteps, session.history.future.count)
    let isSource = command.name == "source"
    let isMark = ["mark", "unmark"].contains(command.name)
    let isStep = session.history.state != state
    guard isStep || isMark || isSource && !parts.isEmpty else { return }
    var entry = Recording.Entry(command: Recording.Command(text: line))
    if isMark || command.name == "goto" {
      let name = words[1].text
      if command.name == "mark" { names.insert(name) }
      if command.name == "unmark" { names.remove(name) }
      if command.name == "goto", !names.contains(name) {
        entry.command.scene = RecordedScene(session.workspace)
      }
    }
    if !command.isReplayable(words), !isSource {
      entry.command.scene = RecordedScene(session.workspace)
    }
    if session.sourceDepth > 0 {
      if !isSource { parts.append(entry.command) }
      return
    }
    if isSource { entry.parts = parts }
    parts = []
    var lines = Recording.lines(of: entry.command, mark: ">")
    for part in entry.parts { lines += Recording.lines(of: part, mark: "|") }
    if changesLayout { lines += facts(of: session.workspace) }
    count += 1
    try FileContents.append(Self.bytes(lines), to: path)
  }

  var commandsInWords: String { count == 1 ? "1 command" : "\(count) commands" }

  private func facts(of workspace: Workspace) -> [String] {
    RecordedFact.facts(of: workspace.layout, frames: frames).map(\.line)
  }

  private static func bytes(_ lines: [String]) -> [UInt8] {
    lines.flatMap { Array($0.utf8) + [UInt8(ascii: "\n")] }
  }
}

extension Session {
  /// Begins a recording.
  func beginRecording(_ path: String, frames: Int) throws(CommandError) -> Report {
    guard sourceDepth == 0 else {
      throw CommandError("record: a file that is sourced cannot begin a recording")
    }
    if let recorder { throw CommandError("record: \(recorder.path) is being recorded already") }
    var known: [UInt8] = []
    do throws(FileError) {
      if FileContents.exists(path) { known = try FileContents.read(path) }
    } catch {
      throw CommandError("record: \(error.description)")
    }
    guard known.isEmpty || known.starts(with: Recording.header.utf8) else {
      throw CommandError("record: \(path) is there and is no recording; take another name")
    }
    do throws(FileError) {
      recorder = try Recorder(self, path: path, frames: frames)
    } catch {
      throw CommandError("record: \(error.description)")
    }
    return Report(["recording to \(path); record off ends it"])
  }

  /// Ends the recording.
  func endRecording() throws(CommandError) -> Report {
    guard let recorder else {
      throw CommandError("record: nothing is being recorded; record FILE begins")
    }
    self.recorder = nil
    return Report([
      "recorded \(recorder.commandsInWords); reflow replay \(recorder.path) checks them"
    ])
  }

  /// Writes a command that has run to the recording. One that cannot be written ends it.
  func record(
    _ line: String, _ words: [Word], _ command: Command, since state: Int, _ report: inout Report
  ) {
    do throws(FileError) {
      try recorder?.take(
        line, words, command, since: state, self, changesLayout: report.change != nil)
    } catch {
      recorder = nil
      report.lines.append("the recording has ended: \(error.description)")
    }
  }
}
