import Horizontal
import LayoutTestSupport
import Reflow
import Testing

@Suite struct HorizontalGuideTests {
  @Test func theTableIsTheDescription() throws {
    let guide = try Guide()
    #expect(guide.parameterTable == HorizontalProvider.description.parameterTable)
  }

  @Test func theExampleIsCodeThatRuns() throws {
    let (guide, example) = try (Guide(), source("Example.swift"))
    #expect(guide.code("swift") == [example])
    #expect(
      try pictures().map(Frame.init) == [
        [0, 20, 60, 30], [70, 0, 80, 50], [160, 10, 50, 40], [220, 20, 70, 30],
      ])
  }
}
