/// When the lines of a section change next as its line length grows.
public enum NextLineChange: Hashable, Sendable {
  /// The same lines at every greater length.
  case never
  /// The same lines at every length below this one, in points. At it they may differ: it is the least
  /// at which an item joins a line, or at which an item is cut no more.
  case length(Double)
  /// The provider cannot say; it can be laid out at other lengths and compared.
  case unknown

  /// Where the lines of all items of a section change. O(n).
  @usableFromInline
  init(of items: Items, cutsItems: Bool, in space: SectionSpace) {
    var growth = LineGrowth(items, cutsItems: cutsItems, in: space)
    self = growth.next()
  }
}

/// Lines of a length, and which of the decisions that made them falls otherwise at a greater length.
///
/// A line breaker decides item by item whether the item joins. As long as all decisions stay the same,
/// so do all sums; so the lines change where the first decision does. How an item's sum stands to the
/// length is a straight line in the length, with a slope of 1 less the number of items that are cut:
///
/// - none cut: the sum is fixed, and an item that did not join does so once the length has grown to it;
/// - one cut: the sum grows with the length, and nothing changes;
/// - two or more, which share a line under a negative spacing only: the sum outgrows the length, and
///   an item that joined is left behind.
///
/// Slopes change where a cut item is whole. So the least of three lengths comes next.
private struct LineGrowth {
  private let items: Items
  private let cutsItems: Bool
  private let space: SectionSpace
  /// The least sum with which an item would have joined.
  private var leastSum = Double.infinity
  /// The least breadth of an item that is cut.
  private var leastCut = Double.infinity
  /// The joined item whose sum outgrows the length first, and the first item of its line.
  private var leaving: (first: Int, item: Int, room: Double)?

  init(_ items: Items, cutsItems: Bool, in space: SectionSpace) {
    self.items = items
    self.cutsItems = cutsItems
    self.space = space
  }

  mutating func next() -> NextLineChange {
    walk()
    var length = leastCut
    let sum = leastSum
    if sum.isFinite, sum <= Fit.limit(of: length) {
      length = leastDouble(above: space.breadth, to: min(length, sum)) {
        sum <= Fit.limit(of: $0)
      }
    }
    if let leaving, length.isFinite, !fits(leaving.first...leaving.item, at: length) {
      length = leastDouble(above: space.breadth, to: length) {
        !fits(leaving.first...leaving.item, at: $0)
      }
    }
    return length.isFinite ? .length(length) : .never
  }

  /// Makes the lines, and remembers the decisions that come nearest to falling otherwise.
  private mutating func walk() {
    var line = LineState()
    var first = 0
    var cutCount = 0
    for index in items.range {
      let own = items.size(at: index).breadth
      let isCut = cutsItems && own > space.breadth
      let size = FlowSize(breadth: isCut ? space.breadth : own, depth: 0)
      if isCut {
        leastCut = min(leastCut, own)
        cutCount += 1
      }
      let sum = line.used + (space.interitemSpacing + size.breadth)
      if line.count == 0 || line.takes(size, in: space) {
        if line.count > 0 && cutCount > 1 {
          let room = (Fit.limit(of: space.breadth) - sum) / Double(cutCount - 1)
          if room < leaving?.room ?? .infinity { leaving = (first, index, room) }
        }
        line.add(size, in: space)
      } else {
        if cutCount == 0 { leastSum = min(leastSum, sum) }
        line = LineState()
        line.add(size, in: space)
        first = index
        cutCount = isCut ? 1 : 0
      }
    }
  }

  /// Whether the items are one line at a length, added up as the fold does.
  private func fits(_ range: ClosedRange<Int>, at length: Double) -> Bool {
    var space = space
    space.breadth = length
    var line = LineState()
    for index in range {
      let own = items.size(at: index).breadth
      let size = FlowSize(breadth: cutsItems ? min(own, length) : own, depth: 0)
      guard line.count == 0 || line.takes(size, in: space) else { return false }
      line.add(size, in: space)
    }
    return true
  }
}

/// The least number above `low` for which a condition holds, by bisection of what lies between to the
/// last bit: at most 64 questions.
/// - Parameters:
///   - low: 0 or more; the condition does not hold for it.
///   - high: a greater number for which it does.
///   - holds: a condition that never ceases to hold as the number grows.
func leastDouble(above low: Double, to high: Double, where holds: (Double) -> Bool) -> Double {
  // Numbers that are not negative stand in the order of their bits, but for -0.
  var (low, high) = (low.magnitude.bitPattern, high.bitPattern)
  while high - low > 1 {
    let middle = low + (high - low) / 2
    if holds(Double(bitPattern: middle)) { high = middle } else { low = middle }
  }
  return Double(bitPattern: high)
}
