import Circle
import LayoutTestSupport
import Reflow
import Testing

@Suite struct CircleGuideTests {
  @Test func theTableIsTheDescription() throws {
    let guide = try Guide()
    #expect(guide.parameterTable == CircleProvider.description.parameterTable)
  }

  @Test func theExampleIsCodeThatRuns() throws {
    let (guide, example) = try (Guide(), source("Example.swift"))
    #expect(guide.code("swift") == [example])
    #expect(
      try dial().map(Frame.init) == [
        [140, 60, 40, 40], [80, 120, 40, 40], [20, 60, 40, 40], [80, 0, 40, 40],
      ])
  }
}
