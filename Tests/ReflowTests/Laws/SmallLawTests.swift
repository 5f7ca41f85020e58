import Reflow
import ReflowTesting
import Testing

/// The laws over all small collections, for every provider.
@Suite("Laws over all small collections")
struct SmallLawTests {
  /// Runs a law over all small collections with one provider and reports where it does not hold.
  /// - Parameter every: 1 for each of the collections, 7 for every seventh, which still meets each
  ///   width, spacing and provider.
  private func forEach(
    _ name: String, longest: Int, every: Int = 1, _ law: (Specimen) throws -> Void
  ) throws {
    var tried = 0
    try SmallCollections.forEach(longest: longest) { label, collection in
      let made = try SpecimenProviders.make(name, tried)
      tried += 1
      guard tried % every == 0 else { return }
      let trail = "\(made.label), \(label)"
      let specimen = Specimen(trail: trail, collection: collection, provider: made)
      do { try law(specimen) } catch var violation as Violation {
        violation.trail = trail
        throw violation
      }
    }
    #expect(tried > 100)
  }

  @Test(arguments: SpecimenProviders.all)
  func allWaysToAskAgree(_ name: String) throws {
    try forEach(name, longest: 3) { try AgreementLaws(layout: $0.layout()).check() }
  }

  @Test(arguments: SpecimenProviders.all)
  func queriesFilter(_ name: String) throws {
    try forEach(name, longest: 2) { specimen in
      for scroll in ScrollDirection.allCases {
        for direction in LayoutDirection.allCases {
          var turned = specimen
          turned.collection.scrollDirection = scroll
          turned.collection.layoutDirection = direction
          turned.collection.offset = Point(x: 20, y: 20)
          let laws = QueryLaws(try turned.layout())
          try laws.checkEdges(of: laws.all)
          try laws.checkPartition(of: Rect(-20, -30, 140, 160), columns: 3, rows: 4)
        }
      }
    }
  }

  @Test(arguments: SpecimenProviders.all)
  func directionsMirrorAndTranspose(_ name: String) throws {
    try forEach(name, longest: 3) { try SymmetryLaws(specimen: $0).check() }
  }

  @Test(arguments: SpecimenProviders.all)
  func reuseEqualsFresh(_ name: String) throws {
    try forEach(name, longest: 2, every: 7) { try ReuseLaws(specimen: $0).check() }
  }

  /// The circle is declared an exception to both laws of symmetry: it stands where it stands.
  @Test(arguments: ["circle", "circle radius=60 startAngle=30"])
  func circleKeepsItsPlaceInEveryDirection(_ name: String) throws {
    try forEach(name, longest: 3) { specimen in
      let frames = try specimen.layout().frames
      for scroll in ScrollDirection.allCases {
        for direction in LayoutDirection.allCases {
          var turned = specimen
          turned.collection.scrollDirection = scroll
          turned.collection.layoutDirection = direction
          let layout = try turned.layout()
          try require(layout.frames == frames, "a circle knows no direction", layout.listing)
          try require(
            layout.contentSize == specimen.collection.container,
            "a circle's content is the container", "\(layout.contentSize)")
        }
      }
    }
  }

  @Test(arguments: ItemAlignment.allCases)
  func linesAreGreedy(_ alignment: ItemAlignment) throws {
    try forEach("left-align alignItems=\(alignment)", longest: 4) { specimen in
      let section = specimen.collection.sections[0]
      let width = specimen.collection.container.width
      try Self.compare(
        specimen.layout(), LineReference(section, width: width, alignment: alignment))
    }
  }

  static func compare(_ layout: Layout, _ reference: LineReference) throws(Violation) {
    var lines: [Int] = []
    layout.forEachPlacement(inSection: 0) { _, _, line in lines.append(line) }
    try require(lines == reference.lines, "lines are greedy", "\(lines), \(reference.lines)")
    for (frame, expected) in zip(layout.frames, reference.frames) {
      try require(
        frame.isNear(expected), "items stand one after another",
        "\(frame.text), expected \(expected.text)")
    }
    try require(
      Fit.equal(layout.contentSize.height, max(0, reference.depth)),
      "the content is the sum of the lines", "\(layout.contentSize), \(reference.depth)")
  }

  @Test("every built-in provider takes part in the laws")
  func everyProviderTakesPart() {
    let tried = Set(SpecimenProviders.all.map { specification($0).name })
    #expect(testRegistry.descriptions.allSatisfy { tried.contains($0.name) })
  }
}
