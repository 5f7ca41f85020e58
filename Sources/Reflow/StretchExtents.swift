/// How far each of a row of things reaches along the depth, searchable: the things may overlap and need
/// not stand in order.
///
/// The greatest `high` so far never falls and the least `low` from here on never rises as one walks
/// through the row, so two binary searches bound the things that can meet an interval. 32 bytes a
/// thing.
struct StretchExtents: Sendable {
  private var lows: ContiguousArray<Double> = []
  private var highs: ContiguousArray<Double> = []
  private var greatestHighs: ContiguousArray<Double> = []
  private var leastLows: ContiguousArray<Double> = []

  mutating func reserveCapacity(_ count: Int) {
    lows.reserveCapacity(count)
    highs.reserveCapacity(count)
  }

  /// All that it holds.
  var storage: [ContiguousArray<Double>] { [lows, highs, greatestHighs, leastLows] }

  mutating func append(_ extent: StretchExtent) { append(low: extent.low, high: extent.high) }

  mutating func append(low: Double, high: Double) {
    lows.append(low)
    highs.append(high)
  }

  /// Makes the row searchable; to be called after the last change. O(n).
  mutating func index() {
    greatestHighs = highs
    leastLows = lows
    for index in highs.indices.dropFirst() {
      greatestHighs[index] = max(greatestHighs[index], greatestHighs[index - 1])
    }
    for index in lows.indices.dropLast().reversed() {
      leastLows[index] = min(leastLows[index], leastLows[index + 1])
    }
  }

  /// Calls `body` with the things that share a point with (low, high), or touch it, in rising order.
  /// O(log n) and the answer, where few things reach far over their neighbours.
  func forEach(
    meeting low: Double, _ high: Double, cost: inout QueryCost,
    _ body: (Int, inout QueryCost) -> Void
  ) {
    var first = 0
    var end = highs.count
    while first < end {
      cost.comparisons += 1
      let middle = (first + end) / 2
      if greatestHighs[middle] < low { first = middle + 1 } else { end = middle }
    }
    while first < highs.count {
      cost.comparisons += 1
      guard leastLows[first] <= high else { break }
      if highs[first] >= low && lows[first] <= high { body(first, &cost) }
      first += 1
    }
  }
}

/// What a query has cost.
public struct QueryCost: Hashable, Sendable {
  /// Stretches and sections that were compared with the rectangle.
  public var comparisons = 0
  /// Elements whose frames were made and compared.
  public var elements = 0

  public init() {}
}
