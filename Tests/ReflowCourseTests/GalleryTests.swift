import ReflowCourse
import Testing

@Suite("A folder of faults")
struct GalleryTests {
  static let sound = FaultCaseTests.example
  static let broken = sound.replacing("[rule]", with: "[role]")

  /// The errors of the entries, without the folder.
  static func errors(_ gallery: Gallery) -> [String?] {
    gallery.entries.map { entry in
      guard case .failure(let error) = entry.content else { return nil }
      return error.description.replacing(gallery.folder + "/", with: "")
    }
  }

  @Test func faultsComeByNumber() throws {
    let folder = try TemporaryCourse([
      "10-b.fault": Self.sound, "02-c.fault": Self.sound, "note.txt": "no fault",
      "03-folder.fault/note.txt": "no fault",
    ])
    let gallery = Gallery.read(folder: folder.path)
    #expect(gallery.entries.map(\.number) == [2, 10])
    #expect(gallery.faults.map(\.id) == ["c", "b"])
    #expect(gallery.errors == [])
  }

  @Test func aBrokenFileIsAnEntryWithItsError() throws {
    let folder = try TemporaryCourse([
      "01-a.fault": Self.sound, "02-b.fault": Self.broken, "c.fault": Self.sound,
    ])
    let gallery = Gallery.read(folder: folder.path)
    #expect(gallery.entries.map(\.id) == ["a", "b", "c"])
    #expect(gallery.entries.map(\.number) == [1, 2, nil])
    #expect(gallery.faults.map(\.id) == ["a"])
    #expect(
      Self.errors(gallery) == [
        nil, "02-b.fault:26: a fault has no block [role]; did you mean [rule]?",
        "c.fault:1: the file's name is not NN-id.fault; id has lower-case letters, digits and hyphens",
      ])
  }

  @Test func ofTwoWithOneNumberOrIdTheFirstCounts() throws {
    let folder = try TemporaryCourse([
      "01-a.fault": Self.sound, "01-b.fault": Self.sound, "02-a.fault": Self.sound,
    ])
    #expect(
      Self.errors(Gallery.read(folder: folder.path)) == [
        nil, "01-b.fault:1: 01-a.fault has the same number",
        "02-a.fault:1: 01-a.fault has the same id",
      ])
  }

  @Test func translationsAreChosenByLanguage() throws {
    let translation = FaultCaseTests.translation
    let folder = try TemporaryCourse([
      "01-a.fault": Self.sound, "02-b.fault": Self.sound, "03-c.fault": Self.sound,
      "zh-Hans/01-a.fault": translation,
      "zh-Hans/02-b.fault": translation.replacing("[rule]", with: "[role]"),
      "zh-Hans/40-other.fault": translation,
    ])
    let gallery = Gallery.read(folder: folder.path, language: "zh-Hans")
    #expect(gallery.entries.map(\.isTranslated) == [true, false, false])
    #expect(gallery.entries.map { $0.translationError != nil } == [false, true, false])
    #expect(
      gallery.faults.map(\.title) == ["恰好放得下却换了行", "An exact fit wraps", "An exact fit wraps"])
    #expect(gallery.errors.map(\.path) == ["\(folder.path)/zh-Hans/40-other.fault"])
    #expect(gallery.errors.first?.message.hasPrefix("there is no fault of the name in") == true)
  }

  @Test(arguments: [nil, "fr", "", "..", "zh-Hans/../zh-Hans"])
  func whatIsNotTranslatedStaysEnglish(_ language: String?) throws {
    let folder = try TemporaryCourse([
      "01-a.fault": Self.sound, "zh-Hans/01-a.fault": FaultCaseTests.translation,
    ])
    let gallery = Gallery.read(folder: folder.path, language: language)
    #expect(gallery.entries.map(\.isTranslated) == [false])
    #expect(gallery.faults.map(\.title) == ["An exact fit wraps"])
    #expect(gallery.errors == [])
  }

  @Test func noFolderAndNoFault() throws {
    #expect(
      Gallery.read(folder: "/nowhere").errors.map(\.description)
        == ["/nowhere:1: there is no such folder"])
    let folder = try TemporaryCourse()
    let gallery = Gallery.read(folder: folder.path)
    #expect(gallery.entries.isEmpty)
    #expect(gallery.errors.map(\.message) == ["the folder holds no fault"])
  }
}
