import Reflow
import SeededNumbers

/// Cases beyond the matrix: very many items, and items very far out.
enum ExtremeCases {
  /// Calls `body` with the name and the digests of each case.
  static func forEach(_ body: (String, CaseDigests) -> Void) {
    for provider in ["left-align", "waterfall columns=5"] {
      body("\(provider), 200000 items", ofVeryMany(Engine(provider)))
    }
    for provider in ["left-align alignItems=center", "sections items=waterfall"] {
      body("\(provider), 8 sections of 20000 items", ofLongSections(Engine(provider)))
    }
    let spacings = [Setting.spacings[0], Setting.spacings[2]]
    for provider in far {
      let engine = Engine(provider)
      for depths in Depths.allCases {
        for setting in Setting.all(spacings) {
          body(
            "\(provider), \(depths.rawValue), \(setting.text)", ofFar(engine, setting, depths))
        }
      }
    }
  }

  // MARK: - Very many

  private static let edits = 5

  private static func ofVeryMany(_ engine: Engine) -> CaseDigests {
    let collection = ItemShape.mixed.collection(mixed(200_000, seed: 71), in: Setting())
    return digests(of: collection, with: engine)
  }

  /// Sections that are laid out on all cores.
  private static func ofLongSections(_ engine: Engine) -> CaseDigests {
    let sections = (0..<8).map { index in
      var section = ItemShape.mixed.section(mixed(20_000, seed: 81 + index))
      section.header = 20
      return section
    }
    let container = Size(width: 375, height: 800)
    return digests(of: Setting().collection(container, sections), with: engine)
  }

  private static func digests(
    of collection: LayoutCollection, with engine: Engine
  ) -> CaseDigests {
    var digests = CaseDigests()
    let layout = engine.layOut(collection, nil)
    digests.addAnswers(of: layout, seed: 1)
    digests.addExplanations(of: layout, seed: 2)
    var generator = SplitMix64(seed: 4)
    digests.addQueries(of: layout, &generator, rects: 100)
    var script = EditScript(engine, collection, from: layout, shape: .mixed, seed: 3)
    script.run(edits, into: &digests)
    return digests
  }

  private static func mixed(_ count: Int, seed: Int) -> ItemList {
    var generator = SplitMix64(seed: seed)
    return ItemList((0..<count).map { _ in ItemShape.mixed.size(&generator) })
  }

  // MARK: - Far out

  private static let far = [
    "left-align alignItems=end", "aligned-flow justifyContent=center alignItems=center", "flow",
    "horizontal alignItems=center", "waterfall columns=5",
    "waterfall columns=3 policy=leftToRight", "circle radius=1e14", "sections items=waterfall",
    "sections pinHeaders=section pinFooters=items", "grid columns=3 alignItems=end",
    "justified-gallery targetRowHeight=1e15 maxRowHeight=2e15", "balanced-flow alignItems=center",
  ]

  /// How deep items are in sections that end beyond 2⁴⁵ points.
  private enum Depths: String, CaseIterable {
    /// Some reach very far, the others hardly have a depth.
    case mixed = "far out"
    /// The first lies half between two numbers together with the sixth, in another row of a grid too;
    /// whether many that are small round the sum up depends on how they are grouped.
    case halves = "beyond two numbers"

    func depth(of index: Int, _ generator: inout SplitMix64) -> Double {
      switch self {
      case .mixed:
        let unit = generator.below(6) == 0 ? 0x1p48 : 0.01
        return unit * generator.number(from: 0.5, to: 2)
      case .halves: return index == 0 ? 0x1p112 : index == 5 ? 0x1p59 : index < 5 ? 0 : 0.5
      }
    }
  }

  private static func ofFar(
    _ engine: Engine, _ setting: Setting, _ depths: Depths
  ) -> CaseDigests {
    var generator = SplitMix64(seed: 91)
    let sizes = (0..<3000).map { index in
      let breadth = generator.number(from: 200, to: 300)
      let depth = depths.depth(of: index, &generator)
      return setting.isHorizontal
        ? Size(width: depth, height: breadth) : Size(width: breadth, height: depth)
    }
    let near = ItemShape.fractional.section(ItemShape.fractional.items(300))
    var section = Section(items: ItemList(sizes), header: 30, footer: 30.7)
    section.insets = Insets(top: 0.1, left: 3.3, bottom: 7, right: 9)
    let collection = setting.collection(Size(width: 375, height: 375), [section, near])
    return digests(of: collection, with: engine)
  }
}
