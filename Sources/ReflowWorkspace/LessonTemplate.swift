import Reflow
import ReflowCourse
import ReflowScenes

/// A small lesson to begin with: sound as it stands, and worth changing.
public struct LessonTemplate {
  /// The file's path.
  public let path: String
  private let title: String

  /// The largest number that a file's name takes.
  private static let largestNumber = 999_999

  /// - Parameters:
  ///   - name: what progress is kept under: lower-case letters, digits and hyphens.
  ///   - folder: where the lesson is to be; it has to exist.
  ///   - course: the lessons before it, which have their numbers and names already.
  /// - Throws: `CommandError` for a name that is none, or is taken.
  public init(name: String, folder: String, after course: CourseShelf) throws(CommandError) {
    let allowed = Set("abcdefghijklmnopqrstuvwxyz0123456789-".utf8)
    guard let first = name.utf8.first, first != UInt8(ascii: "-"), name.utf8.count <= 60,
      name.utf8.allSatisfy(allowed.contains)
    else {
      throw CommandError(
        "lessons: \(name.isEmpty ? "\"\"" : name) is no name; it must be lower-case letters, digits and "
          + "hyphens, at most 60")
    }
    if let problem = CourseFile.problem(ofID: name) {
      throw CommandError("lessons: \(problem)")
    }
    if let taken = course.entries.first(where: { $0.id == name }) {
      throw CommandError("lessons: \(name) is taken by \(taken.path)")
    }
    let number = (course.entries.compactMap(\.number).max() ?? 0) + 1
    guard number <= Self.largestNumber else {
      throw CommandError("lessons: there is a lesson \(number - 1); numbers end there")
    }
    path = "\(folder)/\(number < 10 ? "0" : "")\(number)-\(name).lesson"
    let words = name.split(separator: "-").joined(separator: " ")
    title = words.prefix(1).uppercased() + words.dropFirst()
  }

  /// Writes it. A file that is there stays.
  public func write() throws(CommandError) {
    do throws(FileError) {
      try FileContents.create(Array(text.utf8), at: path)
    } catch {
      throw CommandError("lessons: \(error.description)")
    }
  }

  private var text: String {
    """
    # The format is explained in Documentation/Lessons.md. In the REPL, started with
    # --lessons and this folder, reset reads this file anew.
    title: \(title)
    minutes: 3
    read: FitTest

    [text]
    Three tags stand on {lines} lines, though they are nearly short enough for one.
    Make the container just so wide that they share a line.

    `width 300` sets the width to 300 points.

    [start]
    width 300
    add 120x32 100x32 80x32

    [goal]
    lines = 1
    width <= 320
    only width changed

    [hint]
    By how much is the last tag over? `explain last` tells.

    [hint]
    The three tags and the two gaps need 320 points.

    [solution]
    width 320

    [why]
    120 + 10 + 100 + 10 + 80 = {width}. What fits exactly stays on the line.

    """
  }
}
