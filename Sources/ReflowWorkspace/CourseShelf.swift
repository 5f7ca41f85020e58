import Reflow
import ReflowCourse

/// The lessons of several folders in a row, the program's own first, whose words and messages all share.
public struct CourseShelf: Sendable {
  /// Each folder as it is read.
  let courses: [Course]
  /// All lessons, by folder and number. What has the number or the name of an earlier one is broken.
  let entries: [Course.Entry]

  /// Reads the folders. O(their size).
  public init(folders: [String], language: String = Learning.languages[0]) {
    let translation = Learning.translation(language)
    courses = folders.map { Course.read(folder: $0, language: translation) }
    var entries: [Course.Entry] = []
    for var entry in courses.flatMap(\.entries) {
      let taken = entries.first { $0.number == entry.number || $0.id == entry.id }
      if case .success(let lesson) = entry.content, let taken {
        let what = taken.number == entry.number ? "number" : "name"
        entry.content = .failure(
          CourseError(
            path: lesson.path, line: 1, message: "\(taken.path) has the same \(what)"))
      }
      entries.append(entry)
    }
    self.entries = entries
  }

  var lessons: [Lesson] { entries.compactMap { try? $0.content.get() } }

  var messages: CourseMessages { courses.first?.messages ?? CourseMessages() }

  /// The lesson of a number or a name.
  /// - Throws: `CommandError` where there is none, or it is broken.
  func lesson(_ name: String) throws(CommandError) -> Lesson {
    let number = name.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(name) : nil
    guard
      let entry = entries.first(where: { $0.id == name || number != nil && $0.number == number })
    else {
      let nearest = nearestName(to: name, among: entries.map(\.id))
      throw CommandError(
        "lesson: there is no lesson \(name)"
          + (nearest.map { "; did you mean \($0)?" } ?? "; lesson lists them"))
    }
    switch entry.content {
    case .success(let lesson): return lesson
    case .failure(let error): throw CommandError("lesson: \(error.description)")
    }
  }

  /// Words that are used before they are explained, or explained and not listed. The words of a folder are
  /// known in those behind it.
  ///
  /// A course that is translated in part has its words in two languages, and is left alone.
  var wordProblems: [CourseError] {
    var problems: [CourseError] = []
    var known = Glossary()
    var lessons: [Lesson] = []
    for course in courses {
      known = known.adding(course.glossary)
      lessons += course.lessons
      let isTranslated = course.entries.map(\.isTranslated)
      guard Set(isTranslated).count < 2 else { continue }
      let own = Set(course.lessons.map(\.textsPath))
      problems += known.errors(in: lessons).filter { own.contains($0.path) }
      problems += course.glossary.unused(in: course.lessons).map { word in
        CourseError(
          path: course.glossary.path, line: word.line,
          message: "\(word.name) is explained nowhere in the course")
      }
    }
    return problems
  }

  /// The word of a form.
  /// - Throws: `CommandError` where the course has none.
  func word(_ form: String) throws(CommandError) -> Glossary.Word {
    for course in courses {
      if let word = course.glossary.word(form) { return word }
    }
    let nearest = courses.lazy.compactMap { $0.glossary.nearest(to: form) }.first
    throw CommandError(
      "lesson: the course has no word \(form)" + (nearest.map { "; did you mean \($0)?" } ?? ""))
  }
}
