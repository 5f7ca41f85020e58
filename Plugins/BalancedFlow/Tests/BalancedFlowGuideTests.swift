import BalancedFlow
import LayoutTestSupport
import Reflow
import ReflowTesting
import Testing

@Suite struct BalancedFlowGuideTests {
  @Test func theTableIsTheDescription() throws {
    let guide = try Guide()
    #expect(guide.parameterTable == BalancedFlowProvider.description.parameterTable)
  }

  @Test func theExampleIsCodeThatRuns() throws {
    let (guide, example) = try (Guide(), source("Example.swift"))
    #expect(guide.code("swift") == [example])
    #expect(
      try tags().map(Frame.init) == [
        [30, 0, 50, 30], [90, 0, 50, 30], [150, 0, 50, 30], [60, 40, 50, 30], [120, 40, 50, 30],
      ])
  }

  @Test func itKeepsTheLaws() throws {
    let report = try checkLayoutProvider(BalancedFlowProvider.self, [:], LawCheck(collections: 16))
    #expect(report.isSound, "\(report.text)")
  }
}
