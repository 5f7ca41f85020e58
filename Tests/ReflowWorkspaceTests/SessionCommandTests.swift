import Foundation
import Reflow
import ReflowScenes
import Testing

@testable import ReflowWorkspace

@Suite("Watches, time, the form of lists, and answers that go to files")
struct SessionCommandTests {
  @Test("Watches run after each change, in their order, below their lines")
  func watch() throws {
    let session = try made("watch item 0 --json", "watch list last")
    #expect(try session.run("watch").lines == ["watch 0: item 0 --json", "watch 1: list last"])
    let report = try session.run("add a b")
    #expect(
      report.followUps.map(\.lines.first) == ["watch 0: item 0 --json", "watch 1: list last"])
    #expect(report.followUps[0].machineLines[0].contains(#""label":"a""#))
    #expect(report.followUps[1].lines.last == "item 0.1  60  0     50      32     0  b")
    #expect(try session.run("list").followUps.isEmpty)
    #expect(try session.run("select 0").followUps.count == 2)
    // What is watched may be gone.
    #expect(try session.run("undo").followUps.count == 2)
    #expect(
      try session.run("undo").followUps[0].lines
        == ["watch 0: item 0 --json", "there is no item 0; section 0 has no items"])
    #expect(try session.run("watch list last").lines == ["list last is watched already"])
    #expect(try session.run("watch off 0").lines == ["item 0 --json is watched no more"])
    #expect(try session.run("watch").lines == ["watch 0: list last"])
    #expect(try session.run("watch off").lines == ["1 watch ended"])
    #expect(try session.run("width 100").followUps.isEmpty)
    #expect(session.refusal("watch off 0") == "watch: nothing is watched")
  }

  @Test("Only what changes nothing is watched, and a wrong line is refused at once")
  func refusedWatches() throws {
    let session = try made()
    for line in ["width 3", "undo", "watch list", "source x", "quit", "add a > b"] {
      #expect(session.refusal("watch \(line)")?.hasSuffix("must change nothing") == true, "\(line)")
    }
    #expect(session.refusal("watch lst") == "there is no command lst; did you mean list?")
    #expect(session.refusal("watch list 0 1")?.hasPrefix("list: 1 is one word too many") == true)
    #expect(session.refusal("watch \"\"") == "watch: COMMAND is empty")
    #expect(session.settings.watches.isEmpty)
    #expect(try session.run("watch 'list 0..1'").lines == ["watch 0: list 0..1"])
  }

  @Test("A sourced file is one change: watches run once, and what it set is lost if it is refused")
  func sourced() throws {
    let folder = try Folder()
    try folder.write("watch list\nadd a\nadd b\n", to: "good")
    try folder.write("format csv\nwatch list\ntime on\nadd a\nwdth\n", to: "bad")
    let session = try made()
    let refused = #expect(throws: CommandError.self) {
      try session.run("source \(folder.path("bad"))")
    }
    #expect(refused?.line == "wdth")
    #expect(refused?.place == 0..<4)
    #expect(session.settings.watches.isEmpty && !session.settings.isTimed)
    #expect(session.settings.format == .table)
    let report = try session.run("source \(folder.path("good"))")
    #expect(report.followUps.count == 1)
    #expect(report.followUps[0].lines.count == 4)
  }

  @Test("time says how long the command took, and not the watches")
  func time() throws {
    let session = try made("watch list")
    var ticks = 0
    let start = ContinuousClock.now
    session.now = {
      ticks += 1
      return start.advanced(by: .microseconds(1500 * ticks))
    }
    #expect(try session.run("time on").followUps.isEmpty)
    #expect(try session.run("add a").followUps.map(\.lines.last).last == "took 1.5 ms")
    #expect(try session.run("time").lines == ["time is on"])
    #expect(try session.run("").followUps.isEmpty)
    #expect(try session.run("time off").followUps.isEmpty)
    #expect(try session.run("list").followUps.isEmpty)
    #expect(Duration.seconds(2).inWords == "2 s")
    #expect(Duration.microseconds(42).inWords == "0.042 ms")
    #expect(Duration.microseconds(12_345).inWords == "12.3 ms")
    #expect(Duration.milliseconds(999).inWords == "999 ms")
    #expect(Duration.zero.inWords == "0 ms")
  }

  @Test("format changes every list, and --json is still one line of JSON")
  func format() throws {
    let session = try made("add Swift 50x32", "select 1")
    let lists = ["list", "item 0", "at 1 1", "query 0 0 320 100", "providers"]
    let tables = try lists.map { try session.run($0).lines }
    let json = try lists.map { try session.run("\($0) --json").machineLines }
    #expect(try session.run("format json").lines == ["lists are json"])
    #expect(try lists.map { try session.run($0).machineLines } == json)
    _ = try session.run("format csv")
    #expect(
      try session.run("list").dataLines == [
        "element,section,item,x,y,width,height,line,label,pinned,selected",
        "item,0,0,0,0,60,32,0,Swift,false,false", "item,0,1,70,0,50,32,0,,false,true",
      ])
    for (list, json) in zip(lists, json) {
      let report = try session.run(list)
      #expect(report.lines.isEmpty && report.machineLines.isEmpty && !report.showsPicture)
      #expect(report.dataLines.count >= 2)
      #expect(try session.run("\(list) --json").machineLines == json)
    }
    #expect(try session.run("at 300 300").dataLines.count == 1)
    _ = try session.run("format table")
    #expect(try lists.map { try session.run($0).lines } == tables)
    #expect(try session.run("format").lines == ["lists are table"])
    #expect(json[4][0].hasPrefix(#"[{"name":"left-align","summary":"#))
    #expect(json[4][0].contains(#""inUse":true"#))
  }

  @Test("> writes what a command answers, >> adds to it")
  func redirection() throws {
    let folder = try Folder()
    let session = try made("add Swift 50x32")
    let list = try session.run("list").lines
    let path = folder.path("a list")
    #expect(try session.run("list > '\(path)'").lines == ["wrote \(path)"])
    #expect(try folder.lines(of: "a list") == list)
    _ = try session.run("list >>'\(path)'")
    #expect(try folder.lines(of: "a list") == list + list)
    _ = try session.run("list 0 --json >'\(path)'")
    #expect(try folder.lines(of: "a list") == session.run("list 0 --json").machineLines)
    // What is not there is made.
    _ = try session.run("format csv")
    _ = try session.run("list last >> \(folder.path("new"))")
    #expect(try folder.lines(of: "new") == session.run("list last").dataLines)
  }

  @Test("A change is written as its line, a picture only where one was asked for")
  func redirectedChange() throws {
    let folder = try Folder()
    let session = try made("add Swift 50x32", "watch list")
    let report = try session.run("width 60 > \(folder.path("a"))")
    #expect(report.lines == ["wrote \(folder.path("a"))"])
    #expect(report.change == nil && report.followUps.count == 1)
    #expect(
      try folder.lines(of: "a") == ["1 moved, 1 changed line; lines 1 → 2; content 320×32 → 60×74"])
    _ = try session.run("show > \(folder.path("a"))")
    #expect(
      try folder.lines(of: "a").dropFirst()
        == session.picture(.init(hasRoundScale: true))[...])
    _ = try session.run("describe circle > \(folder.path("a"))")
    #expect(try folder.lines(of: "a").last?.contains("280 × 280") == true)
    #expect(try session.run("quit > \(folder.path("a"))").isEnd)
  }

  @Test("Quotes and backslashes keep > a text")
  func quoted() throws {
    let session = try made("add '>' \">>\" \\> a>b -> 'x > y'")
    let labels = session.workspace.scene.sections[0].items.map(\.content.label)
    #expect(labels == [">", ">>", ">", "a>b", "->", "x > y"])
  }

  @Test("What cannot be written is refused, and the command has not run")
  func refusedRedirection() throws {
    let folder = try Folder()
    let session = try made("add a b")
    let before = session.workspace.scene.json(isPretty: false)
    let path = folder.path("none/x")
    for line in [
      "width 9 > \(path)", "undo >> \(path)", "clear > \(folder.path)", "clear > /dev/null",
    ] {
      #expect(session.refusal(line)?.hasPrefix("> ") == true, "\(line)")
      #expect(session.workspace.scene.json(isPretty: false) == before)
    }
    #expect(session.refusal("redo") == "there is nothing to redo")
    #expect(session.refusal("width >") == ">: FILE is missing")
    #expect(session.refusal("list > ''") == ">: FILE is missing")
    #expect(session.refusal("list > > x") == ">: FILE is missing")
    #expect(session.refusal("list > a b") == "b is one word too many; nothing follows > FILE")
    #expect(session.refusal("list >>>x") == "there is no >>>; write > FILE or >> FILE")
    #expect(session.refusal("> x") == "there is no command >; help lists them")
    // The command is looked at first, and nothing is written.
    #expect(session.refusal("width abc > \(folder.path("x"))") == "width: abc is no number")
    #expect(try folder.names() == [])
  }

  @Test(
    "In a file no label can touch the terminal that shows it; records for programs are as they are")
  func harmless() throws {
    let folder = try Folder()
    let session = try made("add \"\u{1B}[2J\" \"a\nb\"")
    _ = try session.run("list > \(folder.path("x"))")
    let text = try folder.text(of: "x")
    #expect(text.contains("␛[2J") && text.contains("a␊b") && !text.contains("\u{1B}"))
    _ = try session.run("format csv")
    _ = try session.run("list last > \(folder.path("x"))")
    #expect(try folder.text(of: "x").contains(",\"a\nb\","))
  }

  @Test("A watch writes its file after each change")
  func watchedFile() throws {
    let folder = try Folder()
    let session = try made("watch list --json >> \(folder.path("log"))", "add a", "add b")
    #expect(try folder.lines(of: "log").count == 2)
    #expect(try folder.lines(of: "log").last == session.run("list --json").machineLines[0])
  }
}

/// A folder for one test.
final class Folder {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "reflow-\(UUID().uuidString)")
    path = url.path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func path(_ name: String) -> String { "\(path)/\(name)" }

  func write(_ text: String, to name: String) throws {
    try text.write(toFile: path(name), atomically: true, encoding: .utf8)
  }

  func text(of name: String) throws -> String {
    try String(contentsOfFile: path(name), encoding: .utf8)
  }

  func lines(of name: String) throws -> [String] {
    try text(of: name).split(separator: "\n").map(String.init)
  }

  func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: path) }
}
