import Reflow
import ReflowFaults
import ReflowScenes
import ReflowTesting
import Testing

/// Providers broken on purpose: for each the kit names the right law first, and shows it with few items.
@Suite("Providers broken on purpose")
struct BrokenProvidersTests {
  /// A provider, the law that it breaks first, and how many items show it at most.
  struct Fault: Sendable, CustomTestStringConvertible {
    let name: String
    let law: Law
    let mostItems: Int
    let check: @Sendable () throws -> LawReport
    var testDescription: String { name }

    init<P: LayoutProvider>(_ type: P.Type, _ law: Law, _ mostItems: Int) {
      name = type.description.name
      self.law = law
      self.mostItems = mostItems
      check = { try checkLayoutProvider(type, [:], LawCheck(collections: 20)) }
    }
  }

  static let faults = [
    Fault(InsetSign.self, .contentSize, 2),
    Fault(FitWithLess.self, .exactFit, 2),
    Fault(TrailingSpacing.self, .contentSize, 1),
    Fault(CarriedOverSections.self, .noSharedState, 3),
    Fault(FirstAtOrigin.self, .contentSize, 2),
    Fault(RecursiveNeighbour.self, .boundedWork, 60),
    Fault(ColumnsOfTheLastLayout.self, .noSharedState, 4),
    Fault(QueryOfEverything.self, .boundedWork, 140),
    Fault(NotANumber.self, .finiteFrames, 2),
    Fault(RandomPlace.self, .determinism, 2),
    Fault(SharedObject.self, .determinism, 2),
    Fault(HalfEqualState.self, .incremental, 9),
    Fault(ShortExtent.self, .queries, 9),
    Fault(UntoldLines.self, .order, 2),
    Fault(ReversedFrames.self, .placedOnce, 2),
    Fault(NegativeExtent.self, .zeroSizes, 1),
    Fault(DividedByBreadth.self, .zeroSizes, 1),
    Fault(ParameterAtItsEnd.self, .hostileParameters, 1),
    Fault(ItemsOverlap.self, .order, 2),
    Fault(SpacingBeforeFirst.self, .one, 1),
    Fault(CountedLines.self, .splitting, 4),
  ]

  @Test("the kit names the law that a broken provider breaks", arguments: faults)
  func theRightLawIsNamed(_ fault: Fault) throws {
    let report = try fault.check()
    let failure = try #require(report.failures.first, "\(report.text)")
    #expect(failure.law == fault.law, "\(report.text)")
    #expect(failure.itemCount <= fault.mostItems, "\(failure.text)")
    #expect(failure.text.contains(failure.scene))
  }
}
