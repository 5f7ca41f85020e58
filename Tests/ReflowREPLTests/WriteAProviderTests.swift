import Foundation
import Testing

/// What the guide to writing a provider shows is compiled, loaded, and answers what it says.
@Suite(
  "The guide to writing a provider",
  .enabled(if: compilerOnPath != nil, "there is no swiftc on the PATH: nothing is COMPILED"))
struct WriteAProviderTests {
  @Test("Each file can be loaded, and the REPL answers as it is written")
  func pages() throws {
    let page = try DocumentationPage("Documentation/WriteAProvider.md")
    let files = page.blocks("swift")
    let transcripts = page.blocks("console").map { Transcript($0) }
    #expect(files.count == 3)
    #expect(transcripts.count == 3)
    for (file, transcript) in zip(files, transcripts) {
      try expect(transcript, afterLoading: file)
    }
  }

  @Test("So do those of the concept's page")
  func concept() throws {
    let page = try DocumentationPage("Documentation/Reflow.docc/Concepts/YourOwnProvider.md")
    let file = try #require(page.blocks("swift").first)
    try expect(Transcript(try #require(page.blocks("console").first)), afterLoading: file)
  }

  /// A transcript begins with loading the file.
  private func expect(_ transcript: Transcript, afterLoading file: String) throws {
    let load = try #require(transcript.commands.first)
    let folder = ScratchFolder()
    let name = String(load.dropFirst("load ".count))
    folder.write(file.utf8, to: name)
    let result = try reflow(
      ["--no-pictures", "--load", folder.path(name)],
      input: transcript.commands.dropFirst().joined(separator: "\n") + "\n",
      environment: [
        "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "", "HOME": folder.path,
      ])
    #expect(result.errors == "")
    // Whoever has made a target of the same name reads that as well.
    let answers = result.lines.map {
      $0.replacing(" (in place of the provider that had the name)", with: "")
    }
    #expect(Transcript.agree(answers[...], transcript.printed[...]), "\(answers)")
  }
}
