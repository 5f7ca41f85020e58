import LayoutTestSupport
import Reflow
import Testing
import Waterfall

@Suite struct WaterfallExtremeTests {
  /// A scale so fine that the scaled width is no finite double rounds nothing.
  @Test func framesAreFiniteHoweverFineTheScale() throws {
    let layout = try layOut(
      [50 × 32, 50 × 32], width: 1e10, with: WaterfallProvider.self,
      ["roundingScale": .number(1e300), "itemSizing": .text("aspect")])
    let frames = layout.frames
    #expect(
      frames == [
        [0, 0, 4_999_999_995, 3_199_999_996.8], [5_000_000_005, 0, 4_999_999_995, 3_199_999_996.8],
      ])
  }

  @Test func fixedItems() throws {
    let layout = try layOut(
      [50 × 32, 50 × 32], width: 1e10, with: WaterfallProvider.self,
      ["roundingScale": .number(1e300)])
    let frames = layout.frames
    #expect(frames == [[0, 0, 4_999_999_995, 32], [5_000_000_005, 0, 4_999_999_995, 32]])
  }
}
