import BalancedFlow
import LayoutTestSupport
import Reflow
import Testing

@Suite struct BalancedFlowTests {
  private func balanced(
    _ breadths: [Double], width: Double, spacing: Double = 10,
    _ parameters: KeyValuePairs<String, ParameterValue> = [:]
  ) throws -> Layout {
    try layOut(
      breadths.map { $0 × 30 }, width: width, interitemSpacing: spacing,
      with: BalancedFlowProvider.self, parameters)
  }

  private func counts(_ layout: Layout) -> [Int] {
    (0..<(layout.lineCount ?? 0)).map { layout.items(onLine: $0, inSection: 0)?.count ?? 0 }
  }

  /// Filled, the lines would have four and one.
  @Test func workedExample() throws {
    let layout = try balanced([50, 50, 50, 50, 50], width: 230)
    #expect(
      layout.drawing(cell: 10 × 10) == """
        00000.11111.22222......
        00000.11111.22222......
        00000.11111.22222......
        .......................
        33333.44444............
        33333.44444............
        33333.44444............
        """)
    #expect(layout.contentSize == (230 × 70))
  }

  @Test func emptyAndOne() throws {
    #expect(try balanced([], width: 100).contentSize == (100 × 0))
    #expect(try balanced([], width: 100).lineCount == 0)
    #expect(try balanced([40], width: 100).frames == [[0, 0, 40, 30]])
    #expect(try balanced([140], width: 100).frames == [[0, 0, 140, 30]])
  }

  @Test func whatFitsOneLineExactlyStandsOnIt() throws {
    #expect(counts(try balanced([30, 30, 20], width: 100)) == [3])
    #expect(counts(try balanced([30, 30, 20 + 1.0 / 64], width: 100)) == [1, 2])
  }

  /// All ways to break up to nine items, tried one by one: the fewest lines, then the least sum of
  /// squares.
  @Test func itIsTheBestOfAllWays() throws {
    var seed = 7
    for _ in 0..<60 {
      let breadths = (0..<9).map { _ in
        seed = (seed * 1_103 + 12_345) % 65_536
        return Double(seed % 60 + 5)
      }
      let layout = try balanced(breadths, width: 100, spacing: 5)
      let cost = try #require(self.cost(of: counts(layout), breadths, width: 100, spacing: 5))
      var best = cost
      for breaks in 0..<(1 << 8) {
        var lines: [Int] = [1]
        for item in 1..<9 {
          if breaks >> (item - 1) & 1 == 1 { lines.append(1) } else { lines[lines.count - 1] += 1 }
        }
        if let other = self.cost(of: lines, breadths, width: 100, spacing: 5) {
          best = min(best, other)
        }
      }
      #expect(cost == best, "\(breadths): \(counts(layout))")
    }
  }

  /// A million for each line, and the squared free space; nil where a line of several items is too long.
  private func cost(
    of lines: [Int], _ breadths: [Double], width: Double, spacing: Double
  ) -> Double? {
    var first = 0
    var cost = 0.0
    for count in lines {
      let used =
        breadths[first..<first + count].reduce(0, +) + spacing * Double(count - 1)
      if used > Fit.limit(of: width), count > 1 { return nil }
      cost += 1e6 + max(0, width - used) * max(0, width - used)
      first += count
    }
    return cost
  }

  @Test(
    "lines and items stand where they are told to",
    arguments: [(ItemAlignment.start, 0.0, 0.0), (.center, 15, 5), (.end, 30, 10)])
  func alignment(_ alignment: ItemAlignment, x: Double, y: Double) throws {
    let layout = try layOut(
      [30 × 30, 30 × 20], width: 100, with: BalancedFlowProvider.self,
      ["alignItems": .text(alignment.rawValue), "alignLines": .text(alignment.rawValue)])
    #expect(layout.frames == [[x, 0, 30, 30], [x + 40, y, 30, 20]])
  }

  /// More than 256 ends of lines to try for each item: the lines are filled.
  @Test func endlessLinesAreFilled() throws {
    let layout = try balanced(
      Array(repeating: 1, count: 2_500), width: 1_000, spacing: 0)
    #expect(counts(layout) == [1_000, 1_000, 500])
  }

  @Test func anEditBreaksTheSectionAnew() throws {
    var collection = LayoutCollection(
      container: 230 × 480, sections: [Section(Array(repeating: 50 × 30, count: 5))])
    let made = try provider(BalancedFlowProvider.self)
    let before = try LayoutEngine.layOut(collection, with: made)
    collection.sections[0].items[4].width = 110
    let after = try LayoutEngine.layOut(collection, with: made, reusing: before)
    #expect(after.frames == (try LayoutEngine.layOut(collection, with: made)).frames)
    #expect(counts(after) == [3, 2])
    #expect(after.work.itemsPlaced == 5)
  }
}
