import Foundation
import ReflowCourse
import Testing

struct CourseTests {
  private let translation =
    "title: 一行\n[text]\n*行*\n[hint]\n一\n[hint]\n二\n[why]\n因为\n"

  @Test func lessonsComeByNumber() throws {
    let folder = try TemporaryCourse([
      "10-last.lesson": soundLesson, "02-first.lesson": soundLesson, "notes.txt": "x",
      ".03-hidden.lesson": "x", "words.txt": "line: a row", "messages.txt": "a: b",
    ])
    let course = Course.read(folder: folder.path, language: nil)
    #expect(course.errors.isEmpty)
    #expect(course.entries.map(\.number) == [2, 10])
    #expect(course.entries.map(\.id) == ["first", "last"])
    #expect(course.lessons.map(\.id) == ["first", "last"])
    #expect(course.glossary.words.count == 1)
    #expect(course.messages.keys == ["a"])
    #expect(course.entries.allSatisfy { !$0.isTranslated })
  }

  @Test func aBrokenLessonIsAnEntry() throws {
    let folder = try TemporaryCourse([
      "01-good.lesson": soundLesson, "02-bad.lesson": "title: x\n", "odd.lesson": soundLesson,
      "03-good.lesson": soundLesson, "04-good.lesson/x": "", "01-again.lesson": soundLesson,
      "05-again.lesson": soundLesson,
    ])
    let course = Course.read(folder: folder.path)
    #expect(course.errors.isEmpty)
    let results = course.entries.map { entry in
      switch entry.content {
      case .success(let lesson): "\(lesson.number) \(lesson.id)"
      case .failure(let error): error.description.replacing("\(folder.path)/", with: "")
      }
    }
    #expect(
      results == [
        "1 again",
        "01-good.lesson:1: 01-again.lesson has the same number",
        "02-bad.lesson:1: the key minutes is missing",
        "3 good", "05-again.lesson:1: 01-again.lesson has the same id",
        "odd.lesson:1: the file's name is not NN-id.lesson; id has lower-case letters, digits and "
          + "hyphens",
      ])
  }

  @Test func aMissingFolderIsAnError() throws {
    let none = Course.read(folder: "/no/such", language: "zh-Hans")
    #expect(none.entries.isEmpty)
    #expect(none.errors.map(\.description) == ["/no/such:1: there is no such folder"])
    let folder = try TemporaryCourse(["words.txt": "a: b"])
    #expect(
      Course.read(folder: folder.path).errors.map(\.message) == ["the folder holds no lesson"])
    #expect(
      Course.read(folder: "\(folder.path)/words.txt").errors.map(\.message)
        == ["the folder holds no lesson"])
  }

  @Test func aTranslationIsRead() throws {
    let folder = try TemporaryCourse([
      "01-a.lesson": soundLesson, "02-b.lesson": soundLesson, "03-c.lesson": soundLesson,
      "zh/01-a.lesson": translation, "zh/02-b.lesson": "title: x\n",
      "words.txt": "line: a row", "zh/words.txt": "行: 一行",
      "messages.txt": "a: {b}", "zh/messages.txt": "a: 是 {b}",
    ])
    let course = Course.read(folder: folder.path, language: "zh")
    #expect(course.errors.isEmpty)
    #expect(
      course.lessons.map(\.title) == [
        "一行", "A line and its fit test", "A line and its fit test",
      ])
    #expect(course.entries.map(\.isTranslated) == [true, false, false])
    #expect(
      course.entries.map { $0.translationError?.message }
        == [nil, "the block [text] is missing", nil])
    #expect(course.glossary.word("行") != nil)
    #expect(course.messages.text(Message("a", ["b": "1"])) == "是 1")
  }

  @Test func whatIsWrongBesideLessonsIsInErrors() throws {
    let folder = try TemporaryCourse([
      "01-a.lesson": soundLesson, "words.txt": "line", "messages.txt": "a: {b}",
      "zh/messages.txt": "a: b", "zh/01-b.lesson": translation,
    ])
    let course = Course.read(folder: folder.path, language: "zh")
    let errors = course.errors.map { $0.description.replacing(folder.path, with: ".") }
    #expect(
      errors == [
        "./zh/01-b.lesson:1: there is no lesson of the name in .; did you mean 01-a.lesson?",
        "./words.txt:1: line is no line word, other form: definition",
        "./zh/messages.txt:1: a lacks {b}",
      ])
    #expect(course.messages.text(Message("a", ["b": "1"])) == "1")
    #expect(course.lessons.count == 1)
  }

  @Test(arguments: ["", ".", "..", "../x", "a/b", "none", "\u{1B}"])
  func anUnknownLanguageIsEnglish(_ language: String) throws {
    let folder = try TemporaryCourse(["01-a.lesson": soundLesson, "a/b/01-a.lesson": translation])
    let course = Course.read(folder: folder.path, language: language)
    #expect(course.errors.isEmpty)
    #expect(course.lessons.map(\.title) == ["A line and its fit test"])
  }

  /// Nothing is waited for, and nothing large is read.
  @Test func whatIsNoFileIsRefused() throws {
    let folder = try TemporaryCourse(["02-large.lesson": String(repeating: "#\n", count: 40_000)])
    #expect(mkfifo("\(folder.path)/01-pipe.lesson", 0o600) == 0)
    let course = Course.read(folder: folder.path)
    let errors = course.entries.map { entry in
      if case .failure(let error) = entry.content { error.message } else { "" }
    }
    #expect(errors == ["is no regular file", "is larger than 65536 bytes"])
  }
}
