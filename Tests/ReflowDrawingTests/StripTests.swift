import LeftAlign
import Reflow
import ReflowDrawing
import ReflowText
import Testing

@Suite struct StripTests {
  /// Two squares of 60 points in a container of a width.
  func panel(
    _ width: Double, title: String? = nil, label: String? = nil, notes: [String] = []
  ) throws -> PictureStrip.Panel {
    let items = ItemList(Array(repeating: Size(width: 60, height: 40), count: 3))
    let collection = LayoutCollection(
      container: Size(width: width, height: 200), sections: [Section(items: items)])
    var registry = ProviderRegistry()
    registry.register(LeftAlignProvider.self)
    let layout = try LayoutEngine.layOut(
      collection, with: registry.provider(ProviderSpecification("left-align")))
    return PictureStrip.Panel(
      title: title ?? "\(Int(width))",
      subject: PictureSubject(layout: layout, label: { _ in label }), notes: notes)
  }

  func lines(_ panels: [PictureStrip.Panel], _ columns: Int, isASCII: Bool = false) -> [String] {
    PictureStrip(panels, options: PictureOptions(columns: columns, rows: 20, isASCII: isASCII))
      .lines
  }

  @Test func `the documentation's strip is what comes out`() throws {
    let panels = [
      try panel(140, notes: ["2 lines", "90 high"]), try panel(200, notes: ["1 line", "40 high"]),
    ]
    #expect(
      lines(panels, 64).joined(separator: "\n") == """
        140                         200
        ┌────────────────────────┐  ┌──────────────────────────────────┐
        │┌────────┐  ┌────────┐  │  │┌────────┐  ┌────────┐ ┌────────┐ │
        ││   0    │  │   1    │  │  ││   0    │  │   1    │ │   2    │ │
        │└────────┘  └────────┘  │  │└────────┘  └────────┘ └────────┘ │
        │                        │  └┬┄┄┄┄┄┄┄┬┄┄┄┄┄┄┄┄┬┄┄┄┄┄┄┄┬┄┄┄┄┄┄┄┬┘
        │┌────────┐              │   0       50       100     150    200
        ││   2    │              │  1 line
        ││        │              │  40 high
        │└────────┘              │
        └┬┄┄┄┄┄┄┄┬┄┄┄┄┄┄┄┄┬┄┄┄┄┄┄┘
         0       50       100
        2 lines
        90 high
        """)
  }

  @Test func `what does not fit beside goes below, and nothing is cut`() throws {
    let panels = try [60.0, 80, 100, 120].map { try panel($0) }
    for columns in [200, 80, 60, 40, 20] {
      let strip = lines(panels, columns)
      #expect(strip.allSatisfy { displayWidth(of: $0) <= columns })
      let text = strip.joined(separator: "\n")
      for width in ["60", "80", "100", "120"] { #expect(text.contains(width)) }
    }
  }

  @Test func `all are drawn at the scale of the widest`() throws {
    let both = lines([try panel(400), try panel(100)], 80)
    let frames = both[1].split(separator: " ").map(\.count)
    #expect(frames == [39, 12])
  }

  @Test func `titles and labels of wide characters keep the columns`() throws {
    let panels = [
      try panel(100, title: "布局引擎的布局引擎的布局引擎的布局引擎的布局", label: "布局引擎"),
      try panel(100, title: "\u{1B}[2Jtitle", notes: ["布局"]),
    ]
    let strip = lines(panels, 80)
    #expect(displayWidth(of: strip[0]) <= 80)
    // The second frame begins in one column wherever the lines before hold wide characters.
    let starts = Set(
      strip[1...2].map { line in
        displayWidth(of: String(line[..<(line.lastIndex { "┌│".contains($0) } ?? line.endIndex)]))
      })
    #expect(starts.count <= 2)
    #expect(!strip.joined().contains("\u{1B}"))
    #expect(strip[0].contains("…"))
    #expect(lines(panels, 80, isASCII: true).joined().utf8.allSatisfy { $0 < 128 })
  }

  @Test func `colours take no columns`() throws {
    let panels = [try panel(140), try panel(100)]
    var options = PictureOptions(columns: 60, rows: 20)
    let plain = PictureStrip(panels, options: options).lines
    options.usesColor = true
    let colored = PictureStrip(panels, options: options).lines
    #expect(colored != plain)
    let stripped = colored.map { $0.replacing(/\u{1B}\[[0-9;]*m/, with: "") }
    #expect(stripped == plain)
  }

  @Test func `no pictures, no room and no width are drawn as they are`() throws {
    #expect(lines([], 80) == [])
    #expect(lines([try panel(100)], 0) == [])
    let nothing = lines([try panel(0), try panel(100)], 80)
    #expect(nothing[2].hasPrefix("│  no width  │"))
    #expect(nothing[0].hasPrefix("0 "))
    for columns in 1...5 {
      let strip = lines([try panel(100)], columns)
      #expect(strip.allSatisfy { displayWidth(of: $0) <= columns })
    }
  }
}
