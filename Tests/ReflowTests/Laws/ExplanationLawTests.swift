import LayoutTestSupport
import Reflow
import ReflowTesting
import Testing

/// Explanations add up, for every provider, the tests' own included, which explain nothing.
@Suite("Explanations of random collections")
struct ExplanationLawTests {
  @Test(arguments: SpecimenProviders.all)
  func explanationsAddUp(_ name: String) throws {
    for seed in 0..<14 {
      try RandomLawTests.run(name, seed: seed, largest: 800) { specimen, _ in
        let faults = ExplanationLaws(try specimen.layout()).faults()
        try require(faults.isEmpty, "explanations add up", faults[0])
      }
    }
  }

  /// Lines of about 250, 600 and 1,300 items, over several stretches.
  @Test(arguments: [9_000.0, 20_000, 1_000_000])
  func longLines(_ width: Double) throws {
    for name in SpecimenProviders.placing {
      for direction in LayoutDirection.allCases {
        var specimen = try RandomLawTests.longLines(name, width: width)
        specimen.collection.layoutDirection = direction
        let faults = ExplanationLaws(try specimen.layout()).faults()
        #expect(faults == [], "\(name)")
      }
    }
  }

  @Test func formulasAreCalculatedFromWhatTheyShow() throws {
    let width: Formula = "max(0, (\(300.0, "length") − (\(3) − 1) × \(10.0)) / \(3, "columns"))"
    #expect(FormulaValue.of(width)?.value == 280.0 / 3)
    #expect(FormulaValue.of("\(7.0) mod \(3.0) + floor(\(2.5) × 2 / 2)")?.value == 3)
    #expect(FormulaValue.of("min(\(7.0), \(-3.0) + 1)")?.value == -2)
    for broken: Formula in ["", "(1", "1 +", "max(1)", "1 2", "tan(1)"] {
      #expect(FormulaValue.of(broken) == nil, "\(broken.parts)")
    }
  }
}
