import AlignedFlow
import LayoutTestSupport
import Reflow
import Testing

/// Awkward sizes and spacings, sections, directions and parameters.
@Suite struct AlignedFlowEdgeTests {
  /// An item of no size counts as an item: two gaps take the 20 that are left.
  @Test func zeroSizeItems() throws {
    let layout = try layOut(
      [30 × 20, 0 × 0, 30 × 20], width: 100, with: AlignedFlowProvider.self,
      ["justifyContent": .text("spaceBetween"), "alignItems": .text("end")])
    #expect(layout.frames == [[0, 0, 30, 20], [50, 20, 0, 0], [70, 0, 30, 20]])
  }

  @Test func nothingButZeroSizeItems() throws {
    let layout = try layOut(
      [0 × 0, 0 × 0, 0 × 0], width: 100, interitemSpacing: 4, with: AlignedFlowProvider.self,
      ["justifyContent": .text("center")])
    #expect(layout.frames == [[46, 0, 0, 0], [50, 0, 0, 0], [54, 0, 0, 0]])
    #expect(layout.contentSize == (100 × 0))
  }

  /// Three items of 40 that overlap by 10 are 100 long; the fourth starts a line, and free space
  /// pulls its neighbours apart again.
  @Test func negativeInteritemSpacing() throws {
    let layout = try layOut(
      [40 × 10, 40 × 10, 40 × 10, 40 × 10, 40 × 10], width: 100, interitemSpacing: -10,
      with: AlignedFlowProvider.self, ["justifyContent": .text("spaceBetween")])
    #expect(
      layout.frames == [
        [0, 0, 40, 10], [30, 0, 40, 10], [60, 0, 40, 10], [0, 20, 40, 10], [60, 20, 40, 10],
      ])
  }

  @Test func negativeLineSpacing() throws {
    let layout = try layOut(
      [100 × 40, 100 × 40], width: 100, lineSpacing: -10, with: AlignedFlowProvider.self)
    #expect(layout.frames == [[0, 0, 100, 40], [0, 30, 100, 40]])
    #expect(layout.contentSize == (100 × 70))
  }

  /// The line's length is 0: what is centred there sticks out on both sides of the leading inset.
  @Test(arguments: [
    (Justification.start, 40, 40), (.center, 35, 30), (.end, 30, 20), (.spaceAround, 40, 40),
  ])
  func insetsLargerThanTheContainer(
    justification: Justification, first: Double, second: Double
  ) throws {
    let layout = try layOut(
      [10 × 10, 20 × 10], width: 50, insets: Insets(left: 40, right: 30), lineSpacing: 3,
      with: AlignedFlowProvider.self, ["justifyContent": .text(justification.rawValue)])
    #expect(layout.frames == [[first, 0, 10, 10], [second, 13, 20, 10]])
  }

  /// Lines that share an edge are not one line, nor are items at different depths two.
  @Test func linesAreNotGuessedFromRectangles() throws {
    let touching = try layOut(
      [60 × 100, 60 × 100], width: 100, lineSpacing: 0, with: AlignedFlowProvider.self,
      ["justifyContent": .text("end")])
    #expect(touching.frames == [[40, 0, 60, 100], [40, 100, 60, 100]])
    let centred = try layOut(
      [40 × 20, 40 × 40], width: 100, with: AlignedFlowProvider.self,
      ["justifyContent": .text("end"), "alignItems": .text("center")])
    #expect(centred.frames == [[10, 10, 40, 20], [60, 0, 40, 40]])
    #expect(centred.lineCount(inSection: 0) == 1)
  }

  /// A query sees items where alignment has put them.
  @Test func queriesFindItemsWhereTheyStand() throws {
    let layout = try layOut(
      [45 × 20, 40 × 20], width: 100, with: AlignedFlowProvider.self,
      ["justifyContent": .text("end")])
    let right = layout.elements(in: Rect(x: 95, y: 0, width: 5, height: 20))
    #expect(right.map(\.element) == [.item(section: 0, item: 1)])
    #expect(layout.elements(in: Rect(x: 0, y: 0, width: 5, height: 20)).isEmpty)
  }

  /// Lines that are longer than the engine's stretches are arranged as lines.
  @Test func linesOfManyStretches() throws {
    let layout = try layOut(
      Array(repeating: 1 × 10, count: 1300), width: 700.5, interitemSpacing: 0,
      with: AlignedFlowProvider.self, ["justifyContent": .text("center")])
    #expect(layout.frames[..<700] == (0..<700).map { [0.25 + Double($0), 0, 1, 10] }[...])
    #expect(layout.frames[700...] == (0..<600).map { [50.25 + Double($0), 20, 1, 10] }[...])
    #expect(
      layout.frame(of: .item(section: 0, item: 1299))
        == Rect(x: 649.25, y: 20, width: 1, height: 10))
  }

  @Test func headersAndFootersHaveNoPlace() throws {
    var section = Section([50 × 20])
    section.header = 30
    section.footer = 20
    let layout = try layOut(sections: [section], with: provider(AlignedFlowProvider.self))
    #expect(layout.headerFrame(0) == nil)
    #expect(layout.footerFrame(0) == nil)
    #expect(layout.contentSize == (300 × 20))
  }

  // MARK: Directions

  static let insets = Insets(top: 1, left: 10, bottom: 2, right: 20)

  /// The end of a line is its left edge.
  @Test func rightToLeft() throws {
    let layout = try layOut(
      [30 × 10, 30 × 14, 50 × 8], width: 110, insets: Self.insets, lineSpacing: 4,
      interitemSpacing: 5, direction: .rightToLeft, with: AlignedFlowProvider.self,
      ["justifyContent": .text("end")])
    #expect(layout.frames == [[45, 1, 30, 10], [10, 1, 30, 14], [10, 19, 50, 8]])
    #expect(layout.contentSize == (110 × 29))
  }

  /// The end of a line is its bottom; lines stack to the right.
  @Test func horizontally() throws {
    let layout = try layOut(
      [10 × 30, 14 × 30, 8 × 50], width: 300, height: 83, insets: Self.insets, lineSpacing: 4,
      interitemSpacing: 5, scroll: .horizontal, with: AlignedFlowProvider.self,
      ["justifyContent": .text("end"), "alignItems": .text("center")])
    #expect(layout.frames == [[12, 16, 10, 30], [10, 51, 14, 30], [28, 31, 8, 50]])
    #expect(layout.contentSize == (56 × 83))
  }

  @Test func horizontallyFromTheRight() throws {
    let layout = try layOut(
      [10 × 30, 14 × 30, 8 × 50], width: 300, height: 83, insets: Self.insets, lineSpacing: 4,
      interitemSpacing: 5, scroll: .horizontal, direction: .rightToLeft,
      with: AlignedFlowProvider.self,
      ["justifyContent": .text("end"), "alignItems": .text("center")])
    #expect(layout.frames == [[24, 16, 10, 30], [22, 51, 14, 30], [10, 31, 8, 50]])
    #expect(layout.contentSize == (56 × 83))
  }

  // MARK: Parameters

  @Test(arguments: ["justifyContent", "lastLine", "alignItems", "oversize"])
  func aValueThatIsNoChoiceIsRefused(parameter: String) throws {
    let error = #expect(throws: ProviderError.self) {
      try provider(AlignedFlowProvider.self, [parameter: .text("none")])
    }
    guard case .notAChoice("aligned-flow", parameter, "none", _)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func theDefaultsAreLeftAlign() throws {
    let layout = try layOut(
      [140 × 10, 30 × 10, 30 × 20], width: 100, with: AlignedFlowProvider.self)
    #expect(layout.frames == [[0, 0, 140, 10], [0, 20, 30, 10], [40, 20, 30, 20]])
  }
}
