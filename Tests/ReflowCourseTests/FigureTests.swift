import Reflow
import ReflowCourse
import ReflowScenes
import Testing

/// Every figure in a comparison that holds and in one that does not, with what is said then.
struct FigureTests {
  /// Items 0 and 1 stand on line 0, item 2 on line 1; section 1 has one line.
  ///
  ///     00000000 11111    0…120, 130…230
  ///     22222
  ///     --------
  ///     0000
  private static func plain() throws -> Situation {
    try situation([tags(120, 100, 80), tags(60)]) { scene in
      scene.insets = Insets(top: 1, left: 2, bottom: 3, right: 4)
      scene.sections[1].insets = Insets(top: 5, left: 6, bottom: 7, right: 8)
      scene.sections[1].lineSpacing = 3
      scene.sections[1].interitemSpacing = 4
      scene.lineSpacing = 12
      scene.offset = Point(x: 3, y: 4)
    }
  }

  private static let figures: [(String, String, String)] = [
    ("items", "4", "4 now, 1 too many"),
    ("sections", "2", "2 now, 1 too many"),
    ("section 0 items", "3", "3 now, 1 too many"),
    (
      "lines", "3",
      "3 now, 1 too many\n"
        + "item 2 wraps: 230 used + 10 spacing + 80 = 320 of 294: 26 over"
    ),
    ("section 1 lines", "1", "1 now, 1 too many"),
    (
      "line 0 items", "2",
      "2 now, 1 too many\nitem 1 joins line 0: 64 left"
    ),
    ("width", "300", "300 now, 1 too much"),
    ("height", "480", "480 now, 1 too much"),
    ("content width", "300", "300 now, 1 too much"),
    ("content height", "124", "124 now, 1 too much"),
    ("inset top", "1", "1 now, 1 too much"),
    ("inset left", "2", "2 now, 1 too much"),
    ("inset bottom", "3", "3 now, 1 too much"),
    ("inset right", "4", "4 now, 1 too much"),
    ("section 1 inset left", "6", "6 now, 1 too much"),
    ("line spacing", "12", "12 now, 1 too much"),
    ("interitem spacing", "10", "10 now, 1 too much"),
    ("section 1 line spacing", "3", "3 now, 1 too much"),
    ("section 1 interitem spacing", "4", "4 now, 1 too much"),
    ("item 1 x", "132", "132 now, 1 too far right"),
    ("item last y", "45", "45 now, 1 too far down"),
    ("item 0.1 width", "100", "100 now, 1 too much"),
    ("item 1.0 height", "32", "32 now, 1 too much"),
    ("item 1.last right", "66", "66 now, 1 too far right"),
    ("item 2 bottom", "77", "77 now, 1 too far down"),
    ("item 2 line", "1", "1 now, 1 too much"),
    ("gap 0 1", "10", "10 now, 1 too much"),
    ("least gap", "10", "10 now, 1 too much"),
    ("greatest gap", "10", "10 now, 1 too much"),
    ("least item width", "60", "60 now, 1 too much"),
    ("greatest item width", "120", "120 now, 1 too much"),
    ("least item height", "32", "32 now, 1 too much"),
    ("greatest item height", "32", "32 now, 1 too much"),
    ("insets changed", "0", "0 now, 1 too many"),
    ("placed", "4", "4 now, 1 too many"),
    ("measured", "0", "0 now, 1 too many"),
    ("reused", "0", "0 now, 1 too many"),
    ("offset x", "3", "3 now, 1 too far right"),
    ("offset y", "4", "4 now, 1 too far down"),
  ]

  @Test(arguments: figures)
  func aFigureHoldsAndIsTooMuch(_ figure: String, _ value: String, _ message: String) throws {
    let now = try Self.plain()
    #expect(try feedback("\(figure) = \(value)", now) == nil)
    #expect(try feedback("\(value) = \(figure)", now) == nil)
    #expect(try feedback("\(figure) = \(value) - 1", now) == message)
    #expect(try feedback("\(figure) <= \(value) - 1", now) == message)
    #expect(try feedback("\(figure) < \(value) + 1", now) == nil)
    #expect(try feedback("\(figure) > \(value) − 1", now) == nil)
    #expect(try feedback("\(figure) != \(value) + 1", now) == nil)
    let other = try feedback("\(figure) != \(value)", now)
    #expect(other == "\(value) now")
    let (less, more) = (
      try feedback("\(figure) < \(value)", now), try feedback("\(figure) > \(value)", now)
    )
    #expect(less?.hasPrefix("\(value) now") == true)
    #expect(more?.hasPrefix("\(value) now") == true)
  }

  @Test func whatIsTooLittleIsSaidAsWell() throws {
    let now = try Self.plain()
    #expect(try feedback("items = 6", now) == "4 now, 2 too few")
    #expect(try feedback("width >= 320", now) == "300 now, 20 too little")
    #expect(try feedback("item 1 x = 140", now) == "132 now, 8 too far left")
    #expect(try feedback("item 1 y = 5", now) == "1 now, 4 too far up")
    #expect(
      try feedback("lines = 5", now)
        == "3 now, 2 too few\nitem 1 joins line 0: 64 left")
    #expect(
      try feedback("line 0 items = 3", now)
        == "2 now, 1 too few\n"
        + "item 2 wraps: 230 used + 10 spacing + 80 = 320 of 294: 26 over")
  }

  @Test func sumsAreComparedWithSums() throws {
    let now = try Self.plain()
    #expect(try feedback("content height = 124 + inset top - inset top", now) == nil)
    #expect(
      try feedback("content height - 4 = height", now)
        == "120 now, 360 too little (height is 480)")
    #expect(
      try feedback("item 1 x = width", now)
        == "132 now, 168 too far left (width is 300)")
    #expect(
      try feedback("width < width", now) == "300 now")
    #expect(try feedback("300 < content height", now) == "124 now, 176 too little")
  }

  @Test func numbersAreEqualWithinTheTolerance() throws {
    let now = try situation([tags(100.0000004)])
    #expect(try feedback("item 0 width = 100", now) == nil)
    #expect(try feedback("item 0 width <= 100", now) == nil)
    #expect(
      try feedback("item 0 width > 100", now)
        == "100 now")
    let more = try situation([tags(100.000003)])
    #expect(
      try feedback("item 0 width = 100", more)
        == "100 now, 0.000003 too much")
  }

  @Test func aWrapByLittleIsSaidExactly() throws {
    let now = try situation([tags(150, 140.000002)])
    #expect(
      try feedback("lines = 1", now)
        == "2 now, 1 too many\nitem 1 wraps: "
        + "150 used + 10 spacing + 140.000002 = 300.000002 of 300: 0.000002 over")
  }

  @Test func ofWrapsTheLeastOverIsNamedOfJoinsTheOneThatLeavesLeast() throws {
    // 0 | 1 | 2 3 4: items 1 and 2 wrap by 90 and 10, items 3 and 4 leave 90 and 30.
    let now = try situation([tags(200, 180, 120, 80, 50)])
    #expect(
      try feedback("lines < 3", now)
        == "3 now\n"
        + "item 2 wraps: 180 used + 10 spacing + 120 = 310 of 300: 10 over")
    #expect(
      try feedback("lines > 3", now)
        == "3 now\n"
        + "item 4 joins line 2: 30 left")
  }

  @Test func aNegativeSpacingIsSubtracted() throws {
    let now = try situation([tags(200, 120)]) { $0.interitemSpacing = -5 }
    #expect(
      try feedback("lines = 1", now)
        == "2 now, 1 too many\n"
        + "item 1 wraps: 200 used − 5 spacing + 120 = 315 of 300: 15 over")
  }

  @Test(arguments: [
    ("item 9 x = 0", "there is no item 9; the number of items in section 0 is 3"),
    ("item 7.0 x = 0", "there is no section 7; the number of sections is 2"),
    ("section 2 items = 0", "there is no section 2; the number of sections is 2"),
    ("section 2 lines = 0", "there is no section 2; the number of sections is 2"),
    ("section 2 inset left = 0", "there is no section 2; the number of sections is 2"),
    ("section 2 line spacing = 0", "there is no section 2; the number of sections is 2"),
    ("line 2 items = 0", "there is no line 2; the number of lines is 2"),
    ("header 0 y = 0", "header 0 is not placed"),
    ("footer 1 y = 0", "footer 1 is not placed"),
    ("footer 2 y = 0", "there is no section 2; the number of sections is 2"),
    ("gap 0 3 = 0", "there is no item 3; the number of items in section 0 is 3"),
    ("column difference = 0", "the items do not stand in two or more columns"),
    ("columns = 2", "the items do not stand in two or more columns"),
    (
      "gap 1 2 = 10", "item 1 and item 2 stand on different lines, and a gap is within one"
    ),
    (
      "gap 2 1.0 = 10", "item 2 and item 1.0 stand on different lines, and a gap is within one"
    ),
    (
      "gap 0 1.0 = 10", "item 0 and item 1.0 stand on different lines, and a gap is within one"
    ),
  ])
  func whatDoesNotExistHoldsNothing(_ condition: String, _ message: String) throws {
    #expect(try feedback(condition, Self.plain()) == message)
    #expect(try feedback(condition.replacing("=", with: "!="), Self.plain()) == message)
  }

  @Test func anEmptyWorkspaceHasNothing() throws {
    let none = try situation([])
    #expect(try feedback("items + sections + lines = 0", none) == nil)
    #expect(
      try feedback("item last x = 0", none)
        == "there is no section 0; the number of sections is 0")
    #expect(try feedback("columns = 0", none)?.hasPrefix("there is no section 0") == true)
    #expect(try feedback("least gap = 0", none) == "no line has two items")
    #expect(try feedback("least item width = 0", none) == "there are no items")
    #expect(try feedback("unused = 0", none) == nil)
    let empty = try situation([[]])
    #expect(try feedback("item last x = 0", empty) == "section 0 has no items")
    #expect(try feedback("lines = 0", empty) == nil)
    #expect(
      try feedback("columns = 0", empty) == "the items do not stand in two or more columns")
  }

  // MARK: - Other providers and directions

  @Test func aWaterfallHasColumnsAndNoLines() throws {
    let now = try situation([tags(100, 100, 100)]) { scene in
      scene.provider = ProviderSpecification("waterfall", [.init("columns", .number(2))])
      scene.sections[0].items[0].size.height = 50
    }
    #expect(try feedback("columns = 2", now) == nil)
    #expect(try feedback("column difference = 24", now) == nil)
    #expect(
      try feedback("column difference <= 20", now)
        == "24 now, 4 too much")
    for condition in ["lines = 1", "section 0 lines = 1", "item 0 line = 0", "line 0 items = 2"] {
      #expect(try feedback(condition, now) == "waterfall has no lines")
    }
    #expect(try feedback("least gap = 10", now) == "waterfall has no lines")
    // Items 1 and 2 stand one below another beside item 0, which is 50 deep: 0…32 and 42…74.
    #expect(try feedback("gap 0 1 = 10", now) == nil)
    #expect(try feedback("gap 0 2 = 10", now) == nil)
    #expect(
      try feedback("gap 1 2 = 10", now) == "item 1 and item 2 do not stand beside one another")
    #expect(try feedback("columns > 3", now) == "2 now, 1 too few")
  }

  @Test(
    arguments: [ScrollDirection.vertical, .horizontal],
    [
      LayoutDirection.leftToRight, .rightToLeft,
    ])
  func gapsRunAlongTheLine(_ scroll: ScrollDirection, _ direction: LayoutDirection) throws {
    let sizes = [
      Size(width: 50, height: 40), Size(width: 60, height: 45), Size(width: 40, height: 30),
    ]
    let now = try situation([sizes]) { scene in
      scene.scrollDirection = scroll
      scene.layoutDirection = direction
      scene.interitemSpacing = 12
    }
    #expect(try feedback("gap 0 1 = 12", now) == nil)
    #expect(try feedback("least gap = 12", now) == nil)
    #expect(try feedback("greatest gap = 12", now) == nil)
    let back = scroll == .vertical ? -122 : -97
    #expect(try feedback("gap 1 0 = \(back)", now) == nil)
    #expect(try feedback("columns = 3", now) == nil)
  }

  @Test func headersAndFootersHaveFrames() throws {
    let now = try situation([tags(50)]) { scene in
      scene.provider = ProviderSpecification("sections")
      scene.sections[0].header = 40
      scene.sections[0].footer = 20
    }
    #expect(try feedback("header 0 height = 40", now) == nil)
    #expect(try feedback("footer 0 y = 72", now) == nil)
    #expect(try feedback("footer 0 bottom = 90", now) == "92 now, 2 too far down")
    #expect(try feedback("header 0 width = 10", now) == "300 now, 290 too much")
    #expect(try feedback("header 0 right < 10", now) == "300 now, 290 too far right")
    #expect(try feedback("header 0 x = 1", now) == "0 now, 1 too far left")
  }

  @Test func theUnusedPartIsInPercent() throws {
    // One item of 150 × 32 in a content of 300 × 32.
    let now = try situation([tags(150)])
    #expect(try feedback("unused = 50", now) == nil)
    #expect(try feedback("unused < 40", now) == "50 now, 10 too much")
  }

  @Test func insetsAreCountedSideBySide() throws {
    let start = try situation([tags(50), tags(50)])
    let one = try situation([tags(50), tags(50)]) { $0.sections[0].insets = Insets(left: 5) }
    let all = try situation([tags(50), tags(50)]) { $0.insets = Insets(top: 1, left: 5) }
    #expect(try feedback("insets changed = 1", one, since: start) == nil)
    #expect(try feedback("insets changed = 4", all, since: start) == nil)
    #expect(
      try feedback("insets changed = 1", all, since: start)
        == "4 now, 3 too many")
    let added = try situation([tags(50), tags(50), tags(50)])
    #expect(try feedback("insets changed = 0", added, since: start) == nil)
  }

  @Test func workIsTheLastLayouts() throws {
    let scene = scene([tags(50), tags(50)])
    let first = try scene.layout(providers: allProviders)
    let again = try scene.layout(providers: allProviders, reusing: first)
    let now = Situation(scene: scene, layout: again, work: again.work)
    #expect(try feedback("reused = 2", now) == nil)
    #expect(try feedback("placed = 0", now) == nil)
  }
}
