import Testing

@testable import ReflowREPL

/// The whole program in a terminal: what is on the screen, not what was written.
@Suite("The REPL in a terminal")
struct InteractiveTests {
  private let home = ScratchFolder()

  private func start(
    columns: Int = 80, rows: Int = 40, environment: [String: String] = [:],
    arguments: [String] = []
  ) throws -> PseudoTerminal {
    let all = PseudoTerminal.plainEnvironment
      .merging(["HOME": home.path, "NO_COLOR": "1"]) { $1 }
      .merging(environment) { $1 }
    let terminal = try PseudoTerminal(
      executable: builtProgram("reflow"), arguments: arguments, environment: all,
      columns: columns, rows: rows)
    try prompt(terminal)
    return terminal
  }

  /// Waits until the program waits for a line.
  private func prompt(_ terminal: PseudoTerminal, typed: String = "") throws {
    let line = "reflow> \(typed)"
    try terminal.waitFor("the prompt and “\(typed)”") { screen in
      screen.textBeforeCursor == line && line.hasPrefix(screen.cursorLine)
    }
  }

  private func transcript(_ terminal: PseudoTerminal) -> String {
    terminal.screen.transcript.joined(separator: "\n")
  }

  @Test("Commands change the picture")
  func commands() throws {
    let terminal = try start()
    try terminal.send("add Swift UIKit\r")
    try terminal.waitFor(row: "2 came; lines 0 → 1; content 320×0 → 320×32")
    try prompt(terminal)
    #expect(transcript(terminal).contains("┃  Swift   ┃  ┃  UIKit   ┃"))
    try terminal.send("width 60\r")
    try terminal.waitFor(row: "1 moved, 1 changed line; lines 1 → 2; content 320×32 → 60×74")
    try prompt(terminal)
    try terminal.send("quit\r")
    #expect(try terminal.exitStatus() == 0)
  }

  @Test("Ctrl-D leaves, Ctrl-C drops the line, an error is shown and nothing is lost")
  func control() throws {
    let terminal = try start()
    try terminal.send("add a\r")
    try terminal.waitFor(row: "1 came; lines 0 → 1; content 320×0 → 320×32")
    try prompt(terminal)
    try terminal.send("remove al")
    try prompt(terminal, typed: "remove al")
    try terminal.send("\u{3}")
    try prompt(terminal)
    try terminal.send("wdth 3\r")
    try terminal.waitFor(row: "there is no command wdth; did you mean width?")
    try prompt(terminal)
    try terminal.send("item 0\r")
    try terminal.waitFor(row: "  frame    x 0, y 0, width 50, height 32")
    try prompt(terminal)
    try terminal.send("\u{4}")
    #expect(try terminal.exitStatus() == 0)
  }

  @Test("A refused line is shown again with its word underlined, in the columns that there are")
  func pointing() throws {
    let terminal = try start(columns: 40)
    try terminal.send("add 你好 5x-1\r")
    try terminal.waitFor(row: "           ^~~~")
    try prompt(terminal)
    let rows = terminal.screen.transcript
    let pointer = try #require(rows.firstIndex(of: "           ^~~~"))
    #expect(rows[pointer - 1] == "  add 你好 5x-1")
    try terminal.send("help width abc\r")
    try terminal.waitFor(row: "             ^~~")
    try prompt(terminal)
    try terminal.send("add \(String(repeating: "word ", count: 30))5x-1\r")
    try terminal.waitFor("the row") { screen in
      screen.transcript.contains { $0.hasSuffix("^~~~") && $0.hasPrefix("               ") }
    }
  }

  @Test("Tab completes commands, providers, parameters and values")
  func completion() throws {
    let terminal = try start()
    try terminal.send("us\t")
    try prompt(terminal, typed: "use ")
    try terminal.send("wat\t")
    try prompt(terminal, typed: "use waterfall ")
    try terminal.send("pol\t")
    try prompt(terminal, typed: "use waterfall policy=")
    try terminal.send("l\t\r")
    try terminal.waitFor(row: "reflow> use waterfall policy=leftToRight")
    try prompt(terminal)
    try terminal.send("describe\r")
    try terminal.waitFor(row: "  policy=leftToRight")
  }

  @Test("Chinese text is edited by characters")
  func unicode() throws {
    let terminal = try start()
    try terminal.send("add 你好")
    try prompt(terminal, typed: "add 你好")
    try terminal.send("\u{1B}[D\u{7F}吗\r")
    try terminal.waitFor(row: "reflow> add 吗好")
    try prompt(terminal)
    try terminal.send("list\r")
    try terminal.waitFor(row: "item 0.0  0  0     52      32     0  吗好")
  }

  @Test("The history is there in the next run")
  func history() throws {
    let first = try start()
    try first.send("add a b c\r")
    try prompt(first)
    try first.send("quit\r")
    #expect(try first.exitStatus() == 0)
    let second = try start()
    try second.send("\u{1B}[A")
    try prompt(second, typed: "quit")
    try second.send("\u{1B}[A")
    try prompt(second, typed: "add a b c")
    #expect(home.mode(of: ".local/state/reflow/history") == 0o600)
  }

  @Test("A window that changes its size keeps the line, and the picture fits it")
  func resize() throws {
    let terminal = try start()
    try terminal.send("add 50x32*40")
    try prompt(terminal, typed: "add 50x32*40")
    terminal.resize(columns: 50, rows: 20)
    try prompt(terminal, typed: "add 50x32*40")
    try terminal.send("\r")
    try terminal.waitFor(row: "40 came; lines 0 → 8; content 320×0 → 320×326")
    try prompt(terminal)
    let rows = terminal.screen.transcript
    #expect(rows.contains { $0.hasPrefix("┌") && $0.hasSuffix("┐") && $0.count <= 50 })
    let picture = rows.drop { !$0.hasPrefix("40 came") }
    #expect(picture.count <= 20)
  }

  @Test("Colours only where they are wanted")
  func color() throws {
    func output(_ environment: [String: String]) throws -> Bool {
      let terminal = try start(environment: environment)
      try terminal.send("add a\r")
      try terminal.waitFor(row: "1 came; lines 0 → 1; content 320×0 → 320×32")
      try prompt(terminal)
      return terminal.screen.hasUsedColor
    }
    #expect(try output(["NO_COLOR": ""]))
    #expect(try !output(["NO_COLOR": "1"]))
    #expect(try !output(["NO_COLOR": "", "TERM": "dumb"]))
  }

  @Test("A label with escape sequences cannot touch the terminal")
  func hostileLabel() throws {
    home.write(
      (#"{"reflow":1,"container":{"width":320,"height":100},"sections":[{"items":["#
        + #"{"text":"\u001b[2J\u001b[10;10Hgone\u0007"}]}]}"#).utf8, to: "hostile.json")
    let terminal = try start(arguments: [home.path("hostile.json")])
    try terminal.send("list\r")
    try terminal.waitFor("the label") { screen in
      screen.transcript.contains { $0.hasPrefix("item 0.0") && $0.contains("gone") }
    }
    try prompt(terminal)
    #expect(terminal.screen.transcript[0].hasPrefix("left-align"))
  }

  @Test("Ctrl-C while a command runs loses nothing")
  func interruptedCommand() throws {
    let terminal = try start()
    try terminal.send("add a\radd random 20000\r\u{3}")
    try terminal.waitFor("the first change") { screen in
      screen.transcript.contains { $0.hasPrefix("1 came") }
    }
    try terminal.send("\u{3}item 0\r")
    try terminal.waitFor(row: "  frame    x 0, y 0, width 50, height 32")
  }
}
