import Reflow
import ReflowText
import Testing
import TextTestSupport

@testable import ReflowWorkspace

@Suite("Commands of texts", .enabled(if: PinnedFonts.areThere, PinnedFonts.absence), .pinnedFonts)
struct TextCommandTests {
  @Test("font measures the texts that are there and those to come, as one step")
  func font() throws {
    let session = try made("add Swift 布局 مرحبا \"two words\" 50x32")
    #expect(session.widths() == [60, 52, 60, 92, 50])
    #expect(try session.run("font").lines == ["font is grid"])
    #expect(session.history.past.count == 1)
    #expect(try session.change("font DejaVu Sans 14").hasPrefix("5 moved, 4 resized") == false)
    #expect(try session.run("font").lines == ["font is DejaVu Sans 14"])
    _ = try session.run("text roundUp=true")
    #expect(session.widths() == [55, 50, 53, 92, 50])
    _ = try session.run("add Kotlin")
    #expect(session.widths().last == 60)
    _ = try session.run("undo 3")
    #expect(session.widths() == [60, 52, 60, 92, 50])
    #expect(try session.run("font").lines == ["font is grid"])
    _ = try session.run("redo 3")
    _ = try session.run("font \"dejavu sans bold 14\"")
    #expect(try session.run("font").lines == ["font is DejaVu Sans Bold 14"])
    _ = try session.run("font grid")
    #expect(session.widths() == [60, 52, 60, 92, 50, 68])
  }

  @Test("text sets what it names and keeps the rest")
  func text() throws {
    let session = try made("add a Swift", "text padding=4 minWidth=20 height=24")
    #expect(session.widths() == [20, 48])
    #expect(
      try session.run("text").lines == [
        "font grid", "text padding=4 minWidth=20 maxWidth=none height=24 roundUp=false",
      ])
    _ = try session.run("text maxWidth=40")
    #expect(session.widths() == [20, 40])
    #expect(session.workspace.scene.sections[0].items.sizes.map(\.height) == [24, 40])
    _ = try session.run("text maxWidth=none padding=10 minWidth=50 height=32")
    #expect(session.workspace.scene.text == TextStyle())
    #expect(session.history.past.count == 4)
  }

  @Test(
    "Wrong lines are refused, and change nothing",
    arguments: [
      ("font DejaVu Sans", "font: the font DejaVu Sans has no size; write DejaVu Sans 14"),
      ("font 14", "font: the font 14 names no family; write DejaVu Sans 14"),
      (
        "font DejaVu Snas 14",
        "font: there is no font family DejaVu Snas; did you mean DejaVu Sans?"
      ),
      ("font grids", "font: the font grids has no size; write grids 14"),
      ("text padding=-1", "padding: negative (-1); it must be 0 or more"),
      ("text padding=nan", "padding: not a number; it must be a finite number"),
      ("text minWidth=wide", "minWidth: wide is no number"),
      ("text maxWidth=inf", "maxWidth: infinite; it must be a finite number"),
      ("text roundUp=yes", "roundUp: yes must be one of true, false"),
      ("text height=1 height=2", "text: height is given twice"),
    ])
  func refusals(line: String, message: String) throws {
    let session = try made("add Swift")
    #expect(session.refusal(line) == message)
    #expect(session.widths() == [60])
    #expect(session.history.past.count == 1)
  }

  @Test("fonts lists the families, all or those with a word in their name")
  func fonts() throws {
    let session = try made()
    #expect(
      try session.run("fonts").lines.prefix(2) == ["DejaVu Sans", "WenQuanYi Micro Hei"])
    #expect(try session.run("fonts deja").lines == ["DejaVu Sans"])
    #expect(try session.run("fonts xyzzy").lines == ["no family has xyzzy in its name"])
    FontCatalog.$pinned.withValue(PinnedFonts.none()) {
      let message =
        "there are no fonts on this machine; install some (fonts-dejavu-core) or use grid"
      #expect(session.refusal("fonts") == "fonts: \(message)")
      #expect(session.refusal("font DejaVu Sans 14") == "font: \(message)")
      #expect(session.refusal("font grid") == nil)
    }
  }

  @Test("item and explain tell the text's own size and what was added")
  func item() throws {
    let session = try made(
      "use left-align oversize=clamp", "font DejaVu Sans 14",
      "add Go Swift \"wider than the line is\" 50x32", "width 100")
    func told(_ item: Int) throws -> [String] {
      try session.run("item \(item)").lines.filter {
        $0.hasPrefix("  width ") || $0.hasPrefix("  height ")
      }
    }
    #expect(
      try told(0) == [
        "  width    19.414 in DejaVu Sans 14 + 2 × 10 padding = 39.414, raised to minWidth 50"
      ])
    #expect(try told(1) == ["  width    34.398 in DejaVu Sans 14 + 2 × 10 padding = 54.398"])
    let cut = try told(2)
    #expect(cut[0].hasSuffix(", cut to the line's 100"))
    #expect(cut[1] == "  height   32 + 16.297 for 1 further line = 48.297")
    #expect(try told(3) == [])
    let explained = try session.run("explain 2").lines.joined(separator: " ")
    #expect(explained.contains("width: "))
    #expect(explained.contains("height: 32 + 16.297 for 1 further line = 48.297"))
    _ = try session.run("text roundUp=true maxWidth=90")
    #expect(
      try told(1) == [
        "  width    34.398 in DejaVu Sans 14, rounded up 35 + 2 × 10 padding = 55"
      ])
    #expect(try told(2)[0].hasSuffix(", cut to maxWidth 90"))
    #expect(try told(2)[1] == "  height   32 + 33 for 2 further lines = 65")
  }

  @Test("stats tells what was measured; completion offers the families")
  func others() throws {
    let session = try made("add Swift")
    #expect(try !session.run("stats").lines.contains { $0.hasPrefix("measured") })
    _ = try session.run("font DejaVu Sans 14")
    #expect(try session.run("stats").lines.contains { $0.hasPrefix("measured  ") })
    let words = session.completions(of: "font ", cursorByteOffset: 5).candidates.map(\.text)
    #expect(words.contains("grid"))
    #expect(words.contains("DejaVu\\ Sans\\ "))
  }
}
