import Reflow
import ReflowScenes
import Testing

@testable import ReflowWorkspace

@Suite("Commands that look")
struct LookingCommandTests {
  @Test("list is a table of what there is, in the order of queries")
  func list() throws {
    let session = try made(
      "use sections", "header 20", "add Swift 50x32", "footer 10", "select 1", "width 100")
    #expect(
      try session.run("list").lines == [
        "element   x   y  width  height  line  label",
        "header 0  0   0    100      20",
        "item 0.0  0  20     60      32     0  Swift",
        "item 0.1  0  62     50      32     1  (selected)",
        "footer 0  0  94    100      10",
      ])
    #expect(try session.run("list 1").lines.count == 2)
    #expect(try session.run("list 0..1").lines.count == 3)
    #expect(try made().run("list").lines == ["no elements"])
    #expect(
      try session.run("list --json").machineLines == [
        #"[{"element":"header","section":0,"frame":[0,0,100,20]},"#
          + #"{"element":"item","section":0,"item":0,"frame":[0,20,60,32],"line":0,"label":"Swift"},"#
          + #"{"element":"item","section":0,"item":1,"frame":[0,62,50,32],"line":1,"selected":true},"#
          + #"{"element":"footer","section":0,"frame":[0,94,100,10]}]"#
      ])
  }

  @Test("item tells everything about one")
  func item() throws {
    let session = try made("add Swift 50x32", "select 0")
    #expect(
      try session.run("item 0").lines == [
        "item 0.0", "  text     Swift", "  width    40 in grid + 2 × 10 padding = 60",
        "  frame    x 0, y 0, width 60, height 32",
        "  size     60 × 32", "  line     0", "  selected",
      ])
  }

  @Test("Frames of a cut item and its own size are told apart")
  func cutItem() throws {
    let session = try made(
      "use left-align oversize=clamp", "width 100", "add \"a long tag that wraps\"")
    let lines = try session.run("item 0").lines
    #expect(lines.contains("  frame    x 0, y 0, width 100, height 48"))
    #expect(lines.contains("  size     188 × 32"))
  }

  @Test("at finds the topmost element, query all that overlap")
  func queries() throws {
    let session = try made("add 50x32*8")
    #expect(try session.run("at 70 10").lines[1].hasPrefix("item 0.1  60  0"))
    #expect(try session.run("at 55 10").lines == ["nothing at 55, 10"])
    #expect(try session.run("at 55 10 --json").machineLines == ["[]"])
    let report = try session.run("query 0 0 100 20")
    #expect(report.lines[0] == "2 elements")
    #expect(report.highlight == Rect(x: 0, y: 0, width: 100, height: 20))
    #expect(report.showsPicture)
    #expect(try session.run("query 50 0 10 10").lines == ["0 elements", "no elements"])
    #expect(try session.run("query 0 0 1 1 --json").machineLines[0].contains(#""item":0"#))
  }

  @Test("The picture shows labels, and marks what changed last")
  func picture() throws {
    let session = try made("add Swift Kotlin", "width 120")
    let picture = session.picture(.init(columns: 62, rows: 40, isASCII: true)).joined(
      separator: "\n")
    #expect(picture.contains("Swift"))
    #expect(picture.contains("#"))
    #expect(session.picture(.init(columns: 40, rows: 12)).count <= 12)
  }
}
