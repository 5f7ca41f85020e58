import Reflow
import ReflowScenes
import Testing

@testable import ReflowWorkspace

@Suite("Marks and steps")
struct MarkTests {
  @Test("A mark is listed, compared with, gone back to, and forgotten")
  func marks() throws {
    let session = try made("add 50x32*4")
    #expect(try session.run("marks").lines == ["no marks; mark NAME makes one"])
    let frames = session.frames
    #expect(
      try session.run("mark wide").lines
        == ["wide marks: 4 items, 1 line, content 320×32, left-align"])
    _ = try session.run("width 120")
    _ = try session.run("insert 0 20x20")
    _ = try session.run("mark narrow-2")
    #expect(
      try session.run("marks").lines == [
        "wide      4 items, 1 line, content 320×32, left-align",
        "narrow-2  5 items, 3 lines, content 120×116, left-align",
      ])
    #expect(
      try session.run("diff wide").lines[0]
        == "since wide: 4 moved, 3 changed line, 1 came; lines 1 → 3; content 320×32 → 120×116")
    #expect(
      try session.change("goto wide")
        == "4 moved, 3 changed line, 1 went; lines 3 → 1; content 120×116 → 320×32")
    #expect(session.frames == frames)
    #expect(try session.change("undo").contains("1 came"))
    #expect(session.frames.count == 5)
    _ = try session.run("redo")
    #expect(session.frames == frames)
    _ = try session.run("unmark wide")
    #expect(session.refusal("goto wide") == "there is no mark wide; there are narrow-2")
    #expect(session.refusal("diff narow-2") == "there is no mark narow-2; did you mean narrow-2?")
    #expect(
      try session.run("mark narrow-2").lines
        == ["narrow-2 marks this now, and no more: 5 items, 3 lines, content 120×116, left-align"])
    #expect(try session.run("marks").lines.count == 1)
  }

  @Test(
    "Names are a letter, then letters, digits and hyphens",
    arguments: ["3a", "-a", "a b", "a_b", "é", "", "a.b", "all"])
  func names(name: String) throws {
    let session = try made()
    let refusal = try #require(session.refusal("mark \"\(name)\""))
    #expect(refusal.hasPrefix("mark: "))
    #expect(session.marks.isEmpty)
  }

  @Test("Undo and redo go several steps at once, or none")
  func severalSteps() throws {
    let session = try made("add 50x32*3", "width 120", "insets 5", "select 1", "remove 0")
    let end = session.workspace.scene.json(isPretty: false)
    #expect(
      try session.change("undo 4") == "2 moved, 1 came; lines 1; content 120×42 → 320×32")
    #expect(session.workspace.scene.container.width == 320)
    #expect(session.refusal("undo 2") == "undo: there is 1 step to undo, not 2")
    #expect(session.refusal("redo 5") == "redo: there are 4 steps to redo, not 5")
    #expect(session.refusal("undo 0")?.contains("must be from 1") == true)
    #expect(session.refusal("undo x") == "COUNT: x is no number")
    _ = try session.run("redo 4")
    #expect(session.workspace.scene.json(isPretty: false) == end)
    #expect(session.refusal("redo 1") == "there is nothing to redo")
  }

  @Test("history lists the lines and where one stands")
  func history() throws {
    let session = try made("add 50x32*3", " width   120 # narrow", "mark here", "insets 5", "undo")
    #expect(
      try session.run("history").lines == [
        "  0  the beginning", "  1  add 50x32*3", "* 2  width   120 # narrow [here]",
        "  3  insets 5  (undone)",
      ])
    #expect(try made().run("history").lines == ["* 0  the beginning"])
    let long = try made()
    for step in 1...100 { _ = try long.run("width \(step)") }
    #expect(try long.run("history").lines.first == "… 80 earlier; history all lists them")
    #expect(try long.run("history").lines.last == "* 100  width 100")
    _ = try long.run("undo 60")
    let lines = try long.run("history").lines
    #expect(lines.first == "… 25 earlier; history all lists them")
    #expect(lines.contains("*  40  width 40") || lines.contains("* 40  width 40"))
    #expect(lines.last == "… 55 later; history all lists them")
    #expect(try long.run("history all").lines.count == 101)
  }

  @Test("Whatever happens in between, an element that a mark has is the same element")
  func identity() throws {
    var random = Draws(seed: 11)
    for _ in 0..<12 {
      let session = try made()
      var nextWidth = 1
      for step in 0..<60 {
        let sections = session.workspace.scene.sections
        let section = random.draw(sections.count)
        let count = sections[section].items.count
        switch random.draw(12) {
        case 0, 1, 2, 3:
          let item = random.draw(count + 1)
          _ = try session.run("insert \(section).\(item) \(nextWidth)x9 \(nextWidth + 1)x9")
          nextWidth += 2
        case 4, 5:
          guard count > 0 else { continue }
          let first = random.draw(count)
          let last = first + random.draw(min(2, count - first))
          _ = try session.run("remove \(section).\(first)..\(last)")
        case 6: _ = try session.run("section")
        case 7 where sections.count > 1: _ = try session.run("section remove \(section)")
        case 8: _ = session.refusal("undo \(random.draw(4) + 1)")
        case 9: _ = session.refusal("redo \(random.draw(3) + 1)")
        case 10: _ = session.refusal("goto m\(random.draw(6))")
        default: _ = try session.run("mark m\(random.draw(6))")
        }
        for mark in session.marks {
          let places = Dictionary(
            uniqueKeysWithValues: widths(of: mark.workspace).map { ($1, $0) })
          let mapping = session.change(since: mark).mapping
          for (path, width) in widths(of: session.workspace) {
            #expect(mapping.before(of: path) == places[width], "step \(step), \(mark.name)")
          }
        }
      }
    }
  }

  private func widths(of workspace: Workspace) -> [(ItemPath, Double)] {
    workspace.scene.sections.enumerated().flatMap { section, content in
      content.items.sizes.enumerated().map { item, size in
        (ItemPath(section: section, item: item), size.width)
      }
    }
  }

  @Test("A file that is opened, sourced or gone back from is one step; save follows the file")
  func files() throws {
    let session = try made("add 50x32*3", "mark base")
    let jobs = JobTests.folder.path
    _ = try session.run("open \(jobs)/tags.jsonl")
    #expect(session.path == "\(jobs)/tags.jsonl")
    _ = try session.run("source \(jobs)/table-row.reflow")
    _ = try session.run("goto base")
    #expect(session.history.past.count == 4)
    #expect(
      session.history.past.map(\.line) == [
        "add 50x32*3", "open \(jobs)/tags.jsonl", "source \(jobs)/table-row.reflow", "goto base",
      ])
    _ = try session.run("undo 3")
    #expect(session.path == nil)
    #expect(session.frames.count == 3)
    _ = try session.run("redo")
    #expect(session.path == "\(jobs)/tags.jsonl")
  }
}

/// Numbers that differ, the same for the same seed.
private struct Draws {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// From 0 up to a limit.
  mutating func draw(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }
}
