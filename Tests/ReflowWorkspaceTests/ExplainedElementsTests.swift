import Reflow
import Testing

@testable import ReflowWorkspace

@Suite("What explain and step explain")
struct ExplainedElementsTests {
  @Test("Without a word the selection is explained; all goes on after 200 items")
  func which() throws {
    let session = try made("add 50x32*3", "select 1")
    #expect(try session.run("explain").lines[0].hasPrefix("item 0.1 joins line 0"))
    #expect(try session.run("explain last").lines[0].hasPrefix("item 0.2 joins line 0"))
    #expect(try session.run("explain all").lines.filter { $0.hasPrefix("item") }.count == 3)
    _ = try session.run("clear")
    #expect(try session.run("explain all").lines == ["no elements"])
    _ = try session.run("add 50x32*150")
    _ = try session.run("section")
    _ = try session.run("add 50x32*300")
    let all = try session.run("explain all").lines
    #expect(all.last == "250 more: explain 1.50..1.249")
    #expect(all.filter { $0.hasPrefix("item") }.count == 200)
    #expect(
      try session.run("explain 1.50..1.299").lines.last == "50 more: explain 1.250..1.299")
    #expect(try session.run("explain 1.250..1.299").lines.last?.hasPrefix("  frame") == true)
  }

  @Test(
    "What does not exist is refused with its place",
    arguments: [
      ("explain 3", "there is no item 3; section 0 has items 0 to 2"),
      ("explain 1.0", "there is no section 1; there is section 0 only"),
      ("explain 0..9", "there is no item 0.9; section 0 has items 0 to 2"),
      (
        "explain nothing",
        "nothing names no item; write 3 for an item of the current section, 1.3 for one of section 1, or last"
      ),
      ("explain", "explain: nothing is selected; write explain 3 or explain header 0"),
      ("explain header 0", "there is no header 0; section 0 has none"),
      (
        "explain footer 0",
        "footer 0 has no place: left-align places no headers and footers; "
          + "use sections items=left-align"
      ),
      ("explain header 2", "there is no section 2; there is section 0 only"),
      (
        "explain header x",
        "header x names no header; write header 1 for that of section 1, header last or header all"
      ),
      ("explain 1 2", "explain: 2 is one word too many; usage: explain [ELEMENTS]"),
      ("step header 0", "there is no header 0; section 0 has none"),
      ("step 3", "there is no item 3; section 0 has items 0 to 2"),
      ("step section=1", "there is no section 1; there is section 0 only"),
      ("step 2..0", "2..0: the range runs backwards; write 0..2"),
    ])
  func refusals(line: String, message: String) throws {
    let session = try made("add 50x32*3", "footer 20")
    let refusal = try #require(session.refusal(line))
    #expect(refusal == message)
  }

  @Test("Completion knows what can be explained")
  func completion() throws {
    let session = try made("add 50x32*3", "section")
    func candidates(_ line: String) -> [String] {
      session.completions(of: line, cursorByteOffset: line.utf8.count).candidates.map(\.text)
    }
    #expect(candidates("expl") == ["explain"])
    #expect(candidates("explain ") == ["all", "last", "header", "footer"])
    #expect(candidates("step a") == ["all"])
    #expect(candidates("step section=") == ["section=0", "section=1"])
  }
}
