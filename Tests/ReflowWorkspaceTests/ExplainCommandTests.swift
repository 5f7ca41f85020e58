import Reflow
import Testing

@testable import ReflowWorkspace

@Suite("explain")
struct ExplainCommandTests {
  /// The lines that explain something after other lines have run.
  private func explained(_ line: String, after lines: String...) throws -> [String] {
    let session = try Session(providers: allProviders)
    for line in lines { _ = try session.run(line) }
    return try session.run(line).lines
  }

  @Test("An item that wraps: how much is too much")
  func wraps() throws {
    #expect(
      try explained("explain 4", after: "width 300", "add 50x32*3 52x32 163x40") == [
        "item 0.4 wraps: 232 used + 10 spacing + 163 = 405 of 300: 105 over",
        "  line 1: item 0.4 alone, 163 of 300 used, 137 left, 40 deep, the last",
        "  lines begin at the leading edge, items stand at the minimum spacing",
        "  x = 0",
        "  y = 42 (1 line above)",
        "  frame: x 0, y 42, width 163, height 40",
      ])
  }

  @Test("An item that joins, its share of the free space and its alignment")
  func joins() throws {
    #expect(
      try explained(
        "explain 2", after: "width 300", "add 60x32 72x32 80x20",
        "use aligned-flow justifyContent=spaceEvenly alignItems=end", "insets 4 0 0 20") == [
          "item 0.2 joins line 0: 142 used + 10 spacing + 80 = 232 of 280: 48 left",
          "  line 0: items 0.0 to 0.2, 232 of 280 used, 48 left, 32 deep, the last",
          "  justifyContent spaceEvenly",
          "  start shift: max(0, 48 free) / (3 items + 1) = 12",
          "  added spacing: max(0, 48 free) / (3 items + 1) = 12",
          "  added spacing before it: 2 gaps × 12 added spacing = 24",
          "  alignItems end: 32 line depth − 20 own depth = 12",
          "  x = 142 (used before it) + 10 (spacing) + 12 (start shift) +",
          "    24 (added spacing) = 188",
          "  y = 4 (inset before) + 12 (cross alignment) = 16",
          "  frame: x 188, y 16, width 80, height 20",
        ])
  }

  @Test("The first item of a section, and one that fits to the point")
  func begins() throws {
    let session = try made("width 100", "add 60x32 30x32")
    #expect(
      try session.run("explain 0..1").lines == [
        "item 0.0 begins line 0: a line takes at least one item",
        "  line 0: items 0.0 to 0.1, 100 of 100 used, 0 left, 32 deep, the last",
        "  lines begin at the leading edge, items stand at the minimum spacing",
        "  x = 0",
        "  y = 0",
        "  frame: x 0, y 0, width 60, height 32",
        "",
        "item 0.1 joins line 0: 60 used + 10 spacing + 30 = 100 of 100: 0 left",
        "  line 0: items 0.0 to 0.1, 100 of 100 used, 0 left, 32 deep, the last",
        "  lines begin at the leading edge, items stand at the minimum spacing",
        "  x = 60 (used before it) + 10 (spacing) = 70",
        "  y = 0",
        "  frame: x 70, y 0, width 30, height 32",
      ])
  }

  @Test("Differences that three decimals hide, and spacings that are negative")
  func closeCalls() throws {
    #expect(
      try explained("explain 1", after: "width 100", "add 60x32 30.00001x32").prefix(2) == [
        "item 0.1 wraps: 60 used + 10 spacing + 30.00001 = 100.00001 of 100: 0.00001 over",
        "  line 1: item 0.1 alone, 30 of 100 used, 70 left, 32 deep, the last",
      ])
    #expect(
      try explained("explain 1", after: "width 100", "add 60x32 30.0000005x32")[0]
        == "item 0.1 joins line 0: 60 used + 10 spacing + 30 = 100 of 100: 0 left")
    #expect(
      try explained("explain 1", after: "width 100", "spacing 0 -5", "add 60x32 30x32")[0]
        == "item 0.1 joins line 0: 60 used − 5 spacing + 30 = 85 of 100: 15 left")
  }

  @Test("An item that is cut, and one that sticks out")
  func oversize() throws {
    let session = try made("width 100", "add \"a long tag that wraps\"")
    #expect(
      try session.run("explain 0").lines.contains("  sticks out: 88 behind the line's end"))
    _ = try session.run("use left-align oversize=clamp")
    #expect(
      try session.run("explain 0").lines[1]
        == "  cut: 188 long, the line takes 100; measured again it is 48 deep, not 32")
    _ = try session.run("resize 0 188x32")
    #expect(try session.run("explain 0").lines[1] == "  cut: 188 long, the line takes 100")
  }

  @Test("flow: the rule of the line")
  func flow() throws {
    let session = try made("width 264", "use flow", "add 50x32*6")
    #expect(
      try session.run("explain 5").lines == [
        "item 0.5 joins line 1: 50 used + 10 spacing + 50 = 110 of 264: 154 left",
        "  line 1: items 0.4 to 0.5, 110 of 264 used, 154 left, 32 deep, the last",
        "  all items have one size: the last line keeps the spacing of a full one",
        "  items of a full line: floor((264 length + 0.000001 tolerance + 10 spacing) /",
        "    (50 own + 10 spacing)) = 4",
        "  added spacing: (264 length − 4 × 50 own − (4 − 1) × 10 spacing) / (4 − 1) =",
        "    11.333",
        "  alignItems center: (32 line depth − 32 own depth) / 2 = 0",
        "  x = 50 (used before it) + 10 (spacing) + 11.333 (added spacing) = 71.333",
        "  y = 42 (1 line above)",
        "  frame: x 71.333, y 42, width 50, height 32",
      ])
    let rules = [
      ("explain 0", "add 60x32", "what a full line leaves goes into its gaps in equal parts"),
      (
        "explain last", "add 60x32",
        "the last line of items of several sizes keeps the leading edge and the spacing"
      ),
      ("explain 6", "add 260x20 70x20", "an item alone on a line that is not the last is centred"),
      (
        "explain 6", "add 300x20 70x20",
        "an item longer than its line keeps its size and the leading edge"
      ),
      ("explain last", "width 60", "one item makes a line: it is centred"),
    ]
    for (line, edit, rule) in rules {
      _ = try session.run(edit)
      #expect(try session.run(line).lines.contains("  \(rule)"), "\(rule)")
      _ = try session.run("undo")
    }
  }

  @Test("waterfall: the columns that were compared, their width and the item's depth")
  func waterfall() throws {
    let session = try made(
      "width 300", "use waterfall columns=3 roundingScale=2 itemSizing=aspect",
      "add 60x32 72x32 80x20 72x40")
    #expect(
      try session.run("explain 3").lines == [
        "item 0.3 takes column 2 of 3: it starts first, at 33",
        "  starts: 59.5, 51, 33",
        "  column width: max(0, (300 length − (3 columns − 1) × 10 spacing) / 3 columns)",
        "    = 93.333",
        "  rounded column width: floor(93.333 column width × 2 scale +",
        "    0.000001 tolerance) / 2 scale = 93",
        "  start of column 2: 2 × (93 column width + 10 spacing) = 206",
        "  itemSizing aspect: scaled to the column's width",
        "  scaled depth: 40 own depth × 93 column width / 72 own breadth = 51.667",
        "  rounded scaled depth: floor(51.667 scaled depth × 2 scale +",
        "    0.000001 tolerance) / 2 scale = 51.5",
        "  x = 206 (column 2)",
        "  y = 33 (column 2 so far)",
        "  frame: x 206, y 33, width 93, height 51.5",
      ])
    #expect(
      try session.run("explain 1").lines[0]
        == "item 0.1 takes column 1 of 3: columns 1 and 2 start first, at 0; the leading one")
    _ = try session.run("set policy=rightToLeft")
    #expect(
      try session.run("explain 3").lines[0]
        == "item 0.3 takes column 2 of 3: rightToLeft, 3 columns − 1 − 3 index mod 3 columns")
  }

  @Test("horizontal and circle, transposed and physical")
  func others() throws {
    let session = try made("use horizontal alignItems=center", "add 50x32*4")
    #expect(
      try session.run("explain 2").lines == [
        "item 0.2 is placed by horizontal",
        "  one row that never wraps",
        "  alignItems center: (480 row breadth − 32 own breadth) / 2 = 224",
        "  across = 224 (cross alignment)",
        "  along = 110 (2 items before) + 10 (spacing) = 120",
        "  transposed: x = 120 along, y = 224 across",
        "  frame: x 120, y 224, width 50, height 32",
      ])
    _ = try session.run("direction rtl")
    #expect(
      try session.run("explain 2").lines[5]
        == "  transposed, mirrored in the content's width: x = 230 − (120 + 50) = 60")
    _ = try session.run("use circle startAngle=-60")
    #expect(
      try session.run("explain 2").lines == [
        "item 0.2 is placed by circle",
        "  items stand on a ring around the container's centre, clockwise from the right",
        "  angle in degrees: -60 startAngle + 360 × 2 index / 4 items = 120",
        "  right: 100 radius × cos(120) = -50",
        "  down: 100 radius × sin(120) = 86.603",
        "  x = 320 (content width) − 320 (container) + 160 (centre) − 50 (right) −",
        "    25 (half its width) = 85",
        "  y = 240 (centre) + 86.603 (down) − 16 (half its height) = 310.603",
        "  frame: x 85, y 310.603, width 50, height 32",
      ])
  }

  @Test("Headers and footers: the stack above them, and the clamp of pinned ones")
  func views() throws {
    let session = try made(
      "use sections pinHeaders=section pinFooters=items", "width 300", "insets 10 0 5 0",
      "add 50x32*40", "header 30", "footer 12", "section", "add 50x32*40", "header 40",
      "offset 150")
    #expect(
      try session.run("explain header 0").lines == [
        "header 0 is pinned, 150 behind its natural place",
        "  pinHeaders section: the limit is the section's end",
        "  pinned: max(0 natural, min(150 offset, 383 limit − 30 extent)) = 150",
        "  x = 0",
        "  y = 150 (pinned)",
        "  frame: x 0, y 150, width 300, height 30",
      ])
    #expect(
      try session.run("explain header 1").lines == [
        "header 1 stands at its natural place",
        "  pinHeaders section: the limit is the section's end",
        "  pinned: max(383 natural, min(150 offset, 764 limit − 40 extent)) = 383",
        "  x = 0",
        "  y = 383 (1 section before)",
        "  frame: x 0, y 383, width 300, height 40",
      ])
    #expect(
      try session.run("explain footer 0").lines == [
        "footer 0 stands at its natural place",
        "  pinFooters items: the limit is the header's end",
        "  pinned: min(371 natural, max(150 offset + 480 viewport − 12 extent, 30 limit))",
        "    = 371",
        "  x = 0",
        "  y = 30 (header) + 10 (inset before) + 326 (items) + 5 (inset after) = 371",
        "  frame: x 0, y 371, width 300, height 12",
      ])
    _ = try session.run("height 100")
    #expect(
      try session.run("explain footer 0").lines[0]
        == "footer 0 is pinned, 133 before its natural place")
    #expect(
      try session.run("explain 6").lines.suffix(3) == [
        "  y = 383 (1 section before) + 40 (header) + 10 (inset before) +",
        "    42 (1 line above) = 475",
        "  frame: x 60, y 475, width 50, height 32",
      ])
  }

  @Test("Right-to-left says so, with the numbers")
  func mirrored() throws {
    #expect(
      try explained(
        "explain 1", after: "width 300", "insets 0 0 0 20", "direction rtl", "add 60x32 72x32"
      )
      .suffix(4) == [
        "  across = 20 (leading inset) + 60 (used before it) + 10 (spacing) = 90",
        "  along = 0",
        "  mirrored in the content's width: x = 300 − (90 + 72) = 138",
        "  frame: x 138, y 0, width 72, height 32",
      ])
  }

  @Test("No line without labels is wider than 80 columns")
  func width() throws {
    let providers = [
      "left-align oversize=clamp", "aligned-flow justifyContent=spaceAround alignItems=end", "flow",
      "horizontal alignItems=end", "waterfall columns=4 itemSizing=aspect roundingScale=3",
      "waterfall columns=300", "circle startAngle=12.345", "sections pinHeaders=section",
    ]
    for provider in providers {
      let session = try made(
        "width 333.333", "use \(provider)", "scroll vertical", "insets 12.345 1.234 0 9.876",
        "add random 60", "add 33.333x12.3456*30 1234567.891x7", "header 12.345", "offset 77.7777")
      for line in ["explain all", "step", "step 5", "explain header 0"] {
        guard session.refusal(line) == nil else { continue }
        for text in try session.run(line).lines { #expect(text.count <= 80, "\(text)") }
      }
    }
  }
}
