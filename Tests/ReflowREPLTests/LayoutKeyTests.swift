import Testing

@testable import ReflowREPL

/// Keys that change the layout while a line is typed, in the whole program on a terminal.
@Suite("Keys that change the layout, in a terminal")
struct LayoutKeyTests {
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
    try terminal.prompt()
    return terminal
  }

  @Test("A key redraws the picture in place, and the line and its cursor stay")
  func inPlace() throws {
    let terminal = try start()
    try terminal.send("add 50x32*3\r")
    try terminal.waitFor(row: "3 came; lines 0 → 1; content 320×0 → 320×32")
    try terminal.prompt()
    let before = terminal.screen.transcript
    try terminal.send("width 99\u{1B}[D")
    try terminal.prompt(typed: "width 9", line: "width 99")
    for width in [319, 318, 317] {
      try terminal.send("\u{1B}[1;5D")
      try terminal.waitFor(row: "width \(width)")
      try terminal.prompt(typed: "width 9", line: "width 99")
      let rows = terminal.screen.transcript
      #expect(Array(rows.prefix(before.count - 1)) == Array(before.dropLast()))
      let drawn = rows.dropFirst(before.count - 1)
      #expect(drawn.first == "width \(width)")
      #expect(drawn.count { $0.hasPrefix("width ") } == 1)
      #expect(drawn.count { $0.hasPrefix("┌") } == 1)
      #expect(drawn.contains { $0.hasPrefix("\(width) × 480 points") })
      #expect(drawn.last == "reflow> width 99")
    }
    // The other keys draw in the same place.
    try terminal.send("\u{1B}=")
    try terminal.waitFor(row: "insets 1")
    try terminal.prompt(typed: "width 9", line: "width 99")
    try terminal.send("\u{1B}[1;7C")
    try terminal.waitFor(row: "width 327")
    try terminal.prompt(typed: "width 9", line: "width 99")
    #expect(terminal.screen.transcript.count { $0.hasPrefix("┌") } == 2)
    #expect(!terminal.screen.transcript.contains("insets 1"))
    try terminal.send("\r")
    try terminal.waitFor(row: "2 moved, 2 changed line; lines 1 → 3; content 327×34 → 99×118")
  }

  @Test("A run of one key is one step of undo")
  func undo() throws {
    let terminal = try start()
    try terminal.send("add 50x32*3\r")
    try terminal.waitFor(row: "3 came; lines 0 → 1; content 320×0 → 320×32")
    for width in [330, 340, 350] {
      try terminal.send("\u{1B}[1;7C")
      try terminal.waitFor(row: "width \(width)")
      try terminal.prompt()
    }
    try terminal.send("undo\r")
    try terminal.waitFor(row: "nothing moved; lines 1; content 350×32 → 320×32")
  }

  @Test("Many keys at once are all counted, and then drawn")
  func many() throws {
    let terminal = try start()
    try terminal.send("add random 1000\r")
    try terminal.prompt()
    try terminal.send("abc" + String(repeating: "\u{1B}[1;5C", count: 500))
    try terminal.waitFor(row: "width 820")
    try terminal.prompt(typed: "abc")
    #expect(terminal.screen.transcript.count { $0.hasPrefix("width ") } == 1)
    // Keys right before the line's end count for the line.
    try terminal.send("\u{15}\u{1B}[1;5C\u{1B}[1;5C\u{1B}[1;5Cquery 822.5 0 1 1\r")
    try terminal.waitFor(row: "0 elements")
    try terminal.waitFor("the width that the keys have made") { screen in
      screen.transcript.contains { $0.hasPrefix("823 × 480 points") }
    }
  }

  @Test("The picture keeps its place where it gets lower, and fits a small terminal")
  func height() throws {
    let terminal = try start(columns: 60, rows: 16)
    try terminal.send("add 50x32*40\r")
    try terminal.waitFor("the change") { $0.transcript.contains { $0.hasPrefix("40 came") } }
    try terminal.prompt()
    try terminal.send("x\u{1B}[1;5C")
    try terminal.waitFor("the key's picture") { $0.lines.contains("width 321") }
    try terminal.prompt(typed: "x")
    let row = terminal.screen.cursor.row
    for step in 2...6 {
      try terminal.send("\u{1B}[1;7C")
      try terminal.waitFor("the next") { $0.lines.contains("width \(311 + 10 * step)") }
      try terminal.prompt(typed: "x")
      #expect(terminal.screen.cursor.row == row)
      #expect(terminal.screen.lines.first?.hasPrefix("width") == true)
    }
    try terminal.send("\u{1B}[1;3B\u{1B}[1;3B")
    try terminal.waitFor("another provider") { $0.lines.contains("use flow") }
    try terminal.prompt(typed: "x")
    #expect(terminal.screen.cursor.row == row)
  }

  @Test("A key's work is refused without harm, and a key that can do no more says so")
  func limits() throws {
    let terminal = try start()
    try terminal.send("width 1\r")
    try terminal.prompt()
    try terminal.send("\u{1B}[1;5D")
    try terminal.waitFor(row: "width 0")
    try terminal.send("\u{1B}[1;5D")
    try terminal.waitFor(row: "width 0 is the least")
    try terminal.prompt()
  }

  @Test(".editrc gives an action another key, and a key another meaning")
  func editrc() throws {
    home.write(
      "reflow:bind ^T reflow-width-plus\nbind \"\\e[1;5D\" ed-move-to-beg\n".utf8, to: ".editrc")
    let terminal = try start()
    try terminal.send("abc\u{14}")
    try terminal.waitFor(row: "width 321")
    try terminal.prompt(typed: "abc")
    try terminal.send("\u{1B}[1;5D")
    try terminal.prompt(typed: "", line: "abc")
    try terminal.send("\u{1B}[1;5C")
    try terminal.waitFor(row: "width 322")
    #expect(!terminal.screen.transcript.contains("width 320"))
  }

  @Test("vi's way of editing has the keys too, and .editrc wins there as well")
  func vi() throws {
    home.write(
      #"""
      bind -v
      bind -a "[1;5D" ed-move-to-beg
      bind -a "\e[1;5D" ed-move-to-beg

      """#.utf8, to: ".editrc")
    let terminal = try start()
    // The first key leaves insert mode, the second arrives in command mode.
    try terminal.send("abc\u{1B}[1;5C")
    try terminal.waitFor(row: "width 321")
    try terminal.send("\u{1B}[1;5C")
    try terminal.waitFor(row: "width 322")
    try terminal.send("\u{1B}[1;5D")
    try terminal.prompt(typed: "", line: "abc")
    #expect(!terminal.screen.transcript.contains("width 320"))
    // A single character keeps what it means in vi.
    try terminal.send("ddiz\r")
    try terminal.waitFor(row: "there is no command z; help lists them")
    try terminal.prompt()
    try terminal.send("\u{1B}-")
    try terminal.prompt(typed: "", line: "z")
  }

  @Test("A terminal that cannot move up gets one picture after another")
  func dumb() throws {
    let terminal = try start(environment: ["TERM": "dumb"])
    try terminal.send("ab\u{1B}[1;5C")
    try terminal.waitFor(row: "width 321")
    try terminal.send("\u{1B}[1;5C")
    try terminal.waitFor(row: "width 322")
    #expect(terminal.screen.transcript.contains("width 321"))
    try terminal.waitFor(cursorLine: "reflow> ab")
  }

  @Test("Without pictures a key shows its change alone")
  func withoutPictures() throws {
    let terminal = try start(arguments: ["--no-pictures"])
    try terminal.send("add a\r")
    try terminal.prompt()
    try terminal.send("\u{1B}[1;5C")
    try terminal.waitFor(row: "nothing moved; lines 1; content 320×32 → 321×32")
    try terminal.prompt()
    #expect(!terminal.screen.transcript.contains { $0.hasPrefix("┌") })
  }
}
