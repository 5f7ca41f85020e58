/// Which exercise is wanted. The same request makes the same exercise, so that a class can be given one.
struct ExerciseRequest: Equatable {
  /// From 1, one change and one line of arithmetic, to 3, several things at once.
  var level: Int
  /// One kind only; nil takes any of the level.
  var kind: String?
  var seed: Int

  static let levels = 1...3
  /// What a person can still type.
  static let seeds = 0...999_999

  /// Another one of the same sort.
  var another: ExerciseRequest {
    var other = self
    other.seed = seed == Self.seeds.upperBound ? 0 : seed + 1
    return other
  }
}
