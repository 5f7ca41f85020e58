import Testing

@testable import ReflowREPL

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Remembered lines in the terminal.
extension LineEditorTests {
  @Test func historyLastsOverTwoRuns() throws {
    let first = try start(history: "a/b/history")
    for line in ["one 你好", "two", "two", "  "] {
      try first.send("\(line)\r")
      try first.waitFor(cursorLine: "demo>")
    }
    try first.send("exit\r")
    #expect(try first.exitStatus() == 0)
    #expect(folder.text(of: "a/b/history") == "one 你好\ntwo\n")
    #expect(folder.mode(of: "a/b/history") == 0o600)

    let second = try start(history: "a/b/history")
    try second.send("\u{1B}[A\u{1B}[A")
    try second.waitFor(cursorLine: "demo> one 你好")
    try second.send("\u{1B}[B")
    try second.waitFor(cursorLine: "demo> two")
  }

  @Test func searchesHistory() throws {
    folder.write("one\ntwo\nthree\n".utf8, to: "history")
    let terminal = try start(history: "history")
    try terminal.send("\u{12}wo")
    try terminal.waitFor(row: "demo> two")
    try terminal.send("\r")
    try terminal.waitFor(row: "got: two")
  }

  @Test func twoProgramsKeepBothHistories() throws {
    let first = try start(history: "history")
    let second = try start(history: "history")
    for number in 1...3 {
      try first.send("first \(number)\r")
      try first.waitFor(row: "got: first \(number)")
      try second.send("second \(number)\r")
      try second.waitFor(row: "got: second \(number)")
    }
    first.signal(SIGKILL)
    try second.send("exit\r")
    #expect(try first.exitStatus() == 128 + Int(SIGKILL))
    #expect(try second.exitStatus() == 0)
    let expected = (1...3).map { "first \($0)\nsecond \($0)\n" }.joined()
    #expect(folder.text(of: "history") == expected)
  }

  @Test func brokenBytesInTheFileAreRepaired() throws {
    folder.write([0x61, 0xFF, 0x62, 0, 0x63, 0x0D, 0x0A], to: "history")
    let terminal = try start(history: "history")
    try terminal.send("\u{1B}[A\r")
    try terminal.waitFor(row: "got: a\u{FFFD}b c")
  }

  @Test func aFileThatCannotBeUsedIsNoError() throws {
    folder.write("x".utf8, to: "file")
    let terminal = try start(history: "file/history")
    try terminal.send("one\r")
    try terminal.waitFor(row: "got: one")
    try terminal.send("warning\r")
    try terminal.waitFor("the warning") {
      $0.transcript.contains { $0.hasPrefix("warning: history is not saved: cannot open") }
    }
    try terminal.send("\u{1B}[A")
    try terminal.waitFor(cursorLine: "demo> one")
  }
}

/// The file without a terminal.
@Suite struct HistoryFileTests {
  let folder = ScratchFolder()

  @Test func aFileThatHasGrownIsShortened() throws {
    let file = HistoryFile(path: folder.path("history"), limit: 4)
    for number in 1...6 {
      try file.append("line \(number)")
    }
    #expect(try file.load() == ["line 3", "line 4", "line 5", "line 6"])
    #expect(folder.text(of: "history").hasPrefix("line 1\n"))
    try file.append("line 7")
    #expect(try file.load().last == "line 7")
    #expect(folder.text(of: "history") == "line 4\nline 5\nline 6\nline 7\n")
    #expect(folder.mode(of: "history") == 0o600)
  }

  @Test func aLinkStaysALink() throws {
    symlink(folder.path("target"), folder.path("history"))
    let file = HistoryFile(path: folder.path("history"), limit: 1)
    try file.append("one")
    try file.append("two")
    #expect(try file.load() == ["two"])
    #expect(folder.text(of: "target") == "two\n")
    var status = stat()
    lstat(folder.path("history"), &status)
    #expect(status.st_mode & S_IFMT == S_IFLNK)
  }

  @Test func aTornLineDoesNotSwallowTheNext() throws {
    folder.write("torn".utf8, to: "history")
    let file = HistoryFile(path: folder.path("history"), limit: 9)
    try file.append("next")
    #expect(try file.load() == ["torn", "next"])
  }

  @Test func aFolderOrAPipeIsRefused() {
    let asFolder = HistoryFile(path: folder.path, limit: 9)
    #expect(throws: HistoryFile.Failure.self) { try asFolder.append("x") }
    #expect(throws: HistoryFile.Failure.self) { try asFolder.load() }
    mkfifo(folder.path("pipe"), 0o600)
    let asPipe = HistoryFile(path: folder.path("pipe"), limit: 9)
    #expect(throws: HistoryFile.Failure.self) { try asPipe.append("x") }
    #expect(throws: HistoryFile.Failure.self) { try asPipe.load() }
  }
}
