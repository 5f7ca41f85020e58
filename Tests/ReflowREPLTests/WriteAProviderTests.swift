import Foundation
import Testing

/// What the guide to writing a provider shows is compiled, loaded, and answers what it says.
@Suite(
  "The guide to writing a provider",
  .enabled(if: compilerOnPath != nil, "there is no swiftc on the PATH: nothing is COMPILED"))
struct WriteAProviderTests {
  /// The contents of the fenced blocks of a language, in the order of the page.
  private static func blocks(_ language: String) throws -> [String] {
    let page = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Documentation/WriteAProvider.md")
    var blocks: [String] = []
    var block: String?
    for line in try String(contentsOf: page, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
    {
      if line == "```\(language)" {
        block = ""
      } else if line == "```", let whole = block {
        blocks.append(whole)
        block = nil
      } else {
        block?.append("\(line)\n")
      }
    }
    return blocks
  }

  @Test("Each file can be loaded, and the REPL answers as it is written")
  func pages() throws {
    let files = try Self.blocks("swift")
    let transcripts = try Self.blocks("console")
    #expect(files.count == 3)
    #expect(transcripts.count == 3)
    for (file, transcript) in zip(files, transcripts) {
      let lines = transcript.split(separator: "\n").map(String.init)
      let commands = lines.filter { $0.hasPrefix("reflow> ") }.map { $0.dropFirst(8) }
      let load = try #require(commands.first)
      let folder = ScratchFolder()
      let name = String(load.dropFirst("load ".count))
      folder.write(file.utf8, to: name)
      let result = try reflow(
        ["--no-pictures", "--load", folder.path(name)],
        input: commands.dropFirst().joined(separator: "\n") + "\n",
        environment: [
          "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "", "HOME": folder.path,
        ])
      #expect(result.errors == "")
      // Whoever has made a target of the same name reads that as well.
      let answers = result.lines.map {
        $0.replacing(" (in place of the provider that had the name)", with: "")
      }
      #expect(answers == lines.filter { !$0.hasPrefix("reflow> ") })
    }
  }
}
