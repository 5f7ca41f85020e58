import ReflowText
import Testing

@testable import ReflowREPL

@Suite("Pictures side by side, on a pipe and in a terminal")
struct StripOutputTests {
  private static let commands = ["add Swift Kotlin 你好 \"\u{1B}[2J\"", "sweep 100..300 step 50"]

  @Test("A pipe is 80 columns wide, with and without pictures of changes")
  func pipe() throws {
    for options in [[], ["--no-pictures"]] {
      let result = try reflow(options + Self.commands.flatMap { ["-c", $0] })
      #expect(result.status == 0)
      #expect(result.lines.contains { $0.hasPrefix("width 100     width 150") })
      #expect(result.lines.last == "5 widths, step 50")
      #expect(result.lines.allSatisfy { displayWidth(of: $0) <= 80 })
      #expect(!result.output.contains("\u{1B}"))
    }
  }

  @Test("Where the locale is not UTF-8 only ASCII is written")
  func ascii() throws {
    let result = try reflow(
      Self.commands.flatMap { ["-c", $0] } + ["-c", "compare flow waterfall", "-c", "breakpoints"],
      environment: ["LC_ALL": "C"])
    #expect(result.status == 0)
    #expect(result.output.utf8.allSatisfy { $0 < 128 })
  }

  @Test("A terminal is filled", arguments: [(60, 3), (120, 5)])
  func terminal(columns: Int, count: Int) throws {
    let environment = PseudoTerminal.plainEnvironment.merging(["NO_COLOR": "1"]) { $1 }
    let terminal = try PseudoTerminal(
      executable: builtProgram("reflow"), arguments: Self.commands.flatMap { ["-c", $0] },
      environment: environment, columns: columns, rows: 60)
    #expect(try terminal.exitStatus() == 0)
    let titles = try #require(terminal.screen.transcript.first { $0.hasPrefix("width 100") })
    #expect(titles.split(separator: "width").count == count, "\(titles)")
  }
}
