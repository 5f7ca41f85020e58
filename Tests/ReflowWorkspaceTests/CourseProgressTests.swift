import Foundation
import Reflow
import ReflowScenes
import Testing

@testable import ReflowWorkspace

@Suite("What a learner has done")
struct CourseProgressTests {
  @Test("It is there in the next session, the language too")
  func kept() throws {
    let folder = try StateFolder()
    var progress = CourseProgress(folder: folder.path("new/folder"))
    #expect(!progress.contains(.lesson("fit-test")))
    #expect(progress.add(.lesson("fit-test")) == nil)
    #expect(progress.add(.fault("carried-y")) == nil)
    #expect(progress.choose(language: "zh-Hans") == nil)
    #expect(progress.choose(language: "en") == nil)
    let later = CourseProgress(folder: folder.path("new/folder"))
    #expect(later.contains(.lesson("fit-test")))
    #expect(later.contains(.fault("carried-y")))
    #expect(!later.contains(.fault("fit-test")))
    #expect(later.language == "en")
  }

  @Test("Sessions at once lose nothing of one another")
  func atOnce() async throws {
    let folder = try StateFolder()
    let path = folder.path
    await withTaskGroup { group in
      for session in 0..<8 {
        group.addTask {
          var progress = CourseProgress(folder: path)
          for lesson in 0..<10 {
            #expect(progress.add(.lesson("lesson-\(session)-\(lesson)")) == nil)
          }
        }
      }
    }
    let all = CourseProgress(folder: path)
    for session in 0..<8 {
      for lesson in 0..<10 { #expect(all.contains(.lesson("lesson-\(session)-\(lesson)"))) }
    }
  }

  @Test(
    "A file of another kind is no harm, and what it says stays",
    arguments: [
      "", "\n\n\n", "lesson", "lesson \u{0}\nhello\nlanguage xx\n", "\u{FEFF}\r\nlesson a\r\n",
    ])
  func strange(text: String) throws {
    let folder = try StateFolder()
    try FileContents.write(Array(text.utf8), to: folder.path("course"))
    var progress = CourseProgress(folder: folder.path)
    #expect(progress.add(.lesson("b")) == nil)
    #expect(CourseProgress(folder: folder.path).contains(.lesson("b")))
    if text.contains("hello") {
      let kept = String(decoding: try FileContents.read(folder.path("course")), as: UTF8.self)
      #expect(kept.contains("hello\n"))
    }
    let learning = Learning.ofThisPackage(language: "en", progress: folder.path)
    #expect(learning.language == "en")
  }

  @Test("A file that cannot be read is never replaced")
  func unreadable() throws {
    let folder = try StateFolder()
    let large = [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 20 | 1)
    try FileContents.write(large, to: folder.path("course"))
    var progress = CourseProgress(folder: folder.path)
    #expect(progress.add(.lesson("b"))?.contains("larger than") == true)
    #expect(progress.contains(.lesson("b")))
    #expect(try FileContents.read(folder.path("course")) == large)
    let other = try StateFolder()
    try FileManager.default.createDirectory(
      atPath: other.path("course"), withIntermediateDirectories: false)
    progress = CourseProgress(folder: other.path)
    #expect(progress.add(.lesson("b")) != nil)
    let third = try StateFolder()
    #expect(mkfifo(third.path("course"), 0o600) == 0)
    progress = CourseProgress(folder: third.path)
    #expect(progress.add(.lesson("b")) != nil)
  }

  @Test("Where it cannot be kept the session goes on and says so")
  func unwritable() throws {
    let folder = try StateFolder()
    try FileContents.write([], to: folder.path("file"))
    let session = try made()
    session.learning = .ofThisPackage(progress: folder.path("file/below"))
    _ = try session.run("lesson 3")
    let report = try session.run("spacing 10 7")
    let lines = report.followUps.flatMap(\.lines)
    #expect(lines.contains { $0.hasPrefix("Solved.") })
    #expect(lines.contains { $0.hasPrefix("That it is solved cannot be kept: ") })
    #expect(try session.run("lesson").lines[2].hasPrefix("  3 *>"))
    #expect(try session.run("lesson").lines.last?.hasPrefix("1 of 16 solved") == true)
    #expect(try session.run("language en").lines.first?.contains("cannot be kept") == true)
  }

  @Test("What is kept for a crash is the learner's own workspace")
  func crash() throws {
    let folder = try StateFolder()
    let session = try folder.session()
    session.learning = .ofThisPackage()
    for line in ["add Swift Kotlin", "width 200"] { _ = try session.run(line) }
    let own = KeptState(session)
    for line in ["lesson 3", "spacing 10 7", "next", "add 1x1"] { _ = try session.run(line) }
    let key = try #require(ScrubAction.named("reflow-width-plus"))
    _ = try session.scrub(key)
    #expect(try folder.afterKill().recovered() == own)
    _ = try session.run("lesson off")
    #expect(try folder.afterKill().recovered() == own)
    _ = try session.run("width 100")
    #expect(try folder.afterKill().recovered() == KeptState(session))
  }

  @Test("A lesson before anything else leaves nothing to recover")
  func nothingOwn() throws {
    let folder = try StateFolder()
    let session = try folder.session()
    session.learning = .ofThisPackage()
    for line in ["lesson 3", "spacing 10 7"] { _ = try session.run(line) }
    #expect(folder.names.isEmpty)
  }
}
