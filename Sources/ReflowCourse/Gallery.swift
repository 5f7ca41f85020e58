/// The faults of a folder.
public struct Gallery: Sendable {
  /// Its path.
  package let folder: String
  /// By number. A broken file is an entry with its error.
  public let entries: [NumberedEntry<FaultCase>]
  /// What is wrong with the folder and its translation besides.
  public let errors: [CourseError]

  /// Reads a folder. Never fails; what is not translated stays English. O(size of the files), of which none
  /// is read beyond 64 KiB.
  /// - Parameters:
  ///   - folder: its path.
  ///   - language: the name of the folder in it with the translation, such as `zh-Hans`; nil is English.
  public static func read(folder: String, language: String? = nil) -> Gallery {
    let read = CourseFolder<FaultCase>(folder, language: language)
    return Gallery(folder: folder, entries: read.entries, errors: read.errors)
  }

  /// The faults that are not broken.
  public var faults: [FaultCase] { entries.compactMap { try? $0.content.get() } }
}

extension FaultCase: NumberedContent {
  static let kind = "fault"
}
