import Reflow
import ReflowTesting
import Testing

/// The laws over random collections of several sections, long enough for many stretches and for lines
/// that span several of them.
@Suite("Laws over random collections")
struct RandomLawTests {
  static let seeds = 0..<12

  private func forEach(
    _ name: String, seeds: Range<Int> = Self.seeds, largest: Int,
    _ law: (Specimen, inout SeededGenerator) throws -> Void
  ) throws {
    for seed in seeds {
      try Self.run(name, seed: seed, largest: largest, law)
    }
  }

  /// Runs a law for one provider and seed; the seed of a failure becomes a named test.
  static func run(
    _ name: String, seed: Int, largest: Int,
    _ law: (Specimen, inout SeededGenerator) throws -> Void
  ) throws {
    let made = try SpecimenProviders.make(name, seed)
    let own = name.hasPrefix("sections") ? try SpecimenProviders.makeItemProviders() : []
    let collection = RandomCollections.make(seed: seed, largest: largest, providers: own)
    let trail =
      "\(made.label), seed \(seed), \(collection.container), \(collection.scrollDirection), "
      + "\(collection.layoutDirection), items \(collection.sections.map(\.items.count)), "
      + "own \(collection.sections.map { $0.provider?.specification.text ?? "-" })"
    let specimen = Specimen(trail: trail, collection: collection, provider: made)
    var generator = SeededGenerator(seed: ~seed)
    do { try law(specimen, &generator) } catch var violation as Violation {
      violation.trail = trail
      throw violation
    }
  }

  @Test(arguments: SpecimenProviders.all)
  func allWaysToAskAgree(_ name: String) throws {
    try forEach(name, largest: 2_000) { specimen, _ in
      try AgreementLaws(layout: specimen.layout()).check()
    }
  }

  @Test(arguments: SpecimenProviders.all)
  func queriesFilter(_ name: String) throws {
    let seeds = name.hasPrefix("sections") ? 0..<40 : Self.seeds
    try forEach(name, seeds: seeds, largest: 800) { specimen, generator in
      let laws = QueryLaws(try specimen.layout())
      let samples = laws.all.isEmpty ? [] : (0..<4).map { _ in generator.pick(laws.all) }
      try laws.checkEdges(of: samples + laws.all.filter { !$0.element.isItem })
      try laws.checkRandom(&generator, count: 6)
    }
  }

  /// Rectangles that are none: upside down, without extent, of no numbers.
  @Test(arguments: SpecimenProviders.all)
  func hostileRectanglesMeetNothing(_ name: String) throws {
    try forEach(name, seeds: 0..<30, largest: 40) { specimen, _ in
      let layout = try specimen.layout()
      for number in [Double.nan, .infinity, -.infinity, -5, 0, 1e300, -1e300] {
        for rect in [
          Rect(0, 10, number, 5), Rect(0, 10, 5, number), Rect(number, 10, -5, 5),
          Rect(10, number, 5, -5), Rect(number, number, number, number),
        ] where !(rect.size.width > 0 && rect.size.height > 0) {
          #expect(layout.elements(in: rect).isEmpty)
        }
        _ = layout.element(at: Point(x: number, y: 5))
        _ = layout.element(at: Point(x: 5, y: number))
      }
      #expect(layout.element(at: Point(x: 5, y: .nan)) == nil)
      #expect(layout.element(at: Point(x: .nan, y: 5)) == nil)
    }
  }

  @Test(arguments: SpecimenProviders.all)
  func directionsMirrorAndTranspose(_ name: String) throws {
    try forEach(name, largest: 1_000) { specimen, _ in
      try SymmetryLaws(specimen: specimen).check()
    }
  }

  @Test(arguments: SpecimenProviders.all)
  func reuseEqualsFresh(_ name: String) throws {
    try forEach(name, seeds: 0..<6, largest: 300) { specimen, _ in
      try ReuseLaws(specimen: specimen).check()
    }
  }

  @Test(arguments: ItemAlignment.allCases)
  func linesAreGreedy(_ alignment: ItemAlignment) throws {
    try forEach("left-align alignItems=\(alignment)", seeds: 0..<40, largest: 2_000) {
      specimen, _ in
      var specimen = specimen
      specimen.collection.scrollDirection = .vertical
      specimen.collection.layoutDirection = .leftToRight
      guard let section = specimen.collection.sections.first else { return }
      specimen.collection.sections = [section]
      let width = specimen.collection.container.width
      try SmallLawTests.compare(
        specimen.layout(), LineReference(section, width: width, alignment: alignment))
    }
  }

  /// One line over several stretches, in a container a million points wide.
  @Test(arguments: SpecimenProviders.placing)
  func aLineOverManyStretchesObeysEveryLaw(_ name: String) throws {
    let specimen = try Self.longLines(name, width: 1_000_000)
    let layout = try specimen.layout()
    try AgreementLaws(layout: layout).check()
    try SymmetryLaws(specimen: specimen).check()
    var generator = SeededGenerator(seed: 7)
    let laws = QueryLaws(layout)
    try laws.checkRandom(&generator, count: 3)
    try laws.checkEdges(of: [0, 255, 256, 1_299].map { laws.all[$0] })
  }

  /// Lines of about 40, 250, 280 and 600 items, which begin and end anywhere in a stretch.
  @Test(arguments: [1_400.0, 9_000, 10_000, 20_000])
  func longLinesAreGreedy(_ width: Double) throws {
    for alignment in ItemAlignment.allCases {
      for justified in ["left-align", "aligned-flow justifyContent=end"] {
        let specimen = try Self.longLines("\(justified) alignItems=\(alignment)", width: width)
        let reference = LineReference(
          specimen.collection.sections[0], width: width, alignment: alignment,
          isTrailing: justified != "left-align")
        var first = specimen
        first.collection.sections.removeLast()
        try SmallLawTests.compare(first.layout(), reference)
      }
    }
  }

  static func longLines(_ name: String, width: Double) throws -> Specimen {
    var generator = SeededGenerator(seed: 99)
    let items = (0..<1_300).map { _ in
      Size(width: generator.length(0...50), height: generator.length(0...60))
    }
    var collection = LayoutCollection(container: Size(width: width, height: 400))
    collection.sections = [Section(items: ItemList(items)), Section([(10, 10)])]
    return Specimen(trail: name, collection: collection, provider: try provider(name))
  }
}
