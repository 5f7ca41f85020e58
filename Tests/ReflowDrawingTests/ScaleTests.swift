import Reflow
import Testing

@testable import ReflowDrawing

@Suite("Round scales")
struct ScaleTests {
  @Test(
    "A column is a round number of points, and never too many of them",
    arguments: [
      (320.0, 80, 5.0), (390, 80, 5), (391, 80, 10), (200, 80, 5), (100, 80, 5), (99, 80, 5),
      (1000, 80, 20), (320, 40, 10), (320, 200, 5), (60, 80, 4), (20, 80, 1), (7, 80, 0.4),
      (1e9, 80, 2e7),
    ])
  func scale(width: Double, columns: Int, expected: Double) throws {
    let grid = try #require(
      CellGrid(
        viewport: Rect(x: 0, y: 0, width: width, height: 100), columns: columns - 2,
        hasRoundScale: true))
    #expect((grid.pointsPerColumn - expected).magnitude <= expected * 1e-9)
    #expect(grid.columns <= columns - 2)
    #expect(Double(grid.columns) * grid.pointsPerColumn >= width * (1 - 1e-9))
    #expect(Double(grid.columns - 1) * grid.pointsPerColumn < width)
  }

  @Test("Extreme widths have a scale or none, and no trap", arguments: [1e-300, 1e-9, 1e15, 1e300])
  func extremes(width: Double) {
    let grid = CellGrid(
      viewport: Rect(x: 0, y: 0, width: width, height: 1), columns: 78, hasRoundScale: true)
    #expect((1...78).contains(grid?.columns ?? 0))
  }

  @Test("A narrower container makes a narrower picture of the same scale")
  func narrower() throws {
    let frames = [Rect(0, 0, 50, 30), Rect(60, 0, 40, 30)]
    func lines(_ width: Double) throws -> [String] {
      let layout = try placed(frames, in: Size(width: width, height: 100))
      let options = PictureOptions(hasRoundScale: true)
      return TextPicture(PictureSubject(layout: layout), options: options).lines
    }
    let wide = try lines(200)
    let narrow = try lines(150)
    // 40 and 30 columns of 5 points between the frame's sides; the items are 10 and 8 columns wide.
    #expect(wide[1] == "│┌────────┐  ┌──────┐" + String(repeating: " ", count: 20) + "│")
    #expect(narrow[1] == "│┌────────┐  ┌──────┐" + String(repeating: " ", count: 10) + "│")
    #expect(wide.last == "200 × 100 points, 5 a column; content 200 × 30")
  }
}
