import Foundation
import LayoutTestSupport
import Reflow
import ReflowCourse
import ReflowScenes
import ReflowText
import ReflowWorkspace
import Testing

/// The texts of `Playground/Faults`: they speak of what the wrong providers really do.
@Suite("The gallery's files")
struct FaultFilesTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Playground/Faults").path
  static let gallery = Gallery.read(folder: folder)
  /// English, and the folders of translations.
  static let languages: [String?] =
    [nil]
    + FileContents.entries(inFolder: folder).filter(\.isFolder).map(\.name)

  @Test(arguments: languages)
  func allCanBeRead(_ language: String?) {
    let gallery = Gallery.read(folder: Self.folder, language: language)
    #expect(gallery.errors == [])
    for entry in gallery.entries {
      #expect(throws: Never.self) { try entry.content.get() }
      #expect(entry.translationError == nil)
      #expect(entry.isTranslated == (language != nil), "\(entry.path)")
    }
    #expect(gallery.entries.map(\.number) == Array(1...gallery.entries.count))
  }

  /// The frames of both layouts are written down beside the specimen.
  @Test("each shows a wrong provider on the input that it is tested with")
  func theyShowTheSpecimens() throws {
    let specimens = FaultGalleryTests.specimens
    #expect(Self.gallery.faults.map(\.id).sorted() == specimens.map(\.name).sorted())
    for fault in Self.gallery.faults {
      let specimen = try #require(specimens.first { $0.name == fault.id }, "\(fault.path)")
      #expect(Self.layout(fault, fault.right).frames == specimen.whenRight.frames, "\(fault.path)")
      #expect(Self.layout(fault, fault.wrong).frames == specimen.whenWrong.frames, "\(fault.path)")
    }
  }

  @Test("the two layouts differ, and all figures exist", arguments: languages)
  func figuresExist(_ language: String?) throws {
    for fault in Gallery.read(folder: Self.folder, language: language).faults {
      let right = try Self.situation(fault, fault.right)
      let wrong = try Self.situation(fault, fault.wrong)
      #expect(
        right.layout.elements.map(\.frame) != wrong.layout.elements.map(\.frame), "\(fault.path)")
      let why = fault.why(right: right, wrong: wrong)
      #expect(why.map(\.line) == fault.why.map(\.line))
      for line in why {
        #expect(displayWidth(of: line.text) <= CourseFile.mostColumns)
      }
      let missing = fault.missingFigures(right: right, wrong: wrong)
      #expect(missing.isEmpty, "\(fault.textsPath): \(missing)")
      #expect(why != fault.why, "\(fault.textsPath) has no number of the layouts")
    }
  }

  /// Numbers come from both layouts, not from one.
  @Test func whyIsFilled() throws {
    let fault = try #require(Self.gallery.faults.first { $0.id == "carried-y" })
    let why = try fault.why(
      right: Self.situation(fault, fault.right), wrong: Self.situation(fault, fault.wrong))
    let text = why.map(\.text).joined(separator: " ")
    #expect(text.contains("y 74."))
    #expect(text.contains("74 + 74 = 148."))
  }

  @Test func aFigureThatIsMissingIsADash() throws {
    let fault = try FaultCase(
      try CourseFile(
        Array(
          """
          title: t
          from: f
          [start]
          width 300
          [right]
          use left-align
          [wrong]
          use left-align
          [question]
          q
          [answers]
          + a
          - b
          [why]
          {right item 9 x} and {wrong width}
          [rule]
          r
          """.utf8), path: "01-a.fault"))
    let situation = try Self.situation(fault, fault.right)
    #expect(fault.why(right: situation, wrong: situation).map(\.text) == ["– and 300"])
    let missing = fault.missingFigures(right: situation, wrong: situation)
    #expect(missing.map(\.figure) == ["right item 9 x"] && missing.map(\.line) == [15])
  }

  @Test("right answers stand everywhere, and no text speaks of where")
  func answersAreShuffled() {
    let places = Dictionary(grouping: Self.gallery.faults.map(\.rightAnswer)) { $0 }
    #expect(places.keys.count == 4)
    for (_, faults) in places { #expect(faults.count <= Self.gallery.faults.count / 3) }
  }

  // MARK: - Running

  static func session(_ fault: FaultCase, _ side: [CourseLine]) throws -> Session {
    let session = try Session(providers: .withFaults)
    for line in fault.start + side { _ = try session.run(line.text) }
    return session
  }

  static func situation(_ fault: FaultCase, _ side: [CourseLine]) throws -> Situation {
    let workspace = try session(fault, side).workspace
    return Situation(
      scene: workspace.scene, layout: workspace.layout, work: workspace.layout.work)
  }

  static func layout(_ fault: FaultCase, _ side: [CourseLine]) -> (frames: [Frame], height: Double)
  {
    guard let layout = try? session(fault, side).workspace.layout else { return ([], -1) }
    return (layout.elements.map { Frame($0.frame) }, layout.contentSize.height)
  }
}
