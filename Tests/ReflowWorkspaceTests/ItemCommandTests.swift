import Reflow
import ReflowScenes
import ReflowText
import Testing

@testable import ReflowWorkspace

@Suite("Commands for items and sections")
struct ItemCommandTests {
  @Test("Items are texts, sizes, many of a size, and random ones")
  func add() throws {
    let session = try made("add Swift \"two words\" 50x32 '50x32' 1.5×2 7x8*3 random 2 random")
    let items = session.workspace.scene.sections[0].items
    #expect(
      items.prefix(8).map(\.content.label)
        == ["Swift", "two words", nil, "50x32", nil, nil, nil, nil])
    #expect(items.prefix(8).map(\.size.width) == [60, 92, 50, 60, 1.5, 7, 7, 7])
    #expect(items.count == 11)
    #expect(items[10].content == .text("random"))
    for item in items[8...9] {
      #expect((40...160).contains(item.size.width) && (24...64).contains(item.size.height))
    }
  }

  @Test("Random items are the same for the same seed, and go on")
  func random() throws {
    let once = try made("add random 20 seed=3").widths()
    #expect(try made("add random 20 seed=3").widths() == once)
    #expect(try made("add random 20 seed=4").widths() != once)
    let twice = try made("add random 20", "add random 20").widths()
    #expect(Array(twice[..<20]) != Array(twice[20...]))
    #expect(try made("add random 20", "add random 20").widths() == twice)
  }

  @Test("insert, remove and resize say what they did, and only that")
  func edits() throws {
    let session = try made("add 50x32*4")
    #expect(
      try session.change("insert 2 120x48")
        == "2 moved, 1 changed line, 1 came; lines 1 → 2; content 320×32 → 320×90")
    #expect(session.widths() == [50, 50, 120, 50, 50])
    #expect(
      try session.change("remove 2")
        == "2 moved, 1 changed line, 1 went; lines 2 → 1; content 320×90 → 320×32")
    #expect(try session.change("resize 3 60x40") == "1 resized; lines 1; content 320×32 → 320×40")
    #expect(
      try session.change("resize 0..1 10x10") == "3 moved, 2 resized; lines 1; content 320×40")
    #expect(session.widths() == [10, 10, 50, 60])
    #expect(try session.change("remove 1..2") == "1 moved, 2 went; lines 1; content 320×40")
    #expect(try session.change("insert 2 5x5") == "1 came; lines 1; content 320×40")
    #expect(session.widths() == [10, 60, 5])
    #expect(
      session.refusal("insert 4 5x5") == "there is no item 4; section 0 has items 0 to 2")
    #expect(
      session.refusal("remove 2..1") == "2..1: the range runs backwards; write 1..2")
    #expect(session.refusal("remove 0..9") == "there is no item 0.9; section 0 has items 0 to 2")
    #expect(session.refusal("resize 0 big") == "resize: big is no size; write 80x40")
    #expect(session.refusal("resize 0 5x5*2") != nil)
    #expect(try session.change("remove last") == "1 went; lines 1; content 320×40")
    #expect(
      try session.change("remove all") == "2 went; lines 1 → 0; content 320×40 → 320×0")
  }

  @Test("A resized text keeps its words as a label")
  func resizedText() throws {
    let session = try made("add Swift", "resize 0 100x10")
    #expect(
      session.workspace.scene.sections[0].items[0]
        == SceneItem(size: Size(width: 100, height: 10), content: .label("Swift")))
  }

  @Test("One item is selected at a time, and stays the same item")
  func selection() throws {
    let session = try made("add a b c d", "select 1", "select 2")
    #expect(session.workspace.selection == ItemPath(section: 0, item: 2))
    _ = try session.run("insert 0 x y")
    #expect(session.workspace.selection == ItemPath(section: 0, item: 4))
    _ = try session.run("remove 0")
    #expect(session.workspace.selection == ItemPath(section: 0, item: 3))
    _ = try session.run("remove 3")
    #expect(session.workspace.selection == nil)
    _ = try session.run("undo")
    #expect(session.workspace.selection == ItemPath(section: 0, item: 3))
    _ = try session.run("select none")
    #expect(session.workspace.selection == nil)
  }

  @Test("Commands mean the current section, or the one that they name")
  func sections() throws {
    let session = try made("add 50x32*2", "section", "add 60x32", "add 70x32 section=0")
    #expect(session.widths(0) == [50, 50, 70])
    #expect(session.widths(1) == [60])
    #expect(session.workspace.currentSection == 1)
    _ = try session.run("remove 0")
    #expect(session.widths(1) == [])
    _ = try session.run("remove 0.1")
    #expect(session.widths(0) == [50, 70])
    _ = try session.run("section 0")
    _ = try session.run("resize last 1x1")
    #expect(session.widths(0) == [50, 1])
    _ = try session.run("section remove 0")
    #expect(session.workspace.scene.sections.count == 1)
    _ = try session.run("section remove 0")
    #expect(session.workspace.scene.sections.isEmpty)
    #expect(session.refusal("header 20") == "there is no section; section adds one")
    _ = try session.run("add 5x5")
    #expect(session.widths(0) == [5])
    #expect(session.refusal("remove 0.0..1.0") == "there is no section 1; there is section 0 only")
    _ = try session.run("section")
    _ = try session.run("add 6x6")
    #expect(session.refusal("remove 0.0..1.0") == "0.0..1.0: a range stays within one section")
    #expect(
      try session.change("clear") == "2 went; lines 2 → 0; content 320×11 → 320×0")
  }

  @Test("Headers and footers are kept for providers that place none, which says so")
  func supplementary() throws {
    let session = try made("add 50x32")
    let report = try session.run("header 40")
    #expect(
      report.lines == [
        "left-align places no headers and footers, and 1 section has some: "
          + "use sections items=left-align"
      ])
    #expect(session.workspace.layout.header(ofSection: 0) == nil)
    _ = try session.run("use sections items=left-align")
    #expect(
      session.workspace.layout.header(ofSection: 0)?.frame
        == Rect(x: 0, y: 0, width: 320, height: 40))
    #expect(try session.run("use waterfall").lines.count == 1)
    _ = try session.run("section")
    _ = try session.run("footer 7 section=all")
    #expect(session.workspace.scene.sections.map(\.footer) == [7, 7])
    _ = try session.run("header none section=0")
    #expect(session.workspace.scene.sections.map(\.header) == [0, 0])
  }

  @Test("A workspace takes as many items as there is room for, and no more")
  func room() throws {
    #expect(Workspace.largestItemCount == 10_000_000)
    func items(_ line: String, room: Int) throws(CommandError) -> Int {
      let words = try CommandLineWords(line).words
      return try ItemArgument.items(words[...], style: TextStyle(), seed: 0, room: room).count
    }
    #expect(try items("1x1*2 random 2 a", room: 5) == 5)
    #expect(
      throws: CommandError(
        "1x1*2, count: 2 items more would be too many; a workspace holds 10000000, "
          + "and there is room for 1")
    ) { try items("a 1x1*2", room: 2) }
    #expect(throws: CommandError.self) { try items("random 6", room: 5) }
    #expect(throws: CommandError.self) { try items("a b", room: 1) }
    #expect(throws: CommandError.self) { try items("1x1", room: 0) }
  }
}
