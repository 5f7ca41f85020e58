import AlignedFlow
import LayoutTestSupport
import Reflow
import Testing

@Suite struct AlignedFlowTests {
  @Test func workedExample() throws {
    let layout = try layOut(
      [60 × 30, 100 × 30, 80 × 30, 120 × 30, 140 × 50, 100 × 30], width: 300,
      with: AlignedFlowProvider.self, ["justifyContent": .text("spaceBetween")])
    #expect(
      layout.drawing(cell: 10 × 10) == """
        000000...1111111111...22222222
        000000...1111111111...22222222
        000000...1111111111...22222222
        ..............................
        333333333333....44444444444444
        333333333333....44444444444444
        333333333333....44444444444444
        ................44444444444444
        ................44444444444444
        ..............................
        5555555555....................
        5555555555....................
        5555555555....................
        """)
    #expect(
      layout.frames == [
        [0, 0, 60, 30], [90, 0, 100, 30], [220, 0, 80, 30],
        [0, 40, 120, 30], [160, 40, 140, 50],
        [0, 100, 100, 30],
      ])
    #expect(layout.contentSize == (300 × 130))
    #expect(layout.lineCount(inSection: 0) == 3)
  }

  @Test(arguments: Justification.allCases)
  func anEmptySectionIsItsInsets(justification: Justification) throws {
    let layout = try layOut(
      [], insets: Insets(top: 7, left: 1, bottom: 5, right: 2), with: AlignedFlowProvider.self,
      ["justifyContent": .text(justification.rawValue)])
    #expect(layout.frames.isEmpty)
    #expect(layout.contentSize == (300 × 12))
  }

  // MARK: justifyContent

  /// 10, 20 and 30 with two spacings of 4 leave 32 of a line of 100.
  ///
  ///     start         0    14        38
  ///     center             16   30        54
  ///     end                     32   46        70
  ///     spaceBetween  0         30             70        32 / 2 more a gap
  ///     spaceAround     5⅓      30           64⅔         32 / 3 more a gap, half of it outside
  ///     spaceEvenly      8      30          62           32 / 4 more a gap, as much outside
  @Test(arguments: [
    (Justification.start, 0, 14, 38), (.center, 16, 30, 54), (.end, 32, 46, 70),
    (.spaceBetween, 0, 30, 70), (.spaceAround, 16.0 / 3, 30, 194.0 / 3),
    (.spaceEvenly, 8, 30, 62),
  ])
  func freeSpaceComesOnTopOfTheSpacing(
    justification: Justification, first: Double, second: Double, third: Double
  ) throws {
    let layout = try layOut(
      [10 × 10, 20 × 10, 30 × 10], width: 100, interitemSpacing: 4,
      with: AlignedFlowProvider.self, ["justifyContent": .text(justification.rawValue)])
    #expect(layout.frames == [[first, 0, 10, 10], [second, 0, 20, 10], [third, 0, 30, 10]])
  }

  @Test(arguments: [
    (Justification.start, 0), (.center, 30), (.end, 60),
    (.spaceBetween, 0), (.spaceAround, 30), (.spaceEvenly, 30),
  ])
  func oneItem(justification: Justification, x: Double) throws {
    let layout = try layOut(
      [40 × 10], width: 120, insets: Insets(left: 5, right: 15), with: AlignedFlowProvider.self,
      ["justifyContent": .text(justification.rawValue)])
    #expect(layout.frames == [[5 + x, 0, 40, 10]])
  }

  /// `center` and `end` use what is less than nothing, so that the item sticks out on both sides or at
  /// the start; there is nothing to put between or around.
  @Test(arguments: [
    (Justification.start, 0), (.center, -20), (.end, -40),
    (.spaceBetween, 0), (.spaceAround, 0), (.spaceEvenly, 0),
  ])
  func anOverlongItem(justification: Justification, x: Double) throws {
    let layout = try layOut(
      [140 × 20], width: 120, insets: Insets(left: 10, right: 10),
      with: AlignedFlowProvider.self, ["justifyContent": .text(justification.rawValue)])
    #expect(layout.frames == [[10 + x, 0, 140, 20]])
    #expect(layout.contentSize == (120 × 20))
  }

  @Test(arguments: Justification.allCases)
  func anExactFitLeavesNothingToShare(justification: Justification) throws {
    let layout = try layOut(
      [155 × 40, 155 × 40], width: 320, with: AlignedFlowProvider.self,
      ["justifyContent": .text(justification.rawValue)])
    #expect(layout.frames == [[0, 0, 155, 40], [165, 0, 155, 40]])
  }

  @Test func aSixtyFourthTooMuchWraps() throws {
    let layout = try layOut(
      [155 × 40, 155.015625 × 40], width: 320, with: AlignedFlowProvider.self,
      ["justifyContent": .text("end")])
    #expect(layout.frames == [[165, 0, 155, 40], [164.984375, 50, 155.015625, 40]])
  }

  /// The gaps of a line are counted without the item that wrapped.
  @Test func theLeftoverIsSharedAmongTheGapsOfTheLine() throws {
    let layout = try layOut(
      [100 × 20, 100 × 20, 100 × 20, 100 × 20], width: 320, interitemSpacing: 0,
      with: AlignedFlowProvider.self, ["justifyContent": .text("spaceBetween")])
    #expect(
      layout.frames == [
        [0, 0, 100, 20], [110, 0, 100, 20], [220, 0, 100, 20], [0, 30, 100, 20],
      ])
  }

  /// Every line has its own free space, the last one too.
  @Test func everyLineAlike() throws {
    let layout = try layOut(
      [30 × 10, 30 × 10, 30 × 10, 30 × 10, 30 × 10], width: 100, lineSpacing: 0,
      interitemSpacing: 3, with: AlignedFlowProvider.self,
      ["justifyContent": .text("spaceBetween")])
    #expect(
      layout.frames == [
        [0, 0, 30, 10], [35, 0, 30, 10], [70, 0, 30, 10], [0, 10, 30, 10], [70, 10, 30, 10],
      ])
  }

  // MARK: lastLine

  /// 60 | 60 | 20, 20: the last line of two has 52 free, the lines above are spread.
  @Test(arguments: [
    (LastLine.same, 0, 80), (.start, 0, 28), (.center, 26, 54), (.end, 52, 80),
  ])
  func theLastLineMayDiffer(lastLine: LastLine, first: Double, second: Double) throws {
    let layout = try layOut(
      [30 × 10, 50 × 10, 40 × 10, 50 × 10, 20 × 10, 20 × 10], width: 100,
      lineSpacing: 0, interitemSpacing: 8, with: AlignedFlowProvider.self,
      ["justifyContent": .text("spaceBetween"), "lastLine": .text(lastLine.rawValue)])
    #expect(
      layout.frames == [
        [0, 0, 30, 10], [50, 0, 50, 10], [0, 10, 40, 10], [50, 10, 50, 10],
        [first, 20, 20, 10], [second, 20, 20, 10],
      ])
  }

  @Test func theOnlyLineIsTheLast() throws {
    let layout = try layOut(
      [20 × 10], width: 100, with: AlignedFlowProvider.self,
      ["justifyContent": .text("start"), "lastLine": .text("end")])
    #expect(layout.frames == [[80, 0, 20, 10]])
  }

  @Test func everySectionHasALastLine() throws {
    let sections = [Section([60 × 10, 60 × 10]), Section([70 × 10])]
    let layout = try layOut(
      sections: sections, width: 100,
      with: provider(
        AlignedFlowProvider.self, ["justifyContent": .text("end"), "lastLine": .text("start")]))
    #expect(layout.frames(0) == [[40, 0, 60, 10], [0, 20, 60, 10]])
    #expect(layout.frames(1) == [[0, 30, 70, 10]])
  }

  // MARK: alignItems

  @Test(arguments: [
    (ItemAlignment.start, 0.0, 0.0, 0.0), (.center, 15, 7.5, 5), (.end, 30, 15, 10),
  ])
  func itemsStandAcrossTheirLine(
    alignment: ItemAlignment, first: Double, third: Double, fourth: Double
  ) throws {
    let layout = try layOut(
      [30 × 10, 30 × 40, 30 × 25, 30 × 5, 10 × 15], width: 100, lineSpacing: 7,
      interitemSpacing: 2, with: AlignedFlowProvider.self,
      ["alignItems": .text(alignment.rawValue), "justifyContent": .text("end")])
    #expect(
      layout.frames == [
        [6, first, 30, 10], [38, 0, 30, 40], [70, third, 30, 25],
        [58, 47 + fourth, 30, 5], [90, 47, 10, 15],
      ])
    #expect(layout.contentSize == (100 × 62))
  }

  // MARK: oversize

  @Test(arguments: Justification.allCases)
  func aClampedItemFillsItsLine(justification: Justification) throws {
    var section = Section([140 × 10, 150 × 10])
    section.remeasure = { item, width in item == 0 ? width × 24 : nil }
    let layout = try layOut(
      sections: [section], width: 100,
      with: provider(
        AlignedFlowProvider.self,
        ["oversize": .text("clamp"), "justifyContent": .text(justification.rawValue)]))
    #expect(layout.frames == [[0, 0, 100, 24], [0, 34, 100, 10]])
  }
}
