import Reflow
import Testing

@testable import ReflowWorkspace

@Suite("step")
struct StepCommandTests {
  @Test("Lines: what was tried, what was decided, and the line afterwards")
  func lines() throws {
    let session = try made("width 300", "insets 5 0 0 0", "add 60x32 72x32 80x20 163x32 72x40")
    #expect(
      try session.run("step").lines == [
        "section 0, left-align, lines of 300",
        "item  tried                 decision         line  used  depth   y",
        "0.0                         begins line 0       0    60     32   5",
        "0.1   60 + 10 + 72 = 142    joins, 158 left     0   142     32   5",
        "0.2   142 + 10 + 80 = 232   joins, 68 left      0   232     32   5",
        "0.3   232 + 10 + 163 = 405  wraps, 105 over     1   163     32  47",
        "0.4   163 + 10 + 72 = 245   joins, 55 left      1   245     40  47",
      ])
    #expect(try session.run("step 3..4").lines.count == 4)
    #expect(
      try session.run("step 3").lines == [
        "before: line 0, used 232, depth 32, y 5",
        "item 0.3 wraps: 232 used + 10 spacing + 163 = 405 of 300: 105 over",
        "after: line 1, used 163, depth 32, y 47",
      ])
  }

  @Test("Columns: which was chosen, and where they stand afterwards")
  func columns() throws {
    let session = try made("width 300", "use waterfall columns=3", "add 60x32 72x20 80x20 163x32")
    #expect(
      try session.run("step").lines == [
        "section 0, waterfall",
        "item  decision        column 0  column 1  column 2",
        "0.0   column 0 at 0         42         0         0",
        "0.1   column 1 at 0         42        30         0",
        "0.2   column 2 at 0         42        30        30",
        "0.3   column 1 at 30        42        72        30",
      ])
    #expect(
      try session.run("step 3").lines == [
        "before: column 0 42, column 1 30, column 2 30",
        "item 0.3 takes column 1 of 3: columns 1 and 2 start first, at 30; the leading",
        "  one of equals",
        "after: column 0 42, column 1 72, column 2 30",
      ])
    _ = try session.run("set columns=100 policy=leftToRight")
    #expect(
      try session.run("step 3").lines[0] == "before: … column 1: 30, 30, 0, 0, 0 …")
    #expect(
      try session.run("step 0").lines.last == "after: column 0: 42, 0, 0, 0, 0 …")
  }

  @Test("Providers that remember nothing tell where they place")
  func others() throws {
    let session = try made("use circle", "add 60x32*6")
    #expect(
      try session.run("step 0..1").lines == [
        "section 0, circle",
        "item  decision",
        "0.0   placed at 230, 224",
        "0.1   placed at 180, 310.603",
      ])
    #expect(
      try session.run("step 1").lines == [
        "before: nothing is remembered",
        "item 0.1 is placed by circle at x 180, y 310.603, width 60, height 32",
        "after: nothing is remembered",
      ])
    _ = try session.run("use horizontal")
    #expect(
      try session.run("step 0..1").lines == [
        "section 0, horizontal",
        "item  decision         along",
        "0.0   placed at 0, 0      60",
        "0.1   placed at 70, 0    130",
      ])
  }

  @Test("Of many items the first 200, and how to go on; sections by themselves")
  func sections() throws {
    let session = try made("add 50x32*450", "section", "add 50x32*2", "section")
    #expect(try session.run("step").lines == ["section 2, left-align: no items"])
    #expect(try session.run("step section=1").lines.count == 4)
    let first = try session.run("step section=0").lines
    #expect(first.count == 203)
    #expect(first.last == "250 more: step 0.200..0.399")
    let second = try session.run("step 0.200..0.399").lines
    #expect(second.last?.hasPrefix("0.399") == true)
    #expect(try session.run("step 0.400..0.449").lines.count == 52)
    #expect(try session.run("step 1 section=1").lines[1].hasPrefix("item 1.1 joins"))
    _ = try session.run("remove 0.100..0.449")
    let all = try session.run("step all").lines
    #expect(all.filter { $0.hasPrefix("section") }.count == 2)
    _ = try session.run("clear")
    #expect(try session.run("step all").lines == ["no items"])
  }
}
