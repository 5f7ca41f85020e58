import Foundation

/// What one thing took, round by round.
struct Samples {
  /// One for each round, in their order.
  var values: [Double]

  var spread: Spread { Spread(of: values) }

  func divided(by divisor: Double) -> Samples { Samples(values: values.map { $0 / divisor }) }

  /// Round by round, if both have been measured in the same rounds: what slows the machine in one of
  /// them slows both. Otherwise each against the other's median.
  func ratio(to other: Samples) -> Spread {
    guard values.count == other.values.count else {
      let divisor = other.spread.median
      return Spread(of: values.map { $0 / divisor })
    }
    return Spread(of: zip(values, other.values).map { $0 / $1 })
  }
}

/// The middle of some samples, and how far they lie apart.
struct Spread {
  var median: Double
  /// The ends of the middle half.
  var quartiles: ClosedRange<Double>

  /// - Parameter samples: at least one.
  init(of samples: [Double]) {
    let sorted = samples.sorted()
    median = sorted[sorted.count / 2]
    quartiles = sorted[sorted.count / 4]...sorted[sorted.count * 3 / 4]
  }

  /// A number that is the same each time it is measured.
  init(exactly number: Double) {
    median = number
    quartiles = number...number
  }

  /// Half of the distance between the quartiles, in percent of the lower one.
  var percent: Int {
    guard quartiles.lowerBound > 0 else { return 0 }
    return Int((50 * (quartiles.upperBound / quartiles.lowerBound - 1)).rounded())
  }
}

/// Measures things in turn, A B C A B C …, so that a machine that becomes slower slows all of them.
struct Stopwatch {
  var rounds: Int

  /// - Parameters:
  ///   - repetitions: how often a thing is done in one round.
  ///   - bodies: the things; each is given a number that rises by one each time, to choose its data by.
  /// - Returns: nanoseconds for doing each thing once.
  func measure(repetitions: Int = 1, _ bodies: [(Int) -> Void]) -> [Samples] {
    var times = [[Double]](repeating: [], count: bodies.count)
    for round in 0...rounds {
      for (index, body) in bodies.enumerated() {
        let nanoseconds = Self.nanoseconds {
          for repetition in 0..<repetitions { body(round * repetitions + repetition) }
        }
        // The first round warms up.
        if round > 0 { times[index].append(nanoseconds / Double(repetitions)) }
      }
    }
    return times.map { Samples(values: $0) }
  }

  /// How long this program works at something: the time that passed, or what the program had of the
  /// processors if that is less, because others had them meanwhile.
  static func nanoseconds(_ body: () -> Void) -> Double {
    let start = processorTime()
    let passed = nanosecondsPassed(body)
    return min(passed, processorTime() - start)
  }

  /// How long something takes that another program does.
  static func nanosecondsPassed(_ body: () -> Void) -> Double {
    let components = ContinuousClock().measure(body).components
    return Double(components.seconds) * 1e9 + Double(components.attoseconds) / 1e9
  }

  private static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}
