import Foundation
import Testing

@testable import ReflowREPL

@Suite("The program without a terminal")
struct ProgramTests {
  private static let good =
    #"{"reflow":1,"id":"good","container":{"width":100,"height":100},"sections":[{"items":[[10,10]]}],"#
    + #""expected":{"sections":[{"header":null,"items":[[0,0,10,10]],"footer":null}]}}"#

  @Test("Piped commands run without prompt and colour")
  func piped() throws {
    let result = try reflow([], input: "add a b c\nwidth 120\nlist\n")
    #expect(result.status == 0)
    #expect(result.errors == "")
    #expect(result.lines[0] == "3 came; lines 0 → 1; content 320×0 → 320×32")
    #expect(
      result.lines.suffix(4) == [
        "element    x   y  width  height  line  label",
        "item 0.0   0   0     50      32     0  a", "item 0.1  60   0     50      32     0  b",
        "item 0.2   0  42     50      32     1  c",
      ])
    #expect(!result.output.contains("\u{1B}"))
    #expect(!result.output.contains("reflow>"))
  }

  @Test("An error goes to standard error with its line, and the rest runs")
  func pipedErrors() throws {
    let result = try reflow(
      ["--no-pictures"], input: "add a\n\n# a comment\nwidht 3\nwidth -1\nlist\nquit\nlist")
    #expect(result.status == 1)
    #expect(
      result.errors
        == "line 4: there is no command widht; did you mean width?\n"
        + "  widht 3\n  ^~~~~\n"
        + "line 5: width: negative (-1); it must be 0 or more\n"
        + "  width -1\n        ^~\n")
    #expect(result.lines.last == "item 0.0  0  0     50      32     0  a")
    #expect(result.lines.filter { $0.hasPrefix("element") }.count == 1)
  }

  @Test("A last line without a newline, invalid UTF-8, NUL and long lines are read")
  func oddInput() throws {
    #expect(try reflow(["--no-pictures"], input: "add a\nlist").lines.last?.hasSuffix("a") == true)
    let bytes = Data("add ".utf8) + [0xFF, 0xFE, 0x00, 0x41] + Data("\nlist\n".utf8)
    let result = try reflow(["--no-pictures"], input: bytes)
    #expect(result.status == 0)
    #expect(result.lines.last?.hasSuffix("A") == true)
    let long = String(repeating: "x", count: 1_000_000)
    let longResult = try reflow(["--no-pictures"], input: "add \(long)\nitem 0\n")
    #expect(longResult.status == 0)
    #expect(longResult.output.contains("width 8000020"))
  }

  @Test("-c runs commands in turn")
  func commands() throws {
    let result = try reflow(["--no-pictures", "-c", "add a b", "-c", "list --json"])
    #expect(result.status == 0)
    #expect(
      result.lines.last == #"[{"element":"item","section":0,"item":0,"frame":[0,0,50,32],"line":0,"#
        + #""label":"a"},{"element":"item","section":0,"item":1,"frame":[60,0,50,32],"line":0,"#
        + #""label":"b"}]"#)
    let refused = try reflow(["-c", "nonsense", "-c", "quit", "-c", "list"])
    #expect(refused.status == 1)
    #expect(
      refused.errors
        == "command 1: there is no command nonsense; help lists them\n  nonsense\n  ^~~~~~~~\n")
    #expect(refused.output == "")
  }

  @Test("A scene is opened first")
  func opened() throws {
    let folder = ScratchFolder()
    folder.write(Self.good.utf8, to: "good.json")
    let result = try reflow(
      ["--no-pictures", folder.path("good.json"), "-c", "list"])
    #expect(result.status == 0)
    #expect(result.lines.last == "item 0.0  0  0     10      10     0")
    folder.write("{".utf8, to: "bad.json")
    let bad = try reflow([folder.path("bad.json")])
    #expect(bad.status == 2)
    #expect(bad.errors.hasPrefix("reflow: open: \(folder.path("bad.json")):1: column 2: "))
  }

  @Test("check and frames, also from standard input")
  func batch() throws {
    let result = try reflow(["check", "-"], input: Self.good)
    #expect(result.status == 0)
    #expect(result.output == "1 passed, 0 failed\n")
    let bad = Self.good.replacing("[0,0,10,10]", with: "[0,0,10,11]")
    let failed = try reflow(["check", "-"], input: "\(Self.good)\n\(bad)\n")
    #expect(failed.status == 1)
    #expect(
      failed.lines == [
        "standard input:2: good: item 0.0: expected [0, 0, 10, 11], got [0, 0, 10, 10]",
        "1 passed, 1 failed",
      ])
    let frames = try reflow(["frames", "-"], input: Self.good)
    #expect(frames.status == 0)
    #expect(
      frames.output
        == #"{"id":"good","contentSize":[100,10],"sections":"#
        + #"[{"header":null,"items":[[0,0,10,10]],"footer":null}]}"# + "\n")
    let missing = try reflow(["check", "/nonexistent.jsonl"])
    #expect(missing.status == 2)
    #expect(missing.output == "0 passed, 0 failed\n")
    #expect(missing.errors == "reflow: /nonexistent.jsonl: no such file or directory\n")
    #expect(try reflow(["frames", "/"]).errors == "reflow: /: is a folder\n")
  }

  @Test(
    "Arguments that mean nothing are refused, with status 2",
    arguments: [
      (["--hlp"], "there is no option --hlp; did you mean --help?"),
      (["check"], "check: FILE is missing"),
      (["check", "--fast", "x"], "check: there is no option --fast"),
      (["-c"], "-c: no command"), (["a.json", "b.json"], "b.json: one FILE is enough"),
      (["a.json", "check", "b.json"], "check: it must stand first"),
    ])
  func badArguments(arguments: [String], message: String) throws {
    let result = try reflow(arguments)
    #expect(result.status == 2)
    #expect(result.errors.hasPrefix("reflow: \(message)\n"))
    #expect(result.output == "")
  }

  @Test("Help and version")
  func help() throws {
    #expect(try reflow(["--version"]).output == "reflow \(ReflowProgram.version)\n")
    let help = try reflow(["--help"])
    #expect(help.status == 0)
    for word in ["check", "frames", "-c", "--no-pictures", "--version"] {
      #expect(help.output.contains(word))
    }
    for line in help.lines { #expect(line.count <= 80) }
  }

  @Test("Where the locale is not UTF-8 only ASCII is written")
  func ascii() throws {
    let result = try reflow(
      [], input: "add Swift 你好\nlist\nfoo 你\n", environment: ["LC_ALL": "C"])
    #expect(result.output.utf8.allSatisfy { $0 < 128 })
    #expect(result.errors.utf8.allSatisfy { $0 < 128 })
    #expect(result.output.contains("Swift"))
    #expect(result.output.contains("????"))
  }

  @Test("No label reaches the terminal raw, however it came in")
  func hostileLabels() throws {
    let folder = ScratchFolder()
    let scene =
      #"{"reflow":1,"id":"\u001b[2J","container":{"width":100,"height":100},"provider":"\u001b]0;x\u0007","#
      + #""sections":[{"items":[{"text":"\u001b[31mred\u0007\u009b5n\u202e"}]}]}"#
    folder.write(scene.utf8, to: "x.json")
    folder.write(scene.replacing(#""provider":"\u001b]0;x\u0007","#, with: "").utf8, to: "y.json")
    let test = scene.dropLast() + #","expected":{"sections":[]}}"#
    folder.write(test.utf8, to: "z.json")
    for arguments in [
      ["check", folder.path("x.json")], ["check", folder.path("z.json")],
      ["frames", folder.path("x.json")],
      [folder.path("x.json"), "-c", "list"], [folder.path("y.json"), "-c", "list"],
      [folder.path("y.json"), "-c", "list --json"], [folder.path("y.json"), "-c", "item 0"],
      [folder.path("y.json"), "-c", "at 1 1"], ["\u{1B}[31m.json"], ["--\u{1B}[31m"],
      ["-c", "\u{1B}[31m"], ["-c", "use \u{1B}[31m"], ["-c", "use left-align \u{1B}=3"],
      ["-c", "open \u{1B}[31m"], ["-c", "add \"\u{1B}[31m\u{9B}5n\"", "-c", "show"],
    ] {
      let result = try reflow(arguments)
      for text in [result.output, result.errors] {
        for scalar in text.unicodeScalars where scalar != "\n" {
          #expect(
            scalar.properties.generalCategory != .control && scalar != "\u{202E}",
            "\(arguments.count) arguments, U+\(String(scalar.value, radix: 16))")
        }
      }
    }
  }

  @Test("A disk that is full leaves the old file whole and is said")
  func fullDisk() throws {
    let folder = ScratchFolder()
    folder.write("old".utf8, to: "kept.json")
    // A limit on the size of files stands for the full disk: 1 is 512 or 1024 bytes.
    let script =
      "trap '' XFSZ; ulimit -f 1; exec '\(builtProgram("reflow"))' --no-pictures "
      + "-c 'add random 1000' -c 'save \(folder.path("kept.json"))' >/dev/null"
    let result = try run("/bin/sh", ["-c", script])
    #expect(result.status == 1)
    #expect(result.errors.hasPrefix("command 2: save: \(folder.path("kept.json")): "))
    #expect(folder.text(of: "kept.json") == "old")
  }

  @Test("Output that cannot be written is no success")
  func fullOutput() throws {
    let script = "'\(builtProgram("reflow"))' -c 'add a' -c list >/dev/full"
    #expect(try run("/bin/sh", ["-c", script]).status == 2)
  }
}
