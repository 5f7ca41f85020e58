import Flow
import LayoutTestSupport
import Reflow
import Testing

@Suite struct FlowGuideTests {
  @Test func theTableIsTheDescription() throws {
    let guide = try Guide()
    #expect(guide.parameterTable == FlowProvider.description.parameterTable)
  }

  @Test func theExampleIsCodeThatRuns() throws {
    let (guide, example) = try (Guide(), source("Example.swift"))
    #expect(guide.code("swift") == [example])
    #expect(
      try cells().map(Frame.init) == [
        [0, 10, 80, 30], [110, 0, 60, 50], [200, 10, 100, 30],
        [50, 60, 200, 30],
        [0, 100, 150, 30], [160, 100, 60, 30],
      ])
  }
}
