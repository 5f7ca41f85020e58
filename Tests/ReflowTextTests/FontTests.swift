import Foundation
import TextTestSupport
import Testing

@testable import ReflowText

@Suite("Fonts", .enabled(if: PinnedFonts.areThere, PinnedFonts.absence), .pinnedFonts)
struct FontTests {
  @Test(
    "A name is a family, a style and a size; families are spelt as the catalog spells them",
    arguments: [
      ("DejaVu Sans 14", "DejaVu Sans 14"), ("dejavu sans 14", "DejaVu Sans 14"),
      ("DejaVu Sans Bold Oblique 9.5", "DejaVu Sans Bold Oblique 9.5"),
      (" DejaVu Sans  14 ", "DejaVu Sans 14"), ("Sans 12", "sans 12"),
      ("system-ui 12", "system-ui 12"),
      ("WenQuanYi Micro Hei, dejavu sans 20", "WenQuanYi Micro Hei,DejaVu Sans 20"),
      ("grid", "grid"), ("sans 1", "sans 1"), ("sans 1000", "sans 1000"),
    ])
  func names(name: String, spelt: String) throws {
    let font = try Font(name)
    #expect(font.description == spelt)
    #expect(try Font(font.description) == font)
  }

  @Test(
    "A name that is no font is refused with what is missing or the nearest family",
    arguments: [
      ("", "the font  names no family; write DejaVu Sans 14"),
      ("14", "the font 14 names no family; write DejaVu Sans 14"),
      ("Bold 14", "the font Bold 14 names no family; write DejaVu Sans 14"),
      (", 14", "the font , 14 names no family; write DejaVu Sans 14"),
      ("DejaVu Sans", "the font DejaVu Sans has no size; write DejaVu Sans 14"),
      ("sans 0", "the font sans 0 has a size of 0 points; it must be from 1 to 1000"),
      (
        "sans 1000.5", "the font sans 1000.5 has a size of 1000.5 points; it must be from 1 to 1000"
      ),
      ("DejaVu Sanss 14", "there is no font family DejaVu Sanss; did you mean DejaVu Sans?"),
      ("Comic Sans 14", "there is no font family Comic Sans; fonts lists them"),
      ("serfi 14", "there is no font family serfi; did you mean serif?"),
      ("DejaVu Sans, Comic Sans 14", "there is no font family Comic Sans; fonts lists them"),
      ("DejaVu Sans\u{0} 14", "there is no font family DejaVu Sans\u{0} 14; fonts lists them"),
      ("DejaVu\nSans 14", "there is no font family DejaVu\nSans 14; fonts lists them"),
    ])
  func refusals(name: String, message: String) {
    let error = #expect(throws: FontError.self) { try Font(name) }
    #expect(error?.message == message)
  }

  @Test("The families are those of the configuration, in alphabetical order")
  func families() {
    let families = FontCatalog.current.families
    #expect(
      families.prefix(2) == ["DejaVu Sans", "WenQuanYi Micro Hei"])
    // The others are what the same font is called in Chinese.
    #expect(families.dropFirst(2).allSatisfy { $0.hasPrefix("文泉") })
  }

  @Test("Two catalogs' fonts of one name are two fonts")
  func catalogs() throws {
    let other = PinnedFonts.unused()
    #expect(try Font("DejaVu Sans 14", in: other) != Font("DejaVu Sans 14"))
    #expect(try Font("grid", in: other) == .grid)
    #expect(try Font("DejaVu Sans 14", in: other) == Font("dejavu sans 14", in: other))
  }

  @Test("Without any font there is an error before anything is measured, and grid")
  func none() throws {
    let none = PinnedFonts.none()
    #expect(none.families == [])
    for name in ["DejaVu Sans 14", "sans 14", ""] {
      let error = #expect(throws: FontError.self) { try Font(name, in: none) }
      #expect(error == .noFonts)
    }
    #expect(try Font("grid", in: none) == .grid)
  }

  @Test("A configuration that is none is refused")
  func configuration() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let absent = folder.appending(path: "absent.conf").path
    let broken = folder.appending(path: "broken.conf").path
    try Data("<fontconfig><dir>".utf8).write(to: URL(filePath: broken))
    for file in [absent, broken] {
      let error = #expect(throws: FontError.self) { try FontCatalog(configurationFile: file) }
      #expect(error == .unreadableConfiguration(file))
    }
  }

  @Test("A font file that is broken is no font, and no other font suffers")
  func brokenFile() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let whole = try Data(contentsOf: URL(filePath: try #require(dejaVuFile)))
    for (index, bytes) in [Data(), Data("no font".utf8), whole.prefix(20_000)].enumerated() {
      try bytes.write(to: folder.appending(path: "broken\(index).ttf"))
    }
    let configuration = folder.appending(path: "fonts.conf").path
    try Data(
      "<fontconfig><dir>\(folder.path)</dir><cachedir>\(folder.path)</cachedir></fontconfig>".utf8
    ).write(to: URL(filePath: configuration))
    let catalog = try FontCatalog(configurationFile: configuration)
    let error = #expect(throws: FontError.self) { try Font("DejaVu Sans 14", in: catalog) }
    #expect(error == (catalog.families.isEmpty ? .noFonts : .brokenFont("DejaVu Sans 14")))
    let font = try Font("DejaVu Sans 14")
    #expect(font.measure("Swift", wrappedAt: nil).width > 30)
  }

  @Test("A font file that breaks after Fontconfig has read it is an error, not garbage sizes")
  func brokenLater() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let fonts = folder.appending(path: "fonts")
    try FileManager.default.createDirectory(at: fonts, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = fonts.appending(path: "sans.ttf")
    let whole = try Data(contentsOf: URL(filePath: try #require(dejaVuFile)))
    try whole.write(to: file)
    let configuration = folder.appending(path: "fonts.conf").path
    try Data(
      "<fontconfig><dir>\(fonts.path)</dir><cachedir>\(folder.path)</cachedir></fontconfig>".utf8
    ).write(to: URL(filePath: configuration))
    #expect(try FontCatalog(configurationFile: configuration).families == ["DejaVu Sans"])
    // In place: neither the folder nor what is known of it changes.
    try #require(FileHandle(forWritingAtPath: file.path)).truncate(atOffset: 20_000)
    let later = try FontCatalog(configurationFile: configuration)
    #expect(later.families == ["DejaVu Sans"])
    let error = #expect(throws: FontError.self) { try Font("DejaVu Sans 14", in: later) }
    #expect(error == .brokenFont("DejaVu Sans 14"))
  }

  private var dejaVuFile: String? {
    let folders = ["/usr/share/fonts/truetype/dejavu", "/usr/share/fonts/TTF", "/Library/Fonts"]
    return folders.map { "\($0)/DejaVuSans.ttf" }.first(where: FileManager.default.fileExists)
  }
}
