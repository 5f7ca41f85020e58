import Grid
import LayoutTestSupport
import Reflow
import ReflowTesting
import Testing

@Suite struct GridGuideTests {
  @Test func theTableIsTheDescription() throws {
    let guide = try Guide()
    #expect(guide.parameterTable == GridProvider.description.parameterTable)
  }

  @Test func theExampleIsCodeThatRuns() throws {
    let (guide, example) = try (Guide(), source("Example.swift"))
    #expect(guide.code("swift") == [example])
    #expect(
      try pictures().map(Frame.init) == [
        [0, 0, 95, 40], [105, 0, 95, 60], [0, 70, 95, 50],
      ])
  }

  @Test func itKeepsTheLaws() throws {
    let report = try checkLayoutProvider(GridProvider.self, [:], LawCheck(collections: 16))
    #expect(report.isSound, "\(report.text)")
  }
}
