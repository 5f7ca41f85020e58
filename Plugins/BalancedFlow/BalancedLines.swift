import Reflow

/// How a section's items are broken into lines.
///
/// Found from the last item to the first: what is behind a break does not depend on what is before it.
/// Of all ways to go on, the fewest lines count first, then the least sum of squared free space; of
/// equals the longest line first, as filling would do. Where lines hold so many items that this takes
/// more than `stepsOfItem` for each on average, they are filled one after another instead.
final class BalancedLines: Sendable {
  struct OneLine: Sendable {
    var count: Int
    /// The breadths of its items and the spacings between them, in points.
    var used: Double
    /// The deepest item's depth, in points.
    var depth: Double
  }

  private let lines: [OneLine]

  /// How many ends of lines are tried for an item, on average, before the search is given up.
  private static let stepsOfItem = 256

  init(_ items: SectionItems?, in space: SectionSpace) {
    var sizes: [FlowSize] = []
    sizes.reserveCapacity(items?.count ?? 0)
    items?.forEach { sizes.append($0) }
    let ends = Self.ends(of: sizes, in: space)
    var lines: [OneLine] = []
    var first = 0
    while first < sizes.count {
      var line = OneLine(count: ends[first] - first, used: 0, depth: 0)
      for index in first..<ends[first] {
        line.used +=
          index == first ? sizes[index].breadth : space.interitemSpacing + sizes[index].breadth
        line.depth = max(line.depth, sizes[index].depth)
      }
      lines.append(line)
      first = ends[first]
    }
    self.lines = lines
  }

  var count: Int { lines.count }

  subscript(number: Int) -> OneLine { lines[number] }

  /// For each item, where a line ends that begins with it.
  private static func ends(of sizes: [FlowSize], in space: SectionSpace) -> [Int] {
    let count = sizes.count
    var ends = Array(repeating: count, count: count)
    // What is behind an item: lines, and the sum of their squared free space.
    var lineCounts = Array(repeating: 0, count: count + 1)
    var costs = Array(repeating: 0.0, count: count + 1)
    var stepsLeft = stepsOfItem * max(count, stepsOfItem)
    for first in sizes.indices.reversed() {
      var used = sizes[first].breadth
      var end = first + 1
      var (best, bestLines, bestCost) = (end, Int.max, Double.infinity)
      while true {
        let free = max(0, space.breadth - used)
        let (lines, cost) = (lineCounts[end] + 1, costs[end] + free * free)
        if lines < bestLines || lines == bestLines && cost <= bestCost {
          (best, bestLines, bestCost) = (end, lines, cost)
        }
        guard end < count, joins(used, sizes[end], in: space) else { break }
        stepsLeft -= 1
        if stepsLeft < 0 { return filledEnds(of: sizes, in: space) }
        used += space.interitemSpacing + sizes[end].breadth
        end += 1
      }
      (ends[first], lineCounts[first], costs[first]) = (best, bestLines, bestCost)
    }
    return ends
  }

  /// The same for lines that are filled one after another: for their first items.
  private static func filledEnds(of sizes: [FlowSize], in space: SectionSpace) -> [Int] {
    var ends = Array(repeating: sizes.count, count: sizes.count)
    var first = 0
    while first < sizes.count {
      var used = sizes[first].breadth
      var end = first + 1
      while end < sizes.count, joins(used, sizes[end], in: space) {
        used += space.interitemSpacing + sizes[end].breadth
        end += 1
      }
      ends[first] = end
      first = end
    }
    return ends
  }

  private static func joins(_ used: Double, _ size: FlowSize, in space: SectionSpace) -> Bool {
    Fit.joins(
      used: used, spacing: space.interitemSpacing, size: size.breadth, length: space.breadth)
  }
}
