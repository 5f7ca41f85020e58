import Reflow
import ReflowCourse

extension CommandCatalog {
  static let exerciseCommands: [Command] = [
    Command(
      name: "exercise", group: .learning,
      summary: "makes up a small task of a level",
      brief: "makes up a task",
      arguments: [
        Argument(
          "LEVEL", .choice(ExerciseRequest.levels.map { "\($0)" }), isOptional: true,
          "1 to 3; the one before if left out"),
        Argument("kind=K", .option(["kind"]), isOptional: true, "one kind only"),
        Argument(
          "seed=N", .option(["seed"]), isOptional: true,
          "with a level or a kind, the same task for everybody"),
      ],
      details: [
        "Every one can be solved; hint, solution, why and reset are as in a lesson, next makes up",
        "another. Kinds: \(ExerciseKind.names.joined(separator: ", ")).",
      ],
      example: ["exercise 1 seed=7"],
      related: ["lesson", "hint", "next"],
      action: .session { (session, arguments) throws(CommandError) in
        try session.beginExercise(try session.exerciseRequest(arguments))
      })
  ]
}

extension Session {
  /// The exercise that a line asks for.
  fileprivate func exerciseRequest(_ arguments: Arguments) throws(CommandError) -> ExerciseRequest {
    var level = ExerciseRequest.levels.lowerBound
    if case .exercise(let request) = learning?.task?.kind { level = request.level }
    if !arguments.words.isEmpty {
      level = try arguments.located(at: 0) { (text) throws(CommandError) in
        try Arguments.wholeNumber(text, "LEVEL", in: ExerciseRequest.levels)
      }
    }
    let kind = arguments.option("kind")
    if let kind, !ExerciseKind.names.contains(kind) {
      let nearest = nearestName(to: kind, among: ExerciseKind.names)
      throw CommandError(
        "exercise: there is no kind \(kind); "
          + (nearest.map { "did you mean \($0)?" }
            ?? "there are \(ExerciseKind.names.joined(separator: ", "))"),
        at: arguments.place(ofOption: "kind"))
    }
    let seeds = ExerciseRequest.seeds
    var seed = Int.random(in: seeds)
    if let text = arguments.option("seed") {
      do throws(CommandError) {
        seed = try Arguments.wholeNumber(text, "seed", in: seeds)
      } catch {
        throw error.located(at: arguments.place(ofOption: "seed"))
      }
    }
    if let found = ExerciseKind.all.first(where: { $0.name == kind }) {
      guard arguments.words.isEmpty || level == found.level else {
        throw CommandError(
          "exercise: \(found.name) is of level \(found.level), not \(level)",
          at: arguments.words[0].place)
      }
      level = found.level
    }
    return ExerciseRequest(level: level, kind: kind, seed: seed)
  }
}
