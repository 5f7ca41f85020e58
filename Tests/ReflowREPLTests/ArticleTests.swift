import Foundation
import TextTestSupport
import Testing

/// What the pages about the concepts show is what the program answers, and what they name is there.
@Suite("The articles")
struct ArticleTests {
  private static let catalog = "Documentation/Reflow.docc"
  private static let articles =
    DocumentationPage.files(in: "\(catalog)/Concepts", ending: ".md")
  private static let pages =
    articles + DocumentationPage.files(in: catalog, ending: ".md")
    + DocumentationPage.files(in: "\(catalog)/Libraries", ending: ".md")

  @Test("Each transcript is replayed in a fresh session", arguments: articles)
  func transcripts(path: String) throws {
    let page = try DocumentationPage(path)
    let home = ScratchFolder()
    for transcript in page.blocks("console").map({ Transcript($0) })
    // What is loaded is tested with the guide to writing a provider.
    where !transcript.description.hasPrefix("load ") {
      let needsFonts = transcript.commands.contains { $0.hasPrefix("font ") }
      if needsFonts && !PinnedFonts.areThere { continue }
      let result = try reflow(
        ["--no-pictures"], input: transcript.commands.joined(separator: "\n") + "\n",
        environment: [
          "FONTCONFIG_FILE": PinnedFonts.configurationFile, "XDG_CACHE_HOME": home.path,
        ])
      #expect(result.errors == "", "\(transcript)")
      #expect(
        Transcript.agree(result.lines[...], transcript.printed[...]),
        "\(transcript)\n\(result.output)")
    }
  }

  @Test("Every article shows the program at work", arguments: articles)
  func isShown(path: String) throws {
    #expect(try !DocumentationPage(path).blocks("console").isEmpty)
  }

  @Test("Files that pages link to are there", arguments: pages)
  func links(path: String) throws {
    let folder = DocumentationPage.root.appending(path: path).deletingLastPathComponent()
    for match in try DocumentationPage(path).text.matches(of: /[^!]\[[^\]\[]*\]\(([^)#:]+)\)/) {
      let target = folder.appending(path: String(match.1)).path
      #expect(FileManager.default.fileExists(atPath: target), "\(match.1)")
    }
  }

  @Test("Each picture has commands that draw it", arguments: articles)
  func pictures(path: String) throws {
    var drawn: Set<Substring> = []
    let files =
      DocumentationPage.files(in: "\(Self.catalog)/Pictures", ending: ".reflow")
      + DocumentationPage.files(in: "\(Self.catalog)/Tutorial", ending: ".reflow")
    for file in files {
      for match in try DocumentationPage(file).text.matches(of: /export ([^ \n]+)/) {
        drawn.insert(match.1)
      }
    }
    let shown = try DocumentationPage(path).text.matches(of: /!\[[^\]]+\]\(([^)]+)\)/).map(\.1)
    #expect(!shown.isEmpty)
    for picture in shown { #expect(drawn.contains(picture), "\(picture)") }
  }

  @Test("The landing page names every article", arguments: articles)
  func landing(path: String) throws {
    let name = path.dropFirst("\(Self.catalog)/".count)
    #expect(try DocumentationPage("\(Self.catalog)/Guide.md").text.contains("](\(name))"))
  }
}

/// What stands in place of lines that a page leaves out.
@Suite("Transcripts")
struct TranscriptTests {
  @Test("An ellipsis stands for what is left out, and for nothing else")
  func ellipsis() {
    func agree(_ lines: [String], _ shown: [String]) -> Bool {
      Transcript.agree(lines[...], shown[...])
    }
    #expect(agree(["a", "b"], ["a", "b"]))
    #expect(!agree(["a", "b"], ["a"]))
    #expect(!agree(["a"], ["a", "b"]))
    #expect(agree(["a", "b", "c"], ["a", "…"]))
    #expect(agree(["a", "b", "c"], ["…", "c", "…"]))
    #expect(!agree(["a", "b", "c"], ["…", "d", "…"]))
    #expect(agree(["layout 0.3 ms, 2 items"], ["layout … ms, 2 items"]))
    #expect(!agree(["layout 0.3 ms, 3 items"], ["layout … ms, 2 items"]))
    #expect(!agree([], ["a…b"]))
    #expect(!agree(["ab"], ["ab…b"]))
  }
}
