import CEditLine
import Reflow
import ReflowWorkspace

/// The loop of the REPL on a terminal: read a line, run it, show what changed.
final class InteractiveLoop {
  private let session: Session
  private let console: Console
  private var editor: LineEditor?

  init(_ session: Session, _ console: Console) {
    self.session = session
    self.console = console
  }

  /// - Returns: the exit status.
  func run() -> Int32 {
    let editor: LineEditor
    do throws(LineEditorError) {
      editor = try LineEditor(
        programName: "reflow", historyPath: Environment.historyPath, actions: actions)
    } catch {
      console.output.error("reflow: \(error.description)")
      return 2
    }
    self.editor = editor
    let session = session
    editor.complete = { line, cursor in
      session.completions(of: line, cursorByteOffset: cursor)
    }
    console.output.line(
      "Reflow \(ReflowProgram.version): help lists the commands, lesson the course; Ctrl-D leaves.")
    if let warning = editor.historyWarning { console.output.line(Console.safe(warning)) }
    keepState()
    session.isAtPrompt = true
    let progress = ProgressLine(
      isASCII: !Environment.usesUTF8, isVisible: editor.canRedraw, write: StandardOutput.send)
    cel_catch_interrupts()
    while true {
      console.output.flush()
      switch editor.readLine(prompt: "reflow> ") {
      case .interrupted: continue
      case .endOfInput:
        // Where the terminal is gone nobody has left: the workspace is to be recovered.
        if LineEditor.isTerminal(0) { session.keeper?.finish() }
        return 0
      case .line(let line):
        editor.addToHistory(line)
        if run(line, progress) {
          session.keeper?.finish()
          return 0
        }
      }
    }
  }

  /// - Returns: whether it was the last line.
  private func run(_ line: String, _ progress: ProgressLine) -> Bool {
    progress.begin()
    session.goesOn = progress.goesOn
    defer { session.goesOn = nil }
    do throws(CommandError) {
      let report = try session.run(line)
      progress.end()
      console.show(report, of: session)
      showWarning()
      return report.isEnd
    } catch {
      progress.end()
      console.show(error, typed: line)
      return false
    }
  }

  // MARK: - Keys

  /// What keys do to the layout, as the editor knows it.
  private var actions: [EditorAction] {
    ScrubAction.all.map { action in
      EditorAction(
        name: action.name, help: action.summary, keys: action.keys.map(\.sequence),
        group: "layout"
      ) { [unowned self] times in scrub(action, times: times) }
    }
  }

  private func scrub(_ action: ScrubAction, times: Int) -> String {
    do throws(CommandError) {
      let report = try session.scrub(action, times: times)
      return console.text(of: report, of: session, rows: editor?.rowsAboveLine ?? 20)
    } catch {
      return console.text(of: error)
    }
  }

  // MARK: - State

  /// Begins to keep the workspace, and says so where an earlier one can be recovered.
  private func keepState() {
    guard let folder = Environment.stateFolder else { return }
    let keeper = StateKeeper(folder: folder)
    session.keeper = keeper
    switch keeper.abandonedCount {
    case 0: break
    case 1:
      console.output.line(
        "An earlier run ended before its time: recover brings its workspace back.")
    case let count:
      console.output.line(
        "\(count) earlier runs ended before their time: recover brings the latest back.")
    }
  }

  private func showWarning() {
    if let warning = session.keeper?.takeWarning() { console.output.line(Console.safe(warning)) }
  }
}
