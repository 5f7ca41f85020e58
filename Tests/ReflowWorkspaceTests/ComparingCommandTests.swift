import Reflow
import ReflowDrawing
import Testing

@testable import ReflowWorkspace

@Suite("breakpoints")
struct BreakpointsCommandTests {
  @Test("Each width with what joins which line")
  func report() throws {
    let session = try made("add 50x10 40x10 50x10 60x10")
    let expected = [
      "  at 100 (from 99.999999): item 0.1 joins line 0; lines 4 → 3",
      "  at 120 (from 119.999999): item 0.3 joins line 1; lines 3 → 2",
      "  at 160 (from 159.999999): item 0.2 joins line 0",
      "  at 230 (from 229.999999): item 0.3 joins line 0; lines 2 → 1",
    ]
    #expect(
      try session.run("breakpoints").lines
        == ["4 widths at which lines change; then one line"] + expected)
    #expect(
      try session.run("breakpoints 100..229.5").lines
        == ["2 widths from 100 to 229.5 at which lines change"] + expected[1...2])
    #expect(
      try session.run("breakpoints 119.999999...120").lines
        == ["1 width from 119.999999 to 120 at which lines change", expected[1]])
  }

  @Test("The first width has the new lines, the one just below has the old ones")
  func exactness() throws {
    let session = try made("insets 3.3", "spacing 7.7", "add random 12")
    for line in try session.run("breakpoints").lines where line.hasPrefix("  at ") {
      let exact = line.firstMatch(of: /from ([0-9.]+)\)/) ?? line.firstMatch(of: /at ([0-9.]+):/)
      let first = try #require(exact.flatMap { Double($0.1) })
      let lines = try [first.nextDown, first].map {
        LineStructure(of: try session.workspace.with(breadth: $0).layout, inSection: 0)
      }
      #expect(lines[0] != lines[1])
    }
  }

  @Test("A width that is not round is told in full")
  func precision() throws {
    let session = try made("spacing 0.123456789", "add 50x10 40x10")
    let lines = try session.run("breakpoints").lines
    #expect(lines[1] == "  at 90.123455789: item 0.1 joins line 0; lines 2 → 1")
  }

  @Test("Under horizontal scrolling heights are listed, and it is said")
  func horizontal() throws {
    let session = try made("add 10x50 10x40", "scroll horizontal")
    #expect(
      try session.run("breakpoints").lines == [
        "1 height at which lines change; then one line",
        "scrolling horizontally, so lines run along the height",
        "  at 100 (from 99.999999): item 0.1 joins line 0; lines 2 → 1",
      ])
  }

  @Test("Providers without lines say so, and items are only counted where there are many")
  func sections() throws {
    let session = try made("use waterfall", "add 50x10")
    #expect(try session.run("breakpoints").lines == ["waterfall has no lines"])
    _ = try session.run("section")
    _ = try session.run("add 50x10*40")
    _ = try session.run("use left-align section=1")
    let lines = try session.run("breakpoints 100..700").lines
    #expect(lines.last == "waterfall has no lines (section 0)")
    #expect(
      lines[1] == "  at 110 (from 109.999999): item 1.1 joins line 0 and 19 more; lines 40 → 20")
    #expect(try made().run("breakpoints").lines == ["0 widths at which lines change"])
    #expect(try made("section remove 0").run("breakpoints 0..9").lines.count == 1)
  }

  @Test("Lines have 80 columns at most, and a long list ends")
  func long() throws {
    let session = try made("spacing 0.123", "add random 200")
    let lines = try session.run("breakpoints 0..1000000").lines
    #expect(lines.count > 500)
    for line in lines { #expect(line.count <= 80, "\(line)") }
    var cut = Breakpoints()
    cut.all = [Breakpoint(breadth: 5)]
    #expect(Breakpoints.Cut.breakpoints.inWords(after: cut.all).count <= 80)
    #expect(
      Breakpoints.Cut.work.inWords(after: [])
        == "there are more: the search ended at 40000000 items placed")
  }
}

@Suite("sweep")
struct SweepCommandTests {
  @Test("Pictures at one scale, the last at the end of the range")
  func strip() throws {
    let session = try made("add 60x40*3", "height 100")
    let report = try session.run("sweep 100..250 step 100")
    #expect(report.lines == ["3 widths, step 100"])
    #expect(
      report.strip(PictureOptions(columns: 80, rows: 20)).joined(separator: "\n") == """
        width 100          width 200
        ┌───────────────┐  ┌─────────────────────────────┐
        │┌───────┐      │  │┌───────┐ ┌───────┐ ┌───────┐│
        ││   0   │      │  ││   0   │ │   1   │ │   2   ││
        │└───────┘      │  │└───────┘ └───────┘ └───────┘│
        │               │  └┬┄┄┄┄┄┄┬┄┄┄┄┄┄┬┄┄┄┄┄┄┬┄┄┄┄┄┄┄┘
        │┌───1───┐      │   0      50     100    150   200
        │└───────┘      │  1 line
        │               │  40 high
        └┬──────┬──────┬┘
         0      50    100
        3 lines
        140 high

        width 250
        ┌────────────────────────────────────┐
        │┌───────┐ ┌───────┐ ┌───────┐       │
        ││   0   │ │   1   │ │   2   │       │
        │└───────┘ └───────┘ └───────┘       │
        └┬┄┄┄┄┄┄┬┄┄┄┄┄┄┬┄┄┄┄┄┄┬┄┄┄┄┄┄┄┬┄┄┄┄┄┄┘
         0      50     100    150     200  250
        1 line
        40 high
        """)
  }

  @Test(
    "Widths in steps, and what is left out",
    arguments: [
      ("sweep 100..200 step 50", ["100", "150", "200"], 0),
      ("sweep 100..200 step 60", ["100", "160", "200"], 0),
      ("sweep 100..200 step 1000", ["100", "200"], 0),
      ("sweep 100..100 step 5", ["100"], 0),
      ("sweep 100..100", ["100"], 0),
      ("sweep 0..0.3 step 0.1", ["0", "0.1", "0.2", "0.3"], 0),
      ("sweep 100..400", ["100", "150", "200", "250", "300", "350", "400"], 0),
      ("sweep 0..1000000 step 1", (0..<24).map { "\($0)" }, 999_977),
    ])
  func widths(line: String, widths: [String], leftOut: Int) throws {
    let report = try made("add 50x32").run(line)
    #expect(report.strip.map(\.title) == widths.map { "width \($0)" })
    #expect(report.lines[0].contains("left out") == (leftOut > 0))
    if leftOut > 0 {
      #expect(
        report.lines == [
          "24 widths, step 1; \(leftOut) more after 23 left out: a larger step shows them"
        ])
    }
  }

  @Test("Heights under horizontal scrolling; labels, the selection and empty scenes are drawn")
  func subjects() throws {
    let session = try made("add Swift", "scroll horizontal", "select 0")
    let report = try session.run("sweep 50..100 step 50")
    #expect(report.strip.map(\.title) == ["height 50", "height 100"])
    #expect(report.strip.map(\.notes) == [["1 line", "60 wide"], ["1 line", "60 wide"]])
    #expect(
      report.lines == [
        "2 heights, step 50", "scrolling horizontally, so lines run along the height",
      ])
    let drawn = report.strip(PictureOptions()).joined()
    #expect(drawn.contains("▸Sw"))
    #expect(try made().run("sweep 50..100").strip(PictureOptions()).joined().contains("empty"))
  }

  @Test("Nothing changes, and sourced sweeps are drawn too")
  func unchanged() throws {
    let session = try made("add 50x32*8")
    let before = session.workspace.scene.json(isPretty: false)
    let report = try session.runTogether(["sweep 50..100 step 50", "sweep 100..100"]) { "\($0)" }
    #expect(report.strip.count == 3)
    #expect(session.workspace.scene.json(isPretty: false) == before)
  }
}

@Suite("compare")
struct CompareCommandTests {
  @Test("A table of figures")
  func table() throws {
    let session = try made("add 50x30 70x20 60x40 40x30 90x20 60x30", "width 200")
    let before = session.workspace.scene.json(isPretty: false)
    let report = try session.run(#"compare left-align "waterfall columns=3" sections items=flow"#)
    #expect(
      report.lines == [
        "                     content  lines  unused     %  columns  misread",
        "left-align           200×120      3   13900  57.9        –        0",
        "waterfall columns=3   200×80      –    5800  36.3    60–80        0",
        "sections items=flow  200×120      3   13900  57.9        –        0",
      ])
    #expect(
      report.strip.map(\.title) == ["left-align", "waterfall columns=3", "sections items=flow"])
    #expect(session.workspace.scene.json(isPretty: false) == before)
    let drawn = report.strip(PictureOptions()).joined(separator: "\n")
    for title in report.strip.map(\.title) { #expect(drawn.contains(title)) }
  }

  @Test("Parameters may follow unquoted; one provider is compared with the one in use")
  func words() throws {
    let session = try made("add 50x30*4", "use flow")
    #expect(
      try session.run("compare left-align waterfall columns=3 policy=leftToRight").strip.map(
        \.title)
        == ["left-align", "waterfall columns=3 policy=leftToRight"])
    #expect(
      try session.run("compare sections items=waterfall items.columns=4 flow").strip[0].layout
        .contentSize.height == 30)
    #expect(try session.run("compare left-align").strip.map(\.title) == ["flow", "left-align"])
  }

  @Test("What use would change besides, and sections of their own, are told")
  func remarks() throws {
    let session = try made("add 50x30*4", "section", "use circle section=1")
    let report = try session.run("compare left-align horizontal")
    #expect(
      report.lines.suffix(2) == [
        "horizontal scrolls horizontally, as use would make it",
        "section 1 keeps its own provider",
      ])
    #expect(report.strip.map { $0.layout.collection.scrollDirection } == [.vertical, .horizontal])
    #expect(session.workspace.scene.scrollDirection == .vertical)
  }

  @Test("The table keeps to 80 columns: names are cut")
  func width() throws {
    let session = try made("width 123456.789", "height 7654321.5", "add random 300")
    let name = "sections items=waterfall items.columns=7 items.policy=leftToRight"
    for line in try session.run("compare \(name) circle").lines { #expect(line.count <= 80) }
  }

  @Test("Twelve providers and no items are no trouble, thirteen are refused")
  func bounds() throws {
    let names = Array(repeating: "flow", count: 12).joined(separator: " ")
    let report = try made().run("compare \(names)")
    #expect(report.strip.count == 12)
    #expect(report.lines[1] == "flow    320×0      0       0  0        –        0")
    #expect(
      try made().refusal("compare flow \(names)") == "compare: 13 providers; it must be at most 12")
  }
}

@Suite("What breakpoints, sweep and compare refuse")
struct ComparingRefusalTests {
  @Test(
    "The word, the rule and the number are named",
    arguments: [
      ("breakpoints 400..100", "breakpoints: 400..100 runs backwards; write 100..400"),
      ("breakpoints 5", "breakpoints: 5 is no range; write FROM..TO, as 100..400"),
      ("breakpoints 0..", "breakpoints: 0.. is no range; write FROM..TO, as 100..400"),
      ("breakpoints ..9", "breakpoints: ..9 is no range; write FROM..TO, as 100..400"),
      ("breakpoints ..", "breakpoints: .. is no range; write FROM..TO, as 100..400"),
      ("breakpoints nan..9", "nan..9: not a number; it must be a finite number"),
      ("breakpoints 0..inf", "0..inf: infinite; it must be a finite number"),
      ("breakpoints -5..9", "-5..9: negative (-5); it must be 0 or more"),
      ("breakpoints 0..x", "0..x: x is no number"),
      ("sweep", "sweep: FROM..TO is missing; usage: sweep FROM..TO [step] [POINTS] [--OPTION…]"),
      ("sweep 9..1", "sweep: 9..1 runs backwards; write 1..9"),
      ("sweep 1..nan", "1..nan: not a number; it must be a finite number"),
      ("sweep 1..9 step 0", "step: 0; it must be more than 0"),
      ("sweep 1..9 step -1", "step: -1; it must be more than 0"),
      ("sweep 1..9 step nan", "step: not a number; it must be a finite number"),
      ("sweep 1..9 step x", "step: x is no number"),
      ("sweep 1..9 step", "sweep: POINTS is missing; write sweep 100..400 step 50"),
      ("sweep 1..9 by 3", "sweep: by is not the word step; write sweep 100..400 step 50"),
      (
        "sweep 1e17..2e17 step 1",
        "step: 1 is too small to tell widths near 200000000000000000 apart"
      ),
      ("compare", "compare: PROVIDER is missing; usage: compare PROVIDER… [--OPTION…]"),
      ("compare flwo", "compare: there is no provider flwo; did you mean flow?"),
      ("compare flow xyzzy", "compare: there is no provider xyzzy"),
      (
        "compare columns=3",
        "compare: columns=3 stands before any provider; write the provider first"
      ),
      ("compare ''", "compare: no provider is named"),
      ("compare waterfall columns=0", "provider: waterfall: columns is 0; it must be at least 1"),
      (
        "compare waterfall colums=3",
        "provider: waterfall has no parameter colums; did you mean columns?"
      ),
      (
        "compare waterfall columns=3 columns=4", "compare: columns is given twice for waterfall"
      ),
    ])
  func refusals(line: String, message: String) throws {
    let session = try made("add 50x30*3")
    let before = session.workspace.scene.json(isPretty: false)
    #expect(session.refusal(line) == message)
    #expect(session.workspace.scene.json(isPretty: false) == before)
  }
}
