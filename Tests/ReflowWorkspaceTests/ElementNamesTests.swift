import Reflow
import Testing

@testable import ReflowWorkspace

@Suite("Elements by their names, in every command alike")
struct ElementNamesTests {
  /// Section 0 with five items, header and footer; section 1 with six and a header; section 2 empty.
  /// Section 1 is the current one.
  private func session() throws -> Session {
    try made(
      "use sections", "add 50x32*5", "header 20", "footer 10", "section", "add 60x32*6",
      "header 30", "section", "section 1")
  }

  private func elements(_ text: String) throws -> [String] {
    let words = try CommandLineWords(text).words
    var elements: [String] = []
    try session().workspace.elements(words[0]).forEach { elements.append($0.description) }
    return elements
  }

  @Test(
    "Numbers, sections, ranges with both ends, last, all, headers, footers, and several",
    arguments: [
      ("3", "item 1.3"), ("0.3", "item 0.3"), ("last", "item 1.5"), ("0.last", "item 0.4"),
      ("1..3", "item 1.1,item 1.2,item 1.3"), ("0.1..0.2", "item 0.1,item 0.2"),
      ("0.1..2", "item 0.1,item 0.2"), ("0.3..last", "item 0.3,item 0.4"),
      ("4..last", "item 1.4,item 1.5"), ("2..2", "item 1.2"),
      ("0.all", "item 0.0,item 0.1,item 0.2,item 0.3,item 0.4"), ("2.all", ""),
      ("'header 1'", "header 1"), ("'footer 0'", "footer 0"), ("'header last,header 0'", nil),
      ("'header all'", "header 0,header 1"), ("'header 0..1'", "header 0,header 1"),
      ("0,2,4..5", "item 1.0,item 1.2,item 1.4,item 1.5"),
      ("5,0.1,'footer 0','header 0',0", "header 0,item 0.1,footer 0,item 1.0,item 1.5"),
      // Each once, in the collection's order.
      ("3,3,2..4,4,1..2", "item 1.1,item 1.2,item 1.3,item 1.4"),
    ] as [(String, String?)])
  func names(text: String, expected: String?) throws {
    guard let expected else {
      #expect(throws: CommandError("there is no header 2; section 2 has none")) {
        try elements(text)
      }
      return
    }
    #expect(try elements(text).joined(separator: ",") == expected)
  }

  @Test("all is every item of every section")
  func all() throws {
    let selection = try session().workspace.elements(Word(text: "all", isQuoted: false))
    #expect(selection.runs.map(\.section) == [0, 1])
    #expect(selection.runs.map(\.items) == [0..<5, 0..<6])
    #expect(selection.count == 11)
  }

  @Test(
    "What names nothing is refused with the part that is wrong",
    arguments: [
      ("list 4..2", "4..2: the range runs backwards; write 2..4", "4..2"),
      ("list 0.4..0.2", "0.4..0.2: the range runs backwards; write 0.2..0.4", "0.4..0.2"),
      ("list 0,9,2", "there is no item 9; section 1 has items 0 to 5", "9"),
      ("list 0,0.9", "there is no item 0.9; section 0 has items 0 to 4", "0.9"),
      ("list 2.last", "2.last: section 2 has no items", "2.last"),
      ("list 7.last", "there is no section 7; there are sections 0 to 2", "7.last"),
      ("list 7.all", "there is no section 7; there are sections 0 to 2", "7.all"),
      ("list 0.1..1.2", "0.1..1.2: a range stays within one section", "0.1..1.2"),
      ("list 0...4", "0...4 names no items; a range is written 0..4, with both ends", "0...4"),
      ("list ..4", "..4 names no items; a range is written 0..4, with both ends", "..4"),
      ("list 0,,2", "0,,2: a name is missing beside a comma", ""),
      (
        "list header",
        "header names no header; write header 1 for that of section 1, header last or header all",
        "header"
      ),
      ("list header 9", "there is no section 9; there are sections 0 to 2", "header 9"),
      ("list 3, header 2", "there is no header 2; section 2 has none", "header 2"),
      ("list footer 1..0", "footer 1..0: the range runs backwards; write 0..1", "footer 1..0"),
      ("select 0..2", "0..2 names 3 items; one is wanted", "0..2"),
      ("select header 0", "header 0 is no item; an item is wanted", "header 0"),
      ("resize 0,footer 0 1x1", "footer 0 is no item; an item is wanted", "0,footer 0"),
      ("insert 0..1 a", "0..1 names no place for items; write 3, 1.3, last or 1.last", "0..1"),
      (
        "insert header 0 a", "header 0 names no place for items; write 3, 1.3, last or 1.last",
        "header 0"
      ),
    ])
  func refusals(line: String, message: String, word: String) throws {
    let session = try session()
    let before = session.workspace.scene.json(isPretty: false)
    let error = #expect(throws: CommandError.self) { try session.run(line) }
    #expect(error?.message == message)
    let place = try #require(error?.place)
    #expect(String(Substring(line.utf8.dropFirst(place.lowerBound).prefix(place.count))) == word)
    #expect(session.workspace.scene.json(isPretty: false) == before)
  }

  @Test("item tells about headers, footers and several items")
  func item() throws {
    let session = try session()
    #expect(
      try session.run("item header 1").lines
        == ["header 1", "  frame    x 0, y 62, width 320, height 30", "  extent   30"])
    #expect(
      try session.run("item 0.0, footer 0").lines.filter { !$0.hasPrefix(" ") }
        == ["item 0.0", "footer 0"])
    #expect(
      try session.run("item header 0 --json").machineLines
        == [#"[{"element":"header","section":0,"frame":[0,0,320,20]}]"#])
    _ = try session.run("use left-align")
    #expect(
      session.refusal("item header 1")
        == "header 1 has no place: left-align places no headers and footers; "
        + "use sections items=left-align")
  }

  @Test("A pinned header says so")
  func pinned() throws {
    let session = try made(
      "use sections pinHeaders=section", "header 20", "add 50x32*100", "offset 100")
    #expect(try session.run("item header 0").lines.last == "  pinned")
  }

  @Test("remove takes away what overlaps once, headers and footers too, and undo brings it back")
  func remove() throws {
    let session = try session()
    let frames = session.frames
    _ = try session.run("remove 0,2..3,3,0.1,header 0")
    #expect(session.workspace.scene.sections.map(\.items.count) == [4, 3, 0])
    #expect(session.workspace.scene.sections.map(\.header) == [0, 30, 0])
    _ = try session.run("remove footer all")
    #expect(session.workspace.scene.sections.map(\.footer) == [0, 0, 0])
    _ = try session.run("undo")
    _ = try session.run("undo")
    #expect(session.frames == frames)
  }

  @Test("The selection stays with its item when several runs before it are removed")
  func removedBefore() throws {
    let session = try made("add a b c d e f", "select 4", "remove 0,2..3")
    #expect(session.workspace.selection == ItemPath(section: 0, item: 1))
    #expect(session.workspace.scene.sections[0].items.map(\.content.label) == ["b", "e", "f"])
    #expect(try session.run("select last").lines == ["item 0.2 is selected"])
  }

  @Test("Runs that overlap or touch become one")
  func runs() throws {
    let runs = try session().workspace.runs("3..5,0.1,0..1,0.0,4,2")
    #expect(runs.map(\.section) == [0, 1])
    #expect(runs.map(\.items) == [0..<2, 0..<6])
    #expect(throws: CommandError("header 1 is no item; an item is wanted")) {
      try session().workspace.runs("header 1")
    }
  }
}
