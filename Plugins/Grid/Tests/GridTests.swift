import Grid
import LayoutTestSupport
import Reflow
import Testing

@Suite struct GridTests {
  @Test func workedExample() throws {
    let layout = try layOut(
      [10 × 20, 10 × 40, 10 × 30, 10 × 20], width: 110, with: GridProvider.self,
      ["columns": .number(2)])
    #expect(
      layout.drawing(cell: 10 × 10) == """
        00000.11111
        00000.11111
        ......11111
        ......11111
        ...........
        22222.33333
        22222.33333
        22222......
        """)
    #expect(
      layout.frames == [[0, 0, 50, 20], [60, 0, 50, 40], [0, 50, 50, 30], [60, 50, 50, 20]])
    #expect(layout.contentSize == (110 × 80))
  }

  @Test func anEmptySectionIsItsInsets() throws {
    let layout = try layOut([], insets: Insets(top: 3, bottom: 4), with: GridProvider.self)
    #expect(layout.contentSize == (300 × 7))
    #expect(layout.lineCount == 0)
  }

  @Test func oneItemIsOneRow() throws {
    let layout = try layOut([50 × 30], with: GridProvider.self, ["columns": .number(3)])
    #expect(layout.frames == [[0, 0, 280.0 / 3, 30]])
    #expect(layout.contentSize == (300 × 30))
  }

  /// LazyVGrid's rule: as many as fit of the least width with the spacings between them.
  @Test(
    "columns are as many as fit of the least width",
    arguments: [
      (320.0, 3), (319.9, 2), (210, 2), (209.9, 1), (50, 1), (0, 1), (319.9999999, 3), (430, 4),
    ])
  func adaptiveColumns(width: Double, columns: Int) throws {
    let layout = try layOut(
      Array(repeating: 10 × 10, count: 12), width: width, with: GridProvider.self,
      ["minItemWidth": .number(100)])
    #expect(layout.items(onLine: 0, inSection: 0) == 0..<columns)
    let share = max(0, (width - 10 * Double(columns - 1)) / Double(columns))
    #expect(layout.frames.first == [0, 0, share, 10])
  }

  @Test(
    "an item that is less deep than its row stands where alignItems says",
    arguments: [(ItemAlignment.start, 0.0), (.center, 15), (.end, 30)])
  func itemsStandAcrossTheirRow(alignment: ItemAlignment, y: Double) throws {
    let layout = try layOut(
      [10 × 20, 10 × 50], width: 110, with: GridProvider.self,
      ["columns": .number(2), "alignItems": .text(alignment.rawValue)])
    #expect(layout.frames == [[0, y, 50, 20], [60, 0, 50, 50]])
  }

  /// A row of 1,000 columns spans several stretches; its deepest item is its last.
  @Test func aRowOverSeveralStretches() throws {
    var items = Array(repeating: 1 × 10, count: 1_000)
    items[999] = 1 × 50
    let layout = try layOut(
      items + [1 × 1], width: 1_000, interitemSpacing: 0, with: GridProvider.self,
      ["columns": .number(1000), "alignItems": .text("end")])
    #expect(layout.frames[0] == [0, 40, 1, 10])
    #expect(layout.frames[1_000] == [0, 60, 1, 1])
    #expect(layout.elements(in: Rect(x: 0, y: 45, width: 3, height: 1)).count == 3)
  }

  @Test func negativeSpacingThatEatsAColumnLeavesOne() throws {
    let layout = try layOut(
      [10 × 10, 10 × 10], interitemSpacing: -100, with: GridProvider.self,
      ["minItemWidth": .number(100)])
    #expect(layout.lineCount == 2)
  }

  @Test func columnsOutOfRangeAreRefused() throws {
    #expect(throws: ProviderError.self) {
      try provider(GridProvider.self, ["columns": .number(1001)])
    }
    #expect(throws: ProviderError.self) {
      try provider(GridProvider.self, ["minItemWidth": .number(0)])
    }
  }
}
