import Reflow
import ReflowWorkspace

/// The loop of the REPL on a terminal: read a line, run it, show what changed.
struct InteractiveLoop {
  private let session: Session
  private let console: Console

  init(_ session: Session, _ console: Console) {
    self.session = session
    self.console = console
  }

  /// - Returns: the exit status.
  func run() -> Int32 {
    let editor: LineEditor
    do throws(LineEditorError) {
      editor = try LineEditor(programName: "reflow", historyPath: Environment.historyPath)
    } catch {
      console.output.error("reflow: \(error.description)")
      return 2
    }
    let session = session
    editor.complete = { line, cursor in
      session.completions(of: line, cursorByteOffset: cursor)
    }
    Environment.ignoreInterrupts()
    console.output.line(
      "Reflow \(ReflowProgram.version): help lists the commands, Tab completes, Ctrl-D leaves.")
    if let warning = editor.historyWarning { console.output.line(Console.safe(warning)) }
    while true {
      console.output.flush()
      switch editor.readLine(prompt: "reflow> ") {
      case .interrupted: continue
      case .endOfInput: return 0
      case .line(let line):
        editor.addToHistory(line)
        do throws(CommandError) {
          let report = try session.run(line)
          console.show(report, of: session)
          if report.isEnd { return 0 }
        } catch {
          console.show(error, typed: line)
        }
      }
    }
  }
}
