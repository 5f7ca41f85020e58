import Reflow
import SeededNumbers

/// What the items of a section look like, and the room that they are given.
enum ItemShape: Int, CaseIterable {
  /// Whole numbers: 30 to 150 points wide, 20 to 60 high.
  case mixed
  /// All of one size: after an edit lines never come back into step.
  case equal
  /// Most are small, some are longer than the line in either direction.
  case heavyTailed
  /// Some have no width, some no height, some neither.
  case zeros
  /// Tenths and thirds, which are not exact in binary.
  case fractional
  /// Texts on one line, most of which wrap when they are cut.
  case text

  /// The first items of a shape: the same ones whatever the count.
  func items(_ count: Int) -> ItemList { ItemList(Self.known[rawValue][..<count]) }

  /// A size of the shape.
  func size(_ generator: inout SplitMix64) -> Size {
    let (first, second) = (generator.unit(), generator.unit())
    let mixed = Size(width: (30 + 120 * first).rounded(), height: (20 + 40 * second).rounded())
    switch self {
    case .mixed: return mixed
    case .equal: return Size(width: 60, height: 32)
    case .heavyTailed:
      return Size(
        width: (20 / (1 - first * 0.98)).rounded(), height: (15 / (1 - second * 0.98)).rounded())
    case .zeros:
      let isFlat = generator.below(4) == 0
      return Size(
        width: generator.below(4) == 0 ? 0 : mixed.width, height: isFlat ? 0 : mixed.height)
    case .fractional:
      return Size(
        width: (200 + 1200 * first).rounded() / 10, height: (50 + 150 * second).rounded() / 3)
    case .text: return Size(width: (900 * first * first).rounded() + 12.5, height: 17.25)
    }
  }

  /// - Parameter setting: the spacings; the insets and the room are the shape's own.
  func collection(_ items: ItemList, in setting: Setting) -> LayoutCollection {
    setting.collection(container, [section(items)])
  }

  func section(_ items: ItemList) -> Section {
    var section = Section(items: items, insets: insets)
    if self == .text { section.measureTextsAgain() }
    return section
  }

  private var container: Size {
    switch self {
    case .mixed, .heavyTailed: Size(width: 375, height: 480)
    case .equal: Size(width: 320, height: 568)
    case .zeros: Size(width: 240, height: 240)
    case .fractional: Size(width: 333.3, height: 411.7)
    case .text: Size(width: 300, height: 200)
    }
  }

  private var insets: Insets {
    switch self {
    case .mixed, .equal: .zero
    case .heavyTailed: Insets(top: 5, left: 17, bottom: 11, right: 3)
    case .zeros: Insets(top: -3, left: -5, bottom: 4, right: -2)
    case .fractional: Insets(top: 0.1, left: 7.3, bottom: 2.2, right: 19.9)
    case .text: Insets(left: 12, right: 30)
    }
  }

  /// The greatest number of items that is asked for.
  static let mostItems = 5000

  private static let known = allCases.map { shape in
    var generator = SplitMix64(seed: shape.rawValue + 1)
    return (0..<mostItems).map { _ in shape.size(&generator) }
  }
}

extension Section {
  /// Gives the items texts. How a text wraps depends on its item's size alone, so that items which an
  /// edit has moved are measured as before; some have no text.
  mutating func measureTextsAgain() {
    remeasure = { [items] item, width in
      let own = items[item]
      guard width > 0, Int(own.width) % 5 > 0 else { return nil }
      return Size(width: width, height: own.height * (own.width / width).rounded(.up))
    }
  }
}
