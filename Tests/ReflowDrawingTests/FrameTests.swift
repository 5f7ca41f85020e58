import Circle
import Horizontal
import LeftAlign
import Reflow
import ReflowDrawing
import Testing

@Suite struct FrameTests {
  func lines(_ layout: Layout, _ columns: Int = 22, _ rows: Int = 40) -> [String] {
    TextPicture(
      PictureSubject(layout: layout), options: PictureOptions(columns: columns, rows: rows)
    ).lines
  }

  @Test func `the documentation's picture is what comes out`() throws {
    let frames = [Rect(0, 0, 70, 60), Rect(80, 0, 60, 60), Rect(150, 0, 80, 60)]
    let layout = try placed(frames, in: Size(width: 280, height: 480))
    let subject = PictureSubject(
      layout: layout, label: { ["Swift", "布局", "Layout"][$0.item] },
      isChanged: { $0 == .item(section: 0, item: 2) })
    #expect(
      picture(subject, PictureOptions(columns: 30)) == """
        ┌────────────────────────────┐
        │┌─────┐ ┌────┐ ┏━━━━━━┓     │
        ││Swift│ │布局│ ┃Layout┃     │
        │└─────┘ └────┘ ┗━━━━━━┛     │
        └┬┄┄┄┄┬┄┄┄┄┬┄┄┄┄┬┄┄┄┄┬┄┄┄┄┬┄┄┘
         0    50   100  150  200  250
        280 × 480; content 280 × 60
        """)
  }

  @Test func `what does not fit is said to be cut`() throws {
    let frames = (0..<10).map { Rect(0, Double($0) * 60, 200, 40) }
    let layout = try placed(frames, in: Size(width: 200, height: 420))
    #expect(
      picture(PictureSubject(layout: layout), PictureOptions(columns: 22, rows: 8)) == """
        ┌────────────────────┐
        │┌────────0─────────┐│
        │└──────────────────┘│
        │                    │
        │┌────────1─────────┐│
        └ … 340 more ┄┄┄┬┄┄┄┄┘
         0    50   100  150
        200 × 420
        """)
    let wide = TextPicture(
      PictureSubject(layout: layout), options: PictureOptions(columns: 42, rows: 8, isASCII: true))
    #expect(wide.lines[5].hasPrefix("+ ... 380 more points below ...^"))
  }

  @Test func `empty space below is not drawn and cuts nothing`() throws {
    let layout = try placed(
      [Rect(0, 0, 200, 40)], in: Size(width: 200, height: 1e9))
    #expect(lines(layout, 22, 8).count == 6)
    #expect(lines(layout, 22, 8)[3] == "└┬┄┄┄┄┬┄┄┄┄┬┄┄┄┄┬┄┄┄┄┘")
  }

  @Test func `the content's own end is drawn where there is room`() throws {
    let section = Section(
      items: [Size(width: 40, height: 20)], insets: Insets(top: 20, bottom: 40))
    let layout = try laidOut(LeftAlignProvider.self, [section])
    #expect(
      picture(PictureSubject(layout: layout)) == """
        ┌────────────────────┐
        │                    │
        │[0 ]                │
        │                    │
        │                    │
        └┬┄┄┄┄┬┄┄┄┄┬┄┄┄┄┬┄┄┄┄┘
         0    50   100  150
        200 × 200
        """)
  }

  @Test func `an empty collection says so`() throws {
    let expected = """
      ┌────────────────────┐
      │       empty        │
      └┬┄┄┄┄┬┄┄┄┄┬┄┄┄┄┬┄┄┄┄┘
       0    50   100  150
      200 × 200
      """
    #expect(picture(PictureSubject(layout: try laidOut(LeftAlignProvider.self, []))) == expected)
    #expect(
      picture(PictureSubject(layout: try laidOut(LeftAlignProvider.self, [Section()])))
        == expected)
  }

  @Test func `a viewport beside the content shows nothing`() throws {
    let layout = try placed([Rect(0, 0, 60, 60)], offset: Point(x: 0, y: 1000))
    #expect(lines(layout)[1] == "│  nothing in view   │")
  }

  @Test func `a container without area says so`() throws {
    let frames = [Rect(0, 0, 60, 60)]
    #expect(
      lines(try placed(frames, in: Size(width: 0, height: 200))) == [
        "┌────────────────────┐", "│      no width      │", "└────────────────────┘",
        "0 × 200",
      ])
    #expect(
      lines(try placed(frames, in: Size(width: 200, height: 0)))[1] == "│     no height      │")
  }

  @Test func `the line of scale says what fits`() throws {
    let layout = try placed([Rect(0, 0, 60, 1160)], offset: Point(x: 0, y: 12.5))
    let scales = [100, 57, 48, 38, 30, 22, 5].map { lines(layout, $0).last }
    #expect(
      scales == [
        "200 × 200 points, 2 a column; content 200 × 1160; offset 0, 12.5",
        "200 × 200, 3.6/column; content 200 × 1160; at 0, 12.5",
        "200 × 200; content 200 × 1160; at 0, 12.5",
        "200 × 200; content 200 × 1160",
        "200 × 200; content 200 × 1160",
        "200 × 200",
        "200 …",
      ])
  }

  @Test func `the ruler counts in content coordinates`() throws {
    let layout = try placed([Rect(0, 0, 1000, 60)], offset: Point(x: -35, y: 0))
    let picture = lines(layout, 42)
    #expect(picture.dropLast(2).last == "└┄┄┄┄┄┄┄┬┄┄┄┄┄┄┄┄┄┬┄┄┄┄┄┄┄┄┄┬┄┄┄┄┄┄┄┄┄┬┄┄┘")
    #expect(picture.dropLast().last == "        0         50        100       150")
  }

  @Test func `its numbers are round however small or large the container`() throws {
    func numbers(_ width: Double) throws -> String {
      let layout = try placed(
        [Rect(0, 0, width, width)], in: Size(width: width, height: width))
      return try #require(lines(layout, 42).dropLast().last)
    }
    let small = try numbers(1)
    #expect(small == " 0       0.2     0.4     0.6     0.8     1")
    let large = try numbers(1e9)
    #expect(large == " 0                   500000000  1000000000")
  }

  @Test func `right to left and horizontal frames are drawn where they are`() throws {
    let sizes = [60.0, 40, 80, 60].map { Size(width: $0, height: 60) }
    let tags = Section(items: ItemList(sizes), lineSpacing: 0)
    #expect(
      body(try laidOut(LeftAlignProvider.self, [tags], layoutDirection: .rightToLeft)) == """
        ┌──────┐ ┌──┐ ┌────┐
        │  2   │ │1 │ │ 0  │
        └──────┘ └──┘ └────┘
                      ┌────┐
                      │ 3  │
                      └────┘
        """)
    #expect(
      body(try laidOut(HorizontalProvider.self, [tags], scrollDirection: .horizontal)) == """
        ┌────┐ ┌──┐ ┌──────┐
        │ 0  │ │1 │ │  2   │
        └────┘ └──┘ └──────┘
        """)
  }

  @Test func `a circle is cropped rather than cut`() throws {
    let items = ItemList(Array(repeating: Size(width: 40, height: 40), count: 4))
    let layout = try laidOut(CircleProvider.self, [Section(items: items)], radius: 40)
    #expect(lines(layout).count == 14)
    #expect(
      body(PictureSubject(layout: layout), PictureOptions(columns: 22, rows: 12)) == """


                ┌3─┐
                └──┘
            ┌2─┐    ┌0─┐
            └──┘    └──┘
                ┌1─┐
                └──┘
        """)
  }
}

/// A layout of a container of 200 × 200 points.
func laidOut<P: LayoutProvider>(
  _ type: P.Type, _ sections: [Section], scrollDirection: ScrollDirection = .vertical,
  layoutDirection: LayoutDirection = .leftToRight, radius: Double? = nil
) throws -> Layout {
  var registry = ProviderRegistry()
  registry.register(type)
  let parameters = radius.map { [ProviderSpecification.Parameter("radius", .number($0))] } ?? []
  let collection = LayoutCollection(
    container: Size(width: 200, height: 200), scrollDirection: scrollDirection,
    layoutDirection: layoutDirection, sections: sections)
  return try LayoutEngine.layOut(
    collection,
    with: registry.provider(ProviderSpecification(type.description.name, parameters)))
}
