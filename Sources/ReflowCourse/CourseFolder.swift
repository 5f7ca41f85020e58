import Reflow
import ReflowScenes

/// What a file `NN-id.ending` of the course holds, with a translation beside it.
protocol NumberedContent: Sendable {
  static var ending: String { get }
  /// What it is, in one word.
  static var kind: String { get }
  var number: Int { get }
  var id: String { get }
  var path: String { get }
  init(_ file: CourseFile) throws(CourseError)
  func translated(by translation: CourseFile) throws(CourseError) -> Self
}

/// A file of a folder of the course, broken ones included.
public struct NumberedEntry<Content: Sendable>: Sendable {
  /// What the file's name begins with; nil where it begins with no number.
  public var number: Int?
  /// The file's name where that has no id.
  public var id: String
  /// The file's.
  public var path: String
  /// In the language that was asked for, or in English where it is not translated; an error where the
  /// file is broken.
  public var content: Result<Content, CourseError>
  /// Why it is in English though there is a translation.
  public var translationError: CourseError?
  /// Whether the texts are in the language that was asked for.
  public var isTranslated = false
}

/// The numbered files of one kind in a folder, in order.
struct CourseFolder<Content: NumberedContent>: Sendable {
  private(set) var entries: [NumberedEntry<Content>] = []
  /// What is wrong with the folder and its other files. Broken ones of the kind are entries.
  private(set) var errors: [CourseError] = []
  /// The folder with the translation, where there is one.
  private(set) var translation: String?
  private let folder: String

  /// Never fails.
  /// - Parameter language: the name of the folder with the translation; nil is English.
  init(_ folder: String, language: String?) {
    self.folder = folder
    let names = Self.names(in: folder)
    guard !names.isEmpty else {
      let message =
        FileContents.exists(folder)
        ? "the folder holds no \(Content.kind)" : "there is no such folder"
      errors.append(CourseError(path: folder, line: 1, message: message))
      return
    }
    translation = language.flatMap { translationFolder($0) }
    for name in names { entries.append(Self.entry(name, folder, translation)) }
    entries.sort { ($0.number ?? .max, $0.path) < ($1.number ?? .max, $1.path) }
    refuseRepeated()
    if let translation { refuseStrangers(translation, names) }
  }

  private static func names(in folder: String) -> [String] {
    FileContents.entries(inFolder: folder).filter { !$0.isFolder }.map(\.name)
      .filter { $0.hasSuffix(Content.ending) && !$0.hasPrefix(".") }
  }

  private func translationFolder(_ language: String) -> String? {
    let isName = language.utf8.allSatisfy {
      (0x61...0x7A).contains($0 | 0x20) || (0x30...0x39).contains($0) || $0 == 0x2D
    }
    let path = "\(folder)/\(language)"
    return isName && !language.isEmpty && FileContents.exists(path) ? path : nil
  }

  private static func entry(
    _ name: String, _ folder: String, _ translation: String?
  ) -> NumberedEntry<Content> {
    let path = "\(folder)/\(name)"
    do throws(CourseError) {
      let content = try Content(try CourseFile(path: path))
      var entry = NumberedEntry(
        number: content.number, id: content.id, path: path, content: .success(content))
      if let translation, FileContents.exists("\(translation)/\(name)") {
        do throws(CourseError) {
          let translated = try CourseFile(path: "\(translation)/\(name)")
          entry.content = .success(try content.translated(by: translated))
          entry.isTranslated = true
        } catch {
          entry.translationError = error
        }
      }
      return entry
    } catch {
      let stem = String(name.dropLast(Content.ending.count))
      let parts = stem.split(separator: "-", maxSplits: 1)
      let number = parts.first.flatMap { $0.utf8.count <= 6 ? Int($0) : nil }
      return NumberedEntry(
        number: number, id: number != nil && parts.count == 2 ? String(parts[1]) : stem,
        path: path, content: .failure(error))
    }
  }

  /// Of files with one number or one id the first counts.
  private mutating func refuseRepeated() {
    for index in entries.indices {
      guard case .success(let content) = entries[index].content else { continue }
      for earlier in entries[..<index] {
        guard case .success(let other) = earlier.content else { continue }
        if other.number == content.number || other.id == content.id {
          let what = other.number == content.number ? "number" : "id"
          entries[index].content = .failure(
            CourseError(
              path: content.path, line: 1, message: "\(other.path) has the same \(what)"))
          break
        }
      }
    }
  }

  /// A translation of what is not there has lost its original.
  private mutating func refuseStrangers(_ translation: String, _ names: [String]) {
    for name in Self.names(in: translation) where !names.contains(name) {
      errors.append(
        CourseError(
          path: "\(translation)/\(name)", line: 1,
          message: "there is no \(Content.kind) of the name in \(folder)"
            + suggestion(nearestName(to: name, among: names))))
    }
  }
}
