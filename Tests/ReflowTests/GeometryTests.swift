import Reflow
import ReflowTesting
import Testing

@Suite("Geometry")
struct GeometryTests {
  private let rect = Rect(10, 20, 30, 40)

  @Test func edges() {
    #expect(rect.minX == 10 && rect.minY == 20 && rect.maxX == 40 && rect.maxY == 60)
    #expect(rect == Rect(origin: Point(x: 10, y: 20), size: Size(width: 30, height: 40)))
  }

  @Test func rectanglesThatShareAnAreaOverlap() {
    #expect(rect.overlaps(rect))
    #expect(rect.overlaps(Rect(39.9, 59.9, 5, 5)))
    #expect(rect.overlaps(Rect(0, 0, 10.1, 20.1)))
    #expect(rect.overlaps(Rect(15, 25, 1, 1)))
    #expect(Rect(15, 25, 1, 1).overlaps(rect))
    #expect(rect.overlaps(Rect(-1e9, -1e9, 2e9, 2e9)))
  }

  @Test(arguments: [
    Rect(40, 20, 5, 40), Rect(5, 20, 5, 40), Rect(10, 60, 30, 5), Rect(10, 15, 30, 5),
    Rect(40, 60, 5, 5), Rect(5, 15, 5, 5),
  ])
  func rectanglesThatOnlyTouchDoNotOverlap(_ other: Rect) {
    #expect(!rect.overlaps(other))
    #expect(!other.overlaps(rect))
  }

  @Test(arguments: [
    Rect(20, 30, 0, 10), Rect(20, 30, 10, 0), Rect(20, 30, 0, 0), Rect(30, 30, -5, 10),
    Rect(30, 40, 10, -5), Rect(.nan, 30, 10, 10), Rect(20, 30, .nan, 10),
  ])
  func nothingOverlapsWhatHasNoArea(_ other: Rect) {
    #expect(!rect.overlaps(other))
    #expect(!other.overlaps(rect))
  }

  @Test func aRectangleContainsItsLeadingEdgesOnly() {
    #expect(rect.contains(Point(x: 10, y: 20)))
    #expect(rect.contains(Point(x: 39.9, y: 59.9)))
    #expect(!rect.contains(Point(x: 40, y: 30)))
    #expect(!rect.contains(Point(x: 20, y: 60)))
    #expect(!rect.contains(Point(x: 9.9, y: 30)))
    #expect(!rect.contains(Point(x: 20, y: 19.9)))
    #expect(!Rect(0, 0, 0, 5).contains(.zero))
  }

  /// Thirds of 20 points: widths rounded one by one would be 7, 7, 7.
  @Test func edgesAreRoundedAndNotWidths() {
    let third = 20.0 / 3
    let columns = (0..<3).map { Rect(Double($0) * third, 0, third, third) }
    let rounded = columns.map { $0.roundedToPixels(scale: 1) }
    #expect(rounded.map(\.minX) == [0, 7, 13])
    #expect(rounded.map(\.maxX) == [7, 13, 20])
    #expect(rounded.map(\.size.width) == [7, 6, 7])
    #expect(rounded.allSatisfy { $0.size.height == 7 })
  }

  @Test func pixelsAreFinerAtAGreaterScale() {
    let rect = Rect(0.3, 0.8, 1.4, 1.1)
    #expect(rect.roundedToPixels(scale: 2) == Rect(0.5, 1, 1, 1))
    #expect(rect.roundedToPixels(scale: 1) == Rect(0, 1, 2, 1))
    #expect(Rect(1, 2, 3, 4).roundedToPixels(scale: 3) == Rect(1, 2, 3, 4))
  }

  @Test func neighboursShareAnEdgeAtAnyScale() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<1_000 {
      let scale = generator.pick([1.0, 2, 3])
      let x = Double.random(in: -500...500, using: &generator)
      let first = Rect(x, 0, Double.random(in: 0...90, using: &generator), 1)
      let second = Rect(first.maxX, 0, 17.3, 1)
      let edge = second.roundedToPixels(scale: scale).minX
      #expect(abs(first.roundedToPixels(scale: scale).maxX - edge) < 1e-9)
    }
  }

  @Test func insetsOfOneDistance() {
    #expect(Insets(all: 4) == Insets(top: 4, left: 4, bottom: 4, right: 4))
    #expect(Insets() == .zero)
  }

  @Test func numbersAsPeopleWriteThem() {
    #expect(
      [20, -3, 0.5, 1e-7, 1e15].map(formatted) == ["20", "-3", "0.5", "1e-07", "1000000000000000"])
    #expect(
      [Double.nan, .infinity, -.infinity].map(formatted) == [
        "not a number", "infinite", "-infinite",
      ])
  }
}

/// Breadth and depth become x and y in one place.
@Suite("Breadth, depth, x and y")
struct FlowGeometryTests {
  private let placed = FlowRect(across: 5, along: 100, breadth: 20, depth: 30)
  private let insets = Insets(top: 1, left: 2, bottom: 3, right: 4)

  private func transform(_ scroll: ScrollDirection, _ layout: LayoutDirection) -> FlowTransform {
    FlowTransform(scrollDirection: scroll, layoutDirection: layout)
  }

  @Test func verticalLeftToRight() {
    let transform = transform(.vertical, .leftToRight)
    #expect(transform.rect(placed, contentWidth: 200) == Rect(5, 100, 20, 30))
    #expect(
      transform.flowInsets(insets) == FlowInsets(leading: 2, trailing: 4, before: 1, after: 3))
    #expect(transform.flowSize(Size(width: 7, height: 9)) == FlowSize(breadth: 7, depth: 9))
  }

  @Test func verticalRightToLeft() {
    let transform = transform(.vertical, .rightToLeft)
    #expect(transform.rect(placed, contentWidth: 200) == Rect(175, 100, 20, 30))
    #expect(
      transform.flowInsets(insets) == FlowInsets(leading: 4, trailing: 2, before: 1, after: 3))
  }

  @Test func horizontalLeftToRight() {
    let transform = transform(.horizontal, .leftToRight)
    #expect(transform.rect(placed, contentWidth: 200) == Rect(100, 5, 30, 20))
    #expect(
      transform.flowInsets(insets) == FlowInsets(leading: 1, trailing: 3, before: 2, after: 4))
    #expect(transform.flowSize(Size(width: 7, height: 9)) == FlowSize(breadth: 9, depth: 7))
    #expect(transform.size(FlowSize(breadth: 9, depth: 7)) == Size(width: 7, height: 9))
  }

  @Test func horizontalRightToLeft() {
    let transform = transform(.horizontal, .rightToLeft)
    #expect(transform.rect(placed, contentWidth: 200) == Rect(70, 5, 30, 20))
    #expect(
      transform.flowInsets(insets) == FlowInsets(leading: 1, trailing: 3, before: 4, after: 2))
  }
}
