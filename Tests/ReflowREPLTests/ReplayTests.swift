import Testing

@testable import ReflowREPL

@Suite("Recordings through the program")
struct ReplayTests {
  @Test("What is recorded replays; a changed number fails with its place and status 1")
  func replay() throws {
    let folder = ScratchFolder()
    let path = folder.path("tags.recording")
    let made = try reflow(
      ["--no-pictures"], input: "record \(path)\nadd Swift UIKit 布局\nwidth 130\nundo\nrecord off\n")
    #expect(made.status == 0)
    #expect(made.lines.last == "recorded 3 commands; reflow replay \(path) checks them")
    let passed = try reflow(["replay", path])
    #expect(passed.status == 0)
    #expect(passed.output == "1 passed, 0 failed\n")
    let text = folder.text(of: "tags.recording")
    folder.write(text.replacing("item 0.2 0 42 52 32", with: "item 0.2 0 42 60 32").utf8, to: "bad")
    let failed = try reflow(["replay", folder.path("bad"), path])
    #expect(failed.status == 1)
    #expect(
      failed.lines == [
        "\(folder.path("bad")):12: width 130: item 0.2: expected [0, 42, 60, 32], "
          + "got [0, 42, 52, 32]",
        "1 passed, 1 failed",
      ])
  }

  @Test(
    "Standard input is read; what is no recording has status 2, and nothing reaches the terminal raw"
  )
  func unusable() throws {
    let good = "reflow-recording 1\n> add a\ncontent 320 32\n"
    #expect(try reflow(["replay", "-"], input: good).output == "1 passed, 0 failed\n")
    let none = try reflow(["replay", "/nonexistent"])
    #expect(none.status == 2)
    #expect(none.errors == "reflow: /nonexistent: no such file or directory\n")
    let hostile = try reflow(
      ["replay", "-"], input: "reflow-recording 1\n> \u{1B}[2J\u{9B}5n\ncontent 1 1\n")
    #expect(hostile.status == 1)
    #expect(!hostile.output.contains("\u{1B}"))
    #expect(try reflow(["replay"]).errors.hasPrefix("reflow: replay: FILE is missing\n"))
  }
}
