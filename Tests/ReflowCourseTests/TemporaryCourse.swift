import Foundation
import ReflowCourse
import ReflowScenes

/// The package's folder.
let packageFolder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent().path

let messagesPath = "\(packageFolder)/Playground/Lessons/messages.txt"

func englishMessages() throws -> CourseMessages {
  try CourseMessages(try FileContents.read(messagesPath), path: "messages.txt")
}

/// A folder with a course of its own, removed at the end.
final class TemporaryCourse {
  let path: String

  init(_ files: [String: String] = [:]) throws {
    path =
      FileManager.default.temporaryDirectory.appending(path: "course-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, text) in files { try write(text, to: name) }
  }

  func write(_ text: String, to name: String) throws {
    let file = "\(path)/\(name)"
    let folder = String(file[..<file.lastIndex(of: "/")!])
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try FileContents.write(Array(text.utf8), to: file)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}

/// A lesson that breaks no rule.
let soundLesson = """
  title: A line and its fit test
  minutes: 4
  read: FitTest

  [text]
  Items fill a *line* one after another; {items} of them are here, {{ is a brace.
      reflow> width 300

  [start]
  # comments say nothing
  width 300
  add 120x32 100x32 80x32

  [goal]
  lines = 1
  only width changed

  [hint]
  Look at `width`.

  [hint]
  It must be 320.

  [solution]
  width 320

  [why]
  120 + 10 + 100 + 10 + 80 is {width}.
  \\[so it is]

  """

/// What refuses a lesson, as `path:line: message`; nil where nothing does.
func refusal(of text: String, name: String = "03-fit-test.lesson") -> String? {
  do throws(CourseError) {
    _ = try Lesson(try CourseFile(Array(text.utf8), path: name))
    return nil
  } catch {
    return error.description
  }
}
