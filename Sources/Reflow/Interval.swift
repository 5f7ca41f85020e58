/// How far something reaches along the depth, and what a row of such things is searched by.
///
/// Things may overlap and need not stand in order. But the greatest `high` so far never falls and the least
/// `low` from here on never falls either as one walks along, so two searches bound the things that can meet
/// an interval.
struct Interval: Sendable {
  var low: Double
  var high: Double
  fileprivate(set) var greatestHigh = -Double.infinity
  fileprivate(set) var leastLow = Double.infinity

  init(low: Double, high: Double) {
    self.low = low
    self.high = high
  }
}

/// Something with an interval, in a row that is searched.
protocol Reaching {
  var interval: Interval { get set }
}

extension Interval: Reaching {
  var interval: Interval {
    get { self }
    set { self = newValue }
  }
}

extension ContiguousArray where Element: Reaching {
  /// Makes the row searchable; to be called after the last change. O(n).
  /// - Returns: how far all reach.
  @discardableResult
  mutating func index() -> (low: Double, high: Double) {
    withUnsafeMutableBufferPointer { row in
      var (low, high) = (Double.infinity, -Double.infinity)
      for index in row.indices {
        high = row[index].interval.high > high ? row[index].interval.high : high
        row[index].interval.greatestHigh = high
      }
      for index in row.indices.reversed() {
        low = row[index].interval.low < low ? row[index].interval.low : low
        row[index].interval.leastLow = low
      }
      return (low, high)
    }
  }

  /// The first thing with which, or with one before it, something reaches as far as a place. O(log n).
  func firstIndex(reaching low: Double, _ cost: inout QueryCost) -> Int {
    withUnsafeBufferPointer { row in
      var (first, end) = (0, row.count)
      while first < end {
        cost.comparisons += 1
        let middle = (first + end) / 2
        if row[middle].interval.greatestHigh < low { first = middle + 1 } else { end = middle }
      }
      return first
    }
  }

  /// The next thing that shares a point with (low, high), or touches it, from an index on, which moves behind
  /// it; nil where there is none.
  func nextIndex(
    from index: inout Int, meeting low: Double, _ high: Double, _ cost: inout QueryCost
  ) -> Int? {
    withUnsafeBufferPointer { row in
      while index < row.count {
        cost.comparisons += 1
        let interval = row[index].interval
        guard interval.leastLow <= high else { return nil }
        index += 1
        if interval.low <= high && interval.high >= low { return index - 1 }
      }
      return nil
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
