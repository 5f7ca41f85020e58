import Reflow
import TextTestSupport
import Testing

@testable import ReflowText

@Suite(
  "Measuring in a font", .enabled(if: PinnedFonts.areThere, PinnedFonts.absence), .pinnedFonts)
struct MeasuringTests {
  private func font(_ name: String = "DejaVu Sans 14") throws -> Font { try Font(name) }

  @Test("Widths are fractions, heights are the font's")
  func example() throws {
    let extent = try font().measure("Swift", wrappedAt: nil)
    #expect(abs(extent.width - 34.4) < 1.0 / 16)
    #expect(extent.lineCount == 1)
    #expect(abs(extent.lineHeight - 16.3) < 1.0 / 16)
    #expect(extent.height == extent.lineHeight)
  }

  @Test("No text is one line without width")
  func empty() throws {
    let extent = try font().measure("", wrappedAt: nil)
    #expect(extent.width == 0)
    #expect(extent.lineCount == 1)
    #expect(extent.lineHeight == (try font().measure("x", wrappedAt: nil).lineHeight))
    #expect(try font().measure("", wrappedAt: 0) == extent)
  }

  @Test("A font of twice the size measures twice as much")
  func scale() throws {
    let small = try font("DejaVu Sans 10").measure("Core Animation", wrappedAt: nil)
    let large = try font("DejaVu Sans 20").measure("Core Animation", wrappedAt: nil)
    #expect(abs(large.width - 2 * small.width) < 1.0 / 16)
    #expect(abs(large.lineHeight - 2 * small.lineHeight) < 1.0 / 16)
  }

  @Test("Lines wrap between words, and within a word that is too long")
  func wrapping() throws {
    let font = try font()
    let text = "one two three"
    let whole = font.measure(text, wrappedAt: nil).width
    #expect(font.measure(text, wrappedAt: whole).lineCount == 1)
    // What misses the width by the noise of an addition still fits.
    #expect(font.measure(text, wrappedAt: whole - 1e-9).lineCount == 1)
    #expect(font.measure(text, wrappedAt: whole - 1.0 / 64).lineCount == 2)
    let cut = font.measure(text, wrappedAt: font.measure("three", wrappedAt: nil).width)
    #expect(cut.lineCount == 3)
    #expect(cut.height == 3 * cut.lineHeight)
    #expect(font.measure("abcdef", wrappedAt: 0).lineCount == 6)
    #expect(font.measure("布局布局", wrappedAt: 30).lineCount == 2)
  }

  @Test(
    "Every kind of line break begins a line", arguments: ["\n", "\r\n", "\r", "\u{85}", "\u{2028}"])
  func lineBreaks(lineBreak: String) throws {
    let font = try font()
    let extent = font.measure("a\(lineBreak)bc", wrappedAt: nil)
    #expect(extent.lineCount == 2)
    #expect(extent.width == font.measure("bc", wrappedAt: nil).width)
    #expect(font.measure(lineBreak, wrappedAt: nil).lineCount == 2)
  }

  @Test("A text from right to left is as wide on one line, and wraps as wide as its longest line")
  func rightToLeft() throws {
    let font = try font()
    let word = font.measure("مرحبا", wrappedAt: nil).width
    let extent = font.measure("مرحبا مرحبا\nab", wrappedAt: word + 1)
    #expect(extent.lineCount == 3)
    #expect(abs(extent.width - word) < 1.0 / 16)
    // Letters join: alone they are wider.
    let alone = "مرحبا".reduce(0) { $0 + font.measure(String($1), wrappedAt: nil).width }
    #expect(word < alone - 1)
  }

  @Test("A mark adds nothing to the width of its letter")
  func marks() throws {
    let font = try font()
    #expect(
      font.measure("e\u{301}", wrappedAt: nil).width == font.measure("é", wrappedAt: nil).width)
    #expect(
      font.measure("q\u{301}\u{323}", wrappedAt: nil).width
        == font.measure("q", wrappedAt: nil).width)
  }

  @Test("A character that the font lacks comes from another one, with that one's height")
  func fallback() throws {
    let font = try font()
    let chinese = font.measure("布", wrappedAt: nil)
    #expect(chinese.width == 14)
    #expect(chinese.lineHeight > font.measure("b", wrappedAt: nil).lineHeight)
    let mixed = font.measure("b\n布", wrappedAt: nil)
    #expect(mixed.height == font.measure("b", wrappedAt: nil).height + chinese.height)
    #expect(mixed.furtherHeight == chinese.height)
  }

  @Test("Control characters are set as replacement characters, and none ends the text")
  func controls() throws {
    let font = try font()
    let shown = font.measure("a\u{FFFD}b", wrappedAt: nil)
    for control in ["\u{0}", "\u{1}", "\u{1B}", "\u{7F}", "\u{9B}"] {
      #expect(font.measure("a\(control)b", wrappedAt: nil) == shown)
    }
    #expect(font.measure("a\tb", wrappedAt: nil).width > font.measure("ab", wrappedAt: nil).width)
    #expect(SettableText("a\u{0}b\r\nc\u{85}").text == "a\u{FFFD}b\nc\n")
    #expect(SettableText("“Swift” 布局").text == "“Swift” 布局")
  }

  @Test(
    "A label of a megabyte is as wide as its parts, wraps into as many lines, and comes to an end")
  func megabyte() throws {
    let font = try font()
    let sentence = "The quick brown fox jumps over the lazy dog. "
    let count = 24_000
    let long = String(repeating: sentence, count: count)
    let one = font.measure(sentence, wrappedAt: nil)
    let whole = font.measure(long, wrappedAt: nil)
    #expect(abs(whole.width / (one.width * Double(count)) - 1) < 1e-4)
    #expect(whole.lineCount == 1)
    // A line holds one sentence and no word more.
    #expect(font.measure(long, wrappedAt: one.width).lineCount == count)
    #expect(font.measure(long, wrappedAt: one.width).height == Double(count) * one.lineHeight)
  }

  @Test("Long texts are measured as short ones are, wherever they are cut")
  func pieces() throws {
    let font = try font()
    let words = ["Swift", "布局", "مرحبا", "한국어", "e\u{301}", "layout", "collection"]
    let paragraph = (0..<120).map { words[$0 % 7] }.joined(separator: " ")
    let one = font.measure(paragraph, wrappedAt: 200)
    let many = font.measure(
      Array(repeating: paragraph, count: 20).joined(separator: "\n"), wrappedAt: 200)
    #expect(many.lineCount == 20 * one.lineCount)
    #expect(abs(many.height - 20 * one.height) < 1e-6)
    #expect(many.width == one.width)
    // One word that is longer than a piece.
    let word = String(repeating: "m", count: 20_000)
    let letter = font.measure("m", wrappedAt: nil).width
    #expect(font.measure(word, wrappedAt: 10 * letter).lineCount == 2000)
    #expect(abs(font.measure(word, wrappedAt: nil).width - 20_000 * letter) < 1)
  }

  @Test("Extremes of text and width come to an end and to a finite size")
  func extremes() throws {
    let texts = [
      String(repeating: "\u{301}", count: 30_000), String(repeating: "\n", count: 20_000),
      String(repeating: "👨‍👩‍👧", count: 1000), String(repeating: "\u{202E}a", count: 5000),
      String(repeating: "\u{FDFD}", count: 5000), "\u{FFFC}\u{FEFF}\u{E000}\u{10FFFF}",
    ]
    for font in [try font(), try self.font("sans 1000")] {
      for text in texts {
        for width in [nil, .nan, -1, 0, 1e-300, 320, 1e300, .infinity] as [Double?] {
          let extent = font.measure(text, wrappedAt: width)
          #expect(extent.width >= 0 && extent.width.isFinite)
          #expect(extent.height > 0 && extent.height.isFinite)
          #expect(extent.lineCount > 0)
        }
      }
    }
  }
}
