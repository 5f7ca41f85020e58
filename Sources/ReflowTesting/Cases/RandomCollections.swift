import Reflow

/// Collections of several sections made from a seed.
package enum RandomCollections {
  /// - Parameter largest: how many items a section has at most; it is reached now and then only.
  package static func make(
    seed: Int, largest: Int, providers: [AnyLayoutProvider] = []
  ) -> LayoutCollection {
    var generator = SeededGenerator(seed: seed)
    let isWide = generator.chance(0.2)
    let width =
      isWide ? generator.pick([1_000_000, 20_000]) : generator.pick([0, 20, 100, 320, 375.0])
    var collection = LayoutCollection(
      container: Size(width: width, height: generator.length(0...600)),
      scrollDirection: generator.pick(ScrollDirection.allCases),
      layoutDirection: generator.pick(LayoutDirection.allCases),
      offset: Point(x: generator.length(-50...700), y: generator.length(-50...700)))
    if collection.scrollDirection == .horizontal {
      collection.container = Size(
        width: collection.container.height, height: collection.container.width)
    }
    for _ in 0..<Int.random(in: 0...3, using: &generator) {
      let section = section(&generator, largest: largest, providers: providers)
      collection.sections.append(section)
    }
    return collection
  }

  private static func section(
    _ generator: inout SeededGenerator, largest: Int, providers: [AnyLayoutProvider]
  ) -> Section {
    let isLong = generator.chance(0.25)
    let count = Int.random(in: 0...(isLong ? largest : min(largest, 12)), using: &generator)
    let isUniform = generator.chance(0.3)
    let first = size(&generator)
    let items = ItemList((0..<count).map { _ in isUniform ? first : size(&generator) })
    var section = Section(items: items)
    section.header = generator.pick([0.0, 0, 20, 31.5])
    section.footer = generator.pick([0, 0, 10, 24])
    section.lineSpacing = generator.pick([0, 10, 10, 3.3, -4])
    section.interitemSpacing = generator.pick([0, 10, 10, 0.3, -4])
    if generator.chance(0.5) { section.insets = insets(&generator) }
    if generator.chance(0.5) { section.headerInsets = insets(&generator) }
    if generator.chance(0.5) { section.footerInsets = insets(&generator) }
    if !providers.isEmpty, generator.chance(0.3) {
      section.provider = generator.pick(providers)
    }
    return section
  }

  private static func size(_ generator: inout SeededGenerator) -> Size {
    if generator.chance(0.03) { return .zero }
    let height = generator.chance(0.02) ? 3_000 : generator.length(0...60)
    return Size(width: generator.length(0...150), height: height)
  }

  private static func insets(_ generator: inout SeededGenerator) -> Insets {
    Insets(
      top: generator.length(-25...30), left: generator.length(-25...30),
      bottom: generator.length(-25...30), right: generator.length(-25...30))
  }
}
