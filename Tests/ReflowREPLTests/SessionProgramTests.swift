import Foundation
import Testing

@testable import ReflowREPL

@Suite("Pointing, files and forms through pipes")
struct SessionProgramTests {
  @Test("Two further lines on standard error point at the word, for pipes and -c alike")
  func pointing() throws {
    let piped = try reflow(["--no-pictures"], input: "add 你好\nlist 0,9\nwidth 100\nwidth\n")
    #expect(piped.status == 1)
    #expect(
      piped.errors == """
        line 2: there is no item 9; section 0 has items 0 to 0
          list 0,9
                 ^
        line 4: width: POINTS is missing; usage: width POINTS
          width
                ^

        """)
    let given = try reflow(["-c", "use watrfall"])
    #expect(
      given.errors == """
        provider: there is no provider watrfall; did you mean waterfall?
          use watrfall
              ^~~~~~~~

        """)
    let hostile = try reflow(["-c", "add \u{1B}[2J\u{9B} 5x-1"])
    #expect(hostile.errors.hasSuffix("\n  add ␛[2J� 5x-1\n            ^~~~\n"))
    let ascii = try reflow(["-c", "width 你"], environment: ["LC_ALL": "C"])
    #expect(ascii.errors.hasSuffix("\n  width ??\n        ^~\n"))
    let long = String(repeating: "x ", count: 100_000)
    let errors = try reflow([], input: "add \(long) 5x-1 \(long)").errors.split(separator: "\n")
    #expect(errors.count == 3 && errors.dropFirst().allSatisfy { $0.count < 80 })
  }

  @Test("A line of a sourced file is shown with its word")
  func sourced() throws {
    let folder = ScratchFolder()
    folder.write("add a\nwidth abc\n".utf8, to: "script")
    let result = try reflow(["-c", "source \(folder.path("script"))"])
    #expect(
      result.errors == "\(folder.path("script")):2: width: abc is no number\n"
        + "  width abc\n        ^~~\n")
  }

  @Test("Answers go to files, and what they replace stays whole where they cannot")
  func redirection() throws {
    let folder = ScratchFolder()
    let result = try reflow(
      ["--no-pictures"],
      input: """
        add Swift
        list > \(folder.path("list"))
        width 200 >> \(folder.path("list"))
        add '>'
        list last

        """)
    #expect(result.status == 0)
    #expect(
      folder.text(of: "list") == """
        element   x  y  width  height  line  label
        item 0.0  0  0     60      32     0  Swift
        nothing moved; lines 1; content 320×32 → 200×32

        """)
    #expect(result.lines.last == "item 0.1  70  0     50      32     0  >")
    folder.write("old".utf8, to: "kept")
    let script =
      "trap '' XFSZ; ulimit -f 1; exec '\(builtProgram("reflow"))' --no-pictures "
      + "-c 'add random 1000' -c 'list > \(folder.path("kept"))' >/dev/null"
    #expect(try run("/bin/sh", ["-c", script]).status == 1)
    #expect(folder.text(of: "kept") == "old")
  }

  @Test("Watches, samples and csv are printed, and no label of theirs is raw")
  func printed() throws {
    let folder = ScratchFolder()
    let scene =
      #"{"reflow":1,"container":{"width":100,"height":100},"#
      + #""sections":[{"items":[{"text":"\u001b[31m,\nred"}]}]}"#
    folder.write(scene.utf8, to: "x.json")
    let result = try reflow(
      [
        "--no-pictures", folder.path("x.json"), "-c", "format csv", "-c", "watch list", "-c",
        "width 50", "-c", "describe horizontal",
      ])
    #expect(result.status == 0)
    #expect(result.lines.contains("watch 0: list"))
    #expect(result.output.contains("\"␛[31m,␊red\""))
    #expect(!result.output.contains("\u{1B}"))
    #expect(result.lines.last == "240 × 70 points, 5 a column; content 530 × 70")
    let ascii = try reflow(["-c", "describe flow"], environment: ["LC_ALL": "C"])
    #expect(ascii.output.contains("+----") && ascii.output.utf8.allSatisfy { $0 < 128 })
  }

  @Test("A mistyped file has a hint, as an argument too")
  func files() throws {
    let folder = ScratchFolder()
    folder.write("{}".utf8, to: "tags.json")
    let hint =
      "\(folder.path("tagz.json")): no such file or directory; "
      + "did you mean \(folder.path("tags.json"))?\n"
    #expect(try reflow([folder.path("tagz.json")]).errors == "reflow: open: \(hint)")
    #expect(try reflow(["check", folder.path("tagz.json")]).errors == "reflow: \(hint)")
    #expect(
      try reflow(["-c", "open \(folder.path("tagz.json"))"]).errors.hasPrefix("open: \(hint)"))
  }
}
