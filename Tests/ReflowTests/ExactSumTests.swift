import Reflow
import ReflowTesting
import Testing

@Suite("ExactSum")
struct ExactSumTests {
  private func sum(_ summands: some Sequence<Double>) -> ExactSum {
    var sum = ExactSum()
    for summand in summands { sum.add(summand) }
    return sum
  }

  /// The sum in whole multiples of 2⁻⁶⁰, rounded to a double once.
  private func exact(_ summands: [Double]) -> Double {
    let total = summands.reduce(Int128(0)) { total, summand in
      total + Int128((summand * 0x1p60).rounded(.toNearestOrEven))
    }
    return Double(total) * 0x1p-60
  }

  /// Lengths as layouts have them: whole ones, thirds, tenths, and some very large or small.
  private func lengths(_ generator: inout SeededGenerator) -> [Double] {
    (0..<Int.random(in: 1...200, using: &generator)).map { _ in
      let length = generator.length(-40...400)
      return length * generator.pick([1, 1, 1 / 3, 0.1, 1e8, 1e-5])
    }
  }

  @Test func anExample() {
    #expect(sum([0.1, 0.2, 0.3]).value == 0.6)
    #expect(0.1 + 0.2 + 0.3 != 0.6)
    #expect(sum(Array(repeating: 0.1, count: 1_000)).value == 100)
    #expect(ExactSum().value == 0 && ExactSum(7.5).value == 7.5)
  }

  @Test func sumsAreRoundedOnce() {
    for seed in 0..<300 {
      var generator = SeededGenerator(seed: seed)
      let lengths = lengths(&generator)
      #expect(sum(lengths).value.bitPattern == exact(lengths).bitPattern, "seed \(seed)")
    }
  }

  @Test func orderDoesNotMatter() {
    for seed in 0..<300 {
      var generator = SeededGenerator(seed: seed)
      let lengths = lengths(&generator)
      #expect(sum(lengths) == sum(lengths.shuffled(using: &generator)), "seed \(seed)")
    }
  }

  /// An edit takes a stretch out of the middle and puts another in.
  @Test func whatIsAddedCanBeTakenBack() {
    for seed in 0..<300 {
      var generator = SeededGenerator(seed: seed)
      let lengths = lengths(&generator)
      let more = self.lengths(&generator)
      let there = sum(lengths + more + more.reversed().map { -$0 })
      #expect(there == sum(lengths), "seed \(seed)")
    }
  }

  /// Sums of multiples of 1/256 are doubles themselves, and may be added in one go.
  @Test func groupingDoesNotMatter() {
    for seed in 0..<300 {
      var generator = SeededGenerator(seed: seed)
      let lengths = (0..<200).map { _ in (generator.length(-90...900) * 256).rounded() / 256 }
      var grouped = ExactSum()
      var rest = lengths[...]
      while !rest.isEmpty {
        let group = rest.prefix(Int.random(in: 1...20, using: &generator))
        grouped.add(sum(group).value)
        rest = rest.dropFirst(group.count)
      }
      #expect(grouped == sum(lengths), "seed \(seed)")
    }
  }

  @Test func tinySummandsAreKeptOrDropped() {
    let grain = 0x1p-60
    #expect(sum([1e6, grain, -1e6]).value == grain)
    #expect(sum([1e6, -grain, -1e6]).value == -grain)
    #expect(sum(Array(repeating: 0x1p-62, count: 1_000)).value == 0)
    #expect(sum(Array(repeating: 0x1p-59, count: 1_000)).value == 1_000 * 0x1p-59)
    #expect(sum([1, .leastNonzeroMagnitude, -1]).value == 0)
    #expect(sum([0x1p-8]).value == 0x1p-8 && sum([0x1p-8.nextDown]).value == 0x1p-8)
  }

  @Test func largeSumsStayExact() {
    let large = 0x1p45
    #expect(sum([large, 0.1, -large]).value == 0.1)
    #expect(sum([large, 0x1p-60, 0x1p-60, -large]).value == 0x1p-59)
  }

  @Test func whatNoNumberHoldsIsNotFinite() {
    #expect(!sum([1e308, 1e308]).value.isFinite)
    #expect(!sum([1e308, 1e308, -1e308, -1e308]).value.isFinite)
  }
}
