import Foundation
import Testing

/// The exploration in the README is what the program prints.
@Suite("The README")
struct ReadmeTests {
  private static let text = try? String(
    contentsOf: URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "README.md"),
    encoding: .utf8)

  @Test("The transcript is replayed line by line")
  func transcript() throws {
    let text = try #require(Self.text)
    let start = try #require(text.range(of: "```console\n"))
    let rest = text[start.upperBound...]
    let end = try #require(rest.range(of: "\n```"))
    let prompt = "reflow> "
    var commands: [String] = []
    var printed: [String] = []
    for line in rest[..<end.lowerBound].split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix(prompt) {
        commands.append(String(line.dropFirst(prompt.count)))
      } else {
        printed.append(String(line))
      }
    }
    #expect(commands.count >= 5)
    let result = try reflow([], input: commands.joined(separator: "\n") + "\n")
    // The last command shows what a refusal says; the two lines that point at the word follow it.
    let errors = result.errors.replacing("line \(commands.count): ", with: "")
    let refusal = errors.prefix { $0 != "\n" } + "\n"
    let lines = (result.output + refusal).split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.dropLast().map(String.init) == printed)
  }

  @Test("Files and folders that it names are there")
  func links() throws {
    let text = try #require(Self.text)
    let root = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    for match in text.matches(of: /\]\(([^)#:]+)\)/) {
      let path = root.appending(path: String(match.1)).path
      #expect(FileManager.default.fileExists(atPath: path), "\(match.1)")
    }
    for match in text.matches(of: /\| `((Sources|Tests|Plugins|Playground|Tools|Benchmarks)[^`]*)`/)
    {
      let path = root.appending(path: String(match.1)).path
      #expect(FileManager.default.fileExists(atPath: path), "\(match.1)")
    }
  }
}
