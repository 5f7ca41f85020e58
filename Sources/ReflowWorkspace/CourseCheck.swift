import Reflow
import ReflowCourse
import ReflowScenes

/// Checks a course as its readers will meet it: every lesson is begun and solved, every command in a text
/// tried, every number in it computed, in every language; the gallery and the exercises too.
///
///     let outcome = CourseCheck(providers: registry, gallery: all, loader: nil).run(folders)
///
/// What the reading of a file already refuses is among the problems.
public struct CourseCheck {
  let providers: ProviderRegistry
  let gallery: ProviderRegistry
  /// Loads the files that lessons bring along.
  let loader: ProviderLoader?
  /// Whether the first folder of lessons is the program's own, whose code may run.
  let trustsFirst: Bool
  /// Whether the code of all lessons may run.
  let trustsAll: Bool

  public init(
    providers: ProviderRegistry, gallery: ProviderRegistry, loader: ProviderLoader?,
    trustsFirst: Bool = false, trustsAll: Bool = false
  ) {
    self.providers = providers
    self.gallery = gallery
    self.loader = loader
    self.trustsFirst = trustsFirst
    self.trustsAll = trustsAll
  }

  /// What was found.
  public struct Outcome: Sendable {
    /// Each once, in the order of the folders, files and lines.
    public internal(set) var problems: [CourseError] = []
    /// Lessons whose solutions were not tried, since they bring code along.
    public internal(set) var untried: [String] = []
    var lessons = 0
    var faults = 0
    var exercises = 0

    /// `16 lessons, 20 faults and 10 kinds of exercise checked, 0 problems`
    public var summary: String {
      func count(_ number: Int, _ one: String, _ many: String) -> String {
        "\(number) \(number == 1 ? one : many)"
      }
      return
        "\(count(lessons, "lesson", "lessons")), \(count(faults, "fault", "faults")) and "
        + "\(count(exercises, "kind", "kinds")) of exercise checked, "
        + count(problems.count, "problem", "problems")
    }
  }

  /// Checks the folders. What their commands take, for each language.
  public func run(_ folders: CourseFolders) -> Outcome {
    var outcome = Outcome()
    // Whoever writes a course reads of it in one language.
    let messages = CourseShelf(folders: folders.lessons).messages
    for language in Learning.languages {
      let isFirst = language == Learning.languages[0]
      let shelf = CourseShelf(folders: folders.lessons, language: language)
      let own = Set(shelf.courses.first?.entries.map(\.path) ?? [])
      outcome.problems += shelf.courses.flatMap(\.errors)
      for entry in shelf.entries {
        if let error = entry.translationError { outcome.problems.append(error) }
        switch entry.content {
        case .failure(let error): outcome.problems.append(error)
        case .success(let lesson):
          let isOwn = trustsFirst && own.contains(lesson.path)
          // Code is tried once: it is the same in every language.
          let mayLoad = isFirst && loader != nil && (isOwn || trustsAll)
          if isFirst {
            outcome.lessons += 1
            if lesson.file != nil && !mayLoad { outcome.untried.append(lesson.path) }
          }
          outcome.problems +=
            LessonCheck(
              lesson, messages, providers, mayLoad ? loader : nil
            ).problems
        }
      }
      outcome.problems += shelf.wordProblems
      checkFaults(folders, language, &outcome)
      checkExercises(folders, language, &outcome)
    }
    var seen: Set<CourseError> = []
    outcome.problems.removeAll { !seen.insert($0).inserted }
    return outcome
  }

  private func checkFaults(
    _ folders: CourseFolders, _ language: String, _ outcome: inout Outcome
  ) {
    guard let folder = folders.faults else { return }
    let read = Gallery.read(folder: folder, language: Learning.translation(language))
    outcome.problems += read.errors + read.entries.compactMap(\.translationError)
    for entry in read.entries {
      switch entry.content {
      case .success(let fault): outcome.problems += FaultCheck(fault, gallery).problems
      case .failure(let error): outcome.problems.append(error)
      }
    }
    outcome.faults = read.faults.count
  }

  private func checkExercises(
    _ folders: CourseFolders, _ language: String, _ outcome: inout Outcome
  ) {
    guard let folder = folders.exercises else { return }
    let learning = Learning(
      folders: folders, gallery: gallery, language: language, progress: CourseProgress(folder: nil))
    for kind in ExerciseKind.all {
      do throws(CourseError) {
        let text = try ExerciseText.read(kind.name, folder: folder, language: language)
        guard text.level == kind.level else {
          throw CourseError(
            path: "\(folder)/\(kind.name).exercise", line: 1,
            message: "the level is \(text.level); the program makes it of level \(kind.level)")
        }
        outcome.problems += try problems(of: kind, learning)
      } catch {
        outcome.problems.append(error)
      }
    }
    for entry in FileContents.entries(inFolder: folder) where entry.name.hasSuffix(".exercise") {
      let name = String(entry.name.dropLast(".exercise".count))
      if ExerciseKind.names.contains(name) { continue }
      outcome.problems.append(
        CourseError(
          path: "\(folder)/\(entry.name)", line: 1,
          message: "there is no kind of exercise \(name)"))
    }
    outcome.exercises = ExerciseKind.all.count
  }

  /// What is wrong with an exercise of the kind.
  private func problems(
    of kind: ExerciseKind, _ learning: Learning
  ) throws(CourseError) -> [CourseError] {
    do throws(CommandError) {
      let session: Session
      do throws(SceneError) {
        session = try Session(providers: providers)
      } catch {
        throw CommandError(error.description)
      }
      let request = ExerciseRequest(level: kind.level, kind: kind.name, seed: 1)
      let lesson = try session.exercise(request, learning)
      return LessonCheck(lesson, learning.course.messages, providers, nil).problems
    } catch {
      throw CourseError(path: kind.name, line: 1, message: error.message)
    }
  }
}
