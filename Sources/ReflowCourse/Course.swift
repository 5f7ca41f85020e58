import Reflow
import ReflowScenes

/// The lessons of a folder, its words and its messages.
public struct Course: Sendable {
  /// A lesson's file.
  public struct Entry: Sendable {
    /// Nil where the file's name has none.
    public var number: Int?
    /// What progress is kept under; the file's name where that is no lesson's.
    public var id: String
    public var path: String
    /// The lesson in the language that was asked for, or in English where it is not translated; an
    /// error where the file is broken.
    public var lesson: Result<Lesson, CourseError>
    /// Why the lesson is in English though there is a translation.
    public var translationError: CourseError?
    /// Whether the texts are in the language that was asked for.
    public var isTranslated = false
  }

  public private(set) var folder: String
  /// By number.
  public private(set) var entries: [Entry] = []
  public private(set) var glossary = Glossary()
  public private(set) var messages = CourseMessages()
  /// What is wrong with the folder and its other files. Broken lessons are entries.
  public private(set) var errors: [CourseError] = []

  private init(folder: String) { self.folder = folder }

  /// Reads a folder.
  ///
  /// Never fails: a broken lesson is an entry with its error, and what else is wrong is in `errors`. What
  /// is not translated stays English.
  /// - Parameter language: the name of the folder with the translation, such as `zh-Hans`; nil is English.
  public static func read(folder: String, language: String? = nil) -> Course {
    var course = Course(folder: folder)
    course.read(language)
    return course
  }

  /// The lessons that are not broken.
  public var lessons: [Lesson] { entries.compactMap { try? $0.lesson.get() } }

  private mutating func read(_ language: String?) {
    let names = FileContents.entries(inFolder: folder).filter { !$0.isFolder }.map(\.name)
    let lessons = names.filter { $0.hasSuffix(Lesson.ending) && !$0.hasPrefix(".") }
    guard !lessons.isEmpty else {
      let message =
        FileContents.exists(folder) ? "the folder holds no lesson" : "there is no such folder"
      errors.append(CourseError(path: folder, line: 1, message: message))
      return
    }
    var translation: String?
    if let language {
      let isName = language.utf8.allSatisfy {
        (0x61...0x7A).contains($0 | 0x20) || (0x30...0x39).contains($0) || $0 == 0x2D
      }
      let path = "\(folder)/\(language)"
      if isName, !language.isEmpty, FileContents.exists(path) { translation = path }
    }
    for name in lessons { entries.append(Self.entry(name, folder, translation)) }
    entries.sort { ($0.number ?? .max, $0.path) < ($1.number ?? .max, $1.path) }
    refuseRepeated()
    if names.contains(Self.wordsName) { readGlossary(translation) }
    if names.contains(Self.messagesName) { readMessages(translation) }
    if let translation { refuseStrangers(translation, lessons) }
  }

  private static let wordsName = "words.txt"
  private static let messagesName = "messages.txt"

  // MARK: - Lessons

  private static func entry(_ name: String, _ folder: String, _ translation: String?) -> Entry {
    let path = "\(folder)/\(name)"
    let stem = String(name.dropLast(Lesson.ending.count))
    do throws(CourseError) {
      let lesson = try Lesson(try file(path))
      var entry = Entry(
        number: lesson.number, id: lesson.id, path: path, lesson: .success(lesson))
      if let translation, FileContents.exists("\(translation)/\(name)") {
        do throws(CourseError) {
          entry.lesson = .success(try lesson.translated(by: try file("\(translation)/\(name)")))
          entry.isTranslated = true
        } catch {
          entry.translationError = error
        }
      }
      return entry
    } catch {
      let parts = stem.split(separator: "-", maxSplits: 1)
      let number = parts.first.flatMap { $0.utf8.count <= 6 ? Int($0) : nil }
      return Entry(
        number: number, id: number != nil && parts.count == 2 ? String(parts[1]) : stem,
        path: path, lesson: .failure(error))
    }
  }

  /// Of lessons with one number or one id the first counts.
  private mutating func refuseRepeated() {
    for index in entries.indices {
      guard case .success(let lesson) = entries[index].lesson else { continue }
      for earlier in entries[..<index] {
        guard case .success(let other) = earlier.lesson else { continue }
        if other.number == lesson.number || other.id == lesson.id {
          let what = other.number == lesson.number ? "number" : "id"
          entries[index].lesson = .failure(
            CourseError(
              path: lesson.path, line: 1, message: "\(other.path) has the same \(what)"))
          break
        }
      }
    }
  }

  private static func file(_ path: String) throws(CourseError) -> CourseFile {
    try CourseFile(try bytes(path), path: path)
  }

  private static func bytes(_ path: String) throws(CourseError) -> [UInt8] {
    do throws(FileError) {
      return try FileContents.read(path, mostBytes: CourseLines.mostBytes)
    } catch {
      throw CourseError(path: path, line: 1, message: error.message)
    }
  }

  // MARK: - Words and messages

  private mutating func readGlossary(_ translation: String?) {
    do throws(CourseError) {
      let path = "\(folder)/\(Self.wordsName)"
      glossary = try Glossary(try Self.bytes(path), path: path)
      guard let translation, FileContents.exists("\(translation)/\(Self.wordsName)") else { return }
      let translated = "\(translation)/\(Self.wordsName)"
      glossary = try Glossary(try Self.bytes(translated), path: translated)
    } catch {
      errors.append(error)
    }
  }

  private mutating func readMessages(_ translation: String?) {
    do throws(CourseError) {
      let path = "\(folder)/\(Self.messagesName)"
      messages = try CourseMessages(try Self.bytes(path), path: path)
      guard let translation, FileContents.exists("\(translation)/\(Self.messagesName)") else {
        return
      }
      let translated = "\(translation)/\(Self.messagesName)"
      messages = try messages.translated(
        by: try CourseMessages(try Self.bytes(translated), path: translated))
    } catch {
      errors.append(error)
    }
  }

  /// A translation of what is no lesson has lost its lesson.
  private mutating func refuseStrangers(_ translation: String, _ lessons: [String]) {
    for entry in FileContents.entries(inFolder: translation)
    where entry.name.hasSuffix(Lesson.ending) && !lessons.contains(entry.name) {
      errors.append(
        CourseError(
          path: "\(translation)/\(entry.name)", line: 1,
          message: "there is no lesson of the name in \(folder)"
            + suggestion(nearestName(to: entry.name, among: lessons))))
    }
  }
}
