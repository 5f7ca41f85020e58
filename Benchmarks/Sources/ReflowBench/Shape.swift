import Reflow

/// What the items of a collection look like.
enum Shape: String, CaseIterable {
  /// Tags: 30 to 150 points wide, 32 high.
  case tags
  /// 30 to 150 points wide, 20 to 60 high.
  case mixed
  /// Widths with a heavy tail: most are small, some are wider than the line.
  case heavyTailed = "heavy-tailed"
  /// All of one size: after an edit lines never come back into step.
  case equal

  func sizes(_ count: Int, seed: UInt64) -> [Size] {
    var generator = SplitMix64(state: seed)
    return (0..<count).map { _ in size(&generator) }
  }

  /// Whole numbers of points, so that engines which count in integers or in 1/64 get the same sizes.
  func size(_ generator: inout SplitMix64) -> Size {
    let unit = generator.unit()
    switch self {
    case .tags: return Size(width: (30 + 120 * unit).rounded(), height: 32)
    case .mixed:
      let height = 20 + Double(generator.next() % 41)
      return Size(width: (30 + 120 * unit).rounded(), height: height)
    case .heavyTailed: return Size(width: (20 / (1 - unit * 0.98)).rounded(), height: 32)
    case .equal: return Size(width: 60, height: 32)
    }
  }
}

/// A small seeded generator.
struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// From 0 to below 1.
  mutating func unit() -> Double { Double(next() >> 11) * 0x1p-53 }
}
