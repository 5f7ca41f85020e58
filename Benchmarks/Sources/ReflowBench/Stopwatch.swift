/// Times of one thing, in nanoseconds.
struct Timing {
  /// The middle one of the rounds.
  var median: Double
  /// The fastest and the slowest of the middle half.
  var quartiles: ClosedRange<Double>
}

/// Measures things in turn, A B C A B C …, so that a machine that becomes slower slows all of them.
struct Stopwatch {
  var rounds: Int

  /// - Parameters:
  ///   - repetitions: how often a thing is done in one round.
  ///   - bodies: the things; each is given the number of the round, to choose its data by.
  func measure(repetitions: Int, _ bodies: [(Int) -> Void]) -> [Timing] {
    var times = [[Double]](repeating: [], count: bodies.count)
    let clock = ContinuousClock()
    for round in 0...rounds {
      for (index, body) in bodies.enumerated() {
        let duration = clock.measure {
          for repetition in 0..<repetitions { body(round + repetition) }
        }
        // The first round warms up.
        if round > 0 { times[index].append(duration.nanoseconds / Double(repetitions)) }
      }
    }
    return times.map { times in
      let sorted = times.sorted()
      return Timing(
        median: sorted[sorted.count / 2],
        quartiles: sorted[sorted.count / 4]...sorted[sorted.count * 3 / 4])
    }
  }
}

extension Duration {
  var nanoseconds: Double {
    Double(components.seconds) * 1e9 + Double(components.attoseconds) / 1e9
  }
}
