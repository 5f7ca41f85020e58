import CPango
import Reflow
import ReflowText
import Testing

@testable import ReflowDrawing

@Suite("Labels in their boxes")
struct LabelSetterTests {
  private static let texts = [
    "a", "Swift", "Objective-C", "a long label of many words", "12345", "مرحبا بالعالم", "布局 布局 布局",
    "e\u{301}\u{301}\u{301}\u{301}", "two\nlines", "supercalifragilistic", "👩‍👩‍👧", "a\u{0}b",
    "\u{202E}x", " ", "\n\n",
  ]
  private static let fonts = [
    DrawingFont.grid, DrawingFont(named: "Sans 9"), DrawingFont(named: "Serif Bold Italic 30"),
    DrawingFont(named: "no such font at all 14"), DrawingFont(named: "\u{0}"),
  ]

  @Test("No line reaches out of its box, unless it is clipped", arguments: texts)
  func within(text: String) {
    let setter = LabelSetter()
    for font in Self.fonts {
      for width in [0.0, 1, 3, 10, 24, 50, 90, 400] {
        for height in [0.0, 2, 7, 12, 16, 32, 70] {
          for padding in [0.0, 9] {
            for mayShrink in [false, true] {
              let box = Rect(5, 7, width, height)
              let label = DrawingText(
                text, font: font, color: .itemText, box: box, padding: padding,
                mayShrink: mayShrink)
              guard let set = setter.set(label), !set.reachesOut else { continue }
              for line in set.line.map({ [$0] }) ?? setter.lines() {
                #expect(set.origin.x + line.x >= box.minX - 0.01)
                #expect(set.origin.x + line.x + line.width <= box.maxX + 0.01, "\(width)")
                #expect(set.origin.y + line.baseline <= box.maxY + 0.01)
                #expect(set.origin.y >= box.minY - 0.6)
              }
            }
          }
        }
      }
    }
  }

  @Test("A column of the grid font is 8 points wide, as it was measured")
  func grid() throws {
    let setter = LabelSetter()
    for count in [1, 7, 30] {
      let width = setter.width(of: String(repeating: "x", count: count), .grid)
      #expect(abs(width - 8 * Double(count)) < 0.02)
    }
    let label = DrawingText(
      "twelve chars", font: .grid, color: .itemText, box: Rect(0, 0, 116, 32), padding: 10)
    let set = try #require(setter.set(label))
    #expect(set.line?.text == "twelve chars")
    #expect(abs(set.origin.x - 10) < 0.1)
  }

  @Test("What does not fit is cut with an ellipsis, and numbers shrink instead")
  func cut() throws {
    let setter = LabelSetter()
    var label = DrawingText(
      "Objective-C", font: .grid, color: .itemText, box: Rect(0, 0, 60, 18))
    _ = try #require(setter.set(label))
    #expect(setter.lines().map(\.text) == ["Object…"])
    label.box.size.width = 9
    #expect(setter.set(label) == nil)
    label = DrawingText(
      "12345", font: .note(size: 12), color: .itemText, box: Rect(0, 0, 20, 18), mayShrink: true)
    let set = try #require(setter.set(label))
    #expect(setter.lines().map(\.text) == ["12345"])
    #expect(try #require(set.font.size) < 12)
    label.box.size.width = 6
    #expect(setter.set(label) == nil)
  }

  @Test("Of a long text its start is set, and an ellipsis says that it goes on")
  func longTexts() {
    func start(_ text: String) -> String {
      visibleStart(of: text, width: 40, height: 8, fontSize: 10)
    }
    // 18 narrow letters on 2.8 lines, whatever bytes they take.
    #expect(start("é") == "é")
    #expect(start(String(repeating: "布", count: 50)) == String(repeating: "布", count: 50))
    #expect(start(String(repeating: "布", count: 51)) == String(repeating: "布", count: 50) + "…")
    #expect(start(String(repeating: "x", count: 1_000_000)).count == 51)
    #expect(start("e" + String(repeating: "\u{301}", count: 1_000_000)).unicodeScalars.count < 900)
    #expect(start("") == "")
  }

  @Test("Long texts wrap without hyphens, from the side on which reading begins")
  func wrapped() throws {
    let setter = LabelSetter()
    let box = Rect(0, 0, 100, 64)
    let label = DrawingText(
      "Objective-C and supercalifragilistic", font: .grid, color: .itemText, box: box)
    _ = try #require(setter.set(label))
    let lines = setter.lines()
    #expect(lines.count == 4)
    #expect(lines.allSatisfy { abs($0.x) < 0.01 })
    #expect(lines.map(\.text).joined().filter { $0 == "-" }.count == 1)
    let arabic = DrawingText(
      "مرحبا بالعالم مرحبا بالعالم", font: .grid, color: .itemText, box: box)
    _ = try #require(setter.set(arabic))
    #expect(setter.lines().count > 1)
    for line in setter.lines() {
      #expect(line.isRightToLeft)
      #expect(abs(line.x + line.width - 100) < 0.1)
    }
  }

  @Test(
    "A font is drawn as it was named: nothing of what Pango reads of it is lost",
    arguments: [
      "DejaVu Sans 14", "DejaVu Sans Condensed 14", "DejaVu Sans Bold Condensed 13",
      "Serif Italic Ultra-Condensed 9", "Sans Extra-Condensed 9", "Sans Semi-Condensed 9",
      "Sans Semi-Expanded 9", "Sans Expanded 9", "Sans Extra-Expanded 9", "Sans Ultra-Expanded 9",
      "Sans Small-Caps 12", "Sans All-Small-Caps 12", "Sans Petite-Caps 12",
      "Sans All-Petite-Caps 12", "Sans Unicase 12", "Sans Title-Caps 12", "Sans Thin 12",
      "Cantarell 12 @wght=350,wdth=80", "Sans Bold Small-Caps Condensed 8.5 @wght=200",
    ])
  func named(name: String) throws {
    let named = pango_font_description_from_string(name)
    defer { pango_font_description_free(named) }
    let font = DrawingFont(named: name)
    let size = try #require(font.size)
    let drawn = try #require(font.description(size: size))
    defer { pango_font_description_free(drawn) }
    // 72 points make an inch, so that both ways to give a size mean the same.
    pango_font_description_set_absolute_size(named, size * Double(PANGO_SCALE))
    #expect(pango_font_description_equal(named, drawn) != 0)
  }

  @Test(
    "A label is as wide as its text was measured, in every width of letters",
    .enabled(
      if: FontCatalog.system.families.contains("DejaVu Sans"), "there is no DejaVu Sans"),
    arguments: ["DejaVu Sans 14", "DejaVu Sans Condensed 14", "DejaVu Sans Bold Condensed 14"])
  func measuredFont(name: String) throws {
    let font = try Font(name, in: .system)
    let drawn = DrawingFont(named: font.description)
    for text in ["Swift", "UICollectionView", "a long label of many words"] {
      let width = LabelSetter().width(of: text, drawn)
      #expect(abs(width - font.measure(text, wrappedAt: nil).width) < 0.1, "\(text)")
    }
  }

  @Test("Fonts are read as Pango writes them")
  func fonts() {
    #expect(DrawingFont(named: "grid") == .grid)
    #expect(
      DrawingFont(named: "DejaVu Sans Bold 13")
        == DrawingFont(family: "DejaVu Sans", size: 13, weight: 700))
    #expect(
      DrawingFont(named: "Serif Italic 9.5")
        == DrawingFont(family: "Serif", size: 9.5, isItalic: true))
    #expect(DrawingFont(named: "Sans").size == 13)
    #expect(DrawingFont(named: "").family == "sans-serif")
  }
}
