import Reflow
import ReflowTesting
import Testing

@Suite("Fit")
struct FitTests {
  @Test func anExactFitJoins() {
    #expect(Fit.joins(used: 45, spacing: 10, size: 45, length: 100))
    #expect(!Fit.joins(used: 45, spacing: 10, size: 45 + 1 / 64, length: 100))
    #expect(!Fit.joins(used: 45, spacing: 10, size: 45, length: 100 - 1 / 64))
  }

  @Test func theLimitItselfFits() {
    #expect(Fit.joins(used: 0, spacing: 0, size: Fit.limit(of: 100), length: 100))
    #expect(!Fit.joins(used: 0, spacing: 0, size: Fit.limit(of: 100).nextUp, length: 100))
  }

  @Test func theToleranceIsAbsolute() {
    for length in [0.0, 1, 375, 100_000] {
      #expect(Fit.joins(used: 0, spacing: 0, size: length + 0.9e-6, length: length))
      #expect(!Fit.joins(used: 0, spacing: 0, size: length + 1.1e-6, length: length))
    }
  }

  @Test func spacingCountsAndMayBeNegative() {
    #expect(!Fit.joins(used: 50, spacing: 10, size: 50, length: 105))
    #expect(Fit.joins(used: 50, spacing: -10, size: 60, length: 100))
  }

  /// 38 items of (375 − 0.3·37)/38 with a spacing of 0.3 are one line of 375 on paper.
  @Test func sumsThatAreExactOnPaperStayExact() throws {
    let size = (375 - 0.3 * 37) / 38
    let sizes = Array(repeating: (size, 20.0), count: 38)
    let layout = try LayoutEngine.layOut(
      LayoutCollection(375, spacing: 0.3, sizes), with: provider("left-align"))
    #expect(layout.lineCount == 1)
    let more = try LayoutEngine.layOut(
      LayoutCollection(375 - 1 / 64, spacing: 0.3, sizes), with: provider("left-align"))
    #expect(more.lineCount == 2)
  }

  @Test func positionsWithinTheToleranceAreEqual() {
    #expect(Fit.equal(10, 10) && Fit.equal(10, 10 + 0.9e-6) && Fit.equal(10 + 0.9e-6, 10))
    #expect(!Fit.equal(10, 10 + 1.1e-6) && !Fit.equal(10 + 1.1e-6, 10))
    #expect(!Fit.equal(.nan, 0))
  }
}
