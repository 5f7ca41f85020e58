import Dispatch
import Reflow

/// Runs a provider through the laws that every layout provider has to keep, and gives a verdict for
/// each.
///
///     @Test func keepsTheLaws() throws {
///       let report = try checkLayoutProvider(ColumnProvider.self)
///       for failure in report.failures { Issue.record("\(failure.text)") }
///     }
///
/// A law that the provider declares not to promise (`ProviderDescription`: no lines, physical positions,
/// items that overflow) is said and not checked. A failure is shrunk to the smallest collection that
/// still shows it. About a second in a debug build.
///
/// A provider that does not come to an end is found out after `LawCheck.patience`; the thread on which it
/// runs goes on until the program ends, for nothing in Swift stops it. A provider that traps ends the
/// program.
/// - Parameters:
///   - type: the provider's type.
///   - parameters: what differs from the defaults.
///   - check: how thorough the check is, and who may stop it.
/// - Throws: `ProviderError` for parameters that the provider's own description refuses.
public func checkLayoutProvider<P: LayoutProvider>(
  _ type: P.Type, _ parameters: KeyValuePairs<String, ParameterValue> = [:],
  _ check: LawCheck = LawCheck()
) throws(ProviderError) -> LawReport {
  var registry = ProviderRegistry()
  registry.register(type)
  return try checkLayoutProvider(
    ProviderSpecification(type.description.name, parameters.map { .init($0.key, $0.value) }),
    in: registry, check)
}

/// The same for a provider that a registry knows, one that stacks sections included.
public func checkLayoutProvider(
  _ specification: ProviderSpecification, in registry: ProviderRegistry,
  _ check: LawCheck = LawCheck()
) throws(ProviderError) -> LawReport {
  let trial = try LawTrial(specification, registry: registry, collections: check.collections)
  return LawReport(provider: trial.specification, verdicts: check.run(trial))
}

/// How a provider is checked.
public struct LawCheck {
  /// How many random collections of each kind are tried.
  public var collections: Int
  /// How long one layout may take, in seconds, before the provider is said not to come to an end.
  public var patience: Double
  /// Asked about twenty times a second, with the laws that are done and how many there are; false stops
  /// the check.
  public var goesOn: (_ done: Int, _ total: Int) -> Bool

  public init(
    collections: Int = 40, patience: Double = 30,
    goesOn: @escaping (_ done: Int, _ total: Int) -> Bool = { _, _ in true }
  ) {
    self.collections = collections
    self.patience = patience
    self.goesOn = goesOn
  }

  func run(_ trial: LawTrial) -> [LawVerdict] {
    let board = LawBoard()
    guard goesOn(0, Law.allCases.count) else { return complete(board.now, reason: "stopped") }
    DispatchQueue.global().async { LawRun(trial: trial, board: board).run() }
    let clock = ContinuousClock()
    var (count, since) = (0, clock.now)
    while !board.waitShortly() {
      let now = board.now
      if now.count != count { (count, since) = (now.count, clock.now) }
      guard goesOn(now.verdicts.count, Law.allCases.count) else {
        board.stop()
        return complete(board.now, reason: "stopped")
      }
      if since.duration(to: clock.now) > .seconds(patience), now.collection != nil {
        board.stop()
        return unending(trial, board.now)
      }
    }
    return board.now.verdicts
  }

  /// The verdicts so far, and the reason why there are none for the other laws.
  private func complete(
    _ state: LawBoard.State, reason: String, failure: LawFailure? = nil
  ) -> [LawVerdict] {
    var known = state.verdicts
    if let failure {
      known.removeAll { $0.law == .terminates }
      known.append(LawVerdict(law: .terminates, finding: .broken(failure)))
    }
    return Law.allCases.map { law in
      known.first { $0.law == law } ?? LawVerdict(law: law, finding: .notChecked(reason))
    }
  }

  /// What is to be said of a provider that has not come to an end.
  private func unending(_ trial: LawTrial, _ state: LawBoard.State) -> [LawVerdict] {
    guard let collection = state.collection else { return complete(state, reason: "stopped") }
    let count = collection.sections.reduce(0) { $0 + $1.items.count }
    let failure = LawFailure(
      unendingAfter: patience, items: count, provider: trial.specification, collection)
    return complete(state, reason: "a layout has not come to an end", failure: failure)
  }
}

extension LawFailure {
  /// A layout that has not come to an end: it cannot be drawn, nor shrunk.
  fileprivate init(
    unendingAfter patience: Double, items: Int, provider: ProviderSpecification,
    _ collection: LayoutCollection
  ) {
    law = .terminates
    message =
      "after \(shown(patience)) seconds a layout of \(items == 1 ? "1 item" : "\(items) items") has "
      + "not come to an end"
    self.provider = provider
    self.collection = collection
    picture = []
  }
}
