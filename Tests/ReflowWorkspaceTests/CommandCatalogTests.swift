import Foundation
import Testing

@testable import ReflowWorkspace

@Suite("The commands as they are declared")
struct CommandCatalogTests {
  @Test("All commands that people were promised are there")
  func names() {
    let promised = [
      "add", "insert", "remove", "resize", "clear", "section", "header", "footer", "width",
      "height",
      "insets", "spacing", "scroll", "direction", "offset", "providers", "use", "set", "describe",
      "show", "list", "item", "at", "query", "select", "undo", "redo", "save", "open", "source",
      "help", "quit", "diff", "mark", "marks", "goto", "unmark", "history", "stats", "record",
      "watch", "time", "format", "export", "font", "fonts", "text", "mirror", "verify",
    ]
    for name in promised { #expect(CommandCatalog.command(name) != nil, "\(name)") }
    #expect(Set(CommandCatalog.names).count == CommandCatalog.names.count)
  }

  @Test("Every command's example runs in a fresh workspace", arguments: CommandCatalog.all)
  func example(command: Command) throws {
    // Those that name files run below; load and reload need a compiler.
    guard !["save", "open", "source", "export", "load", "reload"].contains(command.name) else {
      return
    }
    let session = try made()
    var report = Report()
    for line in command.example { report = try session.run(line) }
    let answers =
      report.change != nil || !report.lines.isEmpty || report.showsPicture || report.isEnd
    #expect(answers, "\(command.name) answers nothing")
    #expect(command.example.last?.split(separator: " ").first.map(String.init) == command.name)
  }

  @Test(
    "An example that names a file runs where a person tries it",
    arguments: ["save", "open", "source", "export"])
  func fileExample(name: String) throws {
    let folder = try Folder()
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().path
    let session = try made()
    let command = try #require(CommandCatalog.command(name))
    var report = Report()
    for line in command.example {
      // The scenes of the package stand below its root, all else where the program was started.
      let words = line.split(separator: " ").map { word in
        if word.hasPrefix("Playground/") { return "\(root)/\(word)" }
        return word.contains(".") ? folder.path(String(word)) : String(word)
      }
      #expect(!line.contains(" /"), "it names a folder that a person may not have")
      report = try session.run(words.joined(separator: " "))
    }
    #expect(!session.workspace.layout.elements.isEmpty)
    #expect(!report.lines.isEmpty || report.change != nil)
    #expect(try folder.names().count == (["save", "export"].contains(name) ? 1 : 0))
  }

  @Test("Every command says in a few words what it does", arguments: CommandCatalog.all)
  func brief(command: Command) {
    #expect((4...25).contains(command.brief.count), "\(command.name): \(command.brief)")
  }

  @Test("help lists every command in its group and fits a screen of 80 columns")
  func help() throws {
    let session = try made()
    let overview = try session.run("help").lines
    for command in CommandCatalog.all {
      let isListed = overview.contains {
        $0.split(separator: " ").contains(Substring(command.name))
      }
      #expect(isListed, "\(command.name)")
      let help = try session.run("help \(command.name)").lines
      #expect(help.first == command.usage)
      #expect(help.contains("    \(command.example.last ?? "")"))
      for line in help { #expect(line.count <= 92, "\(line)") }
    }
    for group in Command.Group.allCases { #expect(overview.contains(group.rawValue)) }
    for line in overview { #expect(line.count <= 80, "\(line)") }
    #expect(overview.count <= 48)
  }

  @Test(
    "Wrong lines are refused with what was wrong and the nearest name",
    arguments: [
      ("wdth 100", "there is no command wdth; did you mean width?"),
      ("xyzzy", "there is no command xyzzy; help lists them"),
      ("width", "width: POINTS is missing; usage: width POINTS"),
      ("width 1 2", "width: 2 is one word too many; usage: width POINTS"),
      ("width abc", "width: abc is no number"),
      ("width 0x10", "width: 0x10 is no number"),
      ("width nan", "width: not a number; it must be a finite number"),
      ("width inf", "width: infinite; it must be a finite number"),
      ("width 1e999", "width: infinite; it must be a finite number"),
      ("width -1", "width: negative (-1); it must be 0 or more"),
      ("height -0.5", "height: negative (-0.5); it must be 0 or more"),
      ("insets 1 2", "insets: 2 numbers; write one for all sides, or top left bottom right"),
      ("insets 1 2 3 x", "insets: x is no number"),
      ("insets none", "insets: none is for a section's own; write insets none section=0"),
      ("insets 1 section=7", "there is no section 7; there is section 0 only"),
      ("insets 1 section=x", "section: x is no number"),
      ("insets 1 section=0 section=0", "insets: section is given twice"),
      ("spacing 1e999", "line spacing: infinite; it must be a finite number"),
      ("spacing 1 nan", "interitem spacing: not a number; it must be a finite number"),
      ("scroll up", "scroll: up must be one of vertical, horizontal"),
      (
        "scroll verticl",
        "scroll: verticl must be one of vertical, horizontal; did you mean vertical?"
      ),
      ("direction left", "direction: left must be one of ltr, rtl"),
      ("offset x", "offset: x is no number"),
      ("use watrfall", "provider: there is no provider watrfall; did you mean waterfall?"),
      (
        "use waterfall colums=3",
        "provider: waterfall has no parameter colums; did you mean columns?"
      ),
      ("use waterfall columns=0", "provider: waterfall: columns is 0; it must be at least 1"),
      (
        "use waterfall columns=2.5",
        "provider: waterfall: columns is 2.5; it must be a whole number"
      ),
      (
        "use waterfall columns=many",
        "waterfall: columns is many; it must be a whole number from 1 to 1000"
      ),
      ("use waterfall columns=3 columns=4", "use: columns is given twice"),
      (
        "use waterfall policy=shortest",
        "provider: waterfall: policy is shortest; it must be one of shortestFirst, leftToRight, "
          + "rightToLeft (did you mean shortestFirst?)"
      ),
      ("use circle radius=-1", "provider: circle: radius is -1; it must be at least 0"),
      (
        "use circle startAngle=inf",
        "provider: circle: startAngle is infinite; it must be a finite number"
      ),
      (
        "use sections items=sections",
        "provider: sections: items: sections stacks sections and places no items; "
          + "name a provider that does"
      ),
      (
        "use sections items=waterfall items.columns=0",
        "provider: waterfall: columns is 0; it must be at least 1"
      ),
      (
        "use left-align items.columns=3",
        "left-align has no provider items that could have a columns"
      ),
      (
        "use left-align 3",
        "use: 3 is one word too many; usage: use NAME [parameter=value] [section=N]"
      ),
      ("set", "set: write parameter=value; describe lists the parameters"),
      (
        "set columns=3",
        "provider: left-align has no parameter columns; it has alignItems, oversize"
      ),
      ("describe nothing", "there is no provider nothing"),
      ("list --jsn", "list: there is no --jsn; did you mean --json?"),
      ("item 0", "there is no item 0; section 0 has no items"),
      (
        "item -1",
        "-1 names no item; write 3 for an item of the current section, 1.3 for one of "
          + "section 1, or last"
      ),
      (
        "item 1.2.3",
        "1.2.3 names no item; write 3 for an item of the current section, 1.3 for one "
          + "of section 1, or last"
      ),
      (
        "item 99999999999999999999",
        "99999999999999999999 names no item; write 3 for an item of the current section, 1.3 for "
          + "one of section 1, or last"
      ),
      ("item 4.0", "there is no section 4; there is section 0 only"),
      ("remove last", "last: section 0 has no items"),
      ("query 0 0 10", "query: HEIGHT is missing; usage: query X Y WIDTH HEIGHT [--json] [--cost]"),
      ("query 0 0 -10 10", "width: negative (-10); it must be 0 or more"),
      ("at nan 0", "x: not a number; it must be a finite number"),
      ("add -5x10", "-5x10, width: negative (-5); it must be 0 or more"),
      ("add 5xnan", "5xnan, height: not a number; it must be a finite number"),
      ("add 1e999x5", "1e999x5, width: infinite; it must be a finite number"),
      ("add 5x5*0", "5x5*0, count: 0 is out of range; it must be from 1 to 10000000"),
      ("add 5x5*1.5", "5x5*1.5, count: 1.5 is no whole number"),
      ("add 5x5*x", "5x5*x, count: x is no number"),
      (
        "add 5x5*10000001",
        "5x5*10000001, count: 10000001 is out of range; it must be from 1 to 10000000"
      ),
      (
        "add random 10000001",
        "random: 10000001 is out of range; it must be from 1 to 10000000"
      ),
      ("add a seed=x", "seed: x is no number"),
      ("add \"a", "the quote \" is not closed"),
      ("section 5", "there is no section 5; there is section 0 only"),
      ("section remove", "section: which one is to be removed? write section remove 0"),
      ("header -3", "header: negative (-3); it must be 0 or more"),
      ("undo", "there is nothing to undo"),
      ("redo", "there is nothing to redo"),
      ("save", "save: FILE is missing; nothing was opened or saved yet"),
      (
        "open /nonexistent/x.json",
        "open: /nonexistent/x.json: no such file or directory"
      ),
      ("open /", "open: /: is a folder"),
      ("source /nonexistent", "source: /nonexistent: no such file or directory"),
      ("diff", "nothing has changed yet"),
      ("goto x", "there is no mark x; mark NAME makes one"),
      ("unmark x", "there is no mark x; mark NAME makes one"),
      ("mark 1", "mark: 1 is no name; it must be a letter, then letters, digits and hyphens"),
      ("history x", "history: x must be all; usage: history [all]"),
      ("record off", "record: nothing is being recorded; record FILE begins"),
      ("help ad", "help: there is no command ad; did you mean add?"),
    ])
  func refusals(line: String, message: String) throws {
    let session = try made()
    #expect(session.refusal(line) == message)
    // Nothing has changed, and nothing is to be undone.
    #expect(session.workspace.scene.json(isPretty: false) == (try self.fresh()))
    #expect(session.refusal("undo") == "there is nothing to undo")
  }

  private func fresh() throws -> String {
    try made().workspace.scene.json(isPretty: false)
  }
}
