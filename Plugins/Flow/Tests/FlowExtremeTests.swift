import Flow
import LayoutTestSupport
import Reflow
import Testing

@Suite struct FlowExtremeTests {
  /// So many fit that their number is no finite double.
  @Test func framesAreFiniteHoweverManyFit() throws {
    let layout = try layOut(
      [.leastNonzeroMagnitude × 10, .leastNonzeroMagnitude × 10], width: 300,
      interitemSpacing: 0, with: FlowProvider.self)
    let xs = (layout.frames(ofItemsInSection: 0) ?? []).map(\.minX)
    #expect(xs == xs.filter { $0.isFinite })
  }

  @Test func framesAreFiniteInAHugeContainer() throws {
    let layout = try layOut(
      [0.1 × 10, 0.1 × 10], width: 1e300, interitemSpacing: 0, with: FlowProvider.self)
    let xs = (layout.frames(ofItemsInSection: 0) ?? []).map(\.minX)
    #expect(xs == xs.filter { $0.isFinite })
  }
}
