import JustifiedGallery
import LayoutTestSupport
import Reflow
import Testing

@Suite struct JustifiedGalleryTests {
  /// Photos of 3:2, 3:2, 1:1 and 2:1 in rows of 310 that are about 100 high.
  @Test func workedExample() throws {
    let layout = try gallery([300 × 200, 300 × 200, 200 × 200, 200 × 100], width: 310)
    #expect(
      layout.frames == [
        [0, 0, 150, 100], [160, 0, 150, 100], [0, 110, 100, 100], [110, 110, 200, 100],
      ])
    #expect(layout.contentSize == (310 × 210))
  }

  private func gallery(
    _ items: [Size], width: Double = 300, spacing: Double = 10, _ max: Double = 180,
    lastRow: String = "start"
  ) throws -> Layout {
    try layOut(
      items, width: width, interitemSpacing: spacing, with: JustifiedGalleryProvider.self,
      [
        "targetRowHeight": .number(100), "maxRowHeight": .number(max), "lastRow": .text(lastRow),
      ])
  }

  @Test func anEmptySectionHasNoRow() throws {
    let layout = try gallery([])
    #expect(layout.contentSize == (300 × 0))
    #expect(layout.lineCount == 0)
  }

  /// One photo does not fill the line at the target height, and stays at it, or is as high as may be.
  @Test func onePhoto() throws {
    #expect(try gallery([300 × 200]).frames == [[0, 0, 150, 100]])
    #expect(try gallery([300 × 200], lastRow: "fill").frames == [[0, 0, 270, 180]])
    #expect(try gallery([300 × 200], 250, lastRow: "fill").frames == [[0, 0, 300, 200]])
  }

  /// Three squares need 320 at 100. In 300 they stand 93.3 high; two would be 145 high.
  @Test func aPhotoJoinsWhereTheRowIsThenNearerToTheTarget() throws {
    let layout = try gallery(Array(repeating: 50 × 50, count: 6))
    let side = 280.0 / 3
    #expect(layout.frames[2] == [2 * (side + 10), 0, side, side])
    #expect(layout.frames[3] == [0, side + 10, side, side])
  }

  /// Two of 1.4 in 300 are 103.6 high; a panorama of 4 would make it 41.2.
  @Test func aPhotoDoesNotJoinWhereTheRowWouldBeTooLow() throws {
    let layout = try gallery([140 × 100, 140 × 100, 400 × 100])
    let depth = 290 / 2.8
    #expect(layout.items(onLine: 0, inSection: 0) == 0..<2)
    #expect(layout.frames[1] == [1.4 * depth + 10, 0, 1.4 * depth, depth])
    #expect(layout.frames[2] == [0, depth + 10, 300, 75])
  }

  /// A square alone would be 300 high, which no row may be: the panorama joins.
  @Test func noRowPassesTheGreatestHeight() throws {
    let layout = try gallery([50 × 50, 900 × 100])
    #expect(layout.lineCount == 1)
    #expect(layout.frames[0] == [0, 0, 29, 29])
  }

  @Test func rowsReachFromEdgeToEdge() throws {
    let items = (0..<600).map { (index: Int) -> Size in
      let (width, height) = (index % 13 + 4, index % 7 + 5)
      return Size(width: Double(width), height: Double(height))
    }
    let layout = try layOut(
      items, width: 320, with: JustifiedGalleryProvider.self, ["targetRowHeight": .number(60)])
    let frames = layout.frames(ofItemsInSection: 0) ?? []
    let rows = try #require(layout.lineCount)
    #expect(rows > 20)
    for row in 0..<rows - 1 {
      let range = try #require(layout.items(onLine: row, inSection: 0))
      let last = frames[range.upperBound - 1]
      #expect(Fit.equal(last.maxX, 320), "row \(row)")
      #expect(last.size.height <= 180 + Fit.tolerance)
      for item in range {
        let ratio = frames[item].size.width / frames[item].size.height
        #expect(Fit.equal(ratio, items[item].width / items[item].height))
      }
    }
  }

  /// What has no area has no ratio: it stands in the row with no breadth and takes its spacing.
  @Test func itemsWithoutAnArea() throws {
    #expect(
      try gallery([0 × 0, 300 × 200, 50 × 0]).frames == [
        [0, 0, 0, 100], [10, 0, 150, 100], [170, 0, 0, 100],
      ])
  }

  @Test func spacingsThatLeaveNothing() throws {
    let layout = try gallery([50 × 50, 50 × 50, 50 × 50], width: 5, spacing: 10)
    #expect(layout.frames == [[0, 0, 5, 5], [0, 15, 5, 5], [0, 30, 5, 5]])
  }

  /// A row in which nothing has an area goes on for ever, over all stretches.
  @Test func aRowOverSeveralStretches() throws {
    let layout = try gallery(Array(repeating: 0 × 0, count: 900) + [150 × 100], spacing: 0)
    #expect(layout.lineCount == 1)
    #expect(layout.frames[900] == [0, 0, 150, 100])
  }
}
