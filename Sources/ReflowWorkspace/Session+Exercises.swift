import Reflow
import ReflowCourse
import ReflowTesting

extension Session {
  /// How many drafts are made up before it is given up: nearly every second one is an exercise.
  private static let mostDrafts = 1000

  /// Begins an exercise.
  func beginExercise(_ request: ExerciseRequest) throws(CommandError) -> Report {
    let learning = try checkedLearning("exercise")
    let messages = learning.course.messages
    let lesson = try exercise(request, learning)
    return try begin(lesson, .exercise(request), messages)
  }

  /// The exercise that a request means, always the same.
  func exercise(_ request: ExerciseRequest, _ learning: Learning) throws(CommandError) -> Lesson {
    let kinds = ExerciseKind.all.filter { kind in
      request.kind.map { $0 == kind.name } ?? (kind.level == request.level)
    }
    var random = SeededGenerator(seed: request.seed)
    guard let kind = kinds.randomElement(using: &random) else {
      throw CommandError("exercise: there is none of level \(request.level)")
    }
    guard let folder = learning.folders.exercises else {
      throw CommandError("exercise: this program has no exercises")
    }
    let text: ExerciseText
    do throws(CourseError) {
      text = try ExerciseText.read(
        kind.name, folder: folder, language: learning.language)
    } catch {
      throw CommandError("exercise: \(error.description)")
    }
    for _ in 0..<Self.mostDrafts {
      let draft = kind.draft(&random)
      if let lesson = try lesson(kind, draft, text) { return lesson }
    }
    throw CommandError(
      "exercise: \(kind.name) with seed \(request.seed) makes none; take another seed")
  }

  /// The lesson that a draft is; nil where its beginning reaches the goal already, or the solution does not.
  private func lesson(
    _ kind: ExerciseKind, _ draft: ExerciseDraft, _ text: ExerciseText
  ) throws(CommandError) -> Lesson? {
    func lines(_ lines: [String]) -> [CourseLine] {
      lines.enumerated().map { CourseLine(text: $0.element, line: $0.offset + 1) }
    }
    let (first, rest) = (lines(draft.start), lines(draft.solution))
    let start = try Workspace.made(
      by: first, of: kind.name, withCodeOf: workspace, work: work)
    let solved = try Workspace.made(
      by: first + rest, of: kind.name, withCodeOf: workspace, work: work)
    guard let goal = kind.goal(solved, start) else { return nil }
    let lesson: Lesson
    do throws(LineProblem) {
      lesson = try text.lesson(start: first, goal: lines(goal), solution: rest)
    } catch {
      throw CommandError("exercise: \(error.description)")
    }
    let isOpen = !GoalState(of: lesson, now: start, start: start).isReached
    let isSolved = GoalState(of: lesson, now: solved, start: start).isReached
    return isOpen && isSolved ? lesson : nil
  }
}
