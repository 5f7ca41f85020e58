import AlignedFlow
import LayoutTestSupport
import Reflow
import Testing

@Suite struct AlignedFlowGuideTests {
  @Test func theTableIsTheDescription() throws {
    let guide = try Guide()
    #expect(guide.parameterTable == AlignedFlowProvider.description.parameterTable)
  }

  @Test func theExampleIsCodeThatRuns() throws {
    let (guide, example) = try (Guide(), source("Example.swift"))
    #expect(guide.code("swift") == [example])
    #expect(
      try buttons().map(Frame.init) == [
        [0, 0, 60, 30], [90, 0, 100, 30], [220, 0, 80, 30],
        [0, 40, 120, 30], [160, 40, 140, 50],
        [0, 100, 100, 30],
      ])
  }
}
