import CEditLine
import CLibEdit
import ReflowWorkspace

/// Why a line editor could not be made.
public enum LineEditorError: Error, Equatable, CustomStringConvertible {
  /// Standard input is a pipe or a file. Read it line by line instead.
  case standardInputIsNoTerminal
  /// Standard output is a pipe or a file, in which the editor's drawing would be garbage.
  case standardOutputIsNoTerminal
  /// libedit refused to start.
  case cannotStart

  public var description: String {
    switch self {
    case .standardInputIsNoTerminal:
      return "standard input is no terminal, so lines cannot be edited; read them as they come"
    case .standardOutputIsNoTerminal:
      return "standard output is no terminal, so lines cannot be edited; read them as they come"
    case .cannotStart:
      return "libedit could not start; TERM may name a terminal that this system does not know"
    }
  }
}

/// Lets a person type a line in a terminal, with editing keys, history, search and completion.
///
/// ```swift
/// let editor = try LineEditor(programName: "reflow", historyPath: "/home/me/.reflow_history")
/// while case .line(let line) = editor.readLine(prompt: "> ") {
///   editor.addToHistory(line)
///   run(line)
/// }
/// ```
///
/// The keys are libedit's, and the person's `.editrc` is read. The terminal is in editing mode only
/// inside ``readLine(prompt:)``; between two lines Ctrl-C is an ordinary `SIGINT`.
///
/// For the main thread, and one at a time: terminal, locale and signals belong to the process.
public final class LineEditor {
  /// How the typing of a line ended.
  public enum Outcome: Equatable {
    /// Enter was pressed. The line has no newline; invalid UTF-8 in it is repaired.
    case line(String)
    /// Ctrl-C was pressed: what was typed is dropped.
    case interrupted
    /// Ctrl-D on an empty line, or the terminal is gone.
    case endOfInput
  }

  /// Asked for candidates when Tab is pressed. Gets the whole line and the cursor's offset in it in
  /// bytes of UTF-8. Called on the main thread while the person waits.
  public var complete: (_ line: String, _ cursorByteOffset: Int) -> CompletionAnswer = { _, _ in
    CompletionAnswer(replacedByteCount: 0, candidates: [])
  }

  /// What is wrong with the history file, in a sentence, or nil. The editor works all the same; its
  /// lines are then remembered only until the program ends.
  public internal(set) var historyWarning: String?

  /// libedit's editor and its list of remembered lines.
  let handle: OpaquePointer
  let history: OpaquePointer
  let historyFile: HistoryFile?
  let hasUTF8Locale: Bool
  /// A terminal that can move up and erase: the typed line can be redrawn in place.
  let canRedraw: Bool

  /// The line that was remembered last: an immediate repeat is not worth a second place.
  var lastRemembered: String?
  /// The prompt as libedit gets it, a C string that lives until the next line, and its width.
  var promptBytes = UnsafeMutableBufferPointer<CChar>.allocate(capacity: 0)
  var promptWidth = 0
  var wasInterrupted = false
  /// What the next drawing of the prompt does first.
  var beforePrompt: BeforePrompt?
  /// Line and cursor at the last Tab that got no further: a second one there lists the candidates.
  var ambiguousTab: TypedLine?
  var keyActions: [KeyAction] = []
  /// A key that was pressed, and how often, while others waited.
  var pendingAction: (slot: Int, times: Int)?
  /// Which action's text stands right above the line, and how many rows it takes.
  var standingText: (slot: Int, rows: Int)?
  /// The terminal's width when the line was last drawn, in columns.
  var drawnColumns = 80

  /// Starts editing on the standard streams.
  ///
  /// - Parameters:
  ///   - programName: What a line in `.editrc` names to be for this program only.
  ///   - historyPath: The file of remembered lines; nil remembers nothing beyond this run. Folders
  ///     that lead to it are made. A file that cannot be used is no error: see ``historyWarning``.
  ///   - historyLimit: How many lines are remembered.
  ///   - actions: What keys do beyond editing, ``keySlotCount`` at most. `.editrc` may bind them to
  ///     others.
  /// - Throws: ``LineEditorError`` where there is no terminal to edit on.
  /// - Complexity: Reads the history file once, at most its last 8 MiB.
  public init(
    programName: String, historyPath: String?, historyLimit: Int = 1000,
    actions: [EditorAction] = []
  ) throws(LineEditorError) {
    guard Self.isTerminal(0) else { throw .standardInputIsNoTerminal }
    guard Self.isTerminal(1) else { throw .standardOutputIsNoTerminal }
    hasUTF8Locale = cel_use_utf8_locale()
    guard let handle = cel_open(programName) else { throw .cannotStart }
    guard let history = history_init() else {
      el_end(handle)
      throw .cannotStart
    }
    self.handle = handle
    self.history = history
    canRedraw = cel_has_capability(handle, "up") && cel_has_capability(handle, "cd")
    let limit = max(1, historyLimit)
    historyFile = historyPath.map { HistoryFile(path: $0, limit: limit) }
    guard cel_install_key_reader(handle) else {
      history_end(history)
      el_end(handle)
      throw .cannotStart
    }
    cel_history_set_size(history, Int32(clamping: limit))
    cel_set_history(handle, history)
    installCallbacks(Array(actions.prefix(Self.keySlotCount)))
    loadHistory()
  }

  deinit {
    el_end(handle)
    history_end(history)
    promptBytes.deallocate()
  }

  /// Lets the person type one line.
  ///
  /// Keys typed before the call are part of the line. A change of the window's size and Ctrl-Z keep
  /// what is typed.
  ///
  /// - Parameter prompt: What stands before the line. It may hold colour escapes, which take no
  ///   column; where one ends the prompt after anything but a space, a space is added.
  public func readLine(prompt: String) -> Outcome {
    installPrompt(prompt)
    wasInterrupted = false
    beforePrompt = nil
    ambiguousTab = nil
    standingText = nil
    drawnColumns = Self.terminalSize?.columns ?? 80
    var byteCount: Int32 = 0
    let bytes = cel_read_line(handle, &byteCount)
    _ = runPendingAction()
    if wasInterrupted {
      return .interrupted
    }
    guard let bytes, byteCount > 0 else {
      // The cursor still stands behind the prompt.
      write("\r\n")
      cel_flush()
      return .endOfInput
    }
    var line = UnsafeRawBufferPointer(start: bytes, count: Int(byteCount))[...]
    if let last = line.last, last == UInt8(ascii: "\n") || last == UInt8(ascii: "\r") {
      line.removeLast()
    }
    return .line(String(decoding: line, as: UTF8.self))
  }

  /// The size of the terminal as it is now, in characters; nil where no standard stream is a
  /// terminal that knows its size. One system call.
  public static var terminalSize: (columns: Int, rows: Int)? {
    var columns: Int32 = 0
    var rows: Int32 = 0
    for descriptor: Int32 in [1, 0, 2] where cel_terminal_size(descriptor, &columns, &rows) {
      return (Int(columns), Int(rows))
    }
    return nil
  }

  /// Whether a file descriptor (0: standard input, 1: standard output) is open on a terminal.
  public static func isTerminal(_ descriptor: Int32) -> Bool {
    cel_is_terminal(descriptor)
  }

  /// Sends text to the terminal, in order with what libedit writes.
  func write(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { cel_write($0.baseAddress, $0.count) }
    }
  }
}
