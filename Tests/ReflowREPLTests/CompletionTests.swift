import ReflowWorkspace
import Testing

@testable import ReflowREPL

/// Tab in the terminal.
extension LineEditorTests {
  @Test func oneCandidateIsInserted() throws {
    let terminal = try start()
    try terminal.send("widt\t")
    try terminal.waitFor(cursorLine: "demo> width", textBeforeCursor: "demo> width ")
    try terminal.send("pro\t")
    try terminal.waitFor(
      cursorLine: "demo> width provider=", textBeforeCursor: "demo> width provider=")
  }

  @Test func severalCandidatesAreListedAtTheSecondTab() throws {
    let terminal = try start()
    try terminal.send("w\t")
    try terminal.waitFor(cursorLine: "demo> wid", textBeforeCursor: "demo> wid")
    #expect(terminal.screen.transcript == ["demo> wid"])
    try terminal.send("\t")
    try terminal.waitFor("the list and the line") {
      $0.transcript == [
        "width  the breadth of a collection", "widen  make it broader", "demo> wid",
      ]
    }
    try terminal.send("e\t")
    try terminal.waitFor(cursorLine: "demo> widen", textBeforeCursor: "demo> widen ")
  }

  @Test func noCandidateRingsTheBell() throws {
    let terminal = try start()
    try terminal.send("xyz\t")
    try terminal.waitFor("the bell") { $0.bellCount == 1 }
    try terminal.send("\r")
    try terminal.waitFor(row: "got: xyz")
  }

  @Test func completesInTheMiddleOfALine() throws {
    let terminal = try start()
    try terminal.send("wide end\u{1B}[H")
    try terminal.send(String(repeating: "\u{1B}[C", count: 4))
    try terminal.send("\t")
    // The space that is there is used.
    try terminal.waitFor(cursorLine: "demo> widen end", textBeforeCursor: "demo> widen ")
  }

  @Test func completesAfterWideCharacters() throws {
    let terminal = try start()
    try terminal.send("好好 你\t")
    try terminal.waitFor(cursorLine: "demo> 好好 你好世界", textBeforeCursor: "demo> 好好 你好世界 ")
    try terminal.send("widt\t\r")
    try terminal.waitFor(row: "got: 好好 你好世界 width")
  }

  @Test func aLongListFitsTheTerminal() throws {
    let terminal = try start(columns: 20, rows: 8)
    try terminal.send("item\t\t")
    try terminal.waitFor(row: "… 48 more")
    try terminal.waitFor(cursorLine: "demo> item1", textBeforeCursor: "demo> item1")
  }
}

/// The parts that need no terminal.
@Suite struct CompletionListTests {
  private func rows(_ texts: [String], columns: Int, rows: Int = 24) -> [String] {
    let list = CompletionList(
      candidates: texts.map { CompletionCandidate(text: $0) }, width: \.count)
    return list.rows(columns: columns, rows: rows)
  }

  @Test func columnsGoDownwardsFirst() {
    #expect(rows(["a", "b", "c", "d", "e"], columns: 7) == ["a  c  e", "b  d"])
    #expect(rows(["a", "b", "c", "d", "e"], columns: 6) == ["a  d", "b  e", "c"])
    #expect(rows(["a"], columns: 1) == ["a"])
  }

  @Test func nothingIsWiderThanTheTerminal() {
    #expect(rows(["abcdefgh", "b"], columns: 5) == ["abcd…", "b"])
    let list = CompletionList(
      candidates: [CompletionCandidate(text: "ab", summary: "a long story")], width: \.count)
    #expect(list.rows(columns: 10, rows: 24) == ["ab  a lon…"])
  }

  @Test func aListIsNotLongerThanTheScreen() {
    let texts = (1...9).map(String.init)
    #expect(rows(texts, columns: 1, rows: 5) == ["1", "2", "3", "…"])
    #expect(rows(texts, columns: 4, rows: 5) == ["1  6", "2  7", "3  8", "… 3…"])
  }

  @Test func controlCharactersAreNotSent() {
    #expect(rows(["a\u{1B}[2J"], columns: 20) == ["a␛[2J"])
  }

  @Test func theCommonPrefixIsOfWholeCharacters() {
    #expect(LineEditor.commonPrefix(of: ["width", "widen"]) == "wid")
    #expect(LineEditor.commonPrefix(of: ["你好", "你们"]) == "你")
    #expect(LineEditor.commonPrefix(of: ["e\u{301}", "e\u{300}"]) == "")
    #expect(LineEditor.commonPrefix(of: ["a"]) == "a")
    #expect(LineEditor.commonPrefix(of: []) == "")
  }

  @Test func theWordBeginsWithACharacter() {
    #expect(LineEditor.word(before: 6, in: "你好", byteCount: 4) == "好")
    #expect(LineEditor.word(before: 3, in: "你好", byteCount: 99) == "你")
    #expect(LineEditor.word(before: 3, in: "abc", byteCount: -1) == "")
  }
}

@Suite struct PromptTextTests {
  private func marked(_ prompt: String, keepsEscapes: Bool = true) -> String {
    PromptText(prompt, keepsEscapes: keepsEscapes, isASCII: false) { _ in 1 }.marked
      .replacing("\u{1}", with: "|").replacing("\u{1B}", with: "^")
  }

  @Test func everyEscapeStandsBeforeACharacter() {
    #expect(marked("a> ") == "a> ")
    #expect(marked("\u{1B}[1m\u{1B}[32ma>\u{1B}[0m ") == "|^[1m^[32m|a>|^[0m| ")
    #expect(marked("\u{1B}[7ma> \u{1B}[0m") == "|^[7m|a>|^[0m| ")
    #expect(marked("\u{1B}[7ma>\u{1B}[0m") == "|^[7m|a>|^[0m| ")
    #expect(marked("\u{1B}]8;;x\u{1B}\\a\u{1B}]0;t\u{7}b") == "|^]8;;x^\\|a|^]0;t\u{7}|b")
    #expect(marked("\u{1B}[1ma\u{0}\u{1}\u{1B}[0m", keepsEscapes: false) == "a")
    #expect(marked("a\u{1B}[1") == "a|^[1| ")
  }
}
