import LayoutTestSupport
import Reflow
import Testing
import Waterfall

@Suite struct WaterfallGuideTests {
  @Test func theTableIsTheDescription() throws {
    let guide = try Guide()
    #expect(guide.parameterTable == WaterfallProvider.description.parameterTable)
  }

  @Test func theExampleIsCodeThatRuns() throws {
    let (guide, example) = try (Guide(), source("Example.swift"))
    #expect(guide.code("swift") == [example])
    #expect(
      try pictures().map(Frame.init) == [
        [0, 0, 90, 60], [105, 0, 90, 30], [210, 0, 90, 50],
        [105, 40, 90, 40], [210, 60, 90, 30], [0, 70, 90, 20],
      ])
  }
}
