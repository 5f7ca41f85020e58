import CEditLine
import CLibEdit

extension LineEditor {
  /// Remembers a line: for the keys Up, Down and Ctrl-R, and in the history file.
  ///
  /// A blank line and an immediate repeat are skipped. The file gets the line at once, by a single
  /// appending write, so neither a second program nor a kill costs a line. Where that fails,
  /// ``historyWarning`` says why and the line is remembered until the program ends.
  public func addToHistory(_ line: String) {
    let line = HistoryFile.singleLine(line)
    guard !line.allSatisfy(\.isWhitespace), line != lastRemembered else { return }
    remember(line)
    guard let historyFile else { return }
    do {
      try historyFile.append(line)
      historyWarning = nil
    } catch {
      historyWarning = error.description
    }
  }

  /// Fills the history from its file.
  func loadHistory() {
    guard let historyFile else { return }
    do {
      for line in try historyFile.load() {
        remember(line)
      }
    } catch {
      historyWarning = error.description
    }
  }

  private func remember(_ line: String) {
    cel_history_enter(history, line)
    lastRemembered = line
  }
}
