/// How far each of a row of things reaches along the depth, searchable: the things may overlap and need
/// not stand in order.
///
/// The greatest `high` so far never falls and the least `low` from here on never rises as one walks
/// through the row, so two searches bound the things that can meet an interval. 32 bytes a thing.
struct IntervalIndex: Sendable {
  private(set) var intervals: ContiguousArray<Interval> = []

  struct Interval: Sendable {
    var low: Double
    var high: Double
    fileprivate var greatestHigh = -Double.infinity
    fileprivate var leastLow = Double.infinity
  }

  mutating func reserveCapacity(_ count: Int) { intervals.reserveCapacity(count) }

  mutating func append(low: Double, high: Double) {
    let greatest = max(high, intervals.last?.greatestHigh ?? high)
    intervals.append(Interval(low: low, high: high, greatestHigh: greatest, leastLow: low))
  }

  /// Makes the row searchable; to be called after the last change. O(n).
  mutating func index() {
    for index in intervals.indices.dropLast().reversed() {
      intervals[index].leastLow = min(intervals[index].low, intervals[index + 1].leastLow)
    }
  }

  /// Calls `body` with the things that share a point with (low, high), or touch it, in rising order.
  /// O(log n) and the answer, where few things reach far over their neighbours.
  func forEach(
    meeting low: Double, _ high: Double, cost: inout QueryCost,
    _ body: (Int, inout QueryCost) -> Void
  ) {
    var first = 0
    var end = intervals.count
    while first < end {
      cost.comparisons += 1
      let middle = (first + end) / 2
      if intervals[middle].greatestHigh < low { first = middle + 1 } else { end = middle }
    }
    while first < intervals.count {
      cost.comparisons += 1
      guard intervals[first].leastLow <= high else { break }
      if intervals[first].high >= low && intervals[first].low <= high { body(first, &cost) }
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
