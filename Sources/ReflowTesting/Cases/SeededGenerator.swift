/// Random numbers that are the same on every run and every machine: a permuted counter. A failing law
/// prints the seed, and the seed becomes a named test.
package struct SeededGenerator: RandomNumberGenerator {
  private var counter: UInt64

  package init(seed: Int) { counter = UInt64(truncatingIfNeeded: seed) &* 0x2545_F491_4F6C_DD1D }

  package mutating func next() -> UInt64 {
    counter &+= 0xD1B5_4A32_D192_ED03
    var bits = counter
    for shift in [31, 29, 33] {
      bits ^= bits >> UInt64(shift)
      bits = bits &* 0xAF25_1AF3_B0F0_25B5
    }
    return bits ^ (bits >> 32)
  }

  package mutating func chance(_ part: Double) -> Bool {
    Double.random(in: 0..<1, using: &self) < part
  }

  package mutating func pick<Choice>(_ choices: [Choice]) -> Choice {
    choices[Int.random(in: 0..<choices.count, using: &self)]
  }

  /// A length as people write them, or one that is exact in no binary digit.
  package mutating func length(_ range: ClosedRange<Double>) -> Double {
    let length = Double.random(in: range, using: &self)
    return chance(0.7) ? length.rounded() : length
  }
}
