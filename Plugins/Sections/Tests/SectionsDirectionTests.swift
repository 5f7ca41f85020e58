import LayoutTestSupport
import Reflow
import Sections
import Testing

/// The same sections in all four directions.
@Suite struct SectionsDirectionTests {
  static let insets = Insets(top: 5, left: 10, bottom: 7, right: 20)

  private func section(_ items: [Size]) -> Section {
    var section = Section(items)
    section.insets = Self.insets
    section.header = 30
    section.headerInsets = Insets(top: 1, left: 2, bottom: 3, right: 4)
    section.footer = 8
    return section
  }

  /// Headers narrowed by their own insets, which stay at their physical sides, as do the items'.
  @Test func rightToLeft() throws {
    let layout = try layOut(
      sections: [section([40 × 20])], width: 100, direction: .rightToLeft,
      with: sectionsProvider())
    #expect(layout.headerFrame(0) == [2, 1, 94, 30])
    #expect(layout.frames == [[40, 39, 40, 20]])
    #expect(layout.footerFrame(0) == [0, 66, 100, 8])
    #expect(layout.contentSize == (100 × 74))
  }

  /// Header, items and footer stand side by side, as high as the container.
  @Test func horizontally() throws {
    let layout = try layOut(
      sections: [section([20 × 40]), section([20 × 40])], width: 480, height: 100,
      scroll: .horizontal, with: sectionsProvider())
    #expect(layout.headerFrame(0) == [2, 1, 30, 96])
    #expect(layout.frames == [[46, 5, 20, 40]])
    #expect(layout.footerFrame(0) == [86, 0, 8, 100])
    #expect(layout.headerFrame(1) == [96, 1, 30, 96])
    #expect(layout.contentSize == (188 × 100))
  }

  /// The first section is at the right.
  @Test func horizontallyFromTheRight() throws {
    let layout = try layOut(
      sections: [section([20 × 40]), section([20 × 40])], width: 480, height: 100,
      scroll: .horizontal, direction: .rightToLeft, with: sectionsProvider())
    #expect(layout.headerFrame(0) == [154, 1, 30, 96])
    #expect(layout.frames == [[112, 5, 20, 40]])
    #expect(layout.footerFrame(0) == [94, 0, 8, 100])
    #expect(layout.headerFrame(1) == [60, 1, 30, 96])
  }

  // MARK: Pinned

  /// Header 20, item 100, inset 30, footer 10: along the row at 0, 20, 120 and 150.
  private func pinned(
    _ direction: LayoutDirection, x: Double, header: String = "items", footer: String = "items"
  ) throws -> Layout {
    var section = Section([100 × 100])
    section.header = 20
    section.footer = 10
    section.insets = direction == .leftToRight ? Insets(right: 30) : Insets(left: 30)
    return try layOut(
      sections: [section, section], width: 60, height: 100, scroll: .horizontal,
      direction: direction, offset: Point(x: x, y: 0),
      with: sectionsProvider(["pinHeaders": header, "pinFooters": footer]))
  }

  /// A header sticks to the viewport's left edge, a footer to its right edge.
  @Test(arguments: [(0.0, 0.0, 50.0), (50, 50, 100), (130, 130, 150), (145, 130, 150)])
  func pinnedHorizontally(offset: Double, header: Double, footer: Double) throws {
    let layout = try pinned(.leftToRight, x: offset)
    #expect(layout.headerFrame(0) == [header, 0, 20, 100])
    #expect(layout.footerFrame(0) == [footer, 0, 10, 100])
    #expect(layout.frames == [[20, 0, 100, 100]])
  }

  /// The mirror of it: the content is 320 wide, and scrolled to its right end the offset is 260. A
  /// header sticks to the viewport's right edge, a footer to its left edge.
  @Test(arguments: [(260.0, 0.0, 50.0), (210, 50, 100), (130, 130, 150), (115, 130, 150)])
  func pinnedFromTheRight(offset: Double, header: Double, footer: Double) throws {
    let layout = try pinned(.rightToLeft, x: offset)
    #expect(layout.headerFrame(0) == [320 - header - 20, 0, 20, 100])
    #expect(layout.footerFrame(0) == [320 - footer - 10, 0, 10, 100])
    #expect(layout.frames == [[200, 0, 100, 100]])
  }

  /// Only the offset along the scroll axis counts.
  @Test func theOffsetAcrossDoesNotMatter() throws {
    var section = Section([100 × 100])
    section.header = 20
    let layout = try layOut(
      sections: [section], width: 60, height: 100, scroll: .horizontal,
      offset: Point(x: 0, y: 50), with: sectionsProvider(["pinHeaders": "section"]))
    #expect(layout.headerFrame(0) == [0, 0, 20, 100])
  }

  // MARK: Parameters

  @Test(arguments: ["pinHeaders", "pinFooters"])
  func aValueThatIsNoChoiceIsRefused(parameter: String) throws {
    let error = #expect(throws: ProviderError.self) {
      try sectionsProvider([parameter: "always"])
    }
    guard case .notAChoice("sections", parameter, "always", _)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }
}
