import LayoutTestSupport
import Reflow
import Testing
import Waterfall

@Suite struct WaterfallTests {
  /// Three columns of 90; the last item goes below the first, whose column ends at 60.
  @Test func workedExample() throws {
    let layout = try layOut(
      [100 × 60, 100 × 30, 100 × 50, 100 × 40, 100 × 30, 100 × 20], width: 300,
      interitemSpacing: 15, with: WaterfallProvider.self, ["columns": .number(3)])
    #expect(
      layout.drawing(cell: 15 × 10) == """
        000000.111111.222222
        000000.111111.222222
        000000.111111.222222
        000000........222222
        000000.333333.222222
        000000.333333.......
        .......333333.444444
        555555.333333.444444
        555555........444444
        """)
    #expect(
      layout.frames == [
        [0, 0, 90, 60], [105, 0, 90, 30], [210, 0, 90, 50],
        [105, 40, 90, 40], [210, 60, 90, 30], [0, 70, 90, 20],
      ])
    #expect(layout.contentSize == (300 × 90))
  }

  @Test func anEmptySectionIsItsInsets() throws {
    let layout = try layOut(
      [], insets: Insets(top: 3, bottom: 4), with: WaterfallProvider.self)
    #expect(layout.frames.isEmpty)
    #expect(layout.contentSize == (300 × 7))
  }

  @Test func oneItemIsAsWideAsAColumn() throws {
    let layout = try layOut(
      [50 × 32], insets: Insets(top: 3, left: 20, bottom: 4, right: 30),
      with: WaterfallProvider.self)
    #expect(layout.frames == [[20, 3, 120, 32]])
    #expect(layout.contentSize == (300 × 39))
  }

  // MARK: Columns

  /// Two columns unless told otherwise.
  @Test(arguments: [(1, 300), (2, 145), (3, 280.0 / 3), (10, 21)])
  func columnsShareTheLineAndItsSpacings(count: Double, width: Double) throws {
    let items = Array(repeating: 7 × 10, count: Int(count) + 1)
    let layout = try layOut(items, with: WaterfallProvider.self, ["columns": .number(count)])
    let row = (0..<Int(count)).map { Frame.init(x: Double($0) * (width + 10), width: width) }
    #expect(layout.frames == row + [[0, 20, width, 10]])
    if count == 2 {
      #expect(try layOut(items, with: WaterfallProvider.self).frames == layout.frames)
    }
  }

  /// `interitemSpacing` stands between columns, `lineSpacing` between the items of one.
  @Test func whichSpacingStandsWhere() throws {
    let layout = try layOut(
      [100 × 40, 100 × 40, 100 × 40, 100 × 40], width: 210, lineSpacing: 30,
      interitemSpacing: 10, with: WaterfallProvider.self)
    #expect(
      layout.frames == [
        [0, 0, 100, 40], [110, 0, 100, 40], [0, 70, 100, 40], [110, 70, 100, 40],
      ])
    #expect(layout.contentSize == (210 × 110))
  }

  @Test func columnsWithoutItemsStayEmpty() throws {
    let layout = try layOut(
      [100 × 40], width: 320, with: WaterfallProvider.self, ["columns": .number(3)])
    #expect(layout.frames == [[0, 0, 100, 40]])
  }

  /// Breadths are never below 0, whatever the insets and the spacings leave.
  @Test func insetsLargerThanTheContainer() throws {
    let layout = try layOut(
      [100 × 10, 100 × 20], width: 20, insets: Insets(left: 15, right: 15),
      interitemSpacing: 0, with: WaterfallProvider.self)
    #expect(layout.frames == [[15, 0, 0, 10], [15, 0, 0, 20]])
    #expect(layout.contentSize == (20 × 20))
  }

  @Test func aContainerOfNoWidth() throws {
    let layout = try layOut(
      [100 × 80, 100 × 60], width: 0, lineSpacing: 5, with: WaterfallProvider.self)
    #expect(layout.frames == [[0, 0, 0, 80], [10, 0, 0, 60]])
    #expect(layout.contentSize == (0 × 80))
  }

  @Test(arguments: [0, -1, 2.5, 10_001, .nan])
  func aNumberOfColumnsThatIsNoneIsRefused(columns: Double) throws {
    let error = #expect(throws: ProviderError.self) {
      try provider(WaterfallProvider.self, ["columns": .number(columns)])
    }
    guard case .outOfRange("waterfall", "columns", _, let rule)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    if columns == 0 { #expect(rule == "at least 1") }
  }

  /// The number of columns changes, and changes back: every layout is a fresh one.
  @Test func noItemKeepsAColumnThatIsGone() throws {
    let section = Section([1 × 10, 1 × 20, 1 × 30, 1 × 40, 1 × 50, 1 × 60])
    let collection = LayoutCollection(container: 300 × 480, sections: [section])
    var layout: Layout?
    for columns in [3.0, 2, 3] {
      let made = try provider(WaterfallProvider.self, ["columns": .number(columns)])
      layout = try LayoutEngine.layOut(collection, with: made, reusing: layout)
      let fresh = try LayoutEngine.layOut(collection, with: made)
      #expect(layout?.frames == fresh.frames)
      #expect(layout?.contentSize == fresh.contentSize)
    }
  }

  // MARK: Depth

  /// The content ends with the longest column, which need not be the last that was filled, and without
  /// the spacing after its last item.
  @Test func theContentIsAsDeepAsTheLongestColumn() throws {
    let layout = try layOut(
      [100 × 200, 100 × 10, 100 × 20], insets: Insets(bottom: 6), with: WaterfallProvider.self)
    #expect(layout.frames[2] == [155, 20, 145, 20])
    #expect(layout.contentSize == (300 × 206))
  }

  @Test func noSpacingAfterTheLastItem() throws {
    let layout = try layOut(
      [100 × 100, 100 × 100, 100 × 100], with: WaterfallProvider.self, ["columns": .number(1)])
    #expect(layout.contentSize == (300 × 320))
  }

  /// Each section starts level, below the longest column of the one before; an empty one has no depth
  /// that a missing spacing could make negative.
  @Test func everySectionStartsLevel() throws {
    let layout = try layOut(
      sections: [
        Section([]), Section([1 × 50, 1 × 20]), Section([1 × 30, 1 × 10, 1 × 5]), Section([]),
      ],
      with: provider(WaterfallProvider.self))
    #expect(layout.frames(1) == [[0, 0, 145, 50], [155, 0, 145, 20]])
    #expect(layout.frames(2) == [[0, 50, 145, 30], [155, 50, 145, 10], [155, 70, 145, 5]])
    #expect(layout.contentSize == (300 × 80))
  }

  @Test func zeroSizeItemsHaveTheirSpacing() throws {
    let layout = try layOut(
      [0 × 0, 0 × 0, 50 × 10], lineSpacing: 5, with: WaterfallProvider.self)
    #expect(layout.frames == [[0, 0, 145, 0], [155, 0, 145, 0], [0, 5, 145, 10]])
    #expect(layout.contentSize == (300 × 15))
  }

  /// Columns that overlap by 10 are wider: (100 + 10) / 2.
  @Test func negativeSpacings() throws {
    let layout = try layOut(
      [1 × 30, 1 × 30, 1 × 30], width: 100, lineSpacing: -5, interitemSpacing: -10,
      with: WaterfallProvider.self)
    #expect(layout.frames == [[0, 0, 55, 30], [45, 0, 55, 30], [0, 25, 55, 30]])
    #expect(layout.contentSize == (100 × 55))
  }

  // MARK: minimumContentHeight

  @Test(arguments: [(0, 70), (69, 70), (500, 500)])
  func theContentHasAFloor(minimum: Double, height: Double) throws {
    let layout = try layOut(
      [1 × 60], insets: Insets(top: 10), with: WaterfallProvider.self,
      ["minimumContentHeight": .number(minimum)])
    #expect(layout.frames == [[0, 10, 145, 60]])
    #expect(layout.contentSize == (300 × height))
  }

  /// It is a floor under the whole content, not under each section.
  @Test func theFloorIsUnderTheWholeContent() throws {
    let layout = try layOut(
      sections: [Section([1 × 60]), Section([1 × 60])],
      with: provider(WaterfallProvider.self, ["minimumContentHeight": .number(200)]))
    #expect(layout.frames(1) == [[0, 60, 145, 60]])
    #expect(layout.contentSize == (300 × 200))
  }

  /// Along the scroll axis it is, whichever that is.
  @Test func theFloorTurnsWithTheScrollAxis() throws {
    let layout = try layOut(
      [60 × 1], height: 300, scroll: .horizontal, with: WaterfallProvider.self,
      ["minimumContentHeight": .number(200)])
    #expect(layout.contentSize == (200 × 300))
  }

  @Test(arguments: ["minimumContentHeight", "roundingScale"])
  func aNegativeLengthIsRefused(parameter: String) throws {
    let error = #expect(throws: ProviderError.self) {
      try provider(WaterfallProvider.self, [parameter: .number(-1)])
    }
    #expect(
      error
        == .outOfRange(provider: "waterfall", parameter: parameter, value: -1, rule: "at least 0"))
  }

  @Test func headersAndFootersHaveNoPlace() throws {
    var section = Section([1 × 20])
    section.header = 30
    section.footer = 20
    let layout = try layOut(sections: [section], with: provider(WaterfallProvider.self))
    #expect(layout.headerFrame(0) == nil)
    #expect(layout.footerFrame(0) == nil)
    #expect(layout.contentSize == (300 × 20))
    #expect(layout.lineCount(inSection: 0) == nil)
  }
}

extension Frame {
  /// An item of depth 10 at the top of its column.
  fileprivate init(x: Double, width: Double) {
    self.init(Rect(x: x, y: 0, width: width, height: 10))
  }
}
