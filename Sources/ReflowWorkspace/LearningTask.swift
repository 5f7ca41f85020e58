import Reflow
import ReflowCourse
import ReflowScenes

/// What a learner is at: a lesson, or an exercise, which is a lesson that was made up.
struct LearningTask {
  enum Kind: Equatable {
    case lesson
    case exercise(ExerciseRequest)
  }

  var kind: Kind
  var lesson: Lesson
  /// What the program says, in the language of the course.
  var messages: CourseMessages
  /// The workspace that it begins with.
  var start: Workspace
  /// What the learner had before, for afterwards.
  var outside: Session.Snapshot
  var hintsGiven = 0
  var isSolved = false
}

extension Workspace {
  /// The workspace as a goal sees it.
  var situation: Situation {
    Situation(
      scene: scene, layout: layout, work: layoutWork, selection: selection,
      loadedProviders: Set(loadedFiles.files.flatMap(\.names)))
  }

  /// The workspace that a course's command lines make of an empty one.
  /// - Parameters:
  ///   - path: of the file in which they stand.
  ///   - code: the workspace whose providers lay it out, and the files that they were loaded from.
  /// - Throws: `CommandError` that names the file, the line and what is wrong.
  static func made(
    by lines: [CourseLine], of path: String, withCodeOf code: Workspace
  ) throws(CommandError) -> Workspace {
    var workspace = try made(by: lines, of: path, with: code.providers)
    workspace.takeLoadedFiles(of: code)
    return workspace
  }

  static func made(
    by lines: [CourseLine], of path: String, with providers: ProviderRegistry
  ) throws(CommandError) -> Workspace {
    let session: Session
    do throws(SceneError) {
      session = try Session(providers: providers)
    } catch {
      throw CommandError(error.description)
    }
    for line in lines {
      do throws(CommandError) {
        _ = try session.run(line.text)
      } catch {
        throw CommandError("\(path):\(line.line): \(error.message)")
      }
    }
    return session.workspace
  }
}
