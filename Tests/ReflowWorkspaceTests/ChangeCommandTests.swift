import Foundation
import Reflow
import ReflowScenes
import Testing

@testable import ReflowWorkspace

@Suite("What changed")
struct ChangeCommandTests {
  @Test("diff is a table of what the last change did, those that went included")
  func table() throws {
    let session = try made("add 50x32*4", "width 130")
    #expect(
      try session.run("diff").lines == [
        "the last change: 2 moved, 2 changed line; lines 1 → 2; content 320×32 → 130×74",
        "element   before       after        change",
        "item 0.2  120,0 50×32  0,42 50×32   moved by -120 42, line 0 → 1",
        "item 0.3  180,0 50×32  60,42 50×32  moved by -120 42, line 0 → 1",
      ])
    _ = try session.run("remove 0")
    #expect(
      try session.run("diff").lines.dropFirst() == [
        "element   before       after       change",
        "item 0.0  60,0 50×32   0,0 50×32   moved by -60 0, was item 0.1",
        "item 0.1  0,42 50×32   60,0 50×32  moved by 60 -42, line 1 → 0, was item 0.2",
        "item 0.2  60,42 50×32  0,42 50×32  moved by -60 0, was item 0.3",
        "item 0.0  0,0 50×32    -           went",
      ])
    _ = try session.run("resize 1 70.25x10")
    #expect(
      try session.run("diff").lines.suffix(3) == [
        "item 0.1  60,0 50×32  0,42 70.25×10",
        "    moved by -60 42, resized by 20.25 -22, line 0 → 1",
        "item 0.2  0,42 50×32  0,62 50×32     moved by 0 20, line 1 → 2",
      ])
    _ = try session.run("width 130")
    #expect(
      try session.run("diff").lines == [
        "the last change: nothing moved; lines 3; content 130×94"
      ])
    #expect(try made().refusal("diff") == "nothing has changed yet")
  }

  @Test("Long tables say how many more there are, and diff all has them all")
  func limit() throws {
    let session = try made("add 50x32*1000", "mark base", "insets 1")
    let lines = try session.run("diff").lines
    #expect(lines.count == 2 + 20 + 1)
    #expect(lines.last == "… 980 more; diff all lists them")
    #expect(try session.run("diff all").lines.count == 2 + 1000)
    #expect(try session.run("diff base").lines.last == "… 980 more; diff base all lists them")
    #expect(try session.run("diff base all").lines.count == 2 + 1000)
    #expect(
      session.refusal("diff base al")
        == "diff: al must be all; usage: diff [NAME] [all] [--picture]")
  }

  @Test("No line without labels is wider than 80 columns")
  func width() throws {
    let session = try made(
      "width 123456.78", "add 12345.678x1234.567*30", "width 100000.125", "use waterfall columns=3")
    for line in try session.run("diff all").lines.dropFirst() {
      #expect(line.count <= 80, "\(line)")
    }
    #expect(try session.run("diff all").lines.contains { $0.hasPrefix("    moved by ") })
  }

  @Test("show from dots the old places, heavy lines mark the change")
  func picture() throws {
    let session = try made("add 50x32*3", "mark base", "width 120")
    let options = { (report: Report) in
      session.picture(.init(columns: 62, rows: 40), for: report)
    }
    let plain = try options(session.run("show"))
    #expect(!plain.joined().contains("·"))
    session.workspace.selection = nil
    _ = try session.run("width 320")
    for line in ["show from", "diff --picture", "show from base"] {
      let report = try session.run(line)
      #expect(report.showsPicture)
      let picture = options(report).joined(separator: "\n")
      // Since the mark nothing has changed in the end.
      #expect(picture.contains("·····") == (line != "show from base"), "\(line)")
      #expect(picture.contains("━━━━") == (line != "show from base"), "\(line)")
    }
    #expect(session.refusal("show form") == "show: form must be from; usage: show [from] [NAME]")
    #expect(try made().refusal("show from") == "nothing has changed yet")
  }

  @Test("A query marks what it has found instead of what changed")
  func hits() throws {
    let session = try made("add 50x32*3")
    let report = try session.run("query 0 0 55 20")
    let picture = session.picture(.init(columns: 66, rows: 40, isASCII: true), for: report)
    // The box's lower edge; its upper one is behind the outline.
    let boxes = picture[3]
    #expect(boxes.hasPrefix("|##########"))
    #expect(boxes.dropFirst(12).contains("+--------+"))
    #expect(!boxes.dropFirst(12).contains("#"))
    let change = session.picture(.init(columns: 66, rows: 40, isASCII: true))
    #expect(change[3].dropFirst(12).contains("##########"))
  }

  @Test("The cost of a query is what was looked at, against what a filter looks at")
  func cost() throws {
    let session = try made("use sections", "header 20", "add 50x32*10000")
    let lines = try session.run("query 0 50000 10 10 --cost").lines
    let words = try #require(lines.last).split(separator: " ")
    #expect(words.prefix(2) == ["looked", "at"])
    #expect(try #require(Int(words[2])) < 600)
    #expect(words.suffix(5).joined(separator: " ") == "a filter looks at 10001")
    let at = try session.run("at 5 50000 --cost").lines
    #expect(at.last?.hasPrefix("looked at ") == true)
    let json = try session.run("at 5 50000 --cost --json").machineLines
    #expect(json.count == 2)
    #expect(json[1].hasSuffix(#","filter":10001}"#))
    #expect(try session.run("query 0 0 1 1 --json").machineLines.count == 1)
  }
}
