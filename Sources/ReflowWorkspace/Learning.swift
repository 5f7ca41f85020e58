import Reflow
import ReflowCourse

/// Where the texts of the course lie.
public struct CourseFolders: Sendable {
  /// Folders of lessons, the program's own first; those of the others follow its lessons.
  public var lessons: [String]
  /// The gallery's folder; nil where there is none.
  public var faults: String?
  /// The folder with the texts of the exercises; nil where there is none.
  public var exercises: String?

  public init(lessons: [String], faults: String? = nil, exercises: String? = nil) {
    self.lessons = lessons
    self.faults = faults
    self.exercises = exercises
  }

  /// The folders as they lie beside one another.
  public init(in folder: String) {
    self.init(
      lessons: ["\(folder)/Lessons"], faults: "\(folder)/Faults", exercises: "\(folder)/Exercises")
  }
}

/// What a session knows of the course: where its texts lie, their language, what is done, and what is in
/// hand.
///
/// Files are read whenever something of them is shown, so that whoever writes a lesson sees it as it is.
public struct Learning {
  let folders: CourseFolders
  /// The providers and the wrong ones that the gallery of faults shows.
  let galleryProviders: ProviderRegistry
  /// A code such as `zh-Hans`; texts that are not there in it are shown in English.
  private(set) var language: String
  private(set) var progress: CourseProgress
  var task: LearningTask?

  /// The languages of the program's own course.
  public static let languages = ["en", "zh-Hans"]

  /// The name of the folder with a language's texts; nil for English, whose texts lie in no such folder.
  static func translation(_ language: String) -> String? {
    language == languages[0] ? nil : language
  }

  /// - Parameters:
  ///   - folders: where the texts lie.
  ///   - gallery: the providers and the wrong ones that the gallery of faults shows.
  ///   - language: the one that the person's locale names; a choice that was kept goes before it.
  ///   - progress: what is done already.
  public init(
    folders: CourseFolders, gallery: ProviderRegistry, language: String, progress: CourseProgress
  ) {
    self.folders = folders
    galleryProviders = gallery
    self.progress = progress
    let kept = progress.language.flatMap { Self.languages.contains($0) ? $0 : nil }
    self.language = kept ?? language
  }

  /// The course as it is on the disk now. O(its size).
  var course: CourseShelf { CourseShelf(folders: folders.lessons, language: language) }

  /// - Returns: why that could not be kept, if it could not.
  mutating func add(_ deed: CourseProgress.Deed) -> String? { progress.add(deed) }

  mutating func choose(language: String) -> String? {
    self.language = language
    return progress.choose(language: language)
  }
}
