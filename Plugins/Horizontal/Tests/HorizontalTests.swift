import Horizontal
import LayoutTestSupport
import Reflow
import Testing

@Suite struct HorizontalTests {
  /// The viewport is 200 wide, the row runs on to 290.
  @Test func workedExample() throws {
    let layout = try layOut(
      [60 × 30, 80 × 50, 50 × 40, 70 × 30], width: 200, height: 50, scroll: .horizontal,
      with: HorizontalProvider.self, ["alignItems": .text("end")])
    #expect(
      layout.drawing(cell: 10 × 10) == """
        .......11111111..............
        .......11111111.22222........
        000000.11111111.22222.3333333
        000000.11111111.22222.3333333
        000000.11111111.22222.3333333
        """)
    #expect(
      layout.frames == [[0, 20, 60, 30], [70, 0, 80, 50], [160, 10, 50, 40], [220, 20, 70, 30]])
    #expect(layout.contentSize == (290 × 50))
  }

  @Test func anEmptySectionIsItsInsets() throws {
    let layout = try layOut(
      [], width: 100, height: 50, insets: Insets(top: 2, left: 5, bottom: 3, right: 7),
      scroll: .horizontal, with: HorizontalProvider.self)
    #expect(layout.frames.isEmpty)
    #expect(layout.contentSize == (12 × 50))
  }

  @Test func oneItemHasNoSpacing() throws {
    let layout = try layOut(
      [40 × 30], width: 100, height: 50, insets: Insets(top: 2, left: 5, bottom: 3, right: 7),
      scroll: .horizontal, with: HorizontalProvider.self)
    #expect(layout.frames == [[5, 2, 40, 30]])
    #expect(layout.contentSize == (52 × 50))
  }

  // MARK: Along the row

  /// An exact fit into the viewport, 1/64 more, and items longer than it: all run on alike.
  @Test(arguments: [0, 1.0 / 64, 1000])
  func nothingWraps(excess: Double) throws {
    let layout = try layOut(
      [45 × 40, 45 × 40, excess × 40], width: 100, height: 40, interitemSpacing: 5,
      scroll: .horizontal, with: HorizontalProvider.self)
    #expect(layout.frames == [[0, 0, 45, 40], [50, 0, 45, 40], [100, 0, excess, 40]])
    #expect(layout.contentSize == ((100 + excess) × 40))
  }

  /// No item is squeezed or pushed into its neighbour.
  @Test func manyItemsKeepTheirSizes() throws {
    let layout = try layOut(
      Array(repeating: 50 × 40, count: 600), width: 100, height: 40, interitemSpacing: 0,
      scroll: .horizontal, with: HorizontalProvider.self)
    #expect(layout.frames == (0..<600).map { [50 * Double($0), 0, 50, 40] })
    #expect(layout.contentSize == (30_000 × 40))
  }

  @Test func lineSpacingHasNoUse() throws {
    let items = [50 × 40, 50 × 40]
    let narrow = try layOut(
      items, height: 40, lineSpacing: 0, scroll: .horizontal, with: HorizontalProvider.self)
    let wide = try layOut(
      items, height: 40, lineSpacing: 77, scroll: .horizontal, with: HorizontalProvider.self)
    #expect(narrow.frames == [[0, 0, 50, 40], [60, 0, 50, 40]])
    #expect(wide.frames == narrow.frames)
    #expect(wide.contentSize == narrow.contentSize)
  }

  @Test func zeroSizeItemsHaveTheirSpacing() throws {
    let layout = try layOut(
      [0 × 0, 40 × 20, 0 × 0], height: 20, scroll: .horizontal, with: HorizontalProvider.self)
    #expect(layout.frames == [[0, 0, 0, 0], [10, 0, 40, 20], [60, 0, 0, 0]])
    #expect(layout.contentSize == (60 × 20))
  }

  @Test func negativeSpacing() throws {
    let layout = try layOut(
      [40 × 20, 40 × 20, 40 × 20], height: 20, interitemSpacing: -10, scroll: .horizontal,
      with: HorizontalProvider.self)
    #expect(layout.frames == [[0, 0, 40, 20], [30, 0, 40, 20], [60, 0, 40, 20]])
    #expect(layout.contentSize == (100 × 20))
  }

  // MARK: Across the row

  /// Against the container less its insets, 80 here: not against the deepest item. An item that is
  /// too tall sticks out.
  @Test(arguments: [
    (ItemAlignment.start, 10.0, 10.0), (.center, 35, 0), (.end, 60, -10),
  ])
  func itemsStandAcrossTheRow(alignment: ItemAlignment, small: Double, tall: Double) throws {
    let layout = try layOut(
      [20 × 30, 20 × 100], height: 110, insets: Insets(top: 10, bottom: 20),
      scroll: .horizontal, with: HorizontalProvider.self,
      ["alignItems": .text(alignment.rawValue)])
    #expect(layout.frames == [[0, small, 20, 30], [30, tall, 20, 100]])
    #expect(layout.contentSize == (50 × 110))
  }

  /// Nothing is left across the row: items start at the inset, or stick out around it.
  @Test(arguments: [(ItemAlignment.start, 15.0), (.center, 10), (.end, 5)])
  func insetsLargerThanTheContainer(alignment: ItemAlignment, y: Double) throws {
    let layout = try layOut(
      [20 × 10], height: 20, insets: Insets(top: 15, bottom: 15), scroll: .horizontal,
      with: HorizontalProvider.self, ["alignItems": .text(alignment.rawValue)])
    #expect(layout.frames == [[0, y, 20, 10]])
    #expect(layout.contentSize == (20 × 20))
  }

  // MARK: Sections

  /// Sections follow one another along the same axis, without a spacing between them.
  @Test func sectionsFollowOneAnother() throws {
    var first = Section([40 × 20, 40 × 20])
    first.insets = Insets(left: 3, right: 4)
    var second = Section([50 × 20, 50 × 20])
    second.interitemSpacing = 1
    let layout = try layOut(
      sections: [first, Section([]), second], height: 20, scroll: .horizontal,
      with: provider(HorizontalProvider.self))
    #expect(layout.frames(0) == [[3, 0, 40, 20], [53, 0, 40, 20]])
    #expect(layout.frames(2) == [[97, 0, 50, 20], [148, 0, 50, 20]])
    #expect(layout.contentSize == (198 × 20))
  }

  @Test func headersAndFootersHaveNoPlace() throws {
    var section = Section([50 × 20])
    section.header = 30
    section.footer = 20
    let layout = try layOut(
      sections: [section], height: 20, scroll: .horizontal, with: provider(HorizontalProvider.self))
    #expect(layout.headerFrame(0) == nil)
    #expect(layout.footerFrame(0) == nil)
    #expect(layout.frames == [[0, 0, 50, 20]])
    #expect(layout.contentSize == (50 × 20))
  }

  // MARK: Directions

  static let insets = Insets(top: 5, left: 10, bottom: 7, right: 20)

  /// The row begins at the right; insets stay at their physical sides.
  @Test func horizontallyFromTheRight() throws {
    let layout = try layOut(
      [60 × 40, 50 × 30], width: 320, height: 52, insets: Self.insets, scroll: .horizontal,
      direction: .rightToLeft, with: HorizontalProvider.self, ["alignItems": .text("end")])
    #expect(layout.frames == [[70, 5, 60, 40], [10, 15, 50, 30]])
    #expect(layout.contentSize == (150 × 52))
  }

  /// Scrolled vertically it is a column, with the spacing between items.
  @Test func verticallyItIsAColumn() throws {
    let layout = try layOut(
      [40 × 60, 30 × 50], width: 100, insets: Self.insets, lineSpacing: 77,
      with: HorizontalProvider.self, ["alignItems": .text("end")])
    #expect(layout.frames == [[40, 5, 40, 60], [50, 75, 30, 50]])
    #expect(layout.contentSize == (100 × 132))
  }

  @Test func verticallyFromTheRight() throws {
    let layout = try layOut(
      [40 × 60, 30 × 50], width: 100, insets: Self.insets, direction: .rightToLeft,
      with: HorizontalProvider.self, ["alignItems": .text("end")])
    #expect(layout.frames == [[10, 5, 40, 60], [10, 75, 30, 50]])
  }

  /// So that `use horizontal` can switch to it.
  @Test func itIsMadeForHorizontalScrolling() {
    #expect(HorizontalProvider.description.preferredScrollDirection == .horizontal)
  }

  // MARK: Parameters

  @Test func aValueThatIsNoChoiceIsRefused() throws {
    let error = #expect(throws: ProviderError.self) {
      try provider(HorizontalProvider.self, ["alignItems": .text("stretch")])
    }
    #expect(
      error
        == .notAChoice(
          provider: "horizontal", parameter: "alignItems", value: "stretch",
          choices: ["start", "center", "end"]))
  }

  @Test func itemsStandAtTheStartUnlessTold() throws {
    let layout = try layOut(
      [20 × 30], height: 110, scroll: .horizontal, with: HorizontalProvider.self)
    #expect(layout.frames == [[0, 0, 20, 30]])
  }
}
