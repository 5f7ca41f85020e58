import Circle
import LayoutTestSupport
import Reflow
import Testing

@Suite struct CircleTests {
  /// Right, bottom, left, top: clockwise, with y down.
  @Test func workedExample() throws {
    let layout = try layOut(
      [40 × 40, 40 × 40, 40 × 40, 40 × 40], width: 200, height: 160, with: CircleProvider.self,
      ["radius": .number(60)])
    #expect(
      layout.drawing(cell: 10 × 20) == """
        ........3333........
        ........3333........
        ....................
        ..2222........0000..
        ..2222........0000..
        ....................
        ........1111........
        ........1111........
        """)
    #expect(
      layout.frames == [
        [140, 60, 40, 40], [80, 120, 40, 40], [20, 60, 40, 40], [80, 0, 40, 40],
      ])
    #expect(layout.contentSize == (200 × 160))
  }

  @Test func anEmptySectionIsAsLargeAsTheContainer() throws {
    let layout = try layOut([], width: 320, height: 480, with: CircleProvider.self)
    #expect(layout.frames.isEmpty)
    #expect(layout.contentSize == (320 × 480))
  }

  /// A single item stands on the ring, not in its centre.
  @Test func oneItem() throws {
    let layout = try layOut([40 × 20], width: 320, height: 480, with: CircleProvider.self)
    #expect(layout.frames == [[240, 230, 40, 20]])
  }

  @Test func twoItemsStandOppositeEachOther() throws {
    let layout = try layOut([40 × 40, 40 × 40], width: 320, height: 480, with: CircleProvider.self)
    #expect(layout.frames == [[240, 220, 40, 40], [40, 220, 40, 40]])
  }

  /// Three items are 120 degrees apart, whatever their sizes: it is their centres that stand on the
  /// ring.
  @Test func centresStandOnTheRing() throws {
    let layout = try layOut(
      [10 × 30, 50 × 20, 0 × 0], width: 300, height: 200, with: CircleProvider.self,
      ["radius": .number(80)])
    let depth = 80 * 3.0.squareRoot() / 2
    #expect(
      layout.frames == [
        [225, 85, 10, 30], [85, 90 + depth, 50, 20], [110, 100 - depth, 0, 0],
      ])
  }

  // MARK: radius and startAngle

  @Test func aRadiusOfZeroStacksItemsInTheCentre() throws {
    let layout = try layOut(
      [40 × 20, 10 × 10], width: 100, height: 60, with: CircleProvider.self,
      ["radius": .number(0)])
    #expect(layout.frames == [[30, 20, 40, 20], [45, 25, 10, 10]])
  }

  @Test(arguments: [-1, -Double.infinity, .infinity, .nan])
  func aRadiusThatIsNoLengthIsRefused(radius: Double) throws {
    let error = #expect(throws: ProviderError.self) {
      try provider(CircleProvider.self, ["radius": .number(radius)])
    }
    guard case .outOfRange("circle", "radius", _, _)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  /// Clockwise from the right, beyond a full turn and backwards.
  @Test(arguments: [
    (0, 190, 90), (90, 90, 190), (180, -10, 90), (270, 90, -10), (-90, 90, -10),
    (450, 90, 190), (36_000_090, 90, 190),
  ])
  func theFirstItemStandsAtTheStartAngle(angle: Double, x: Double, y: Double) throws {
    let layout = try layOut(
      [20 × 20], width: 200, height: 200, with: CircleProvider.self,
      ["startAngle": .number(angle)])
    #expect(layout.frames == [[x, y, 20, 20]])
  }

  @Test func theOthersFollowFromTheStartAngle() throws {
    let layout = try layOut(
      [20 × 20, 20 × 20], width: 200, height: 200, with: CircleProvider.self,
      ["radius": .number(50), "startAngle": .number(90)])
    #expect(layout.frames == [[90, 140, 20, 20], [90, 40, 20, 20]])
  }

  // MARK: What does not matter

  /// Positions are physical: nothing is transposed and nothing mirrored.
  @Test(arguments: ScrollDirection.allCases, LayoutDirection.allCases)
  func directionsHaveNoEffect(scroll: ScrollDirection, direction: LayoutDirection) throws {
    let layout = try layOut(
      [40 × 20, 30 × 50, 20 × 20, 10 × 10], width: 300, height: 200, scroll: scroll,
      direction: direction, with: CircleProvider.self, ["radius": .number(80)])
    #expect(
      layout.frames == [
        [210, 90, 40, 20], [135, 155, 30, 50], [60, 90, 20, 20], [145, 15, 10, 10],
      ])
    #expect(layout.contentSize == (300 × 200))
  }

  @Test(arguments: ScrollDirection.allCases, LayoutDirection.allCases)
  func insetsAndSpacingsHaveNoEffect(scroll: ScrollDirection, direction: LayoutDirection) throws {
    let layout = try layOut(
      [40 × 20, 40 × 20], width: 300, height: 200,
      insets: Insets(top: 1, left: 20, bottom: 300, right: 400), lineSpacing: 50,
      interitemSpacing: -70, scroll: scroll, direction: direction, with: CircleProvider.self)
    #expect(layout.frames == [[230, 90, 40, 20], [30, 90, 40, 20]])
    #expect(layout.contentSize == (300 × 200))
  }

  /// An item may stick out, or be larger than the container; the content does not grow.
  @Test func whatSticksOutDoesNotEnlargeTheContent() throws {
    let layout = try layOut([500 × 300], width: 200, height: 100, with: CircleProvider.self)
    #expect(layout.frames == [[-50, -100, 500, 300]])
    #expect(layout.contentSize == (200 × 100))
  }

  @Test func aContainerOfNoSize() throws {
    let layout = try layOut(
      [20 × 20, 20 × 20], width: 0, height: 0, with: CircleProvider.self,
      ["radius": .number(30)])
    #expect(layout.frames == [[20, -10, 20, 20], [-40, -10, 20, 20]])
    #expect(layout.contentSize == (0 × 0))
  }

  /// A query finds items that stand outside the content.
  @Test func queriesFindWhatSticksOut() throws {
    let layout = try layOut([20 × 20], width: 100, height: 100, with: CircleProvider.self)
    let found = layout.elements(in: Rect(x: 150, y: 40, width: 5, height: 5))
    #expect(found.map(\.element) == [.item(section: 0, item: 0)])
  }

  @Test func theRingMovesWithTheContainersCentre() throws {
    let small = try layOut([20 × 20], width: 200, height: 100, with: CircleProvider.self)
    let large = try layOut([20 × 20], width: 300, height: 400, with: CircleProvider.self)
    #expect(small.frames == [[190, 40, 20, 20]])
    #expect(large.frames == [[240, 190, 20, 20]])
  }

  // MARK: Sections

  /// Each section has a ring of its own, on a page as large as the container.
  @Test func everySectionHasAPage() throws {
    let layout = try layOut(
      sections: [Section([20 × 20]), Section([20 × 20, 20 × 20])], width: 200, height: 100,
      with: provider(CircleProvider.self, ["radius": .number(50)]))
    #expect(layout.frames(0) == [[140, 40, 20, 20]])
    #expect(layout.frames(1) == [[140, 140, 20, 20], [40, 140, 20, 20]])
    #expect(layout.contentSize == (200 × 200))
  }

  @Test func headersAndFootersHaveNoPlace() throws {
    var section = Section([20 × 20])
    section.header = 30
    section.footer = 20
    let layout = try layOut(
      sections: [section], width: 200, height: 100, with: provider(CircleProvider.self))
    #expect(layout.headerFrame(0) == nil)
    #expect(layout.footerFrame(0) == nil)
    #expect(layout.frames == [[190, 40, 20, 20]])
    #expect(layout.contentSize == (200 × 100))
  }

  @Test func thereAreNoLines() throws {
    let layout = try layOut([20 × 20], with: CircleProvider.self)
    #expect(layout.lineCount(inSection: 0) == nil)
  }
}
