import ReflowDrawing
import ReflowText
import Testing

@Suite struct TerminalSafeTests {
  // Not the arguments of a test: those are printed as they are.
  static let cases = [
    ("plain", "plain", "plain"),
    ("a\u{1B}[2Jb", "a␛[2Jb", "a?[2Jb"),
    ("a\nb\tc\u{0}", "a␊b␉c␀", "a?b?c?"),
    ("a\r\nb\r", "a␤b␍", "a?b?"),
    ("\u{7F}", "␡", "?"),
    ("\u{9B}2J\u{85}", "\u{FFFD}2J\u{FFFD}", "?2J?"),
    ("\u{202E}abc\u{202C}\u{2066}\u{2069}", "\u{FFFD}abc\u{FFFD}\u{FFFD}\u{FFFD}", "?abc???"),
    ("a\u{200B}b\u{AD}c\u{FEFF}", "a\u{FFFD}b\u{FFFD}c\u{FFFD}", "a?b?c?"),
    ("a\u{2028}b\u{2029}", "a\u{FFFD}b\u{FFFD}", "a?b?"),
    ("\u{301}x", "\u{FFFD}x", "?x"),
    ("e\u{301}", "e\u{301}", "?"),
    ("布局", "布局", "????"),
    ("مرحبا", "مرحبا", "?????"),
    ("👨‍👩‍👧", "👨‍👩‍👧", "??"),
    ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "??"),
    ("a\u{E0041}", "a\u{FFFD}", "a?"),
  ]

  @Test func `hostile text is made visible`() {
    for (text, unicode, ascii) in Self.cases {
      #expect(terminalSafe(text, isASCII: false) == unicode)
      #expect(terminalSafe(text, isASCII: true) == ascii)
    }
  }

  @Test func `a pile of marks is cut down`() {
    let pile = "a" + String(repeating: "\u{301}", count: 1000)
    #expect(terminalSafe(pile, isASCII: false).unicodeScalars.count == 16)
  }

  @Test func `of every scalar nothing is left that a terminal obeys`() {
    // The planes in between hold ideographs and nothing else, the last ones private characters.
    for value in Array(UInt32(0)..<0x20000) + Array(0xE0000..<0xE1000) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = String(scalar)
      let safe = terminalSafe(text, isASCII: false)
      let isHarmless = safe.unicodeScalars.allSatisfy {
        switch $0.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: false
        default: true
        }
      }
      let width = displayWidth(of: safe)
      guard isHarmless, width >= 1 else {
        Issue.record("U+\(String(value, radix: 16)) became \(Array(safe.unicodeScalars))")
        continue
      }
      if value % 64 == 0 || value < 0x3000 {
        let ascii = terminalSafe(text, isASCII: true)
        #expect(ascii.allSatisfy { $0.isASCII && displayWidth(of: $0) == 1 })
        #expect(ascii.count == width)
      }
    }
  }
}
