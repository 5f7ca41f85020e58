import Foundation
import Reflow
import ReflowScenes
import Testing

@testable import ReflowWorkspace

/// A folder for one test.
final class TemporaryFolder {
  private let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String) -> String { url.appending(path: name).path }

  func text(_ name: String) throws -> String {
    try String(contentsOfFile: path(name), encoding: .utf8)
  }

  func write(_ text: String, to name: String) throws {
    try text.write(toFile: path(name), atomically: true, encoding: .utf8)
  }
}

@Suite("Recordings")
struct RecordingTests {
  private let folder = try! TemporaryFolder()
  private var path: String { folder.path("a.recording") }

  /// What a replay prints, and its exit status.
  private func replay(_ names: String...) -> (lines: [String], errors: [String], status: Int32) {
    var lines: [String] = []
    var errors: [String] = []
    let replay = RecordingReplay(
      providers: allProviders, output: { lines.append($0) }, errors: { errors.append($0) })
    let status = replay.run(names.map(folder.path))
    return (lines, errors, status)
  }

  @Test("A recording is commands, content sizes, frames and a checksum")
  func format() throws {
    let session = try made()
    #expect(try session.run("record").lines == ["nothing is being recorded; record FILE begins"])
    #expect(
      try session.run("record \(path)").lines == ["recording to \(path); record off ends it"])
    for line in ["add 50x32*3", "list", "  width 130", "select 1", "width", "undo # back"] {
      _ = session.refusal(line)
    }
    #expect(try session.run("record").lines == ["recording to \(path), 4 commands so far"])
    #expect(
      try session.run("record off").lines
        == ["recorded 4 commands; reflow replay \(path) checks them"])
    _ = try session.run("add a")
    #expect(
      try folder.text("a.recording") == """
        reflow-recording 1
        > add 50x32*3
        content 320 32
        item 0.0 0 0 50 32
        item 0.1 60 0 50 32
        item 0.2 120 0 50 32
        elements 3 checksum c9028372695a1562
        > width 130
        content 130 74
        item 0.0 0 0 50 32
        item 0.1 60 0 50 32
        item 0.2 0 42 50 32
        elements 3 checksum 290fa68c3c9a8bcd
        > select 1
        > undo # back
        content 130 74
        item 0.0 0 0 50 32
        item 0.1 60 0 50 32
        item 0.2 0 42 50 32
        elements 3 checksum 290fa68c3c9a8bcd

        """)
    #expect(replay("a.recording").lines == ["1 passed, 0 failed"])
  }

  @Test("Each job's script records and replays, typed and sourced", arguments: JobTests.jobs)
  func jobs(job: String) throws {
    let script = JobTests.folder.appending(path: "\(job).reflow").path
    let typed = try made("record \(path)")
    for line in try String(contentsOfFile: script, encoding: .utf8).split(separator: "\n") {
      _ = try typed.run(String(line))
    }
    let scenes = JobTests.folder.appending(path: "\(job).jsonl").path
    _ = try made(
      "record \(folder.path("b.recording"))", "source \(script)", "undo", "redo",
      "open \(scenes)", "insets 3", "mark x", "clear", "goto x")
    let result = replay("a.recording", "b.recording")
    #expect(result.lines == ["2 passed, 0 failed"])
    #expect(result.errors == [])
    #expect(result.status == 0)
  }

  @Test("The recording that is kept beside the scenes still replays")
  func kept() {
    var lines: [String] = []
    let replay = RecordingReplay(
      providers: allProviders, output: { lines.append($0) }, errors: { lines.append($0) })
    #expect(replay.run([JobTests.folder.appending(path: "tags.recording").path]) == 0)
    #expect(lines == ["1 passed, 0 failed"])
  }

  @Test("Any number that is changed is found on its line", arguments: JobTests.jobs)
  func changed(job: String) throws {
    let session = try made("record \(path)")
    _ = try session.run("source \(JobTests.folder.appending(path: "\(job).reflow").path)")
    _ = try session.run("spacing 3")
    let lines = try folder.text("a.recording").split(
      separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      var words = line.split(separator: " ").map(String.init)
      guard let first = words.first,
        ["content", "item", "header", "footer", "elements"].contains(first)
      else { continue }
      for place in words.indices.dropFirst(first == "content" || first == "elements" ? 1 : 2) {
        guard words[place] != "checksum" else { continue }
        let old = words[place]
        // Another digit in front of the number, or the checksum's first one.
        words[place] =
          old.utf8.count == 16
          ? (old.hasPrefix("0") ? "1" : "0") + old.dropFirst() : "1" + old.drop { $0 == "-" }
        var other = lines
        other[index] = words.joined(separator: " ")[...]
        words[place] = old
        try folder.write(other.joined(separator: "\n"), to: "b.recording")
        let result = replay("b.recording")
        #expect(result.status == 1)
        #expect(
          result.lines.first?.hasPrefix("\(folder.path("b.recording")):\(index + 1): ") == true,
          "\(other[index])")
        #expect(result.lines.last == "0 passed, 1 failed")
      }
    }
  }

  @Test("What differs is named: command, element, expected and got")
  func messages() throws {
    _ = try made("record \(path) frames=2", "add 50x32*3", "width 130")
    let text = try folder.text("a.recording")
    let cases = [
      (
        "content 130 74", "content 130 75",
        "8: width 130: content: expected [130, 75], got [130, 74]"
      ),
      (
        "item 0.1 60 0 50 32\nelements 3", "item 0.1 60 0.5 50 32\nelements 3",
        "5: add 50x32*3: item 0.1: expected [60, 0.5, 50, 32], got [60, 0, 50, 32]"
      ),
      (
        "item 0.1 60 0 50 32\nelements 3", "item 7.1 60 0 50 32\nelements 3",
        "5: add 50x32*3: item 7.1: expected [60, 0, 50, 32], got nothing"
      ),
      ("elements 3", "elements 2", "6: add 50x32*3: elements: expected 2, got 3"),
      (
        "checksum c9", "checksum ca",
        "6: add 50x32*3: checksum: expected ca028372695a1562, got c9028372695a1562; "
          + "an element behind the first 2 differs"
      ),
      (
        "> width 130", "> width -1",
        "7: width -1: refused: width: negative (-1); it must be 0 or more"
      ),
      (
        "> width 130", "> widht 130",
        "7: widht 130: refused: there is no command widht; did you mean width?"
      ),
    ]
    for (old, new, message) in cases {
      let range = try #require(text.range(of: old))
      try folder.write(text.replacingCharacters(in: range, with: new), to: "b.recording")
      let result = replay("b.recording", "a.recording")
      #expect(result.lines == ["\(folder.path("b.recording")):\(message)", "1 passed, 1 failed"])
      #expect(result.status == 1)
    }
    // Less than the tolerance is no difference.
    try folder.write(
      text.replacing("item 0.1 60 0", with: "item 0.1 60.0000004 0"), to: "b.recording")
    #expect(replay("b.recording").status == 0)
  }

  @Test("A session that has begun is kept whole: scene, current section, selection, offset")
  func start() throws {
    let session = try made(
      "use sections items=flow pinHeaders=section", "header 20", "add Swift 50x32*40", "section",
      "add 布局", "section 0", "select 1.0", "offset 30", "mark before", "record \(path)",
      "add 60x20", "insert 0 5x5", "spacing 3", "goto before", "remove last")
    #expect(
      session.refusal("undo 6") == "undo: that was before the recording; record off ends it")
    _ = try session.run("undo 4")
    _ = try session.run("redo")
    #expect(try folder.text("a.recording").contains("\nstate section=0 selected=1.0 scrolled\n"))
    #expect(replay("a.recording").lines == ["1 passed, 0 failed"])
    _ = try session.run("record off")
    _ = try session.run("record \(path)")
    #expect(session.refusal("redo") == "redo: that was before the recording; record off ends it")
    _ = try session.run("add x")
    _ = try session.run("undo")
    _ = try session.run("redo")
    #expect(session.refusal("redo") == "there is nothing to redo")
    #expect(replay("a.recording").lines == ["1 passed, 0 failed"])
  }

  @Test("Texts with line breaks, quotes and hashes come back as they were")
  func texts() throws {
    let odd =
      "add \"a\nb\" 'it\"s' \"x\ty\" back\\\\slash \"# none\" \"\u{2028}\u{1B}[2J\" # comment"
    let session = try made("record \(path)", odd)
    let lines = try folder.text("a.recording").split(separator: "\n")
    #expect(lines[1].hasPrefix(">u add \"a\\u{a}b\" "))
    #expect(lines.count == 1 + 1 + 1 + 6 + 1)
    let recording = try Recording(Array(try folder.text("a.recording").utf8))
    #expect(recording.entries[0].command.text == odd)
    #expect(replay("a.recording").status == 0)
    _ = session
  }

  @Test("No recording reads or writes a file or loads anything")
  func closed() throws {
    for command in [
      "open x", "source x", "save x", "record x", "quit", "list", "help", "show",
      "add a > x", "add a >x",
    ] {
      for line in ["> \(command)", "> add a\n> source y\n| \(command)"] {
        try folder.write("\(Recording.header)\n\(line)\n", to: "bad.recording")
        let result = replay("bad.recording")
        #expect(result.status == 2, "\(line)")
        #expect(result.errors.first?.contains("a recording cannot run ") == true, "\(line)")
      }
    }
    for command in CommandCatalog.all {
      let namesFile = command.arguments.contains {
        switch $0.kind {
        case .file, .recording: true
        default: false
        }
      }
      if namesFile { #expect(!command.isReplayable([Word(text: command.name, isQuoted: false)])) }
    }
  }

  @Test("What a recording cannot hold is refused, and other files stay")
  func refusals() throws {
    try folder.write("something", to: "other")
    let session = try made()
    let other = folder.path("other")
    #expect(
      session.refusal("record \(other)")
        == "record: \(other) is there and is no recording; take another name")
    #expect(try folder.text("other") == "something")
    #expect(session.refusal("record /") == "record: /: is a folder")
    #expect(session.refusal("record /nonexistent/x")?.hasPrefix("record: /nonexistent/x: ") == true)
    #expect(
      session.refusal("record off") == "record: nothing is being recorded; record FILE begins")
    #expect(session.refusal("record \(path) frames=x") == "frames: x is no number")
    _ = try session.run("record \(path)")
    #expect(
      session.refusal("record \(path)") == "record: \(path) is being recorded already")
    _ = try session.run("add a")
    // A script that is refused has changed nothing, and nothing of it is recorded.
    try folder.write("add b\nmark m\nwidth\n", to: "script")
    #expect(session.refusal("source \(folder.path("script"))") != nil)
    try folder.write("add c\nrecord \(folder.path("x"))\n", to: "script")
    #expect(
      session.refusal("source \(folder.path("script"))")?
        .hasSuffix("record: a file that is sourced cannot begin a recording") == true)
    try folder.write("add d\nopen \(JobTests.folder.path)/tags.jsonl\nadd e\n", to: "inner")
    try folder.write("width 99\nsource \(folder.path("inner"))\nmark n\n", to: "script")
    _ = try session.run("source \(folder.path("script"))")
    _ = try session.run("goto n")
    _ = try session.run("record off")
    let text = try folder.text("a.recording")
    #expect(!text.contains("add b"))
    #expect(text.contains("\n| width 99\n| add d\n| open "))
    #expect(text.contains("\n| add e\n| mark n\ncontent "))
    #expect(replay("a.recording").lines == ["1 passed, 0 failed"])
    // An earlier recording is replaced.
    _ = try session.run("record \(path)")
    #expect(try !folder.text("a.recording").contains("add d\n"))
  }

  @Test("A recording whose file is gone ends, and says so")
  func gone() throws {
    let session = try made("record \(path)", "add a")
    try FileManager.default.removeItem(atPath: path)
    let report = try session.run("add b")
    #expect(report.lines == ["the recording has ended: \(path): no such file or directory"])
    #expect(session.recorder == nil)
    #expect(session.frames.count == 2)
  }

  @Test(
    "A file that is no recording is said with its line, and nothing of it runs",
    arguments: [
      ("", 1, "holds no command"),
      ("# nothing\n", 2, "holds no command"),
      ("add a\n", 1, "is no recording; it must begin with reflow-recording 1"),
      ("reflow-recording 2\n> add a", 1, "is no recording; it must begin with reflow-recording 1"),
      ("reflow-recording 1\n", 2, "holds no command"),
      ("reflow-recording 1\nstart\n", 3, "holds no command"),
      ("reflow-recording 1\ncontent 1 2", 2, "a command must stand before it; begin it with >"),
      ("reflow-recording 1\n>add a", 2, "must be >, a space and a command"),
      ("reflow-recording 1\n>u add \\u{zz}", 2, "must be >, a space and a command"),
      ("reflow-recording 1\n> add a\nstart", 3, "start must stand before all commands"),
      ("reflow-recording 1\nstart\n> add a", 2, "start needs its scene and nothing else"),
      ("reflow-recording 1\n> add a\nscene {", 3, "column 2: "),
      ("reflow-recording 1\n> add a\nscene {\"reflow\":1,\"x\":2}", 3, ""),
      (
        "reflow-recording 1\n> add a\nstate section=1", 3,
        "state must follow a scene: state section=1 selected=0.3 scrolled"
      ),
      (
        "reflow-recording 1\n> add a\nitem 0.0 0 0 50", 3,
        "must be a command, a scene, content, an element's frame or elements"
      ),
      (
        "reflow-recording 1\n> add a\nitem 0 0 0 50 32", 3,
        "must be a command, a scene, content, an element's frame or elements"
      ),
      (
        "reflow-recording 1\n> add a\ncontent 1 nan", 3,
        "must be a command, a scene, content, an element's frame or elements"
      ),
      (
        "reflow-recording 1\n> add a\nelements 1 checksum 12", 3,
        "must be a command, a scene, content, an element's frame or elements"
      ),
      ("reflow-recording 1\n> open x", 2, "a recording cannot run open"),
    ])
  func broken(text: String, line: Int, message: String) throws {
    try folder.write(text, to: "bad.recording")
    let result = replay("bad.recording")
    #expect(result.status == 2)
    #expect(result.lines == ["0 passed, 0 failed"])
    #expect(
      result.errors.first?.hasPrefix("\(folder.path("bad.recording")):\(line): \(message)") == true,
      "\(result.errors)")
  }

  @Test("Comments, blank lines and foreign line ends do no harm")
  func tolerance() throws {
    _ = try made("record \(path)", "add 50x32*3", "width 130")
    let text = try folder.text("a.recording")
    try folder.write("# seen in 2024\n\n" + text.replacing("\n", with: "\r\n"), to: "b.recording")
    #expect(replay("b.recording").lines == ["1 passed, 0 failed"])
  }

  @Test("The checksum sees a thousandth of a point and not the last bits")
  func checksum() {
    func sum(_ number: Double) -> UInt64 {
      var checksum = FrameChecksum()
      checksum.add(.item(section: 0, item: 0), Rect(x: number, y: 0, width: 1, height: 1))
      return checksum.value
    }
    for number in [0, 0.5, 1.0 / 3, 2.0 / 3, 0.1 + 0.2, 1.0 / 64, 86.66666666666667, 1e9, -7.5] {
      #expect(sum(number) == sum(number.nextUp))
      #expect(sum(number) == sum(number.nextDown))
      #expect(sum(number) != sum(number + 0.001))
    }
    #expect(sum(0) == sum(-0.0))
  }
}
