/// A small seeded generator: the same numbers in every run.
public struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  public init(seed: Int) { state = UInt64(seed) }

  public init(state: UInt64) { self.state = state }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// From 0 to below 1.
  public mutating func unit() -> Double { Double(next() >> 11) * 0x1p-53 }

  /// From 0 to below a number that is above 0.
  public mutating func below(_ end: Int) -> Int { Int(next() % UInt64(end)) }

  /// Between two numbers, the first one included.
  public mutating func number(from low: Double, to high: Double) -> Double {
    low + (high - low) * unit()
  }
}
