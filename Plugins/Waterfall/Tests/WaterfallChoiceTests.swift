import LayoutTestSupport
import Reflow
import Testing
import Waterfall

/// Which column takes an item, how deep the item is, rounding, and directions.
@Suite struct WaterfallChoiceTests {
  // MARK: policy

  /// One deep item: in turn the columns become lop-sided, shortest first all the others go beside it.
  @Test(arguments: [
    (ColumnPolicy.shortestFirst, [[0, 0], [100, 0], [100, 10], [100, 20], [100, 30]], 300),
    (.leftToRight, [[0, 0], [100, 0], [0, 300], [100, 10], [0, 310]], 320),
    (.rightToLeft, [[100, 0], [0, 0], [100, 300], [0, 10], [100, 310]], 320),
  ])
  func policies(policy: ColumnPolicy, origins: [[Double]], height: Double) throws {
    let layout = try layOut(
      [1 × 300, 1 × 10, 1 × 10, 1 × 10, 1 × 10], width: 200, lineSpacing: 0,
      interitemSpacing: 0, with: WaterfallProvider.self, ["policy": .text(policy.rawValue)])
    let sizes: [Double] = [300, 10, 10, 10, 10]
    #expect(
      layout.frames
        == zip(origins, sizes).map { Frame(Rect(x: $0[0], y: $0[1], width: 100, height: $1)) })
    #expect(layout.contentSize == (200 × height))
  }

  /// Columns − 1 − index modulo columns.
  @Test func rightToLeftInThreeColumns() throws {
    let layout = try layOut(
      [1 × 10, 1 × 20, 1 × 30, 1 × 40], interitemSpacing: 0, with: WaterfallProvider.self,
      ["columns": .number(3), "policy": .text("rightToLeft")])
    #expect(
      layout.frames == [
        [200, 0, 100, 10], [100, 0, 100, 20], [0, 0, 100, 30], [200, 20, 100, 40],
      ])
  }

  @Test func theShortestIsTheDefault() throws {
    #expect(
      try provider(WaterfallProvider.self).specification["policy"] == .text("shortestFirst"))
  }

  /// Of equals the leftmost takes the item, every time anew.
  @Test func tiesGoToTheLeft() throws {
    let layout = try layOut(
      Array(repeating: 1 × 40, count: 7), width: 320, lineSpacing: 5, with: WaterfallProvider.self,
      ["columns": .number(3)])
    #expect(
      layout.frames == [
        [0, 0, 100, 40], [110, 0, 100, 40], [220, 0, 100, 40],
        [0, 45, 100, 40], [110, 45, 100, 40], [220, 45, 100, 40],
        [0, 90, 100, 40],
      ])
  }

  /// 10 + 5 + 10 on the left against 25 on the right: equal, with the spacing counted.
  @Test func spacingsCountInAComparison() throws {
    let layout = try layOut(
      [1 × 10, 1 × 25, 1 × 10, 1 × 8], width: 200, lineSpacing: 5, interitemSpacing: 0,
      with: WaterfallProvider.self)
    #expect(layout.frames[2] == [0, 15, 100, 10])
    #expect(layout.frames[3] == [0, 30, 100, 8])
  }

  /// Ends that differ by less than the one tolerance are equal, a 64th of a point is not.
  @Test(arguments: [(0.000_000_5, 0), (1.0 / 64, 100)])
  func howEqualIsEqual(difference: Double, x: Double) throws {
    let layout = try layOut(
      [1 × 50, 1 × (50 - difference), 1 × 10], width: 200, lineSpacing: 0, interitemSpacing: 0,
      with: WaterfallProvider.self)
    #expect(layout.frame(of: .item(section: 0, item: 2))?.minX == x)
  }

  /// An item deeper than its neighbours is found far below its top, and hits need not be neighbours.
  @Test func queriesFindDeepItems() throws {
    let layout = try layOut(
      [1 × 1000] + Array(repeating: 1 × 100, count: 30), lineSpacing: 0, interitemSpacing: 0,
      with: WaterfallProvider.self, ["columns": .number(3)])
    let found = layout.elements(in: Rect(x: 0, y: 500, width: 300, height: 100))
    #expect(
      found.map(\.element) == [0, 11, 12].map { Element.item(section: 0, item: $0) })
  }

  // MARK: itemSizing

  @Test func aFixedItemKeepsItsDepth() throws {
    let layout = try layOut(
      [1 × 30, 900 × 30, 0 × 30], width: 200, interitemSpacing: 0, with: WaterfallProvider.self,
      ["itemSizing": .text("fixed")])
    #expect(layout.frames == [[0, 0, 100, 30], [100, 0, 100, 30], [0, 40, 100, 30]])
  }

  @Test func anAspectItemIsScaledToTheColumn() throws {
    let layout = try layOut(
      [50 × 25, 200 × 100, 100 × 300, 10 × 10, 400 × 100], width: 320, lineSpacing: 5,
      with: WaterfallProvider.self, ["columns": .number(3), "itemSizing": .text("aspect")])
    #expect(
      layout.frames == [
        [0, 0, 100, 50], [110, 0, 100, 50], [220, 0, 100, 300],
        [0, 55, 100, 100], [110, 55, 100, 25],
      ])
  }

  /// No division by nothing: depth 0, and a spacing like any other.
  @Test func anAspectItemWithoutASideHasNoDepth() throws {
    let layout = try layOut(
      [0 × 50, 50 × 0, 50 × 50, 50 × 25], width: 210, lineSpacing: 5,
      with: WaterfallProvider.self, ["itemSizing": .text("aspect")])
    #expect(
      layout.frames == [
        [0, 0, 100, 0], [110, 0, 100, 0], [0, 5, 100, 100], [110, 5, 100, 50],
      ])
  }

  // MARK: roundingScale

  /// 20 / 3 at scale 1 is 6: never more than the line, and what is left over trails.
  @Test(arguments: [(0, 20.0 / 3), (1, 6), (2, 6.5), (3, 20.0 / 3)])
  func columnWidthsAreRoundedDown(scale: Double, width: Double) throws {
    let layout = try layOut(
      [1 × 10.7, 1 × 10.7, 1 × 10.7], width: 20, interitemSpacing: 0, with: WaterfallProvider.self,
      ["columns": .number(3), "roundingScale": .number(scale)])
    #expect(
      layout.frames == [
        [0, 0, width, 10.7], [width, 0, width, 10.7], [2 * width, 0, width, 10.7],
      ])
    #expect(layout.contentSize == (20 × 10.7))
  }

  /// Column k stands at k × (rounded width + spacing).
  @Test func columnsStandAtRoundedSteps() throws {
    let layout = try layOut(
      [1 × 10, 1 × 10, 1 × 10], width: 350, interitemSpacing: 7.5, with: WaterfallProvider.self,
      ["columns": .number(3), "roundingScale": .number(2)])
    #expect(layout.frames == [[0, 0, 111.5, 10], [119, 0, 111.5, 10], [238, 0, 111.5, 10]])
  }

  /// The depth is scaled to the rounded width: 111 · 50 / 100 = 55.5, rounded down to 55.
  @Test func scaledDepthsAreRoundedDown() throws {
    let layout = try layOut(
      [100 × 50, 100 × 51], width: 223, interitemSpacing: 0, with: WaterfallProvider.self,
      ["itemSizing": .text("aspect"), "roundingScale": .number(1)])
    #expect(layout.frames == [[0, 0, 111, 55], [111, 0, 111, 56]])
  }

  /// Whole pixels stay: no width is rounded down because of a rounding in the last bit.
  @Test func whatIsWholeOnPaperStays() throws {
    // In doubles 4.35 · 100 is 434.99999999999994.
    let hundredths = try layOut(
      [1 × 10], width: 4.35, with: WaterfallProvider.self,
      ["columns": .number(1), "roundingScale": .number(100)])
    #expect(hundredths.frames == [[0, 0, 4.35, 10]])
    let halves = try layOut(
      [1 × 10, 1 × 10], width: 375, interitemSpacing: 0, with: WaterfallProvider.self,
      ["roundingScale": .number(2)])
    #expect(halves.frames == [[0, 0, 187.5, 10], [187.5, 0, 187.5, 10]])
  }

  // MARK: Directions

  static let insets = Insets(top: 5, left: 10, bottom: 7, right: 20)

  /// Column 0 is at the right, and what rounding leaves over is at the left.
  @Test(arguments: [
    (ColumnPolicy.shortestFirst, 101.5, 11.5, 11.5), (.leftToRight, 101.5, 11.5, 101.5),
    (.rightToLeft, 11.5, 101.5, 11.5),
  ])
  func rightToLeft(policy: ColumnPolicy, first: Double, second: Double, third: Double) throws {
    let layout = try layOut(
      [1 × 30, 1 × 10, 1 × 20], width: 201.5, insets: Self.insets, direction: .rightToLeft,
      with: WaterfallProvider.self,
      ["policy": .text(policy.rawValue), "roundingScale": .number(1)])
    let below = policy == .shortestFirst ? 25.0 : 45
    #expect(
      layout.frames == [[first, 5, 80, 30], [second, 5, 80, 10], [third, below, 80, 20]])
  }

  /// Columns become rows, and items keep their width.
  @Test func horizontally() throws {
    let layout = try layOut(
      [30 × 1, 10 × 1, 20 × 1], width: 480, height: 122, insets: Self.insets,
      lineSpacing: 3, scroll: .horizontal, with: WaterfallProvider.self)
    #expect(layout.frames == [[10, 5, 30, 50], [10, 65, 10, 50], [23, 65, 20, 50]])
    #expect(layout.contentSize == (63 × 122))
  }

  @Test func horizontallyFromTheRight() throws {
    let layout = try layOut(
      [30 × 1, 10 × 1, 20 × 1], width: 480, height: 122, insets: Self.insets,
      lineSpacing: 3, scroll: .horizontal, direction: .rightToLeft, with: WaterfallProvider.self)
    #expect(layout.frames == [[13, 5, 30, 50], [33, 65, 10, 50], [10, 65, 20, 50]])
  }

  /// Sideways an aspect item is scaled to the row's height.
  @Test func horizontallyScaled() throws {
    let layout = try layOut(
      [30 × 10, 10 × 20], height: 110, scroll: .horizontal, with: WaterfallProvider.self,
      ["itemSizing": .text("aspect")])
    #expect(layout.frames == [[0, 0, 150, 50], [0, 60, 25, 50]])
  }

  @Test(arguments: ["policy", "itemSizing"])
  func aValueThatIsNoChoiceIsRefused(parameter: String) throws {
    let error = #expect(throws: ProviderError.self) {
      try provider(WaterfallProvider.self, [parameter: .text("none")])
    }
    guard case .notAChoice("waterfall", parameter, "none", _)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }
}
