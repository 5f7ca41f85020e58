import Reflow
import SeededNumbers

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
