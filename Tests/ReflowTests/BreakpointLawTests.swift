import LayoutTestSupport
import Reflow
import Testing

@Suite("Breakpoints are where the engine changes lines, and nowhere else")
struct BreakpointLawTests {
  @Test(
    "They agree with brute force at steps of 1/64 point",
    arguments: LineProviderCase.allCases, 0..<6)
  func bruteForce(provider: LineProviderCase, part: Int) throws {
    let made = try provider.provider
    let first = (LineProviderCase.allCases.firstIndex(of: provider) ?? 0) * 60 + part * 10
    for seed in first..<first + 10 {
      let collection = try randomCollection(seed: UInt64(seed))
      let finder = BreakpointFinder(collection, with: made)
      let found = try finder.breakpoints(in: 0...12)
      #expect(found.cut == nil)
      var cells: [Int: Int] = [:]
      for breakpoint in found.all {
        cells[Int((breakpoint.breadth * 64).rounded(.up)), default: 0] += 1
      }
      var before = try collection.lines(0, with: made)
      for cell in 1...12 * 64 {
        let after = try collection.lines(Double(cell) / 64, with: made)
        let count = cells[cell] ?? 0
        // Of two within a cell, the second may take the first one back.
        if count < 2 {
          #expect((before != after) == (count == 1), "seed \(seed), \(cell)/64")
        }
        before = after
      }
    }
  }

  @Test("They are exact to the last bit", arguments: LineProviderCase.allCases)
  func exactness(provider: LineProviderCase) throws {
    let made = try provider.provider
    let first = (LineProviderCase.allCases.firstIndex(of: provider) ?? 0) * 60
    for seed in first..<first + 60 {
      let collection = try randomCollection(seed: UInt64(seed))
      let finder = BreakpointFinder(collection, with: made)
      for breakpoint in try finder.breakpoints(in: 0...1e6).all {
        let breadth = breakpoint.breadth
        #expect(!breakpoint.isApproximate)
        let (below, at) = (
          try collection.lines(breadth.nextDown, with: made),
          try collection.lines(breadth, with: made)
        )
        #expect(below != at, "seed \(seed), \(breadth)")
        for change in breakpoint.changes {
          #expect(below[change.section] != at[change.section])
          #expect(below[change.section]?.lineCount == change.lineCountBefore)
          #expect(at[change.section]?.lineCount == change.lineCountAfter)
        }
        for (section, lines) in at.enumerated()
        where lines != below[section] {
          #expect(breakpoint.changes.contains { $0.section == section })
        }
      }
    }
  }

  @Test("A range is its part of the whole", arguments: 0..<10)
  func parts(seed: Int) throws {
    let made = try LineProviderCase.leftAlign.provider
    let collection = try randomCollection(seed: UInt64(1000 + seed))
    let finder = BreakpointFinder(collection, with: made)
    let whole = try finder.breakpoints(in: 0...finder.breadthOfOneLine).all
    let breadths = whole.map(\.breadth)
    for low in breadths + [3, 3.5] {
      for high in breadths + [8] where low <= high {
        let part = try finder.breakpoints(in: low...high).all
        #expect(part == whole.filter { low...high ~= $0.breadth })
      }
    }
    let end = try collection.lines(finder.breadthOfOneLine, with: made)
    for lines in end { #expect(lines?.lineCount == 1) }
    #expect(try finder.breakpoints(in: finder.breadthOfOneLine...1e9).all.isEmpty)
  }
}
