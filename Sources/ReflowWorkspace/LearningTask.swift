import ReflowCourse

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
  let outside: KeptSession
  var hintsGiven = 0
  var isSolved = false
}

/// A session as it was. A task holds one, and a session's snapshot holds the task.
final class KeptSession: Sendable {
  let snapshot: Session.Snapshot

  init(_ snapshot: Session.Snapshot) { self.snapshot = snapshot }
}
