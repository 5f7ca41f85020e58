import Testing

@testable import ReflowREPL
@testable import ReflowWorkspace

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What outlives the end of the program, and stopping a command: the whole program in a terminal.
@Suite("Nothing is lost, in a terminal")
struct RecoveryTests {
  private let home = ScratchFolder()

  private func start(
    environment: [String: String] = [:], arguments: [String] = []
  ) throws -> PseudoTerminal {
    let all = PseudoTerminal.plainEnvironment
      .merging(["HOME": home.path, "NO_COLOR": "1"]) { $1 }
      .merging(environment) { $1 }
    let terminal = try PseudoTerminal(
      executable: builtProgram("reflow"), arguments: arguments, environment: all, rows: 40)
    try terminal.prompt()
    return terminal
  }

  private var folder: String { home.path(".local/state/reflow") }

  private var journals: [String] {
    names(in: folder).filter { $0.hasSuffix(".journal") }
  }

  private func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      names.append(
        withUnsafePointer(to: &entry.pointee.d_name) { pointer in
          pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        })
    }
    return names
  }

  /// Runs a line and waits until the program waits for another one.
  private func run(_ line: String, _ terminal: PseudoTerminal) throws {
    let count = terminal.screen.transcript.count { $0.hasPrefix("reflow>") }
    try terminal.send("\(line)\r")
    try terminal.waitFor("the end of \(line)") { screen in
      screen.transcript.count { $0.hasPrefix("reflow>") } > count
        && screen.textBeforeCursor == "reflow> "
    }
  }

  private let offer = "An earlier run ended before its time: recover brings its workspace back."

  @Test(
    "After a kill the next start says so, and recover brings everything back",
    arguments: [SIGKILL, SIGTERM, SIGHUP])
  func kill(signal: Int32) throws {
    let first = try start()
    #expect(!first.screen.transcript.contains(offer))
    for line in ["add Swift Kotlin 70x40*3", "use waterfall columns=3", "select 4"] {
      try run(line, first)
    }
    try first.send("\u{1B}[1;5Dnot entered")
    try first.waitFor(row: "width 319")
    try first.prompt(typed: "not entered")
    #expect(journals.count == 1)
    #expect(home.mode(of: ".local/state/reflow/\(journals.first ?? "")") == 0o600)
    first.signal(signal)
    #expect(try first.exitStatus() == 128 + Int(signal))

    let second = try start()
    #expect(second.screen.transcript.contains(offer))
    try second.send("recover\r")
    try second.waitFor(row: "5 came; lines 0 → none; content 320×0 → 319×82")
    try second.prompt()
    try run("item 4", second)
    #expect(second.screen.transcript.contains("  selected"))
    #expect(journals.count == 1)
    try run("undo", second)
    try second.send("quit\r")
    #expect(try second.exitStatus() == 0)
    #expect(journals.isEmpty)

    let third = try start()
    #expect(!third.screen.transcript.contains(offer))
  }

  @Test("A terminal that is closed leaves the workspace to be recovered; Ctrl-D does not")
  func closedTerminal() throws {
    do {
      let first = try start()
      try run("add a b c", first)
      first.hangUp()
      _ = try first.exitStatus()
    }
    #expect(journals.count == 1)
    let second = try start()
    #expect(second.screen.transcript.contains(offer))
    try run("recover", second)
    #expect(second.screen.transcript.contains("3 came; lines 0 → 1; content 320×0 → 320×32"))
    try second.send("\u{4}")
    #expect(try second.exitStatus() == 0)
    #expect(journals.isEmpty)
  }

  @Test("Two programs at once keep a file each")
  func twoAtOnce() throws {
    let first = try start()
    try run("add first", first)
    let second = try start()
    #expect(!second.screen.transcript.contains(offer))
    try run("add second", second)
    #expect(journals.count == 2)
    try run("recover", second)
    #expect(second.screen.transcript.contains("there is nothing to recover"))
    first.signal(SIGKILL)
    #expect(try first.exitStatus() == 128 + Int(SIGKILL))
    try run("recover", second)
    #expect(second.screen.transcript.contains("1 came, 1 went; lines 1; content 320×32"))
    #expect(journals.count == 1)
    try run("item 0", second)
    #expect(second.screen.transcript.contains("  text     first"))
  }

  @Test("Several that ended are offered together, and can be discarded")
  func several() throws {
    for text in ["one", "two"] {
      let terminal = try start()
      try run("add \(text)", terminal)
      terminal.signal(SIGKILL)
      _ = try terminal.exitStatus()
    }
    let third = try start()
    #expect(
      third.screen.transcript.contains(
        "2 earlier runs ended before their time: recover brings the latest back."))
    try run("recover discard", third)
    #expect(third.screen.transcript.contains("2 workspaces are gone"))
    #expect(journals.isEmpty)
  }

  @Test("A state folder that cannot be written is one warning and no error")
  func unwritable() throws {
    home.write([], to: "file")
    let terminal = try start(environment: ["XDG_STATE_HOME": home.path("file")])
    try run("add a", terminal)
    try run("add b", terminal)
    let rows = terminal.screen.transcript
    #expect(rows.count { $0.hasPrefix("the workspace is not kept for a crash: ") } == 1)
    #expect(rows.contains("1 came; lines 1; content 320×32"))
  }

  @Test("Commands of a pipe and of -c keep nothing")
  func pipe() throws {
    let environment = ["HOME": home.path]
    #expect(try reflow([], input: "add a\n", environment: environment).status == 0)
    #expect(try reflow(["-c", "add a"], environment: environment).status == 0)
    #expect(names(in: folder).isEmpty)
  }

  @Test("Ctrl-C stops a command that takes long, and nothing has changed")
  func interrupt() throws {
    let terminal = try start()
    try run("add a b", terminal)
    try terminal.send("add random 9000000\r")
    // Once progress is shown the command is at work, and far from its end.
    try terminal.waitFor("progress") { $0.cursorLine.hasPrefix("adding items… ") }
    try terminal.send("\u{3}")
    try terminal.waitFor(row: "stopped; nothing changed")
    try terminal.prompt()
    #expect(
      !terminal.screen.transcript.contains { $0.contains("adding items") || $0.contains("^C") })
    try run("add c", terminal)
    #expect(terminal.screen.transcript.contains("1 came; lines 1; content 320×32"))
    try run("undo", terminal)
    try run("undo", terminal)
    #expect(terminal.screen.transcript.contains("2 went; lines 1 → 0; content 320×32 → 320×0"))
  }
}
