import ReflowText
import Testing
import TextTestSupport

@testable import ReflowWorkspace

@Suite("What pictures are refused for")
struct PictureFlagTests {
  @Test("Without fonts there are no pictures", arguments: ["png", "svg", "pdf", "html"])
  func noFonts(_ ending: String) throws {
    try FontCatalog.$pinned.withValue(PinnedFonts.none()) {
      let session = try made("add Swift 50x32")
      let error = #expect(throws: CommandError.self) {
        try session.run("export /nonexistent/a.\(ending)")
      }
      #expect(error?.message.hasPrefix("export: there are no fonts on this machine") == true)
    }
  }

  @Test("An animation shows nothing that stands still", arguments: ["--guides", "--lines"])
  func nothingStandsStill(_ flag: String) throws {
    let session = try made("add 50x32*3", "mark here", "width 100")
    let error = #expect(throws: CommandError.self) {
      try session.run("export /nonexistent/a.svg --from here \(flag)")
    }
    #expect(error?.message.contains("\(flag) shows what stands still") == true)
  }
}
