import Testing

@Suite struct TerminalScreenTests {
  private func screen(_ text: String, columns: Int = 10, rows: Int = 3) -> TerminalScreen {
    var screen = TerminalScreen(columns: columns, rows: rows)
    screen.write(text.utf8)
    return screen
  }

  @Test func wrapsAtTheLastColumnOnlyWhenMoreFollows() {
    #expect(screen("0123456789").cursor == (0, 10))
    #expect(screen("0123456789a").lines == ["0123456789", "a", ""])
    #expect(screen("0123456789\r\nb").lines == ["0123456789", "b", ""])
    #expect(screen("012345678你").lines == ["012345678", "你", ""])
  }

  @Test func scrollsAndRemembers() {
    let screen = screen("a\r\nb\r\nc\r\nd")
    #expect(screen.lines == ["b", "c", "d"])
    #expect(screen.transcript == ["a", "b", "c", "d"])
  }

  @Test func movesErasesInsertsAndDeletes() {
    #expect(screen("abcdef\u{1B}[3D\u{1B}[K").lines[0] == "abc")
    #expect(screen("abcdef\r\u{1B}[2C\u{1B}[2P").lines[0] == "abef")
    #expect(screen("abcdef\r\u{1B}[2@").lines[0] == "  abcdef")
    #expect(screen("a\r\nb\u{1B}[A\u{1B}[J").lines == ["a", "", ""])
    #expect(screen("a\u{1B}[3;4Hx\u{1B}[2J").lines == ["", "", ""])
    #expect(screen("\u{1B}[1;32ma\u{1B}[0m\u{1B}]0;title\u{7}b").lines[0] == "ab")
  }

  @Test func wideCharactersTakeTwoCells() {
    #expect(screen("你好").cursor == (0, 4))
    #expect(screen("你好\u{8}\u{8}").textBeforeCursor == "你")
    #expect(screen("你好\r\u{1B}[Cx").lines[0] == " x好")
    #expect(screen("e\u{301}x").lines[0] == "e\u{301}x")
  }

  @Test func takesCharactersInPieces() {
    var screen = TerminalScreen(columns: 10, rows: 1)
    for byte in "你\u{1B}[1mx".utf8 {
      screen.write([byte])
    }
    #expect(screen.lines == ["你x"])
  }
}
