import Reflow

/// The check of all laws, one after another, on whatever thread runs it.
struct LawRun: Sendable {
  let trial: LawTrial
  let board: LawBoard

  func run() {
    for law in Law.allCases {
      guard !board.now.isStopped else { break }
      if let reason = trial.exemption(from: law) {
        board.add(law, .notPromised(reason))
      } else if let finding = check(law) {
        board.add(law, finding)
      }
    }
    board.finish()
  }

  /// - Returns: nil where the check was stopped.
  private func check(_ law: Law) -> LawVerdict.Finding? {
    var count = 0
    for collection in trial.collections(for: law) where trial.speaks(law, of: collection) {
      guard board.begin(law, collection) else { return nil }
      do {
        count += try trial.check(law, collection) ? 1 : 0
      } catch {
        return .broken(shrunk(law, collection, Violation(error, law)))
      }
    }
    guard count > 0 else { return .notPromised("its items have other breadths than their own") }
    return .holds(collections: count)
  }

  private func shrunk(
    _ law: Law, _ collection: LayoutCollection, _ violation: Violation
  ) -> LawFailure {
    var shrinker = Shrinker(collection, violation) { smaller in
      guard trial.speaks(law, of: smaller), board.begin(law, smaller) else { return nil }
      do {
        _ = try trial.check(law, smaller)
        return nil
      } catch {
        return Violation(error, law)
      }
    }
    shrinker.shrink()
    return LawFailure(shrinker.reason, of: law, by: trial.provider, shrinker.smallest)
  }
}

extension Violation {
  /// What a check has thrown: a layout that cannot be made breaks the law as well.
  fileprivate init(_ error: any Error, _ law: Law) {
    switch error {
    case let violation as Violation: self = violation
    case let error as LayoutError: self.init(law: law.statement, details: error.message)
    default: self.init(law: law.statement, details: "\(error)")
    }
  }
}
