import Foundation
import ReflowCourse
import Testing

@Suite("A folder of faults")
struct GalleryTests {
  /// A folder with files, removed behind the test.
  static func inFolder(
    _ files: [String: String], _ body: (String) throws -> Void
  ) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "faults-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("zh-Hans"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      try text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
    }
    try body(folder.path)
  }

  @Test func faultsComeByNumber() throws {
    let text = FaultCaseTests.example
    try Self.inFolder(["10-b.fault": text, "02-c.fault": text, "note.txt": "no fault"]) { folder in
      let gallery = Gallery.read(folder: folder)
      #expect(gallery.entries.map(\.number) == [2, 10])
      #expect(gallery.faults.map(\.id) == ["c", "b"])
      #expect(gallery.errors.isEmpty)
    }
  }

  @Test func aBrokenFileIsAnEntryWithItsError() throws {
    let broken = FaultCaseTests.example.replacing("[rule]", with: "[role]")
    try Self.inFolder(["01-a.fault": FaultCaseTests.example, "02-b.fault": broken]) { folder in
      let gallery = Gallery.read(folder: folder)
      #expect(gallery.entries.map(\.id) == ["a", "b"])
      #expect(gallery.faults.map(\.id) == ["a"])
      #expect(throws: CourseError.self) { try gallery.entries[1].content.get() }
    }
  }

  @Test func twoOfOneNumber() throws {
    let text = FaultCaseTests.example
    try Self.inFolder(["01-a.fault": text, "01-b.fault": text, "02-a.fault": text]) { folder in
      let errors = Gallery.read(folder: folder).entries.map { entry -> String? in
        if case .failure(let error) = entry.content { error.description } else { nil }
      }
      #expect(
        errors == [
          nil, "\(folder)/01-b.fault:1: \(folder)/01-a.fault has the same number",
          "\(folder)/02-a.fault:1: \(folder)/01-a.fault has the same id",
        ])
    }
  }

  @Test func translationsAreChosenByLanguage() throws {
    let broken = FaultCaseTests.translation.replacing("[rule]", with: "[role]")
    try Self.inFolder([
      "01-a.fault": FaultCaseTests.example, "02-b.fault": FaultCaseTests.example,
      "03-c.fault": FaultCaseTests.example, "zh-Hans/01-a.fault": FaultCaseTests.translation,
      "zh-Hans/02-b.fault": broken, "zh-Hans/04-d.fault": FaultCaseTests.translation,
    ]) { folder in
      let gallery = Gallery.read(folder: folder, language: "zh-Hans")
      #expect(gallery.entries.map(\.isTranslated) == [true, false, false])
      #expect(gallery.entries.map { $0.translationError != nil } == [false, true, false])
      #expect(
        gallery.faults.map(\.title) == ["恰好放得下却换了行"]
          + Array(repeating: "An exact fit wraps", count: 2))
      #expect(
        gallery.errors.map(\.message) == ["there is no fault of the name in \(folder)"]
          || gallery.errors.first?.message.hasPrefix("there is no fault of the name") == true)
      #expect(Gallery.read(folder: folder).entries.allSatisfy { !$0.isTranslated })
      #expect(Gallery.read(folder: folder, language: "../x").errors.isEmpty)
    }
  }

  @Test func noFolderAndNoFault() throws {
    #expect(
      Gallery.read(folder: "/nowhere").errors.map(\.description)
        == ["/nowhere:1: there is no such folder"])
    try Self.inFolder([:]) { folder in
      let gallery = Gallery.read(folder: folder)
      #expect(gallery.entries.isEmpty)
      #expect(gallery.errors.map(\.message) == ["the folder holds no fault"])
    }
  }
}
