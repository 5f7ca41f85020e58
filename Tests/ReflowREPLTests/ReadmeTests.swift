import Foundation
import Testing

/// The exploration in the README is what the program prints.
@Suite("The README")
struct ReadmeTests {
  @Test("The transcript is replayed line by line")
  func transcript() throws {
    let page = try DocumentationPage("README.md")
    let transcript = Transcript(try #require(page.blocks("console").first))
    #expect(transcript.commands.count >= 5)
    let result = try reflow([], input: transcript.commands.joined(separator: "\n") + "\n")
    // The last command shows what a refusal says; the two lines that point at the word follow it.
    let errors = result.errors.replacing("line \(transcript.commands.count): ", with: "")
    let refusal = errors.prefix { $0 != "\n" } + "\n"
    let lines = (result.output + refusal).split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.dropLast().map(String.init) == transcript.printed)
  }

  @Test("Files and folders that it names are there")
  func links() throws {
    let text = try DocumentationPage("README.md").text
    let root = DocumentationPage.root
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
