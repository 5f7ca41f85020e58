import Foundation
import Reflow
import ReflowDrawing
import Testing

@testable import ReflowWorkspace

@Suite("Pictures as files")
struct PictureExportTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(filePath: folder.path(name))))
  }

  @Test("The ending says the form, whatever its case")
  func forms() throws {
    let session = try made("add Swift Kotlin 50x32*4", "width 120")
    for name in ["a.png", "a.svg", "a.pdf", "b.PNG"] {
      #expect(
        try session.run("export \(folder.path(name)) --guides --legend --indexes --lines").lines
          == ["exported \(folder.path(name))"])
    }
    #expect(try bytes("a.png").starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(try bytes("b.PNG").starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(try bytes("a.pdf").starts(with: "%PDF-".utf8))
    let svg = try folder.text(of: "a.svg")
    #expect(svg.hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg "))
    #expect(svg.contains(">Swift</text>") && svg.contains("id=\"item-0-5\""))
    #expect(svg.contains("<title>6 items, 4 lines, content 120×158, left-align</title>"))
  }

  @Test("A flag shows what it says, and is not there without it")
  func flags() throws {
    let session = try made(
      "add Swift 50x32*9", "insets 4", "header 20", "use sections", "height 60", "width 120",
      "select 0")
    func svg(_ flags: String) throws -> String {
      _ = try session.run("export \(folder.path("a.svg")) \(flags)")
      return try folder.text(of: "a.svg")
    }
    let plain = try svg("")
    for (flag, mark) in [
      ("--guides", "class=\"inset\""), ("--guides", "class=\"spacing\""),
      ("--indexes", "class=\"index\""), ("--lines", "id=\"line-0-1\""),
      ("--legend", "class=\"legend\""), ("--changes", "class=\"was\""),
      ("--dark", Palette.dark[.item].hex), ("--viewport", "clip-path"),
    ] {
      #expect(!plain.contains(mark), "\(flag)")
      #expect(try svg(flag).contains(mark), "\(flag)")
    }
    #expect(plain.contains(Palette.light[.selectedEdge].hex))
    #expect(try svg("--light") == plain)
    #expect(plain.contains("id=\"item-0-9\""))
    #expect(try !svg("--viewport").contains("id=\"item-0-9\""))
    #expect(try svg("--scale 3").contains("viewBox=\"-16 -16 152 "))
    #expect(try svg("--scale=0.5").contains(" width=\"76\""))
  }

  @Test("An image has two pixels a point, or as many as are asked for")
  func scale() throws {
    let session = try made("add 50x32", "width 68")
    func width(_ flags: String) throws -> Int {
      _ = try session.run("export \(folder.path("a.png")) \(flags)")
      return try bytes("a.png")[16..<20].reduce(0) { $0 << 8 | Int($1) }
    }
    #expect(try width("") == 200)
    #expect(try width("--scale 1") == 100)
    #expect(try width("--scale 0.25") == 25)
    #expect(try width("--scale 7.5") == 750)
  }

  @Test("--from moves elements from where they were at a mark, whatever came in between")
  func animation() throws {
    let session = try made(
      "add a b c d", "mark start", "remove 1", "width 90", "insert 0 new", "width 120")
    _ = try session.run("export \(folder.path("a.svg")) --from start")
    let svg = try folder.text(of: "a.svg")
    #expect(svg.contains("id=\"item-0-0\" class=\"item comes\""))
    #expect(svg.contains("id=\"gone-item-0-1\" class=\"gone goes\""))
    #expect(svg.contains("id=\"item-0-3\" class=\"item moves\""))
    #expect(svg.contains(">b</text>") && svg.contains("infinite"))
    _ = try session.run("export \(folder.path("a.svg")) --from=start --once --changes")
    #expect(try !folder.text(of: "a.svg").contains("infinite"))
  }

  @Test("A mirror is written after each command, key and undo, until it is off")
  func mirror() throws {
    let session = try made("add a b c")
    let path = folder.path("live.svg")
    #expect(
      try session.run("mirror").lines == ["nothing mirrors the layout; mirror FILE begins"])
    #expect(
      try session.run("mirror \(path) --legend").lines
        == ["\(path) mirrors the layout from now on; mirror off ends it"])
    #expect(try folder.text(of: "live.svg").contains("3 items"))
    #expect(
      try session.run("mirror").lines == ["\(path) mirrors the layout; mirror off ends it"])
    _ = try session.run("add d")
    #expect(try folder.text(of: "live.svg").contains("4 items"))
    _ = try session.run("undo")
    #expect(try folder.text(of: "live.svg").contains("3 items"))
    let action = try #require(ScrubAction.all.first)
    let before = try folder.text(of: "live.svg")
    _ = try session.scrub(action)
    #expect(try folder.text(of: "live.svg") != before)
    // What only looks writes nothing.
    try folder.write("mine", to: "live.svg")
    _ = try session.run("list")
    #expect(try folder.text(of: "live.svg") == "mine")
    #expect(try session.run("mirror off").lines == ["\(path) mirrors the layout no more"])
    _ = try session.run("add e")
    #expect(try folder.text(of: "live.svg") == "mine")
    #expect(
      session.refusal("mirror off")
        == "mirror: nothing mirrors the layout; mirror FILE begins")
    // No other file is left beside it.
    #expect(try folder.names() == ["live.svg"])
  }

  @Test("A mirror that cannot be written says so, and the command has happened")
  func brokenMirror() throws {
    let session = try made("add a")
    let path = folder.path("live.png")
    _ = try session.run("mirror \(path)")
    let report = try session.run("add 10x40000")
    #expect(session.workspace.scene.itemCount == 2)
    #expect(
      report.followUps.flatMap(\.lines).first?.hasPrefix("mirror: the picture has 704 × 80") == true
    )
    // It goes on when it can.
    let old = try bytes("live.png")
    #expect(try session.run("remove 1").followUps.isEmpty)
    _ = try session.run("add b")
    #expect(try bytes("live.png") != old)
  }

  @Test("What could not be mirrored is mirrored by the next command, though that only looks")
  func lateMirror() throws {
    let session = try made("add a")
    let old = folder.path("old")
    try FileManager.default.createDirectory(atPath: old, withIntermediateDirectories: false)
    _ = try session.run("mirror \(old)/live.svg --legend")
    try FileManager.default.moveItem(atPath: old, toPath: folder.path("new"))
    for line in ["add b", "list"] {
      let followUps = try session.run(line).followUps.flatMap(\.lines)
      #expect(followUps.count == 1 && followUps[0].hasPrefix("mirror: \(old)/live.svg"))
    }
    try FileManager.default.moveItem(atPath: folder.path("new"), toPath: old)
    #expect(try session.run("list").followUps.isEmpty)
    #expect(try folder.text(of: "old/live.svg").contains("2 items"))
  }

  @Test("sweep and compare write sheets instead of drawing them")
  func sheets() throws {
    let session = try made("add Swift Kotlin Rust Python")
    for name in ["a.svg", "a.png", "a.pdf"] {
      let sweep = try session.run("sweep 100..300 step 50 --export \(folder.path(name)) --guides")
      #expect(sweep.lines == ["5 widths, step 50", "exported \(folder.path(name))"])
      #expect(sweep.strip.isEmpty)
    }
    let sweep = try folder.text(of: "a.svg")
    for width in [100, 150, 200, 250, 300] { #expect(sweep.contains(">width \(width)</text>")) }
    #expect(sweep.contains("id=\"panel-4-item-0-3\"") && sweep.contains("class=\"spacing\""))
    let compare = try session.run(
      "compare flow waterfall columns=2 --export \(folder.path("b.svg")) --dark")
    #expect(compare.lines.last == "exported \(folder.path("b.svg"))")
    #expect(compare.lines.count == 4)
    #expect(try folder.text(of: "b.svg").contains(">waterfall columns=2</text>"))
    // help checks a line without doing it.
    _ = try session.run("help sweep 100..200 --export \(folder.path("c.svg"))")
    #expect(try !folder.names().contains("c.svg"))
  }

  @Test("A page lists every element with its frame and what explain says of it")
  func page() throws {
    let session = try made(
      "add Swift Kotlin", "header 20", "section", "add 50x32*3", "use sections", "width 120",
      "select 1.0")
    let path = folder.path("a.html")
    #expect(try session.run("export \(path) --guides").lines == ["exported \(path)"])
    let html = try folder.text(of: "a.html")
    #expect(html.hasPrefix("<!DOCTYPE html>\n"))
    #expect(html.contains("<title>5 items, sections</title>"))
    for fact in [
      "<dt>provider</dt><dd>sections ", "<dt>container</dt><dd>120 × 480</dd>",
      "<dt>sections</dt><dd>2</dd>", "<dt>items</dt><dd>5</dd>",
    ] { #expect(html.contains(fact), "\(fact)") }
    let rows = html.components(separatedBy: "<tr id=").dropFirst()
    #expect(rows.count == session.workspace.layout.elementCount)
    for (row, attributes) in zip(rows, session.workspace.layout.elements) {
      let name = attributes.element.description
      #expect(row.contains(">\(name)<") || row.contains(">\(name) <small>selected<"))
      let explained = try session.run("explain \(name.replacing("item ", with: ""))").lines
      let why = try #require(row.components(separatedBy: "class=\"why\">").last)
      // explain breaks lines of 80 columns, a page does not.
      let words = why.replacing("<span hidden>", with: " ").replacing("</span>", with: " ")
        .split(whereSeparator: \.isWhitespace).prefix { !$0.hasPrefix("<") }.map(String.init)
      let expected = explained.flatMap { $0.split(separator: " ").map(String.init) }
      #expect(expected.starts(with: name.split(separator: " ").map(String.init) + words))
      #expect(expected.count - words.count < 12)
    }
    _ = try session.run("export \(path) --viewport --dark")
    #expect(try folder.text(of: "a.html").contains("color-scheme:dark"))
  }

  @Test("A sweep's page has all widths, and what changed from each to the next")
  func sweepPage() throws {
    let session = try made("add Swift Kotlin Rust Python")
    let path = folder.path("a.html")
    let report = try session.run("sweep 100..300 step 100 --export \(path)")
    #expect(report.lines == ["3 widths, step 100", "exported \(path)"])
    let html = try folder.text(of: "a.html")
    #expect(html.contains("<title>4 items, left-align, width 100 to 300</title>"))
    #expect(html.components(separatedBy: "<svg ").count == 4)
    for width in [100, 200, 300] { #expect(html.contains("data-title=\"width \(width)\"")) }
    #expect(html.contains("<dt>since width 100</dt><dd>3 moved, 3 changed line; lines 4 → 2;"))
    #expect(html.contains("<dt>in another line</dt><dd>item 0.1, item 0.2, item 0.3</dd>"))
    // Under horizontal scrolling it is heights.
    _ = try session.run("scroll horizontal")
    _ = try session.run("sweep 100..200 step 50 --export \(path)")
    #expect(try folder.text(of: "a.html").contains(">height 100</output>"))
  }

  @Test("Refusals name the flag, the rule and what to do")
  func refusals() throws {
    let session = try made("add a b c", "add 10x20000")
    let png = folder.path("a.png")
    for (line, message) in [
      (
        "export \(png) --scale 0",
        "scale: 0 is out of range; it must be from 0.01 to 20 pixels a point"
      ),
      ("export \(png) --scale x", "scale: x is no number"),
      (
        "export \(png) --scale",
        "export: N is missing behind --scale; usage: export FILE [--OPTION…]"
      ),
      ("export \(png) --scale 1 --scale 2", "export: --scale is given twice"),
      ("export \(png) --guides=1", "export: there is no --guides=1; did you mean --guides?"),
      ("export \(png) --dark --light", "export: --dark and --light exclude each other"),
      (
        "export \(png) --from x",
        "export: --from moves elements, which .svg alone can show; --changes outlines where they "
          + "were"
      ),
      ("export \(folder.path("a.svg")) --from x", "there is no mark x; mark NAME makes one"),
      (
        "export \(png) --once", "export: --once is for an animation; --from NAME makes one"
      ),
      (
        "export \(folder.path("a.csv")) --guides",
        "export: --guides is for pictures: .png, .svg, .pdf, .html"
      ),
      (
        "export \(png)",
        "export: the picture has 704 × 40064 pixels (352 × 20032 points at scale 2); png holds "
          + "at most 32767 either way; --scale 1.63, --viewport or svg does it"
      ),
      (
        "export \(folder.path("a.pdf"))",
        "export: the page has 352 × 20032 points; pdf holds at most 14400 either way; "
          + "--scale 0.71, --viewport or svg does it"
      ),
      (
        "export /nonexistent/a.png --viewport",
        "export: /nonexistent/a.png: no such file or directory"
      ),
      ("mirror a.csv", "mirror: .csv must be one of .png, .svg, .pdf, .html"),
      ("mirror --dark", "mirror: --dark needs a FILE; usage: mirror [FILE] [--OPTION…]"),
      ("sweep 100..200 --guides", "sweep: --guides is for a sheet; --export FILE makes one"),
      ("sweep 100..200 --export a.json", "sweep: .json must be one of .png, .svg, .pdf, .html"),
      (
        "compare flow --export",
        "compare: FILE is missing behind --export; usage: compare PROVIDER… [--OPTION…]"
      ),
    ] {
      #expect(session.refusal(line) == message, "\(line)")
    }
    #expect(try folder.names() == [])
  }

  @Test("Nothing hangs on what is no file")
  func noFile() throws {
    let session = try made("add a")
    let pipe = folder.path("pipe.svg")
    try #require(mkfifo(pipe, 0o600) == 0)
    #expect(session.refusal("export \(pipe)") == "export: \(pipe): is no regular file")
    #expect(session.refusal("mirror \(pipe)") == "mirror: \(pipe): is no regular file")
    try FileManager.default.createDirectory(
      atPath: folder.path("b.png"), withIntermediateDirectories: false)
    #expect(
      session.refusal("export \(folder.path("b.png"))")
        == "export: \(folder.path("b.png")): is a folder")
  }

  @Test("A viewport without area is refused, an empty workspace drawn")
  func empty() throws {
    let session = try made()
    _ = try session.run("export \(folder.path("a.svg"))")
    #expect(try folder.text(of: "a.svg").contains(">empty</text>"))
    _ = try session.run("width 0")
    #expect(
      session.refusal("export \(folder.path("a.png")) --viewport")
        == "export: the viewport is 0 × 480 points; a picture needs a width and a height above 0")
  }

  @Test("Completion knows the flags, and the marks behind --from")
  func completion() throws {
    let session = try made("add a", "mark start")
    func candidates(_ line: String) -> [String] {
      session.completions(of: line, cursorByteOffset: line.utf8.count).candidates.map(\.text)
    }
    #expect(candidates("export a.svg --g") == ["--guides"])
    #expect(candidates("export a.svg --from st") == ["start"])
    #expect(candidates("sweep 1..2 --exp") == ["--export"])
  }
}
