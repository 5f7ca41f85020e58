import Foundation
import Testing

/// The tutorial as a person follows it: the file is written, loaded and reloaded in one session, and the program answers
/// what the tutorial shows.
@Suite(
  "The tutorial",
  .enabled(if: compilerOnPath != nil, "there is no swiftc on the PATH: nothing is COMPILED"))
struct TutorialTests {
  private static let folder = "Documentation/Reflow.docc/Tutorial"

  /// The code panels of the tutorial in their order, each file once.
  private func panels() throws -> [String] {
    var names: [String] = []
    let text = try DocumentationPage("\(Self.folder)/Stairs.tutorial").text
    for match in text.matches(of: /file: "([^"]+)"/) where names.last != String(match.1) {
      names.append(String(match.1))
    }
    return names
  }

  @Test("Each step compiles, and the program answers what is shown")
  func session() throws {
    let home = ScratchFolder()
    let terminal = try PseudoTerminal(
      executable: builtProgram("reflow"), arguments: ["--no-pictures"],
      environment: PseudoTerminal.plainEnvironment.merging([
        "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "", "HOME": home.path,
        "NO_COLOR": "1",
      ]) { $1 }, columns: 160, rows: 60, deadline: 240)
    try terminal.prompt()
    let panels = try panels()
    #expect(panels.count == 11)
    for panel in panels {
      let page = try DocumentationPage("\(Self.folder)/\(panel)")
      if panel.hasSuffix(".swift") {
        home.write(page.text.utf8, to: "Stairs.swift")
        continue
      }
      let transcript = Transcript(page.text)
      for (command, shown) in zip(transcript.commands, transcript.answers) {
        let typed = command.replacing(" Stairs.swift", with: " \(home.path("Stairs.swift"))")
        let answer = try run(typed, terminal)
        #expect(
          Transcript.agree(answer[...], shown[...]), "\(panel), \(command): \(answer)")
      }
    }
    try terminal.send("quit\r")
    #expect(try terminal.exitStatus() == 0)
  }

  /// Types a line, waits for the next prompt, and answers what stands between.
  private func run(_ line: String, _ terminal: PseudoTerminal) throws -> [String] {
    let count = terminal.screen.transcript.count
    let prompts = terminal.screen.transcript.count { $0.hasPrefix("reflow>") }
    try terminal.send("\(line)\r")
    try terminal.waitFor("the end of \(line)") { screen in
      screen.transcript.count { $0.hasPrefix("reflow>") } > prompts
        && screen.textBeforeCursor == "reflow> "
    }
    return terminal.screen.transcript.dropFirst(count).filter { !$0.hasPrefix("reflow>") }
  }
}
