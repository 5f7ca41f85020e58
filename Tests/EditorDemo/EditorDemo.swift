import ReflowREPL
import ReflowWorkspace

/// A program that does nothing but edit lines, for the tests and for trying things by hand:
/// `EditorDemo [history file]`. It prints `got: …` for each line.
@main
struct EditorDemo {
  static func main() {
    do {
      try run(historyPath: CommandLine.arguments.dropFirst().first)
    } catch {
      print("error: \(error)")
    }
  }

  private static func run(historyPath: String?) throws(LineEditorError) {
    let editor = try LineEditor(programName: "editordemo", historyPath: historyPath)
    editor.complete = complete
    var width = 100
    editor.bind(key: "\\e[1;5C", replacesPrevious: true) {
      width += 10
      return picture(width)
    }
    editor.bind(key: "^G") { "here" }
    if let warning = editor.historyWarning {
      print("warning: \(warning)")
    }
    while true {
      switch editor.readLine(prompt: "\u{1B}[32mdemo>\u{1B}[0m ") {
      case .line("exit"): return
      case .line("busy"): busy()
      case .line("size"):
        let size = LineEditor.terminalSize
        print("size: \(size?.columns ?? 0) x \(size?.rows ?? 0)")
      case .line("warning"): print("warning: \(editor.historyWarning ?? "none")")
      case .line(let line):
        editor.addToHistory(line)
        print("got: \(line.utf8.count > 200 ? "\(line.utf8.count) bytes" : line)")
      case .interrupted: print("interrupted")
      case .endOfInput:
        print("end of input")
        return
      }
    }
  }

  private static func picture(_ width: Int) -> String {
    "+--------+\n|width \(width)|\n+--------+"
  }

  /// Computes until it is killed or the terminal has something for it to read.
  private static func busy() {
    print("computing")
    _ = Swift.readLine()
    print("computed")
  }

  private static let words =
    [
      CompletionCandidate(text: "width", summary: "the breadth of a collection"),
      CompletionCandidate(text: "widen", summary: "make it broader"),
      CompletionCandidate(text: "undo", summary: "take a change back"),
      CompletionCandidate(text: "provider=", isFinal: false),
      CompletionCandidate(text: "你好世界"),
    ] + (1...60).map { CompletionCandidate(text: "item\($0 + 100)") }

  private static func complete(_ line: String, _ cursor: Int) -> CompletionAnswer {
    let before = line.utf8.prefix(cursor)
    let start = before.lastIndex(of: UInt8(ascii: " ")).map { before.index(after: $0) }
    let word = String(Substring(before[(start ?? before.startIndex)...]))
    return CompletionAnswer(
      replacedByteCount: word.utf8.count,
      candidates: words.filter { $0.text.hasPrefix(word) })
  }
}
