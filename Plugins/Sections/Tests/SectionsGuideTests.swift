import LayoutTestSupport
import Reflow
import Sections
import Testing

@Suite struct SectionsGuideTests {
  @Test func theTableIsTheDescription() throws {
    let guide = try Guide()
    #expect(guide.parameterTable == SectionsProvider.description.parameterTable)
  }

  @Test func theExampleIsCodeThatRuns() throws {
    let (guide, example) = try (Guide(), source("Example.swift"))
    #expect(guide.code("swift") == [example])
    let layout = try tagsAndPictures()
    #expect(layout.headerFrame(0) == [0, 0, 300, 30])
    #expect(layout.frames(0) == [[10, 40, 120, 30], [140, 40, 100, 30]])
    #expect(layout.footerFrame(0) == [0, 80, 300, 30])
    #expect(layout.headerFrame(1) == [0, 110, 300, 30])
    #expect(layout.frames(1) == [[10, 150, 135, 50], [155, 150, 135, 30]])
    #expect(layout.contentSize == (300 × 210))
  }
}
