import Reflow
import Testing

@testable import ReflowWorkspace

@Suite("Help that teaches")
struct HelpTests {
  @Test("Related commands are there, and none is related to itself", arguments: CommandCatalog.all)
  func related(command: Command) throws {
    for name in command.related {
      #expect(CommandCatalog.command(name)?.name == name, "\(command.name): \(name)")
      #expect(name != command.name)
    }
    #expect(Set(command.related).count == command.related.count)
    let help = command.help
    #expect(
      command.related.isEmpty
        || help.last == "  see also: \(command.related.joined(separator: ", "))")
  }

  @Test("help says what each argument and flag means", arguments: CommandCatalog.all)
  func arguments(command: Command) throws {
    let help = command.help
    for name in command.arguments.map(\.name) + command.flags.map(\.name) {
      let line = help.first { $0.hasPrefix("  \(name) ") }
      let meaning = line?.dropFirst(name.count + 2).drop { $0 == " " } ?? ""
      #expect(meaning.count > 5, "\(command.name): \(name)")
    }
  }

  @Test("help of a command has usage, meaning, example and what is near it")
  func command() throws {
    #expect(
      try made().run("help list").lines == [
        "list [ELEMENTS] [--json]",
        "  lists elements and where they stand",
        "  ELEMENTS  3, 1.3, 0..4 (both ends), last, 1.last, all, header 1, or several:",
        "            0,2,5..7",
        "  --json    one line of JSON",
        "  Without ELEMENTS all, headers and footers too; all means all items. Each is",
        "  listed once, in the order of the collection.",
        "  example:", "    add Swift Kotlin Rust", "    list 0,2",
        "  see also: item, query, format, export, watch",
      ])
  }

  @Test("The overview fits a screen, however many commands there are")
  func overview() throws {
    let now = CommandCatalog.overview()
    #expect(now.count <= 48)
    var many = CommandCatalog.all
    for number in 0..<100 {
      var command = CommandCatalog.all[number % CommandCatalog.all.count]
      command.name = "extra\(number)"
      many.append(command)
      let overview = CommandCatalog.overview(of: many)
      #expect(overview.count <= 48, "\(many.count) commands")
      #expect(overview.allSatisfy { $0.count <= 80 }, "\(overview)")
      let words = Set(overview.flatMap { $0.split(separator: " ").map(String.init) })
      #expect(many.allSatisfy { words.contains($0.name) })
    }
  }

  @Test("help of a group lists its commands")
  func groups() throws {
    let session = try made()
    for group in Command.Group.allCases {
      guard CommandCatalog.command(group.word) == nil else { continue }
      let lines = try session.run("help \(group.word)").lines
      let commands = CommandCatalog.all.filter { $0.group == group }
      #expect(lines[0] == group.rawValue)
      #expect(lines.count == commands.count + 1)
      for (line, command) in zip(lines.dropFirst(), commands) {
        #expect(line.hasPrefix("  \(command.name) ") && line.hasSuffix(command.summary))
      }
    }
  }

  @Test("help of a line says which word is wrong, and changes nothing")
  func line() throws {
    let session = try made("add a b")
    let before = session.workspace.scene.json(isPretty: false)
    #expect(try session.run("help width 100").lines[0] == "width POINTS")
    #expect(try session.run("help undo").lines[0] == "undo [COUNT]")
    #expect(try session.run("help watch list 0").lines[0] == "watch [COMMAND]")
    #expect(session.refusal("help width abc") == "width: abc is no number")
    #expect(
      session.refusal("help remove 0..9") == "there is no item 0.9; section 0 has items 0 to 1")
    #expect(session.refusal("help list --jsn") == "list: there is no --jsn; did you mean --json?")
    #expect(session.refusal("help list > ''") == ">: FILE is missing")
    #expect(session.workspace.scene.json(isPretty: false) == before)
    #expect(session.settings.watches.isEmpty)
  }

  @Test("describe has the words of UIKit, CSS and SwiftUI, and a picture")
  func describe() throws {
    let session = try made()
    let lines = try session.run("describe sections").lines
    #expect(lines.contains("      UIKit   sectionHeadersPinToVisibleBounds"))
    #expect(lines.contains("      CSS     position: sticky; top: 0"))
    #expect(lines.contains("known as"))
    for provider in allProviders.descriptions {
      #expect(provider.knownAs.css != nil && provider.knownAs.swiftUI != nil)
      let report = try session.run("describe \(provider.name)")
      let sample = try #require(report.sample)
      #expect(sample.elements.count >= 7)
      let picture = Session.picture(of: sample, .sample())
      // An item is in the picture by its number.
      #expect(picture.contains { $0.contains("0") } && picture.count <= 30)
      #expect(picture.allSatisfy { $0.count <= 52 })
    }
  }

  @Test("The picture is of the provider as it is set, and absent where that is too extreme")
  func sample() throws {
    let session = try made("use waterfall columns=4")
    let frames = try #require(try session.run("describe").sample).elements.map(\.frame.size.width)
    #expect(frames == Array(repeating: 52.5, count: 7))
    let other = try #require(try session.run("describe waterfall").sample)
    #expect(other.elements[0].frame.size.width == 52.5)
    #expect(try session.run("describe circle").sample?.contentSize == Size(width: 280, height: 280))
    _ = try session.run("use waterfall minimumContentHeight=1e300")
    let deep = try #require(try session.run("describe").sample)
    #expect(deep.collection.container.height == 240)
    _ = try session.run("clear")
    _ = try session.run("use circle radius=1e300")
    let far = try session.run("describe")
    #expect(far.lines.contains("  radius=1e+300"))
    #expect(far.sample.map { Session.picture(of: $0, .sample()).count <= 30 } ?? true)
  }

  @Test("Completion knows names, the commands within a line, and files behind >")
  func completion() throws {
    let session = try made("use sections", "add a", "header 3", "section")
    func candidates(_ line: String) -> [String] {
      session.completions(of: line, cursorByteOffset: line.utf8.count).candidates.map(\.text)
    }
    #expect(candidates("item h") == ["header"])
    #expect(candidates("item header ") == ["0", "1", "all", "last"])
    #expect(candidates("watch li") == ["list"])
    #expect(candidates("watch query 1 2 3 4 --") == ["--json", "--cost"])
    #expect(candidates("help use wat") == ["waterfall"])
    #expect(candidates("format c") == ["csv"])
    #expect(candidates("time o") == ["on", "off"])
    #expect(candidates("list > /dev/nul") == ["/dev/null"])
    #expect(candidates("list >>/dev/nul") == ["/dev/null"])
    #expect(candidates("export /dev/nul") == ["/dev/null"])
  }
}
