import Reflow
import Testing

@testable import ReflowText

@Suite("The font without a font")
struct GridFontTests {
  private let font = GridFont()

  @Test(
    "Columns are counted as a terminal shows them",
    arguments: [
      ("", 0), ("Swift", 5), ("你好", 4), ("مرحبا", 5), ("e\u{301}", 1), ("👨‍👩‍👧", 2), ("❤️", 2), ("🇩🇪", 2),
      ("ﾊ", 1), ("ハ", 2), ("한글", 4), ("\u{1B}[31m", 4), ("a\u{200B}b", 2), ("a\tb", 2), ("Ａ", 2),
      ("हिन्दी", 5), ("กำ", 2), ("ｶﾞ", 2), ("👍🏽", 2), ("🇩🇪🇫🇷", 4), ("\u{1112}\u{1161}\u{11AB}", 2),
    ])
  func width(text: String, columns: Int) {
    #expect(displayWidth(of: text) == columns)
    #expect(font.measure(text, wrappedAt: nil).width == Double(columns) * 8)
  }

  @Test("Terminals agree on characters of one scalar, written from the left, that are no emoji")
  func certainty() {
    for character in "aé布ハ한…│×" { #expect(hasCertainWidth(character), "\(character)") }
    for character in ["e\u{301}", "न", "म\u{947}", "👍", "👨‍👩‍👧", "🇩🇪", "م", "ש"] as [Character] {
      #expect(!hasCertainWidth(character), "\(character)")
    }
    for character in "مשﻡ" { #expect(isRightToLeft(character), "\(character)") }
    for character in "a布न\u{200E}" { #expect(!isRightToLeft(character), "\(character)") }
  }

  @Test("Lines wrap between words, and within a word that is too long")
  func wrapping() {
    func lines(_ text: String, _ columns: Int) -> (Int, Double) {
      let extent = font.measure(text, wrappedAt: Double(columns) * 8)
      return (extent.lineCount, extent.width / 8)
    }
    #expect(lines("one two three", 13) == (1, 13))
    #expect(lines("one two three", 12) == (2, 7))
    #expect(lines("one two three", 7) == (2, 7))
    #expect(lines("one two three", 6) == (3, 5))
    #expect(lines("one two three", 4) == (4, 4))
    #expect(lines("abcdefgh", 3) == (3, 3))
    #expect(lines("你好吗", 3) == (3, 2))
    #expect(lines("你好吗", 4) == (2, 4))
    #expect(lines("a b", 0) == (2, 1))
    #expect(lines("", 5) == (1, 0))
    #expect(lines("one\ntwo", 20) == (2, 3))
    #expect(lines("one  ", 3) == (1, 3))
  }

  @Test("A width that sums up to a hair less than the text still takes it")
  func tolerance() {
    #expect(font.measure("Swift", wrappedAt: 40 - 1e-9).lineCount == 1)
    #expect(font.measure("Swift", wrappedAt: 40 - 1.0 / 64).lineCount == 2)
  }

  @Test("Any width wraps, as no column does below one and none needs to beyond the text")
  func anyWidth() {
    let narrow = font.measure("one two", wrappedAt: 8)
    #expect(narrow.lineCount == 6)
    for width: Double in [0, -1, -1e20, -Double.greatestFiniteMagnitude, -.infinity, 1e-300] {
      #expect(font.measure("one two", wrappedAt: width) == narrow, "\(width)")
    }
    let whole = font.measure("one two", wrappedAt: nil)
    for width: Double in [56, 1e20, Double.greatestFiniteMagnitude, .infinity, .nan] {
      #expect(font.measure("one two", wrappedAt: width) == whole, "\(width)")
    }
  }

  @Test("Tags: 20 points of padding, at least 50 wide, 32 high")
  func style() {
    let style = TextStyle()
    #expect(style.size(of: "a", measurer: font) == Size(width: 50, height: 32))
    #expect(style.size(of: "Swift", measurer: font) == Size(width: 60, height: 32))
    #expect(style.size(of: "", measurer: font) == Size(width: 50, height: 32))
    // 5 columns in 40 + 20 points; in 59 the text has 39, four columns, and wraps.
    #expect(
      style.size(of: "Swift", measurer: font, limit: 60) == Size(width: 60, height: 32))
    #expect(
      style.size(of: "Swift", measurer: font, limit: 59) == Size(width: 59, height: 48))
    #expect(style.size(of: "Swift", measurer: font, limit: 0) == Size(width: 0, height: 96))
  }

  @Test("A maximum wraps as a limit does")
  func maximum() {
    var style = TextStyle()
    style.maxWidth = 84
    #expect(
      style.size(of: "one two three", measurer: font) == Size(width: 84, height: 48))
    #expect(
      style.size(of: "one two three", measurer: font, limit: 60) == Size(width: 60, height: 64))
  }
}
