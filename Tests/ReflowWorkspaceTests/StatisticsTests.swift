import Reflow
import ReflowScenes
import Testing

@testable import ReflowWorkspace

@Suite("Statistics")
struct StatisticsTests {
  /// The line of `stats` that begins with a word, without it.
  private func line(_ word: String, of session: Session) throws -> String {
    let lines = try session.run("stats").lines
    let line = try #require(lines.first { $0.hasPrefix("\(word) ") })
    return String(line.dropFirst(word.count).drop { $0 == " " })
  }

  @Test("Counts, areas and lines")
  func counts() throws {
    let session = try made(
      "use sections", "width 200", "header 20", "add Swift 50x32*4", "section", "footer 10",
      "add 100x100")
    #expect(try line("sections", of: session) == "2, headers 1, footers 1")
    #expect(try line("items", of: session) == "6, texts 1")
    #expect(try line("content", of: session) == "200 × 204 points")
    // 60 × 32 + 4 × 50 × 32 + 100 × 100 of 200 × 204
    #expect(try line("area", of: session) == "items 18320 of 40800 square points, 44.9 %")
    #expect(try line("lines", of: session) == "3")
    let lines = try session.run("stats").lines.map { $0.drop { $0 == " " } }
    #expect(lines.contains("shortest 100 points (line 0 of section 1, 1 item)"))
    #expect(lines.contains("longest  180 points (line 0 of section 0, 3 items)"))
    #expect(try line("history", of: session) == "7 steps to undo, 0 to redo, marks 0")
    for text in lines { #expect(text.count <= 70) }
  }

  @Test("The line's length runs along the breadth, whichever that is")
  func horizontal() throws {
    let session = try made("add 50x32*4", "scroll horizontal", "height 100")
    let lines = try session.run("stats").lines.joined(separator: "\n")
    // Two of 32 with a spacing of 10 in a height of 100.
    #expect(lines.contains("longest  74 points (line 0 of section 0, 2 items)"))
  }

  @Test("A provider without lines has none, and an empty workspace no share")
  func without() throws {
    let session = try made("use waterfall", "add 50x32*4")
    #expect(try !session.run("stats").lines.contains { $0.hasPrefix("lines") })
    let empty = try made()
    #expect(try line("area", of: empty) == "items 0 of 0 square points")
    #expect(try line("lines", of: try made("use flow")) == "0")
  }

  @Test("Work is that of the present layout: sections that did not change are taken over")
  func work() throws {
    let session = try made("add 50x32*100", "section", "add 50x32*10")
    #expect(try line("layout", of: session).hasSuffix("10 items placed anew, 1 section reused"))
    _ = try session.run("height 300")
    #expect(try line("layout", of: session).hasSuffix("0 items placed anew, 2 sections reused"))
    #expect(session.workspace.layoutTime > .zero)
    _ = try session.run("width 300")
    #expect(try line("layout", of: session).hasSuffix("110 items placed anew, 0 sections reused"))
    let started = try made("add 50x32*100", "scroll horizontal", "direction rtl", "spacing 3")
    #expect(try line("layout", of: started).contains(" 100 items placed anew, "))
  }

  @Test("Bytes grow with items and texts")
  func memory() throws {
    let session = try made("add 50x32*100000")
    let items = session.workspace.layout.collection.itemBytesHeld
    #expect(items >= 1_600_000 && items < 4_000_000)
    #expect(try line("memory", of: session).hasSuffix("MB"))
    #expect(session.workspace.scene.sections[0].items.contentBytesHeld == 0)
    let short = try made("add short").workspace.scene.sections[0].items.contentBytesHeld
    let long = try made("add \"\(String(repeating: "long ", count: 20))\"")
      .workspace.scene.sections[0].items.contentBytesHeld
    #expect(long - short >= 100)
  }
}
