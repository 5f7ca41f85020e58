import LayoutTestSupport
import LeftAlign
import Reflow
import Testing

@Suite struct LeftAlignTests {
  @Test func workedExample() throws {
    let layout = try layOut(
      [90 × 30, 120 × 30, 70 × 30, 60 × 50, 100 × 30, 140 × 30], width: 300,
      with: LeftAlignProvider.self)
    #expect(
      layout.drawing(cell: 10 × 10) == """
        000000000.111111111111.2222222
        000000000.111111111111.2222222
        000000000.111111111111.2222222
        ..............................
        333333.4444444444.............
        333333.4444444444.............
        333333.4444444444.............
        333333........................
        333333........................
        ..............................
        55555555555555................
        55555555555555................
        55555555555555................
        """)
    #expect(
      layout.frames == [
        [0, 0, 90, 30], [100, 0, 120, 30], [230, 0, 70, 30],
        [0, 40, 60, 50], [70, 40, 100, 30],
        [0, 100, 140, 30],
      ])
    #expect(layout.contentSize == (300 × 130))
    #expect(layout.lineCount(inSection: 0) == 3)
  }

  @Test func anEmptySectionIsItsInsets() throws {
    let layout = try layOut(
      [], insets: Insets(top: 7, left: 1, bottom: 5, right: 2), with: LeftAlignProvider.self)
    #expect(layout.frames.isEmpty)
    #expect(layout.contentSize == (300 × 12))
    #expect(layout.lineCount(inSection: 0) == 0)
  }

  @Test func oneItemStandsAtTheLeadingInset() throws {
    let layout = try layOut(
      [50 × 32], insets: Insets(top: 7, left: 11, bottom: 5, right: 2),
      with: LeftAlignProvider.self)
    #expect(layout.frames == [[11, 7, 50, 32]])
    #expect(layout.contentSize == (300 × 44))
  }

  // MARK: What fits

  /// Two items need one spacing: none is charged to the first, none to the last.
  @Test func anExactFitStays() throws {
    let layout = try layOut([155 × 40, 155 × 40], width: 320, with: LeftAlignProvider.self)
    #expect(layout.frames == [[0, 0, 155, 40], [165, 0, 155, 40]])
  }

  @Test func aSixtyFourthTooMuchWraps() throws {
    let layout = try layOut(
      [155 × 40, 155.015625 × 40], width: 320, with: LeftAlignProvider.self)
    #expect(layout.frames == [[0, 0, 155, 40], [0, 50, 155.015625, 40]])
  }

  @Test func theSpacingIsPartOfTheTest() throws {
    let layout = try layOut([145 × 20, 150 × 20], width: 300, with: LeftAlignProvider.self)
    #expect(layout.frames == [[0, 0, 145, 20], [0, 30, 150, 20]])
  }

  /// (375 − 0.3 · 37) / 38 is no double: 38 of them with their spacings pass 375 by rounding.
  @Test func aSumThatIsExactOnPaperStaysExact() throws {
    let item = (375 - 0.3 * 37) / 38 × 10
    let layout = try layOut(
      Array(repeating: item, count: 39), width: 375, interitemSpacing: 0.3,
      with: LeftAlignProvider.self)
    #expect(layout.items(onLine: 0, inSection: 0) == 0..<38)
    #expect(layout.frames[38] == [0, 20, (375 - 0.3 * 37) / 38, 10])
  }

  @Test func theInsetsShortenTheLine() throws {
    let insets = Insets(top: 3, left: 8, bottom: 5, right: 7)
    let items = [30 × 20, 30 × 20, 40 × 20]
    let exact = try layOut(items, width: 135, insets: insets, with: LeftAlignProvider.self)
    #expect(exact.frames == [[8, 3, 30, 20], [48, 3, 30, 20], [88, 3, 40, 20]])
    let short = try layOut(items, width: 134, insets: insets, with: LeftAlignProvider.self)
    #expect(short.frames == [[8, 3, 30, 20], [48, 3, 30, 20], [8, 33, 40, 20]])
    #expect(short.contentSize == (134 × 58))
  }

  @Test func negativeInsetsLengthenTheLine() throws {
    let layout = try layOut(
      [120 × 20], width: 100, insets: Insets(left: -10, right: -10),
      with: LeftAlignProvider.self, ["oversize": .text("clamp")])
    #expect(layout.frames == [[-10, 0, 120, 20]])
    #expect(layout.contentSize == (100 × 20))
  }

  /// The line's length is 0, never below: one item a line, at the leading inset.
  @Test func insetsLargerThanTheContainer() throws {
    let items = [10 × 10, 5 × 10]
    let insets = Insets(left: 15, right: 15)
    let kept = try layOut(items, width: 20, insets: insets, with: LeftAlignProvider.self)
    #expect(kept.frames == [[15, 0, 10, 10], [15, 20, 5, 10]])
    #expect(kept.contentSize == (20 × 30))
    let cut = try layOut(
      items, width: 20, insets: insets, with: LeftAlignProvider.self,
      ["oversize": .text("clamp")])
    #expect(cut.frames == [[15, 0, 0, 10], [15, 20, 0, 10]])
  }

  // MARK: Items without extent

  /// An item of no size takes its place and its spacing.
  @Test func aZeroSizeItemHasASpacing() throws {
    let layout = try layOut([40 × 20, 0 × 0, 40 × 20], with: LeftAlignProvider.self)
    #expect(layout.frames == [[0, 0, 40, 20], [50, 0, 0, 0], [60, 0, 40, 20]])
  }

  @Test func aZeroSizeItemWrapsByItsSpacing() throws {
    let full = try layOut([300 × 20, 0 × 0], with: LeftAlignProvider.self)
    #expect(full.frames == [[0, 0, 300, 20], [0, 30, 0, 0]])
    let touching = try layOut([300 × 20, 0 × 0], interitemSpacing: 0, with: LeftAlignProvider.self)
    #expect(touching.frames == [[0, 0, 300, 20], [300, 0, 0, 0]])
  }

  /// Line spacing stands beside a line of no depth as beside any other.
  @Test func aLineOfNoDepthHasItsSpacing() throws {
    let layout = try layOut(
      [300 × 10, 300 × 0, 300 × 10], lineSpacing: 6, with: LeftAlignProvider.self)
    #expect(layout.frames == [[0, 0, 300, 10], [0, 16, 300, 0], [0, 22, 300, 10]])
    #expect(layout.contentSize == (300 × 32))
  }

  @Test func aLastLineOfNoDepthEndsTheContentBehindItsSpacing() throws {
    let layout = try layOut([300 × 10, 300 × 0], lineSpacing: 6, with: LeftAlignProvider.self)
    #expect(layout.contentSize == (300 × 16))
  }

  // MARK: Items longer than the line

  /// It has a line of its own, no empty line before it, and the content stays as wide as it was.
  @Test func anOverlongItemKeepsItsSize() throws {
    let layout = try layOut(
      [140 × 10, 30 × 10, 140 × 10, 30 × 10], width: 100, with: LeftAlignProvider.self)
    #expect(
      layout.frames == [[0, 0, 140, 10], [0, 20, 30, 10], [0, 40, 140, 10], [0, 60, 30, 10]])
    #expect(layout.contentSize == (100 × 70))
  }

  @Test func anOverlongItemIsClamped() throws {
    let layout = try layOut(
      [140 × 10, 30 × 10], width: 100, insets: Insets(left: 10, right: 20),
      with: LeftAlignProvider.self, ["oversize": .text("clamp")])
    #expect(layout.frames == [[10, 0, 70, 10], [10, 20, 30, 10]])
  }

  /// Text that is cut to the line wraps: it is measured at the line's length and grows in depth, and
  /// its line with it. Items that fit, and items without text, are not measured.
  @Test func aClampedTextIsMeasuredAgain() throws {
    var section = Section([140 × 10, 160 × 10, 90 × 10])
    section.remeasure = { item, width in item == 1 ? nil : width × (item == 0 ? 24 : 99) }
    let clamping = try provider(LeftAlignProvider.self, ["oversize": .text("clamp")])
    let layout = try layOut(sections: [section], width: 100, with: clamping)
    #expect(layout.frames == [[0, 0, 100, 24], [0, 34, 100, 10], [0, 54, 90, 10]])
    #expect(layout.contentSize == (100 × 64))
  }

  @Test func aKeptTextIsNotMeasuredAgain() throws {
    var section = Section([140 × 10])
    section.remeasure = { _, width in width × 24 }
    let layout = try layOut(sections: [section], width: 100, with: provider(LeftAlignProvider.self))
    #expect(layout.frames == [[0, 0, 140, 10]])
  }

  // MARK: Depth

  @Test func aLineIsAsDeepAsItsDeepestItem() throws {
    let layout = try layOut(
      [25 × 25, 25 × 50, 25 × 25, 25 × 10, 25 × 40, 25 × 5], width: 75, lineSpacing: 3,
      interitemSpacing: 0, with: LeftAlignProvider.self)
    #expect(
      layout.frames == [
        [0, 0, 25, 25], [25, 0, 25, 50], [50, 0, 25, 25],
        [0, 53, 25, 10], [25, 53, 25, 40], [50, 53, 25, 5],
      ])
    #expect(layout.contentSize == (75 × 93))
  }

  @Test(arguments: [
    (ItemAlignment.start, 0.0, 0.0), (.center, 15, 7.5), (.end, 30, 15),
  ])
  func itemsStandAcrossTheirLine(alignment: ItemAlignment, first: Double, third: Double) throws {
    let layout = try layOut(
      [30 × 10, 30 × 40, 30 × 25], with: LeftAlignProvider.self,
      ["alignItems": .text(alignment.rawValue)])
    #expect(layout.frames == [[0, first, 30, 10], [40, 0, 30, 40], [80, third, 30, 25]])
    #expect(layout.contentSize == (300 × 40))
  }
}
