import Foundation
import Testing

/// What the guide to writing a provider shows is compiled, loaded, and answers what it says.
@Suite(
  "The guide to writing a provider",
  .enabled(if: compilerOnPath != nil, "there is no swiftc on the PATH: nothing is COMPILED"))
struct WriteAProviderTests {
  @Test("Each file can be loaded, and the REPL answers as it is written")
  func pages() throws {
    // An extension goes to the end of the file that is shown before it.
    var files: [String] = []
    var transcripts: [Transcript] = []
    for block in try DocumentationPage("Documentation/WriteAProvider.md").blocks {
      if block.language == "swift", block.text.hasPrefix("extension ") {
        files[files.count - 1] += "\n\(block.text)"
      } else if block.language == "swift" {
        files.append(block.text)
      } else if block.language == "console" {
        transcripts.append(Transcript(block.text))
      }
    }
    #expect(files.count == 3)
    #expect(transcripts.count == 3)
    for (file, transcript) in zip(files, transcripts) {
      try expect(transcript, afterLoading: file)
    }
  }

  @Test("The provider for rows keeps the laws")
  func laws() throws {
    let page = try DocumentationPage("Documentation/WriteAProvider.md")
    let file = try #require(page.blocks("swift").last)
    let result = try load(file, named: "Grow.swift", ["verify grow"])
    #expect(result.errors == "")
    #expect(result.lines.filter { $0.hasPrefix("holds  ") }.count == 18)
  }

  @Test("So do those of the concept's page")
  func concept() throws {
    let page = try DocumentationPage("Documentation/Reflow.docc/Concepts/YourOwnProvider.md")
    let file = try #require(page.blocks("swift").first)
    try expect(Transcript(try #require(page.blocks("console").first)), afterLoading: file)
  }

  /// A transcript begins with loading the file.
  private func expect(_ transcript: Transcript, afterLoading file: String) throws {
    let first = try #require(transcript.commands.first)
    let result = try load(
      file, named: String(first.dropFirst("load ".count)), transcript.commands.dropFirst())
    #expect(result.errors == "")
    // Whoever has made a target of the same name reads that as well.
    let answers = result.lines.map {
      $0.replacing(" (in place of the provider that had the name)", with: "")
    }
    #expect(Transcript.agree(answers[...], transcript.printed[...]), "\(answers)")
  }

  /// Loads a file into a program of its own, which then runs the commands.
  private func load(
    _ file: String, named name: String, _ commands: some Sequence<String>
  ) throws -> ProgramResult {
    let folder = ScratchFolder()
    folder.write(file.utf8, to: name)
    return try reflow(
      ["--no-pictures", "--load", folder.path(name)],
      input: commands.joined(separator: "\n") + "\n",
      environment: [
        "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "", "HOME": folder.path,
      ])
  }
}
