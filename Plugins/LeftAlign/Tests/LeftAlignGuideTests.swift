import LayoutTestSupport
import LeftAlign
import Reflow
import Testing

@Suite struct LeftAlignGuideTests {
  @Test func theTableIsTheDescription() throws {
    let guide = try Guide()
    #expect(guide.parameterTable == LeftAlignProvider.description.parameterTable)
  }

  @Test func theExampleIsCodeThatRuns() throws {
    let (guide, example) = try (Guide(), source("Example.swift"))
    #expect(guide.code("swift") == [example])
    #expect(
      try tags().map(Frame.init) == [
        [0, 0, 90, 30], [100, 0, 120, 30], [230, 0, 70, 30],
        [0, 40, 60, 50], [70, 40, 100, 30],
        [0, 100, 140, 30],
      ])
  }
}
