import Reflow
import ReflowDrawing
import Testing

@Suite struct ItemTests {
  @Test func `an item is a box with its index`() throws {
    let layout = try placed([Rect(0, 0, 80, 60), Rect(100, 0, 100, 60), Rect(0, 80, 40, 60)])
    #expect(
      picture(PictureSubject(layout: layout)) == """
        ┌────────────────────┐
        │┌──────┐  ┌────────┐│
        ││  0   │  │   1    ││
        │└──────┘  └────────┘│
        │                    │
        │┌──┐                │
        ││2 │                │
        │└──┘                │
        └┬┄┄┄┄┬┄┄┄┄┬┄┄┄┄┬┄┄┄┄┘
         0    50   100  150
        200 × 200
        """)
  }

  @Test func `in ASCII it is one too`() throws {
    let layout = try placed([Rect(0, 0, 80, 60), Rect(100, 0, 100, 60)])
    #expect(
      picture(PictureSubject(layout: layout), .ascii) == """
        +--------------------+
        |+------+  +--------+|
        ||  0   |  |   1    ||
        |+------+  +--------+|
        +^....^....^....^....+
         0    50   100  150
        200 x 200
        """)
  }

  @Test func `neighbours share a rounded edge`() throws {
    let third = 200.0 / 3
    let layout = try placed((0..<3).map { Rect(Double($0) * third, 0, third, 60) })
    #expect(
      body(layout) == """
        ┌─────┐┌────┐┌─────┐
        │  0  ││ 1  ││  2  │
        └─────┘└────┘└─────┘
        """)
  }

  @Test func `labels are clipped by display width and borders stay straight`() throws {
    let labels = ["布局", "布局", "Swift", "Swift", "👨‍👩‍👧 x", "e\u{301}te\u{301}"]
    let widths: [Double] = [60, 50, 70, 60, 60, 50]
    let frames = widths.enumerated().map { Rect(0, Double($0.offset) * 60, $0.element, 60) }
    let layout = try placed(frames, in: Size(width: 100, height: 360))
    let subject = PictureSubject(layout: layout, label: { labels[$0.item] })
    #expect(
      body(subject, PictureOptions(columns: 12)) == """
        ┌────┐
        │布局│
        └────┘
        ┌───┐
        │布…│
        └───┘
        ┌─────┐
        │Swift│
        └─────┘
        ┌────┐
        │Swi…│
        └────┘
        ┌────┐
        │👨‍👩‍👧 x│
        └────┘
        ┌───┐
        │e\u{301}te\u{301}│
        └───┘
        """)
  }

  @Test func `long labels use the rows there are`() throws {
    let layout = try placed([Rect(0, 0, 100, 100), Rect(100, 0, 100, 80)])
    let subject = PictureSubject(layout: layout) { _ in "Auto Layout is long" }
    #expect(
      body(subject) == """
        ┌────────┐┌────────┐
        │  Auto  ││  Auto  │
        │ Layout ││Layout… │
        │is long │└────────┘
        └────────┘
        """)
  }

  @Test func `blank labels show the index, sections add their own`() throws {
    let layout = try placed([Rect(0, 0, 100, 60)])
    #expect(body(PictureSubject(layout: layout, label: { _ in "  " })).contains("│   0    │"))
    var collection = layout.collection
    collection.sections.append(collection.sections[0])
    let two = try LayoutEngine.layOut(collection, with: layout.provider)
    #expect(body(two).contains("│  0.0   │"))
    #expect(body(two).contains("│  1.0   │"))
  }

  @Test func `small boxes give up their borders`() throws {
    let layout = try placed([
      Rect(0, 0, 70, 40), Rect(80, 0, 60, 20), Rect(150, 0, 20, 20), Rect(180, 0, 10, 20),
      Rect(0, 60, 1, 1), Rect(20, 60, 10, 60), Rect(40, 60, 20, 40), Rect(70, 60, 30, 20),
    ])
    #expect(
      body(layout) == """
        ┌──0──┐ [ 1  ] [] ▒
        └─────┘

        ▒ ▒ ┌┐ [7]
          ▒ └┘
          ▒
        """)
    #expect(
      body(PictureSubject(layout: layout), .ascii) == """
        +--0--+ [ 1  ] [] *
        +-----+

        * * ++ [7]
          * ++
          *
        """)
  }

  @Test func `what the viewport cuts has no border there`() throws {
    let frames = [Rect(50, 40, 90, 60), Rect(150, 100, 100, 60), Rect(250, 220, 100, 80)]
    let layout = try placed(frames, offset: Point(x: 100, y: 60))
    #expect(
      picture(PictureSubject(layout: layout)) == """
        ┌────────────────────┐
        │ 0 │                │
        │───┘                │
        │     ┌────────┐     │
        │     │   1    │     │
        │     └────────┘     │
        │                    │
        │                    │
        │                    │
        │               ┌────│
        │               │ 2  │
        └┬────┬────┬────┬────┘
         100  150  200  250
        200 × 200
        """)
  }

  @Test func `the noise of sums cuts nothing`() throws {
    let layout = try placed([Rect(0.1, 0, 0.2, 0.1)], in: Size(width: 0.3, height: 0.3))
    let frame = try #require(layout.frame(ofItem: ItemPath(section: 0, item: 0)))
    #expect(frame.maxX > 0.3)
    #expect(body(layout).hasPrefix("       ┌───────────┐\n"))
  }

  @Test func `later items lie on top`() throws {
    let layout = try placed([Rect(0, 0, 120, 80), Rect(60, 20, 100, 80)])
    let subject = PictureSubject(layout: layout, label: { ["布局布局", "b"][$0.item] })
    #expect(
      body(subject) == """
        ┌──────────┐
        │ 布局┌────────┐
        │     │   b    │
        └─────│        │
              └────────┘
        """)
    let half = PictureSubject(
      layout: try placed([Rect(0, 0, 100, 60), Rect(40, 0, 100, 60)]),
      label: { ["x布布布", "b"][$0.item] })
    #expect(
      body(half) == """
        ┌───┌────────┐
        │x布│   b    │
        └───└────────┘
        """)
    let cut = PictureSubject(
      layout: try placed([Rect(0, 0, 100, 60), Rect(40, 0, 100, 60)]),
      label: { ["布布布布", "b"][$0.item] })
    #expect(
      body(cut) == """
        ┌───┌────────┐
        │布 │   b    │
        └───└────────┘
        """)
  }

  @Test func `items of no size are not drawn`() throws {
    let layout = try placed([Rect(0, 0, 0, 60), Rect(20, 0, 60, 0)])
    #expect(body(layout).contains("nothing in view"))
  }
}

/// What stands within the frame, without the blanks at the ends.
func body(_ subject: PictureSubject, _ options: PictureOptions = PictureOptions(columns: 22))
  -> String
{
  let lines = TextPicture(subject, options: options).lines.dropFirst()
  return lines.prefix { $0.first != "└" && $0.first != "+" }.map { line in
    var inside = line.dropFirst().dropLast()
    while inside.last == " " { inside.removeLast() }
    return String(inside)
  }.joined(separator: "\n")
}

func body(_ layout: Layout) -> String { body(PictureSubject(layout: layout)) }
