import Reflow
import TextTestSupport
import Testing

@testable import ReflowText

@Suite("What was measured", .enabled(if: PinnedFonts.areThere, PinnedFonts.absence))
struct MeasuredOnceTests {
  @Test("The same text in the same font is set once, and once for each width it wraps at")
  func once() throws {
    let catalog = PinnedFonts.unused()
    let font = try Font("DejaVu Sans 14", in: catalog)
    let before = catalog.work.textsSet
    for _ in 0..<3 { _ = font.measure("Swift", wrappedAt: nil) }
    #expect(catalog.work.textsSet == before + 1)
    #expect(catalog.work.textsKnown == 2)
    for width in [10.0, 20, 10, 20] { _ = font.measure("Swift", wrappedAt: width) }
    #expect(catalog.work.textsSet == before + 3)
    _ = try Font("DejaVu Sans 15", in: catalog).measure("Swift", wrappedAt: nil)
    #expect(catalog.work.textsSet == before + 4)
    // The same font, asked for again under another spelling.
    _ = try Font("dejavu sans 14", in: catalog).measure("Swift", wrappedAt: nil)
    #expect(catalog.work.textsSet == before + 4)
  }

  @Test(
    "Spellings that Unicode takes for the same text are measured apart, whichever comes first",
    arguments: [
      ("\u{E9}", "e\u{301}"), ("\u{1E69}", "s\u{323}\u{307}"), ("한", "\u{1112}\u{1161}\u{11AB}"),
      ("\u{212B}", "\u{C5}"), ("x\u{323}\u{307}", "x\u{307}\u{323}"),
    ])
  func spellings(one: String, other: String) throws {
    #expect(one == other)
    func extents(_ texts: [String]) throws -> ([TextExtent], TextWork) {
      let catalog = PinnedFonts.unused()
      let font = try Font("DejaVu Sans 14", in: catalog)
      return (texts.map { font.measure($0, wrappedAt: nil) }, catalog.work)
    }
    let alone = try [one, other].map { try extents([$0]).0[0] }
    let (there, work) = try extents([one, other, one])
    let (back, _) = try extents([other, one])
    #expect(there == [alone[0], alone[1], alone[0]])
    #expect(back == [alone[1], alone[0]])
    #expect(work.textsSet == 2 && work.textsKnown == 1)
  }

  @Test("Ten thousand labels are set once each, however often they are asked for")
  func many() throws {
    let catalog = PinnedFonts.unused()
    let font = try Font("DejaVu Sans 14", in: catalog)
    for _ in 0..<2 {
      for index in 0..<10_000 { _ = font.measure("label \(index)", wrappedAt: nil) }
    }
    #expect(catalog.work.textsSet == 10_000)
    #expect(catalog.work.textsKnown == 10_000)
  }

  @Test("Measurements are the same from any thread, and none is made twice")
  func threads() async throws {
    let catalog = PinnedFonts.unused()
    let font = try Font("DejaVu Sans 14", in: catalog)
    let alone = (0..<200).map {
      try! Font("DejaVu Sans 14", in: PinnedFonts.catalog).measure("label \($0)", wrappedAt: nil)
    }
    let answers = await withTaskGroup(of: [TextExtent].self) { group in
      for _ in 0..<8 {
        group.addTask { (0..<200).map { font.measure("label \($0)", wrappedAt: nil) } }
      }
      return await group.reduce(into: [[TextExtent]]()) { $0.append($1) }
    }
    #expect(answers == Array(repeating: alone, count: 8))
    #expect(catalog.work.textsSet == 200)
  }

  @Test("What is kept stays within its bound, and what is in use stays kept")
  func bound() {
    let largest = 20_000
    var measured = MeasuredTexts(largestMemory: largest)
    let extent = TextExtent(width: 1, lineCount: 1, lineHeight: 1)
    measured.keep(extent, of: "in use", in: "sans 14", wrappedAt: nil)
    for index in 0..<5000 {
      measured.keep(extent, of: "label \(index)", in: "sans 14", wrappedAt: nil)
      #expect(measured.work.bytesHeld <= largest)
      #expect(measured.extent(of: "in use", in: "sans 14", wrappedAt: nil) == extent)
    }
    #expect(measured.extent(of: "label 4999", in: "sans 14", wrappedAt: nil) == extent)
    #expect(measured.extent(of: "label 0", in: "sans 14", wrappedAt: nil) == nil)
    // A text that would push out all others is not kept.
    let long = String(repeating: "x", count: largest)
    measured.keep(extent, of: long, in: "sans 14", wrappedAt: nil)
    #expect(measured.extent(of: long, in: "sans 14", wrappedAt: nil) == nil)
  }
}
