import ReflowScenes

/// The lessons of a folder, its words and its messages.
public struct Course: Sendable {
  /// A lesson's file.
  public typealias Entry = NumberedEntry<Lesson>

  private let folder: String
  /// By number.
  public private(set) var entries: [Entry] = []
  /// The concept words; none where the folder lists none.
  public private(set) var glossary = Glossary()
  /// What the program says; nothing where the folder has no messages.
  public private(set) var messages = CourseMessages()
  /// What is wrong with the folder and its other files. Broken lessons are entries.
  public private(set) var errors: [CourseError] = []

  private init(folder: String) { self.folder = folder }

  /// Reads a folder.
  ///
  /// Never fails: a broken lesson is an entry with its error, and what else is wrong is in `errors`. What
  /// is not translated stays English. O(size of the files), of which none is read beyond 64 KiB.
  /// - Parameters:
  ///   - folder: its path.
  ///   - language: the name of the folder in it with the translation, such as `zh-Hans`; nil is English.
  public static func read(folder: String, language: String? = nil) -> Course {
    var course = Course(folder: folder)
    course.read(language)
    return course
  }

  /// The lessons that are not broken.
  public var lessons: [Lesson] { entries.compactMap { try? $0.content.get() } }

  private mutating func read(_ language: String?) {
    let read = CourseFolder<Lesson>(folder, language: language)
    entries = read.entries
    errors = read.errors
    let names = FileContents.entries(inFolder: folder).filter { !$0.isFolder }.map(\.name)
    if names.contains(Self.wordsName) { readGlossary(read.translation) }
    if names.contains(Self.messagesName) { readMessages(read.translation) }
  }

  private static let wordsName = "words.txt"
  private static let messagesName = "messages.txt"

  // MARK: - Words and messages

  private mutating func readGlossary(_ translation: String?) {
    do throws(CourseError) {
      let path = "\(folder)/\(Self.wordsName)"
      glossary = try Glossary(try CourseFile.bytes(path), path: path)
      guard let translation, FileContents.exists("\(translation)/\(Self.wordsName)") else { return }
      let translated = "\(translation)/\(Self.wordsName)"
      glossary = try Glossary(try CourseFile.bytes(translated), path: translated)
    } catch {
      errors.append(error)
    }
  }

  private mutating func readMessages(_ translation: String?) {
    do throws(CourseError) {
      let path = "\(folder)/\(Self.messagesName)"
      messages = try CourseMessages(try CourseFile.bytes(path), path: path)
      guard let translation, FileContents.exists("\(translation)/\(Self.messagesName)") else {
        return
      }
      let translated = "\(translation)/\(Self.messagesName)"
      messages = try messages.translated(
        by: try CourseMessages(try CourseFile.bytes(translated), path: translated))
    } catch {
      errors.append(error)
    }
  }
}

extension Lesson: NumberedContent {
  static let kind = "lesson"
}
