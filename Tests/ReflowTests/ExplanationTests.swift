import Reflow
import ReflowTesting
import Testing

@Suite struct ExplanationTests {
  private func layout(
    _ name: String, width: Double = 300, _ sizes: [(Double, Double)]
  ) throws -> Layout {
    try LayoutEngine.layOut(
      LayoutCollection(width, spacing: 10, sizes), with: try provider(name))
  }

  //  0         10        20        30
  //  000000 1111111
  //  2222222222222222
  @Test func theFitTestIsToldWithItsNumbers() throws {
    let layout = try layout("left-align", [(60, 32), (72, 32), (163, 32)])
    let decisions = (0..<3).map { layout.explanation(of: .item(section: 0, item: $0))?.decision }
    #expect(
      decisions == [
        .beginsFirstLine,
        .joins(line: 0, FitTest(used: 60, spacing: 10, size: 72, length: 300)),
        .wraps(line: 1, FitTest(used: 142, spacing: 10, size: 163, length: 300)),
      ])
    let last = try #require(layout.explanation(of: .item(section: 0, item: 2)))
    #expect(last.line == 1)
    #expect(last.along.filter { $0.value != 0 } == [NamedNumber("1 line above", 42)])
    #expect(last.placed == FlowRect(across: 0, along: 42, breadth: 163, depth: 32))
  }

  @Test func aProviderThatExplainsNothingGetsTheEnginesPart() throws {
    var collection = LayoutCollection(300, spacing: 5, [(60, 30), (60, 40), (60, 50)])
    collection.sections[0].insets = Insets(top: 7, left: 11)
    collection.sections[0].header = 20
    let layout = try LayoutEngine.layOut(collection, with: sections(of: "column"))
    let explanation = try #require(layout.explanation(of: .item(section: 0, item: 2)))
    #expect(explanation.decision == nil)
    #expect(explanation.line == nil)
    #expect(explanation.facts == [])
    #expect(explanation.across.filter { $0.value != 0 } == [NamedNumber("leading inset", 11)])
    #expect(
      explanation.along.filter { $0.value != 0 } == [
        NamedNumber("header", 20), NamedNumber("inset before", 7),
        NamedNumber("2 items before", 75), NamedNumber("placed by the provider", 5),
      ])
    let steps = try #require(layout.steps(ofItems: 0..<3, inSection: 0))
    #expect(steps.map(\.decision) == [nil, nil, nil])
    #expect(steps.map(\.after.along) == [57, 102, 157])
  }

  @Test func linesThatExplainNothingStillTellTheirLine() throws {
    let layout = try layout("trailing-lines", [(60, 32), (72, 20)])
    let explanation = try #require(layout.explanation(of: .item(section: 0, item: 1)))
    #expect(
      explanation.across.filter { $0.value != 0 } == [
        NamedNumber("used before it", 60), NamedNumber("spacing", 10),
        NamedNumber("start shift", 158),
      ])
    #expect(explanation.along.last == NamedNumber("cross alignment", 12))
    #expect(
      explanation.facts.first
        == .line(
          Line(count: 2, used: 142, depth: 32, isLast: true), number: 0, items: 0..<2,
          length: 300))
  }

  @Test func whatSticksOutIsToldOnBothSides() throws {
    let layout = try layout("aligned-flow justifyContent=center", width: 100, [(140, 10)])
    let explanation = try #require(layout.explanation(of: .item(section: 0, item: 0)))
    #expect(explanation.facts.last == .sticksOut(before: 20, after: 20))
  }

  @Test func theLeastStartsAreCountedWithinTheTolerance() {
    func choice(_ starts: [Double], _ chosen: Int) -> PlaceChoice {
      PlaceChoice("column", starts: starts, chosen: chosen, rule: .leastStart)
    }
    #expect(choice([10, 20, 10.0000005], 0).leastPlaces == [0, 2])
    #expect(choice([10.0000005, 20, 10], 0).leastPlaces == [0, 2])
    #expect(choice([10.00001, 20, 10], 2).leastPlaces == [2])
  }

  @Test func elementsThatDoNotExistAreNotExplained() throws {
    let layout = try layout("left-align", [(60, 32)])
    for element: Element in [
      .item(section: 0, item: 1), .item(section: 0, item: -1), .item(section: 1, item: 0),
      .item(section: -1, item: 0), .header(section: 0), .footer(section: 0), .header(section: 9),
    ] {
      #expect(layout.explanation(of: element) == nil, "\(element)")
    }
    #expect(layout.steps(ofItems: 0..<2, inSection: 0) == nil)
    #expect(layout.steps(ofItems: -1..<1, inSection: 0) == nil)
    #expect(layout.steps(ofItems: 0..<0, inSection: 1) == nil)
    #expect(layout.steps(ofItems: 0..<0, inSection: 0) == [])
    let noHeader = try LayoutEngine.layOut(
      LayoutCollection(300, [(60, 32)]), with: sections(of: "left-align"))
    #expect(noHeader.explanation(of: .header(section: 0)) == nil)
  }
}
