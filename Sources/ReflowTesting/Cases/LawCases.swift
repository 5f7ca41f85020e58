import Reflow

/// The collections that a provider is checked with. Lists are cut into chunks of a few items, so that
/// short ones have what else only long ones have: several stretches, and lines that span them.
struct LawCases {
  static let chunks = ChunkShape(leafLength: 4, rowLength: 3)

  /// How many random collections of a kind there are.
  let count: Int

  /// Some of all small collections with different sizes, widths, spacings and insets.
  var small: [LayoutCollection] {
    var all: [LayoutCollection] = []
    SmallCollections.forEach(longest: 3) { all.append($1) }
    // A prime step meets every width and spacing.
    return (0..<count).map { all[$0 * 37 % all.count].inChunks }
  }

  /// Collections that a person might make: lengths above 0, spacings and insets that are not negative,
  /// and room for some items in a line. The shorter ones come first.
  var ordinary: [LayoutCollection] {
    (0..<count).map { seed in
      var generator = SeededGenerator(seed: seed)
      let most = 2 + seed * 38 / max(1, count)
      let sizes = (0..<Int.random(in: 1...most, using: &generator)).map { _ in
        Size(width: generator.length(1...120), height: generator.length(1...60))
      }
      var section = Section(items: ItemList(sizes, chunks: Self.chunks))
      section.lineSpacing = generator.pick([0, 10, 10, 3.3])
      section.interitemSpacing = generator.pick([0, 10, 10, 0.3])
      if generator.chance(0.3) {
        section.insets = Insets(
          top: generator.length(0...20), left: generator.length(0...20),
          bottom: generator.length(0...20), right: generator.length(0...20))
      }
      return LayoutCollection(
        container: Size(width: generator.pick([260, 320, 375, 768]), height: 480),
        sections: [section])
    }
  }

  /// Several sections or none, negative spacings, containers of no extent, all directions.
  var wild: [LayoutCollection] {
    (0..<count).map { RandomCollections.make(seed: $0, largest: 40).inChunks }
  }

  var all: [LayoutCollection] { ordinary + small + wild }

  /// Sections without items, and no section at all.
  var empty: [LayoutCollection] {
    let insets = Insets(top: 3, left: 5, bottom: 7, right: 2)
    return [[], [Section()], [Section(insets: insets)], [Section(), Section(items: [])]].map {
      LayoutCollection(container: Size(width: 320, height: 480), sections: $0)
    } + [LayoutCollection(container: .zero, sections: [Section()])]
  }

  var one: [LayoutCollection] {
    [Size(width: 50, height: 20), Size(width: 1_000, height: 20), Size(width: 20, height: 1_000)]
      .flatMap { size in
        [0.0, 10].map { spacing in
          LayoutCollection(
            container: Size(width: 320, height: 480),
            sections: [Section(items: [size], lineSpacing: spacing, interitemSpacing: spacing)])
        }
      }
  }

  var zeroSizes: [LayoutCollection] {
    let lists: [[Size]] = [
      [.zero], [.zero, .zero, .zero], [Size(width: 0, height: 20), Size(width: 20, height: 0)],
      [.zero, Size(width: 30, height: 20), .zero], Array(repeating: .zero, count: 40),
    ]
    return lists.flatMap { sizes in
      [0.0, 320].flatMap { width in
        [0.0, 10, -5].map { spacing in
          LayoutCollection(
            container: Size(width: width, height: 100),
            sections: [
              Section(
                items: ItemList(sizes, chunks: Self.chunks), lineSpacing: spacing,
                interitemSpacing: spacing)
            ])
        }
      }
    }
  }

  /// One long section of the ordinary kind.
  func long(_ count: Int) -> LayoutCollection {
    var generator = SeededGenerator(seed: count)
    let sizes = (0..<count).map { _ in
      Size(width: generator.length(10...90), height: generator.length(10...60))
    }
    return LayoutCollection(
      container: Size(width: 320, height: 480),
      sections: [Section(items: ItemList(sizes, chunks: Self.chunks))])
  }

  /// Lists of some thousand items, items of a billion points, and containers as large.
  var huge: [LayoutCollection] {
    let billion = Size(width: 1e9, height: 1e9)
    let few = ItemList([billion, Size(width: 1e-9, height: 1e-9), Size(width: 1e9, height: 1)])
    let many = ItemList((0..<3_000).map { Size(width: Double($0 % 90), height: Double($0 % 50)) })
    return [few, many].flatMap { items in
      [0.0, 320, 1e9].map { width in
        LayoutCollection(
          container: Size(width: width, height: 480), sections: [Section(items: items)])
      }
    }
  }
}

extension LayoutCollection {
  /// The same with its lists cut into chunks of a few items.
  var inChunks: LayoutCollection {
    var cut = self
    for index in cut.sections.indices {
      cut.sections[index].items = ItemList(cut.sections[index].items, chunks: LawCases.chunks)
    }
    return cut
  }

  /// Whether it is one section of `LawCases.ordinary`'s kind, for laws that say nothing of others.
  var isOrdinary: Bool {
    guard sections.count == 1, container.width >= 200, scrollDirection == .vertical,
      layoutDirection == .leftToRight, let section = sections.first, !section.items.isEmpty,
      section.header == 0, section.footer == 0
    else { return false }
    let insets = section.insets
    return min(insets.top, insets.left, insets.bottom, insets.right) >= 0
      && min(section.lineSpacing, section.interitemSpacing) >= 0
      && section.items.allSatisfy { $0.width > 0 && $0.height > 0 }
  }
}
