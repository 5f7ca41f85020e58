import Flow
import LayoutTestSupport
import Reflow
import Testing

@Suite struct FlowTests {
  /// A full line spread to both ends, an item alone in the middle, a last line from the start.
  @Test func workedExample() throws {
    let layout = try layOut(
      [80 × 30, 60 × 50, 100 × 30, 200 × 30, 150 × 30, 60 × 30], width: 300,
      with: FlowProvider.self)
    #expect(
      layout.drawing(cell: 10 × 10) == """
        ...........111111.............
        00000000...111111...2222222222
        00000000...111111...2222222222
        00000000...111111...2222222222
        ...........111111.............
        ..............................
        .....33333333333333333333.....
        .....33333333333333333333.....
        .....33333333333333333333.....
        ..............................
        444444444444444.555555........
        444444444444444.555555........
        444444444444444.555555........
        """)
    #expect(
      layout.frames == [
        [0, 10, 80, 30], [110, 0, 60, 50], [200, 10, 100, 30],
        [50, 60, 200, 30],
        [0, 100, 150, 30], [160, 100, 60, 30],
      ])
    #expect(layout.contentSize == (300 × 130))
    #expect(layout.lineCount(inSection: 0) == 3)
  }

  @Test func anEmptySectionIsItsInsets() throws {
    let layout = try layOut(
      [], insets: Insets(top: 7, left: 1, bottom: 5, right: 2), with: FlowProvider.self)
    #expect(layout.frames.isEmpty)
    #expect(layout.contentSize == (300 × 12))
  }

  /// One item is all of one size: it keeps the first column, or the middle where it fills a line.
  @Test func oneItem() throws {
    let small = try layOut([100 × 50], width: 320, interitemSpacing: 8, with: FlowProvider.self)
    #expect(small.frames == [[0, 0, 100, 50]])
    let large = try layOut(
      [200 × 20], width: 320, insets: Insets(top: 3, left: 20), with: FlowProvider.self)
    #expect(large.frames == [[70, 3, 200, 20]])
  }

  // MARK: Full lines

  @Test func anExactFitStays() throws {
    let layout = try layOut([155 × 40, 155 × 40, 155 × 20], width: 320, with: FlowProvider.self)
    #expect(layout.frames == [[0, 0, 155, 40], [165, 0, 155, 40], [0, 50, 155, 20]])
  }

  @Test func aSixtyFourthTooMuchWraps() throws {
    let layout = try layOut(
      [155 × 40, 155.015625 × 40, 155 × 20], width: 320, with: FlowProvider.self)
    #expect(
      layout.frames == [[82.5, 0, 155, 40], [82.4921875, 50, 155.015625, 40], [0, 100, 155, 20]])
  }

  /// What is left of a line goes in equal parts into its gaps, whatever the items' lengths.
  @Test func theLeftoverGoesIntoTheGaps() throws {
    let layout = try layOut(
      [20 × 10, 90 × 10, 40 × 10, 30 × 10, 60 × 10, 70 × 10], width: 240, interitemSpacing: 8,
      with: FlowProvider.self)
    #expect(
      layout.frames == [
        [0, 0, 20, 10], [40, 0, 90, 10], [150, 0, 40, 10], [210, 0, 30, 10],
        [0, 20, 60, 10], [68, 20, 70, 10],
      ])
  }

  @Test func anItemAloneIsCentredInWhatTheInsetsLeave() throws {
    let layout = try layOut(
      [200 × 30, 240 × 30, 180 × 30, 50 × 30], width: 340, insets: Insets(left: 5, right: 15),
      lineSpacing: 5, with: FlowProvider.self)
    #expect(
      layout.frames == [
        [65, 0, 200, 30], [45, 35, 240, 30], [5, 70, 180, 30], [195, 70, 50, 30],
      ])
  }

  // MARK: The last line of items of several sizes

  @Test func theLastLineStartsAtTheLeadingEdge() throws {
    let layout = try layOut(
      [100 × 30, 180 × 30, 90 × 30], width: 320, with: FlowProvider.self)
    #expect(layout.frames == [[0, 0, 100, 30], [140, 0, 180, 30], [0, 40, 90, 30]])
  }

  /// Also where it is full, and where it is the only one.
  @Test func theOnlyLineIsTheLast() throws {
    let layout = try layOut([140 × 30, 150 × 30], width: 320, with: FlowProvider.self)
    #expect(layout.frames == [[0, 0, 140, 30], [150, 0, 150, 30]])
  }

  // MARK: The last line of items of one size

  /// It has the gaps of a full line, so that columns line up.
  @Test func columnsLineUp() throws {
    let layout = try layOut(
      Array(repeating: 100 × 50, count: 5), width: 320, interitemSpacing: 8,
      with: FlowProvider.self)
    #expect(
      layout.frames == [
        [0, 0, 100, 50], [110, 0, 100, 50], [220, 0, 100, 50], [0, 60, 100, 50],
        [110, 60, 100, 50],
      ])
  }

  @Test func aFullLastLineReachesTheEnd() throws {
    let layout = try layOut(
      Array(repeating: 100 × 50, count: 6), width: 320, interitemSpacing: 8,
      with: FlowProvider.self)
    #expect(layout.frames[5] == [220, 60, 100, 50])
  }

  @Test func aSingleShortLineIsSpacedAsAFullOne() throws {
    let layout = try layOut(
      [100 × 50, 100 × 50], width: 320, interitemSpacing: 8, with: FlowProvider.self)
    #expect(layout.frames == [[0, 0, 100, 50], [110, 0, 100, 50]])
  }

  @Test func oneItemALineIsCentredOnTheLastLineToo() throws {
    let layout = try layOut(
      [155 × 40, 155 × 40, 155 × 40], width: 319.984375, with: FlowProvider.self)
    #expect(
      layout.frames == [
        [82.4921875, 0, 155, 40], [82.4921875, 50, 155, 40], [82.4921875, 100, 155, 40],
      ])
  }

  /// How many fit is found by the same test as everywhere, where the sum is exact on paper only.
  @Test(arguments: [(375, 0.3, 38), (320, 10, 7), (300, 0.7, 3)])
  func asManyAsFitByTheOneTolerance(width: Double, spacing: Double, columns: Int) throws {
    let breadth = (width - spacing * Double(columns - 1)) / Double(columns)
    let layout = try layOut(
      Array(repeating: breadth × 10, count: columns + 2), width: width, interitemSpacing: spacing,
      with: FlowProvider.self)
    #expect(layout.items(onLine: 0, inSection: 0) == 0..<columns)
    #expect(layout.frames[columns + 1] == [breadth + spacing, 20, breadth, 10])
  }

  /// Equal breadths are not enough: one odd depth, and the last line loses the columns.
  @Test(arguments: [100 × 40, 90 × 50])
  func oneOddSizeChangesTheLastLine(odd: Size) throws {
    let layout = try layOut(
      [100 × 50, 100 × 50, odd, 100 × 50, 100 × 50], width: 320, interitemSpacing: 8,
      with: FlowProvider.self)
    #expect(layout.frames[3...] == [[0, 60, 100, 50], [108, 60, 100, 50]])
  }

  @Test func whetherSizesAreEqualIsAskedInEachSection() throws {
    let columns = Array(repeating: 100 × 50, count: 2)
    let layout = try layOut(
      sections: [Section(columns), Section(columns + [10 × 10])], width: 320,
      with: provider(FlowProvider.self))
    #expect(layout.frames(0) == [[0, 0, 100, 50], [110, 0, 100, 50]])
    #expect(layout.frames(1) == [[0, 50, 100, 50], [110, 50, 100, 50], [220, 70, 10, 10]])
  }

  // MARK: Depth

  /// Items are centred across their line, on the last line too.
  @Test func itemsAreCentredAcrossTheirLine() throws {
    let layout = try layOut(
      [100 × 20, 100 × 60, 100 × 41, 90 × 10, 50 × 35], width: 320, lineSpacing: 6,
      with: FlowProvider.self)
    #expect(
      layout.frames == [
        [0, 20, 100, 20], [110, 0, 100, 60], [220, 9.5, 100, 41],
        [0, 78.5, 90, 10], [100, 66, 50, 35],
      ])
    #expect(layout.contentSize == (320 × 101))
  }
}
