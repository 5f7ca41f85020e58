import LayoutTestSupport
import Reflow
import Testing
import Waterfall

@Suite struct WaterfallExtremeTests {
  /// A scale so fine that the scaled width is no finite double rounds nothing.
  @Test(arguments: [1e306, 1e307, 1.7e308])
  func framesAreFiniteHoweverFineTheScale(scale: Double) throws {
    let layout = try layOut(
      [50 × 32, 50 × 32], with: WaterfallProvider.self,
      ["roundingScale": .number(scale), "itemSizing": .text("aspect")])
    let frames = layout.frames
    #expect(frames == [[0, 0, 145, 92.8], [155, 0, 145, 92.8]])
  }

  @Test(arguments: [1e306, 1.7e308])
  func fixedItems(scale: Double) throws {
    let layout = try layOut(
      [50 × 32, 50 × 32], with: WaterfallProvider.self, ["roundingScale": .number(scale)])
    let frames = layout.frames
    #expect(frames == [[0, 0, 145, 32], [155, 0, 145, 32]])
  }
}
