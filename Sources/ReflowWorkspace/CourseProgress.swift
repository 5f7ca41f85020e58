import ReflowScenes

/// What a learner has done, kept from one session to the next: a file of lines such as
/// `lesson fit-test` and `fault trailing-spacing`, and the language that was chosen.
///
/// The file is read again before it is written, so that two sessions at once lose nothing of each other. A
/// file that cannot be written is a warning, and no error.
public struct CourseProgress: Sendable {
  /// Something that can be done once for all, by its kind and its name.
  enum Deed: Hashable {
    case lesson(String)
    case fault(String)

    fileprivate var line: String {
      switch self {
      case .lesson(let id): "lesson \(id)"
      case .fault(let id): "fault \(id)"
      }
    }
  }

  /// Nil where nothing is kept beyond the session.
  private let path: String?
  /// In the order in which they were done; what other versions of the program wrote is among them.
  private var lines: [String] = []

  /// More than this is no file of ours.
  private static let largestSize = 1 << 20

  /// - Parameter folder: where the file is; nil keeps everything in memory. It need not exist.
  public init(folder: String?) {
    path = folder.map { "\($0)/course" }
    lines = (try? saved()) ?? []
  }

  func contains(_ deed: Deed) -> Bool { lines.contains(deed.line) }

  /// The language that was chosen; nil where none was.
  var language: String? {
    lines.last { $0.hasPrefix(Self.languageKey) }.map {
      String($0.dropFirst(Self.languageKey.count))
    }
  }

  /// - Returns: why it could not be kept, if it could not.
  mutating func add(_ deed: Deed) -> String? {
    contains(deed) ? nil : write { $0.append(deed.line) }
  }

  /// - Returns: why it could not be kept, if it could not.
  mutating func choose(language: String) -> String? {
    write { lines in
      lines.removeAll { $0.hasPrefix(Self.languageKey) }
      lines.append(Self.languageKey + language)
    }
  }

  private static let languageKey = "language "

  /// What the file holds; nothing where there is none yet.
  /// - Throws: `FileError` where it cannot be read: then it must not be replaced either.
  private func saved() throws(FileError) -> [String] {
    guard let path, FileContents.exists(path) else { return [] }
    let text = String(
      decoding: try FileContents.read(path, mostBytes: Self.largestSize), as: UTF8.self)
    return text.split(whereSeparator: \.isNewline).map(String.init)
  }

  private mutating func write(_ change: (inout [String]) -> Void) -> String? {
    guard let path else {
      change(&lines)
      return nil
    }
    do throws(FileError) {
      lines = try FileContents.withFolderLocked(of: path) { () throws(FileError) in
        // Another session may have written meanwhile.
        var written = try saved()
        written += lines.filter { !written.contains($0) && !$0.hasPrefix(Self.languageKey) }
        change(&written)
        var seen: Set<String> = []
        written.removeAll { !seen.insert($0).inserted }
        try FileContents.write(Array(written.map { "\($0)\n" }.joined().utf8), to: path)
        return written
      }
      return nil
    } catch {
      change(&lines)
      return error.description
    }
  }
}
