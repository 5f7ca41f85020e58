import Flow
import LayoutTestSupport
import Reflow
import Testing

/// Awkward sizes and spacings, sections and directions.
@Suite struct FlowEdgeTests {
  // MARK: Items longer than the line

  /// A line of its own, at the leading inset and at its own size, whether it is the last or not.
  @Test func anOverlongItemIsNotCentred() throws {
    let layout = try layOut(
      [30 × 10, 140 × 20, 30 × 10, 150 × 10], width: 100, insets: Insets(left: 6, right: 4),
      with: FlowProvider.self)
    #expect(
      layout.frames == [[36, 0, 30, 10], [6, 20, 140, 20], [36, 50, 30, 10], [6, 70, 150, 10]])
    #expect(layout.contentSize == (100 × 80))
  }

  @Test func overlongItemsOfOneSizeAreNotCentred() throws {
    let layout = try layOut([140 × 10, 140 × 10], width: 100, with: FlowProvider.self)
    #expect(layout.frames == [[0, 0, 140, 10], [0, 20, 140, 10]])
  }

  @Test func anItemAsLongAsTheLineIsNotOverlong() throws {
    let layout = try layOut([300 × 80, 300 × 80, 1024 × 80], width: 1024, with: FlowProvider.self)
    #expect(layout.frames == [[0, 0, 300, 80], [724, 0, 300, 80], [0, 90, 1024, 80]])
  }

  // MARK: Nothing, and less

  @Test func zeroSizeItemsHaveTheirSpacing() throws {
    let layout = try layOut(
      [0 × 0, 40 × 20, 0 × 0, 90 × 20, 10 × 10], width: 100, with: FlowProvider.self)
    #expect(
      layout.frames == [
        [0, 10, 0, 0], [30, 0, 40, 20], [100, 10, 0, 0], [5, 30, 90, 20], [0, 60, 10, 10],
      ])
  }

  /// Of items of no size 11 fit at a spacing of 10; of those without spacing any number.
  @Test func nothingButZeroSizeItems() throws {
    let spaced = try layOut(
      [0 × 0, 0 × 0, 0 × 0], width: 105, interitemSpacing: 10, with: FlowProvider.self)
    #expect(spaced.frames == [[0, 0, 0, 0], [10.5, 0, 0, 0], [21, 0, 0, 0]])
    let touching = try layOut(
      [0 × 0, 0 × 0, 0 × 0], width: 105, interitemSpacing: 0, with: FlowProvider.self)
    #expect(touching.frames == [[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]])
  }

  /// Three of 40 that overlap by 10 are 100 long; the 9 that are left pull them apart by 4.5.
  @Test func negativeSpacingOfItemsOfOneSize() throws {
    let layout = try layOut(
      Array(repeating: 40 × 10, count: 5), width: 109, interitemSpacing: -10,
      with: FlowProvider.self)
    #expect(
      layout.frames == [
        [0, 0, 40, 10], [34.5, 0, 40, 10], [69, 0, 40, 10], [0, 20, 40, 10], [34.5, 20, 40, 10],
      ])
  }

  /// Spacing that takes back all of an item's breadth or more never fills a line.
  @Test(arguments: [-40.0, -60])
  func spacingThatTakesBackAWholeItem(spacing: Double) throws {
    let layout = try layOut(
      [40 × 10, 40 × 10], width: 100, interitemSpacing: spacing, with: FlowProvider.self)
    #expect(layout.frames == [[0, 0, 40, 10], [40 + spacing, 0, 40, 10]])
  }

  @Test func negativeLineSpacing() throws {
    let layout = try layOut(
      [100 × 40, 100 × 40], width: 100, lineSpacing: -10, with: FlowProvider.self)
    #expect(layout.frames == [[0, 0, 100, 40], [0, 30, 100, 40]])
    #expect(layout.contentSize == (100 × 70))
  }

  @Test func insetsLargerThanTheContainer() throws {
    let layout = try layOut(
      [10 × 10, 5 × 10, 0 × 10], width: 20, insets: Insets(left: 15, right: 15),
      with: FlowProvider.self)
    #expect(layout.frames == [[15, 0, 10, 10], [15, 20, 5, 10], [15, 40, 0, 10]])
  }

  // MARK: Sections

  @Test func headersAndFootersHaveNoPlace() throws {
    var section = Section([50 × 20])
    section.header = 30
    section.footer = 20
    let layout = try layOut(sections: [section], with: provider(FlowProvider.self))
    #expect(layout.headerFrame(0) == nil)
    #expect(layout.footerFrame(0) == nil)
    #expect(layout.contentSize == (300 × 20))
  }

  /// The last line is each section's own, and a section begins where the one before ends.
  @Test func everySectionStartsAnew() throws {
    let sections = [Section([60 × 10, 70 × 10]), Section([]), Section([80 × 10, 50 × 10])]
    let layout = try layOut(sections: sections, width: 100, with: provider(FlowProvider.self))
    #expect(layout.frames(0) == [[20, 0, 60, 10], [0, 20, 70, 10]])
    #expect(layout.frames(2) == [[10, 30, 80, 10], [0, 50, 50, 10]])
    #expect(layout.contentSize == (100 × 60))
  }

  // MARK: Directions

  static let insets = Insets(top: 5, left: 10, bottom: 7, right: 20)

  @Test func rightToLeft() throws {
    let layout = try layOut(
      [20 × 10, 30 × 20, 70 × 10, 30 × 10], width: 110, insets: Self.insets, lineSpacing: 3,
      interitemSpacing: 4, direction: .rightToLeft, with: FlowProvider.self)
    #expect(
      layout.frames == [[70, 10, 20, 10], [10, 5, 30, 20], [15, 28, 70, 10], [60, 41, 30, 10]])
  }

  /// Full columns reach top and bottom, items are centred across their column, the last column starts
  /// at the top.
  @Test func horizontally() throws {
    let layout = try layOut(
      [50 × 60, 30 × 70, 40 × 100, 60 × 30, 20 × 40], width: 320, height: 150, lineSpacing: 8,
      scroll: .horizontal, with: FlowProvider.self)
    #expect(
      layout.frames == [
        [0, 0, 50, 60], [10, 80, 30, 70], [68, 0, 40, 100], [58, 120, 60, 30], [126, 0, 20, 40],
      ])
    #expect(layout.contentSize == (146 × 150))
  }

  @Test func horizontallyItemsOfOneSizeKeepTheirRows() throws {
    let layout = try layOut(
      Array(repeating: 20 × 30, count: 4), height: 118, scroll: .horizontal,
      with: FlowProvider.self)
    #expect(
      layout.frames == [[0, 0, 20, 30], [0, 44, 20, 30], [0, 88, 20, 30], [30, 0, 20, 30]])
  }

  @Test func horizontallyFromTheRight() throws {
    let layout = try layOut(
      [10 × 20, 20 × 30, 10 × 70, 10 × 30], height: 92, insets: Self.insets, lineSpacing: 3,
      interitemSpacing: 4, scroll: .horizontal, direction: .rightToLeft,
      with: FlowProvider.self)
    #expect(
      layout.frames == [[41, 5, 10, 20], [36, 55, 20, 30], [23, 10, 10, 70], [10, 5, 10, 30]])
    #expect(layout.contentSize == (76 × 92))
  }

  @Test func thereIsNothingToSet() throws {
    #expect(FlowProvider.description.parameters.isEmpty)
    let error = #expect(throws: ProviderError.self) {
      try provider(FlowProvider.self, ["justifyContent": .text("start")])
    }
    #expect(
      error == .unknownParameter(provider: "flow", name: "justifyContent", known: []))
  }
}
