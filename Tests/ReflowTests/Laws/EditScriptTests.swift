import Foundation
import Reflow
import ReflowTesting
import Testing

/// Edits, one after another: after each the layout made from the one before equals a fresh one to the
/// bit, queries equal the filter, and changes are what comparing one by one finds.
@Suite("Edit scripts")
struct EditScriptTests {
  /// All scripts together; `REFLOW_EDITS` asks for more.
  static let edits = ProcessInfo.processInfo.environment["REFLOW_EDITS"].flatMap(Int.init) ?? 8_000
  static let stepsOfScript = 50

  @Test(arguments: SpecimenProviders.all)
  func anEditedLayoutEqualsAFreshOne(_ name: String) throws {
    let scripts = Self.edits / SpecimenProviders.all.count / Self.stepsOfScript
    for seed in 0..<max(1, scripts) { try Self.run(name, seed: seed) }
  }

  /// Runs a script; the seed of a failure becomes a named test.
  static func run(_ name: String, seed: Int) throws {
    let own = name.hasPrefix("sections") ? try SpecimenProviders.makeItemProviders() : []
    var script = try EditScript(
      SpecimenProviders.make(name, seed), sectionsOf: own, seed: seed)
    for step in 0..<stepsOfScript {
      do { try script.step() } catch var violation as Violation {
        violation.trail = "\(script.specimen.trail), step \(step): \(script.trail.suffix(12))"
        throw violation
      }
    }
  }
}
