import LayoutTestSupport
import LeftAlign
import Reflow
import Testing

/// Spacings, sections, directions and parameters.
@Suite struct LeftAlignSectionTests {
  // MARK: Negative spacing

  /// Neighbours overlap, and a line takes more than without.
  @Test func negativeInteritemSpacing() throws {
    let layout = try layOut(
      [60 × 20, 60 × 20, 61 × 20], width: 110, interitemSpacing: -10,
      with: LeftAlignProvider.self)
    #expect(layout.frames == [[0, 0, 60, 20], [50, 0, 60, 20], [0, 30, 61, 20]])
    #expect(
      layout.drawing(cell: 10 × 10) == """
        00000*11111
        00000*11111
        ...........
        222222.....
        222222.....
        """)
  }

  @Test func negativeLineSpacing() throws {
    let layout = try layOut(
      [100 × 40, 100 × 40, 100 × 40], width: 100, lineSpacing: -10,
      with: LeftAlignProvider.self)
    #expect(layout.frames == [[0, 0, 100, 40], [0, 30, 100, 40], [0, 60, 100, 40]])
    #expect(layout.contentSize == (100 × 100))
  }

  // MARK: Sections

  /// A section begins where the one before ends: nothing of its position or its spacing is carried
  /// over, and no line spacing stands between the two.
  @Test func everySectionStartsAnew() throws {
    var first = Section([50 × 20, 50 × 20])
    first.insets = Insets(top: 1, bottom: 2)
    var second = Section([50 × 20, 50 × 20])
    second.insets = Insets(top: 4, left: 8)
    second.interitemSpacing = 4
    let layout = try layOut(
      sections: [first, Section([]), second], width: 200, with: provider(LeftAlignProvider.self))
    #expect(layout.frames(0) == [[0, 1, 50, 20], [60, 1, 50, 20]])
    #expect(layout.frames(1).isEmpty)
    #expect(layout.frames(2) == [[8, 27, 50, 20], [62, 27, 50, 20]])
    #expect(layout.contentSize == (200 × 47))
  }

  @Test func headersAndFootersHaveNoPlace() throws {
    var section = Section([50 × 20])
    section.header = 30
    section.footer = 20
    let layout = try layOut(sections: [section], with: provider(LeftAlignProvider.self))
    #expect(layout.headerFrame(0) == nil)
    #expect(layout.footerFrame(0) == nil)
    #expect(layout.frames == [[0, 0, 50, 20]])
    #expect(layout.contentSize == (300 × 20))
  }

  @Test func whatDoesNotExistHasNoFrame() throws {
    let layout = try layOut([50 × 20], with: LeftAlignProvider.self)
    #expect(layout.frame(of: .item(section: 0, item: 1)) == nil)
    #expect(layout.frame(of: .item(section: 1, item: 0)) == nil)
    #expect(layout.frame(of: .item(section: 0, item: -1)) == nil)
  }

  // MARK: Directions

  static let insets = Insets(top: 5, left: 10, bottom: 7, right: 20)

  /// Lines begin at the right inset; insets stay at their physical sides.
  @Test func rightToLeft() throws {
    let layout = try layOut(
      [31 × 10, 32 × 12, 33 × 10], width: 100, insets: Self.insets, lineSpacing: 3,
      interitemSpacing: 4, direction: .rightToLeft, with: LeftAlignProvider.self,
      ["alignItems": .text("end")])
    #expect(layout.frames == [[49, 7, 31, 10], [13, 5, 32, 12], [47, 20, 33, 10]])
    #expect(layout.contentSize == (100 × 37))
  }

  /// Lines run down and stack to the right.
  @Test func horizontally() throws {
    let layout = try layOut(
      [10 × 31, 12 × 32, 10 × 33], width: 480, height: 100, insets: Self.insets, lineSpacing: 3,
      interitemSpacing: 4, scroll: .horizontal, with: LeftAlignProvider.self,
      ["alignItems": .text("end")])
    #expect(layout.frames == [[12, 5, 10, 31], [10, 40, 12, 32], [25, 5, 10, 33]])
    #expect(layout.contentSize == (55 × 100))
  }

  /// Lines run down and stack to the left.
  @Test func horizontallyFromTheRight() throws {
    let layout = try layOut(
      [10 × 31, 12 × 32, 10 × 33], width: 480, height: 100, insets: Self.insets, lineSpacing: 3,
      interitemSpacing: 4, scroll: .horizontal, direction: .rightToLeft,
      with: LeftAlignProvider.self, ["alignItems": .text("end")])
    #expect(layout.frames == [[23, 5, 10, 31], [23, 40, 12, 32], [10, 5, 10, 33]])
    #expect(layout.contentSize == (55 × 100))
  }

  /// Text wraps at a width: an item that is cut in height is not measured again.
  @Test func aTextThatIsCutInHeightKeepsItsWidth() throws {
    var section = Section([20 × 130])
    section.remeasure = { _, width in width × 99 }
    let clamping = try provider(LeftAlignProvider.self, ["oversize": .text("clamp")])
    let layout = try layOut(
      sections: [section], height: 100, scroll: .horizontal, with: clamping)
    #expect(layout.frames == [[0, 0, 20, 100]])
  }

  // MARK: Parameters

  @Test(arguments: ["alignItems", "oversize"])
  func aValueThatIsNoChoiceIsRefused(parameter: String) throws {
    let error = #expect(throws: ProviderError.self) {
      try provider(LeftAlignProvider.self, [parameter: .text("none")])
    }
    guard case .notAChoice("left-align", parameter, "none", _)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func defaultsKeepItemsAtTheTopAndAtTheirSize() throws {
    let made = try provider(LeftAlignProvider.self)
    #expect(made.specification["alignItems"] == .text("start"))
    #expect(made.specification["oversize"] == .text("keep"))
  }

  /// A line that is longer than the engine's stretches is still one line, and its depth is known to
  /// its first items.
  @Test func aLineOfManyStretches() throws {
    var items = Array(repeating: 1 × 10, count: 700)
    items[699] = 1 × 50
    let layout = try layOut(
      items + [1 × 10], width: 700, interitemSpacing: 0, with: LeftAlignProvider.self,
      ["alignItems": .text("end")])
    #expect(layout.frames[0] == [0, 40, 1, 10])
    #expect(layout.frames[300] == [300, 40, 1, 10])
    #expect(layout.frames[699] == [699, 0, 1, 50])
    #expect(layout.frames[700] == [0, 60, 1, 10])
    #expect(layout.contentSize == (700 × 70))
  }
}
