import Reflow
import ReflowFaults
import ReflowScenes
import ReflowTesting
import Testing

@Suite("What the kit says of a provider")
struct LawReportTests {
  @Test("there is a verdict for every law, in order")
  func verdicts() throws {
    let report = try checkLayoutProvider(FitWithLess.self, [:], LawCheck(collections: 6))
    #expect(report.verdicts.map(\.law) == Law.allCases)
    #expect(report.text.hasPrefix("holds         terminates ("))
    #expect(!report.isSound)
  }

  @Test("a failure is told with items and numbers, drawn, and written as a scene")
  func failure() throws {
    let report = try checkLayoutProvider(TrailingSpacing.self, [:], LawCheck(collections: 6))
    let failure = try #require(report.failures.first)
    #expect(
      failure.text == """
        content size covers: the content ends where its last item ends, and no item leaves its line
        the content ends where its last item ends: the last item ends at 20, the content's items at 30
        +----------------------------------------------------------------------+
        |+----------------+                                                    |
        ||       0        |                                                    |
        ||                |                                                    |
        |+----------------+                                                    |
        |                                                                      |
        +^......^......^......^......^......^......^......^......^......^......+
         0      20     40     60     80     100    120    140    160    180  200
        200 x 100 points, 2.9 a column; content 200 x 30
        as a scene, to be pasted into reflow:
        \(failure.scene)
        """)
  }

  @Test("the scene of a failure lays out as the failure did")
  func scene() throws {
    let report = try checkLayoutProvider(ItemsOverlap.self, [:], LawCheck(collections: 6))
    let failure = try #require(report.failures.first)
    var registry = ProviderRegistry()
    registry.register(ItemsOverlap.self)
    let scene = try Scene(json: failure.scene)
    let layout = try scene.layout(providers: registry)
    let frames = try LayoutEngine.layOut(
      failure.collection, with: registry.provider(failure.provider))
    #expect(layout.elements == frames.elements)
    #expect(failure.itemCount == 2)
  }

  @Test("a parameter that does harm is named with its value")
  func parameter() throws {
    let report = try checkLayoutProvider(ParameterAtItsEnd.self, [:], LawCheck(collections: 4))
    #expect(report.failures.first?.message.hasPrefix("step=0: every frame is finite") == true)
  }

  @Test("parameters that the description refuses are refused")
  func refusedParameter() {
    #expect(
      throws: ProviderError.outOfRange(
        provider: "parameter-at-its-end", parameter: "step", value: 11, rule: "at most 10")
    ) {
      try checkLayoutProvider(ParameterAtItsEnd.self, ["step": .number(11)])
    }
  }

  @Test("a layout that does not come to an end is told, and the laws behind it are not checked")
  func neverEnding() throws {
    defer { NeverEnding.isReleased.store(true, ordering: .relaxed) }
    let report = try checkLayoutProvider(
      NeverEnding.self, [:], LawCheck(collections: 4, patience: 0.2))
    let failure = try #require(report.failures.first)
    #expect(failure.law == .terminates)
    #expect(failure.message.hasPrefix("after 0.2 seconds a layout of "))
    #expect(report.verdicts.dropFirst().allSatisfy { $0.line.hasPrefix("not checked ") })
  }

  @Test("a check that is stopped says so of every law that is left")
  func stopped() throws {
    var questions = 0
    let report = try checkLayoutProvider(
      FitWithLess.self, [:],
      LawCheck(collections: 2_000) { _, total in
        questions += 1
        return total != Law.allCases.count || questions < 3
      })
    #expect(!report.isSound)
    #expect(report.verdicts.last?.line == "not checked   place calls bounded: stopped")
  }
}
