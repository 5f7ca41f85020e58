import JustifiedGallery
import LayoutTestSupport
import Reflow
import ReflowTesting
import Testing

@Suite struct JustifiedGalleryGuideTests {
  @Test func theTableIsTheDescription() throws {
    let guide = try Guide()
    #expect(guide.parameterTable == JustifiedGalleryProvider.description.parameterTable)
  }

  @Test func theExampleIsCodeThatRuns() throws {
    let (guide, example) = try (Guide(), source("Example.swift"))
    #expect(guide.code("swift") == [example])
    #expect(
      try photos().map(Frame.init) == [
        [0, 0, 150, 100], [160, 0, 150, 100], [0, 110, 100, 100], [110, 110, 200, 100],
      ])
  }

  @Test func itKeepsTheLaws() throws {
    let report = try checkLayoutProvider(
      JustifiedGalleryProvider.self, [:], LawCheck(collections: 16))
    #expect(report.isSound, "\(report.text)")
  }
}
