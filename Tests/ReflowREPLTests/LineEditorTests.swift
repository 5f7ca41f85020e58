import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The editor as a person meets it: a small program in a terminal of its own.
@Suite struct LineEditorTests {
  let folder = ScratchFolder()

  func start(
    history: String? = nil, environment: [String: String] = [:], columns: Int = 60, rows: Int = 16
  ) throws -> PseudoTerminal {
    var all = PseudoTerminal.plainEnvironment
    all["HOME"] = folder.path
    let terminal = try PseudoTerminal(
      executable: builtProgram("EditorDemo"),
      arguments: history.map { [folder.path($0)] } ?? [],
      environment: all.merging(environment) { $1 }, columns: columns, rows: rows)
    try terminal.waitFor(cursorLine: "demo>", textBeforeCursor: "demo> ")
    return terminal
  }

  // MARK: - Editing

  @Test func editsWideCharacters() throws {
    let terminal = try start()
    try terminal.send("你好")
    try terminal.waitFor(cursorLine: "demo> 你好", textBeforeCursor: "demo> 你好")
    try terminal.send("\u{1B}[D")
    try terminal.waitFor(cursorLine: "demo> 你好", textBeforeCursor: "demo> 你")
    try terminal.send("\u{7F}")
    try terminal.waitFor(cursorLine: "demo> 好", textBeforeCursor: "demo> ")
    try terminal.send("x\u{1B}[C\u{7F}é")
    try terminal.waitFor(cursorLine: "demo> xé", textBeforeCursor: "demo> xé")
    try terminal.send("\r")
    try terminal.waitFor(row: "got: xé")
  }

  @Test func editsWideCharactersInAnASCIILocale() throws {
    let terminal = try start(environment: ["LC_ALL": "C"])
    try terminal.send("你好\u{1B}[D\u{7F}")
    try terminal.waitFor(cursorLine: "demo> 好", textBeforeCursor: "demo> ")
    try terminal.send("\r")
    try terminal.waitFor(row: "got: 好")
  }

  @Test func editsALineOfSeveralRows() throws {
    let terminal = try start(columns: 20)
    try terminal.send("abcdefghijklm你opqrstuvwxyz")
    // The wide character does not fit behind "m".
    try terminal.waitFor(cursorLine: "你opqrstuvwxyz")
    try terminal.send("\u{1B}[H")
    try terminal.waitFor(cursorLine: "demo> abcdefghijklm", textBeforeCursor: "demo> ")
    try terminal.send("\u{1B}[3~")
    try terminal.waitFor(cursorLine: "demo> bcdefghijklm你", textBeforeCursor: "demo> ")
    try terminal.send("\r")
    try terminal.waitFor(row: "got: bcdefghijklm你o")
  }

  @Test func repairsInvalidBytesAndIgnoresNUL() throws {
    let terminal = try start()
    // A byte that never occurs, and a character that breaks off.
    try terminal.send(Array("a".utf8) + [0xFF, 0] + Array("b".utf8) + [0xE4, 0xBD])
    try terminal.send("c\r")
    try terminal.waitFor(row: "got: a\u{FFFD}b\u{FFFD}c")
  }

  @Test func keysWithoutAMeaningTypeNothing() throws {
    let terminal = try start()
    try terminal.send("a\u{1B}[5~\u{1B}[15~\u{1B}OPb\r")
    try terminal.waitFor(row: "got: ab")
  }

  @Test func aVeryLongLineArrivesWhole() throws {
    let terminal = try start(history: "history")
    try terminal.send(String(repeating: "0123456789", count: 10_000))
    try terminal.send("\r")
    try terminal.waitFor(row: "got: 100000 bytes")
    try terminal.waitFor(cursorLine: "demo>")
    try terminal.send("\u{1B}[A")
    try terminal.send("x\r")
    try terminal.waitFor(row: "got: 100001 bytes")
  }

  @Test func worksInADumbTerminal() throws {
    let terminal = try start(environment: ["TERM": "dumb"])
    try terminal.send("你好 wid")
    try terminal.waitFor(cursorLine: "demo> 你好 wid")
    try terminal.send("t\t")
    try terminal.waitFor(cursorLine: "demo> 你好 width", textBeforeCursor: "demo> 你好 width ")
    try terminal.send("\u{7F}\u{7F}x\r")
    try terminal.waitFor(row: "got: 你好 widtx")
  }

  @Test func worksInAnUnknownTerminal() throws {
    let terminal = try start(environment: ["TERM": "no-such-terminal"])
    try terminal.send("abc\u{7F}d\r")
    try terminal.waitFor(row: "got: abd")
  }

  @Test func readsEditrc() throws {
    folder.write("bind -v\neditordemo:bind ^T ed-insert\n".utf8, to: ".editrc")
    let terminal = try start()
    // Escape, then vi's keys for the line's start and for deleting; Tab and Ctrl-C still work.
    try terminal.send("abc\u{1B}")
    try terminal.send("0x")
    try terminal.waitFor(cursorLine: "demo> bc", textBeforeCursor: "demo> ")
    try terminal.send("\u{3}")
    try terminal.waitFor(row: "interrupted")
    try terminal.waitFor(cursorLine: "demo>")
    try terminal.send("widt\t\r")
    try terminal.waitFor(row: "got: width")
    // To the end of an empty line, where libedit itself would leave the line.
    try terminal.waitFor(cursorLine: "demo>")
    try terminal.send("\u{1B}$iabc\r")
    try terminal.waitFor(row: "got: abc")
  }

  @Test func controlSSearchesInsteadOfStoppingTheScreen() throws {
    let terminal = try start()
    for line in ["one", "two"] {
      try terminal.send("\(line)\r")
      try terminal.waitFor(row: "got: \(line)")
    }
    try terminal.waitFor(cursorLine: "demo>")
    try terminal.send("\u{12}o")
    try terminal.waitFor(row: "bck:o")
    try terminal.waitFor(cursorLine: "demo> two")
    try terminal.send("\u{12}")
    try terminal.waitFor(cursorLine: "demo> one")
    try terminal.send("\u{13}")
    try terminal.waitFor(row: "fwd:o")
    try terminal.send("\u{3}")
    try terminal.waitFor(row: "interrupted")
  }

  // MARK: - Ends of a line

  @Test func controlCDropsTheLine() throws {
    let terminal = try start()
    try terminal.send("abc\u{1B}[D\u{3}")
    try terminal.waitFor(row: "demo> abc^C")
    try terminal.waitFor(row: "interrupted")
    try terminal.waitFor(cursorLine: "demo>", textBeforeCursor: "demo> ")
    try terminal.send("new\r")
    try terminal.waitFor(row: "got: new")
  }

  @Test func aSignalFromOutsideDropsTheLineAsWell() throws {
    let terminal = try start()
    try terminal.send("abc")
    try terminal.waitFor(cursorLine: "demo> abc")
    terminal.signal(SIGINT)
    try terminal.waitFor(row: "interrupted")
  }

  @Test func controlDEndsAnEmptyLineOnly() throws {
    let terminal = try start()
    try terminal.send("abc\u{1B}[D\u{4}")
    try terminal.waitFor(cursorLine: "demo> ab")
    try terminal.send("\r")
    try terminal.waitFor(row: "got: ab")
    try terminal.waitFor(cursorLine: "demo>")
    try terminal.send("\u{4}")
    #expect(try terminal.exitStatus() == 0)
    #expect(terminal.screen.transcript.last == "end of input")
    #expect(terminal.isCooked)
  }

  @Test func terminationLeavesTheTerminalInOrder() throws {
    let terminal = try start()
    try terminal.send("abc")
    try terminal.waitFor(cursorLine: "demo> abc")
    #expect(!terminal.isCooked)
    terminal.signal(SIGTERM)
    #expect(try terminal.exitStatus() == 128 + Int(SIGTERM))
    #expect(terminal.isCooked)
  }

  @Test func controlZKeepsTheLine() throws {
    // Nobody could continue the program, so the system does not stop it; all else happens.
    let terminal = try start()
    try terminal.send("abc\u{1A}d")
    try terminal.waitFor(cursorLine: "demo> abcd", textBeforeCursor: "demo> abcd")
  }

  @Test func aStopFromOutsideKeepsTheLine() throws {
    let terminal = try start()
    try terminal.send("abc")
    try terminal.waitFor(cursorLine: "demo> abc")
    terminal.signal(SIGSTOP)
    terminal.signal(SIGCONT)
    try terminal.send("d\r")
    try terminal.waitFor(row: "got: abcd")
  }

  // MARK: - Between two lines

  @Test func aCommandRunsInACookedTerminal() throws {
    let terminal = try start()
    try terminal.send("busy\r")
    try terminal.waitFor(row: "computing")
    #expect(terminal.isCooked)
    try terminal.send("\u{3}")
    #expect(try terminal.exitStatus() == 128 + Int(SIGINT))
  }

  @Test func earlyKeysAreKept() throws {
    let terminal = try start()
    try terminal.send("busy\r")
    try terminal.waitFor(row: "computing")
    // The first line is what the command reads; the others are early.
    try terminal.send("x\nfirst\nsecond 你")
    try terminal.waitFor(row: "got: first")
    try terminal.waitFor(cursorLine: "demo> second 你", textBeforeCursor: "demo> second 你")
    try terminal.send("\r")
    try terminal.waitFor(row: "got: second 你")
  }

  @Test func anEarlyControlDIsKept() throws {
    let terminal = try start()
    try terminal.send("busy\r")
    try terminal.waitFor(row: "computing")
    try terminal.send("x\n\u{4}")
    #expect(try terminal.exitStatus() == 0)
    #expect(terminal.screen.transcript.last == "end of input")
  }

  @Test func severalLinesAtOnceAreReadOneByOne() throws {
    let terminal = try start()
    try terminal.send("one\rtwo\r\0three\r")
    try terminal.waitFor(row: "got: three")
    let results = terminal.screen.transcript.filter { $0.hasPrefix("got: ") }
    #expect(results == ["got: one", "got: two", "got: three"])
  }

  // MARK: - Size

  @Test func resizeKeepsTheLine() throws {
    let terminal = try start(columns: 60)
    try terminal.send("abc 你好")
    try terminal.waitFor(cursorLine: "demo> abc 你好")
    terminal.resize(columns: 40, rows: 10)
    terminal.resize(columns: 50, rows: 12)
    try terminal.send("d")
    try terminal.waitFor(cursorLine: "demo> abc 你好d", textBeforeCursor: "demo> abc 你好d")
    #expect(terminal.screen.transcript == ["demo> abc 你好d"])
    try terminal.send("\r")
    try terminal.waitFor(row: "got: abc 你好d")
    try terminal.send("size\r")
    try terminal.waitFor(row: "size: 50 x 12")
  }

  @Test func resizeRedrawsALineOfSeveralRows() throws {
    let terminal = try start(columns: 20)
    try terminal.send("abcdefghijklmnopqrstuvwxyz")
    try terminal.waitFor(cursorLine: "opqrstuvwxyz")
    terminal.resize(columns: 30, rows: 16)
    try terminal.waitFor(row: "demo> abcdefghijklmnopqrstuvwx")
    try terminal.waitFor(cursorLine: "yz")
    try terminal.send("!\r")
    try terminal.waitFor(row: "got: abcdefghijklmnopqrstuvwxy")
  }

  // MARK: - Keys of the program

  @Test func aBoundKeyPrintsAboveTheLine() throws {
    let terminal = try start(columns: 20)
    try terminal.send("abcdefghijklmnopqrstuvwxyz\u{7}")
    try terminal.waitFor("the text and the line") {
      $0.transcript == ["here", "demo> abcdefghijklmn", "opqrstuvwxyz"]
    }
    try terminal.send("!\r")
    try terminal.waitFor(row: "got: abcdefghijklmno")
  }

  @Test func aBoundKeyMayReplaceWhatItPrinted() throws {
    let terminal = try start()
    try terminal.send("a你\u{1B}[D\u{1B}[1;5C\u{1B}[1;5C\u{1B}[1;5C")
    try terminal.waitFor("the last picture alone") {
      $0.transcript == ["+--------+", "|width 130|", "+--------+", "demo> a你"]
    }
    try terminal.waitFor(cursorLine: "demo> a你", textBeforeCursor: "demo> a")
    try terminal.send("b\r")
    try terminal.waitFor(row: "got: ab你")
  }
}
