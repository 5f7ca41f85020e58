import Reflow
import ReflowScenes
import Testing

@testable import ReflowWorkspace

@Suite("Keys that change the layout")
struct ScrubTests {
  private func action(_ name: String) throws -> ScrubAction {
    try #require(ScrubAction.named("reflow-\(name)"))
  }

  private func press(_ name: String, _ times: Int = 1, in session: Session) throws -> Report {
    try session.scrub(action(name), times: times)
  }

  @Test("The width changes by 1 and by 10, and the report is that of the command")
  func width() throws {
    let session = try made("add 50x32*3", "width 120")
    let report = try press("width-minus-10", in: session)
    #expect(report.lines == ["width 110"])
    #expect(report.change?.summary == "nothing moved; lines 2; content 120×74 → 110×74")
    let wrapped = try press("width-minus", in: session)
    #expect(wrapped.lines == ["width 109"])
    #expect(
      wrapped.change?.summary == "2 moved, 2 changed line; lines 2 → 3; content 110×74 → 109×116")
    _ = try press("width-minus-10", in: session)
    let typed = try made("add 50x32*3", "width 99")
    #expect(session.frames == typed.frames)
    #expect(try press("width-plus", 3, in: session).lines == ["width 102"])
  }

  @Test("No width is below 0, and a key that changes nothing is no step")
  func floor() throws {
    let session = try made("add 50x32", "width 12.5")
    #expect(try press("width-minus-10", 7, in: session).lines == ["width 0"])
    let report = try press("width-minus", in: session)
    #expect(report.lines == ["width 0 is the least"])
    #expect(report.change == nil && report.showsPicture)
    #expect(try press("width-plus", in: session).lines == ["width 1"])
    _ = try session.run("undo")
    #expect(session.workspace.scene.container.width == 0)
    _ = try session.run("undo")
    #expect(session.workspace.scene.container.width == 12.5)
    let huge = try made("width 1e300")
    #expect(try press("width-plus", in: huge).lines == ["width 1e+300 is the greatest"])
  }

  @Test("Insets grow and shrink on all sides alike, as far as the least of them is 0")
  func insets() throws {
    let session = try made("add 50x32*3", "insets 3 20 10 20")
    #expect(try press("insets-plus-10", in: session).lines == ["insets 13 30 20 30"])
    #expect(try press("insets-minus-10", 4, in: session).lines == ["insets 0 17 7 17"])
    #expect(
      try press("insets-minus", in: session).lines == ["insets 0 17 7 17: the least is 0"])
    _ = try session.run("insets 0")
    #expect(try press("insets-plus", in: session).lines == ["insets 1"])
    _ = try session.run("insets 5 section=0")
    #expect(
      try press("insets-plus", in: session).lines
        == ["insets 2; 1 of the sections keep their own"])
    _ = try session.run("insets -4")
    #expect(try press("insets-minus", in: session).change == nil)
    #expect(try press("insets-plus", 5, in: session).lines.first?.hasPrefix("insets 1") == true)
  }

  @Test("Providers go round and round in the order of registration")
  func providers() throws {
    let session = try made("add 50x32*5")
    let names = allProviders.descriptions.map(\.name)
    for step in 1...names.count {
      let name = names[step % names.count]
      #expect(try press("provider-next", in: session).lines.first == "use \(name)")
      #expect(session.workspace.provider.description.name == name)
    }
    #expect(try press("provider-previous", in: session).lines.first == "use \(names.last ?? "")")
    #expect(try press("provider-next", 2, in: session).lines.first == "use \(names[1])")
    #expect(session.workspace.scene.scrollDirection == .vertical)
    // Round and back again: what parameters there were are the standard ones then.
    _ = try session.run("use waterfall columns=3")
    let round = try press("provider-next", names.count, in: session)
    #expect(round.lines.first == "use waterfall")
    #expect(session.workspace.provider.specification["columns"] != .number(3))
  }

  @Test("A provider made for a direction has it, and the next and the last have the old one")
  func direction() throws {
    let session = try made("add 50x32*5", "use flow")
    _ = try press("provider-next", in: session)
    #expect(session.workspace.provider.description.name == "horizontal")
    #expect(session.workspace.scene.scrollDirection == .horizontal)
    _ = try press("provider-previous", in: session)
    #expect(session.workspace.provider.description.name == "flow")
    #expect(session.workspace.scene.scrollDirection == .vertical)
    _ = try press("provider-next", 2, in: session)
    #expect(session.workspace.scene.scrollDirection == .vertical)
  }

  @Test("Where headers are shown they stay, and the items' provider is another")
  func headers() throws {
    let session = try made(
      "use sections pinHeaders=section items=flow", "header 20", "add 50x32*5")
    let lines = try press("provider-next", in: session).lines
    #expect(lines[0].hasPrefix("use sections ") && lines[0].contains("items=horizontal"))
    #expect(session.workspace.provider.items.specification.name == "horizontal")
    #expect(session.workspace.layout.header(ofSection: 0) != nil)
    for _ in allProviders.descriptions {
      _ = try press("provider-next", in: session)
      #expect(session.workspace.provider.description.name == "sections")
      #expect(session.workspace.layout.header(ofSection: 0) != nil)
      #expect(session.workspace.provider.specification["pinHeaders"] == .text("section"))
    }
  }

  @Test("A registry with one provider has no other")
  func alone() throws {
    let session = try Session(providers: .leftAlignOnly)
    #expect(try press("provider-next", in: session).lines == ["there is no other provider"])
    #expect(session.refusal("undo") == "there is nothing to undo")
  }

  @Test("A run of one key is one step; another key or a command ends it")
  func steps() throws {
    let session = try made("add 50x32*3")
    func widths(after keys: [String]) throws -> [Double] {
      for key in keys {
        if key.hasPrefix("reflow-") {
          _ = try session.scrub(try #require(ScrubAction.named(key)))
        } else {
          _ = try? session.run(key)
        }
      }
      var widths = [session.workspace.scene.container.width]
      while session.refusal("undo") == nil, session.workspace.scene.itemCount > 0 {
        widths.append(session.workspace.scene.container.width)
      }
      while session.refusal("redo") == nil {}
      return widths
    }
    let (plus, minus) = ("reflow-width-plus", "reflow-width-minus")
    #expect(try widths(after: [plus, plus, plus]) == [323, 320])
    #expect(try widths(after: [plus, plus, minus]) == [324, 325, 323, 320])
    _ = try session.run("clear")
    _ = try session.run("add a")
    _ = try session.run("width 100")
    #expect(try widths(after: [plus, plus, "show", plus]).prefix(3) == [103, 102, 100])
    #expect(try widths(after: [plus, "no such command", plus]).prefix(3) == [105, 104, 103])
    #expect(
      try widths(after: [plus, "reflow-insets-plus", plus]).prefix(4) == [107, 106, 106, 105])
  }

  @Test("What was undone is forgotten after a key, and a selection stays")
  func history() throws {
    let session = try made("add a b c", "select 1", "width 50", "undo")
    _ = try press("width-plus", in: session)
    #expect(session.refusal("redo") == "there is nothing to redo")
    #expect(session.workspace.selection == ItemPath(section: 0, item: 1))
  }

  @Test("Names and keys are all different, and keys lists them all")
  func table() throws {
    let actions = ScrubAction.all
    #expect(Set(actions.map(\.name)).count == actions.count)
    let keys = actions.flatMap(\.keys)
    #expect(Set(keys.map(\.sequence)).count == keys.count)
    #expect(Set(keys.map(\.name)).count == keys.count)
    let lines = try made().run("keys").lines
    for action in actions {
      #expect(lines.contains { $0.hasSuffix("  \(action.name)") && $0.contains(action.summary) })
      for key in action.keys { #expect(lines.contains { $0.contains(key.name) }) }
    }
    for line in lines { #expect(line.count <= 80, "\(line)") }
    #expect(lines.contains(#"  bind "\e[1;5C" reflow-width-plus"#))
  }
}
