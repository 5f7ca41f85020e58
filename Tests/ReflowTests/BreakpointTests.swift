import Flow
import LayoutTestSupport
import LeftAlign
import Reflow
import ReflowTesting
import Testing
import Waterfall

@Suite("Breakpoints")
struct BreakpointTests {
  private func finder(
    _ sections: [Section], scroll: ScrollDirection = .vertical, _ provider: AnyLayoutProvider? = nil
  ) throws -> BreakpointFinder {
    BreakpointFinder(
      LayoutCollection(container: 320 × 480, scrollDirection: scroll, sections: sections),
      with: try provider ?? LayoutTestSupport.provider(LeftAlignProvider.self))
  }

  /// `110: 0.1→0` for item 0.1 joining line 0 at 110 less the tolerance.
  private func words(_ breakpoints: Breakpoints) -> [String] {
    breakpoints.all.map { breakpoint in
      let moves = breakpoint.changes.flatMap { $0.joined + $0.begun }.map {
        "\($0.item.section).\($0.item.item)→\($0.line)"
      }
      let nominal = breakpoint.breadth + Fit.tolerance
      return "\((nominal * 1e5).rounded() / 1e5): \(moves.joined(separator: " "))"
    }
  }

  @Test("An item joins at the width at which it fits, less the tolerance, and others follow")
  func cascade() throws {
    let found = try finder([Section([50 × 10, 40 × 10, 50 × 10, 60 × 10])])
      .breakpoints(in: 0...480)
    // 0 | 1 | 2 | 3, then 0 1 | 2 | 3, then 0 1 | 2 3, then 0 1 2 | 3, then all.
    #expect(
      words(found) == ["100.0: 0.1→0", "120.0: 0.3→1", "160.0: 0.2→0", "230.0: 0.3→0"])
    #expect(found.all[0].breadth < 100)
    #expect(found.all[0].breadth > 100 - 1.1e-6)
    #expect(found.all[1].changes[0].lineCountBefore == 3)
    #expect(found.all[1].changes[0].lineCountAfter == 2)
    #expect(found.cut == nil)
  }

  @Test("Insets widen what is needed, and lengths below 0 are 0")
  func insets() throws {
    var section = Section([0 × 10, 0 × 10, 30 × 10])
    section.interitemSpacing = 0
    section.insets = Insets(left: 40, right: 20)
    #expect(words(try finder([section]).breakpoints(in: 0...480)) == ["90.0: 0.2→0"])
    section.interitemSpacing = 5
    #expect(
      words(try finder([section]).breakpoints(in: 0...480)) == ["65.0: 0.1→0", "100.0: 0.2→0"])
  }

  @Test("Horizontal scrolling changes lines with the height")
  func horizontal() throws {
    let section = Section([10 × 50, 10 × 40])
    #expect(
      words(try finder([section], scroll: .horizontal).breakpoints(in: 0...480))
        == ["100.0: 0.1→0"])
  }

  @Test("Sections change together where they do at the same width")
  func sections() throws {
    let section = Section([50 × 10, 40 × 10])
    var wide = section
    wide.interitemSpacing = 20
    let found = try finder([section, wide, section]).breakpoints(in: 0...480)
    #expect(words(found) == ["100.0: 0.1→0 2.1→0", "110.0: 1.1→0"])
  }

  @Test("An item that is cut takes its whole line until it fits")
  func clamp() throws {
    let clamp = try provider(LeftAlignProvider.self, ["oversize": .text("clamp")])
    let section = Section([100 × 10, 20 × 10, 30 × 10])
    #expect(
      words(try finder([section], clamp).breakpoints(in: 0...480))
        == ["60.0: 0.2→1", "130.0: 0.1→0", "170.0: 0.2→0"])
  }

  @Test("Items that overlap may be left behind as a line of cut items grows")
  func leaving() throws {
    let clamp = try provider(LeftAlignProvider.self, ["oversize": .text("clamp")])
    var section = Section([100 × 10, 100 × 10, 100 × 10])
    section.interitemSpacing = -30
    let found = try finder([section], clamp).breakpoints(in: 0...480)
    // Cut to 30 and less they all share a line. Above 30 the third sticks out by twice what is over,
    // and so at half the tolerance; the second at the whole of it.
    #expect(words(found) == ["30.0: 0.2→1", "30.0: 0.1→1", "170.0: 0.1→0", "240.0: 0.2→0"])
    #expect((found.all[0].breadth - 30 - 0.5e-6).magnitude < 1e-12)
    #expect((found.all[1].breadth - 30 - 1e-6).magnitude < 1e-12)
  }

  @Test("An item that is cut where another one joins is whole only after that")
  func cutWhereAnotherJoins() throws {
    let clamp = try provider(LeftAlignProvider.self, ["oversize": .text("clamp")])
    let found = try finder([Section([40 × 10, 50 × 10, 100 × 10])], clamp)
      .breakpoints(in: 0...480)
    #expect(words(found) == ["100.0: 0.1→0", "210.0: 0.2→0"])
    #expect(found.all.allSatisfy { !$0.isApproximate })
  }

  @Test("An end of the range that is a breakpoint counts")
  func ends() throws {
    let finder = try finder([Section([50 × 10, 40 × 10])])
    let breadth = try finder.breakpoints(in: 0...480).all[0].breadth
    #expect(try finder.breakpoints(in: breadth...480).all.count == 1)
    #expect(try finder.breakpoints(in: 0...breadth).all.count == 1)
    #expect(try finder.breakpoints(in: breadth...breadth).all.count == 1)
    #expect(try finder.breakpoints(in: breadth.nextUp...480).all.isEmpty)
    #expect(try finder.breakpoints(in: 0...breadth.nextDown).all.isEmpty)
  }

  @Test("No sections, no items and providers without lines have none")
  func none() throws {
    #expect(try finder([]).breakpoints(in: 0...1e6) == Breakpoints())
    #expect(try finder([Section([])]).breakpoints(in: 0...1e6).all.isEmpty)
    var mixed = [Section([50 × 10, 40 × 10]), Section([50 × 10, 40 × 10])]
    mixed[0].provider = try provider(WaterfallProvider.self).items
    let found = try finder(mixed).breakpoints(in: 0...480)
    #expect(found.sectionsWithoutLines == [0])
    #expect(words(found) == ["100.0: 1.1→0"])
    #expect(try finder([]).breadthOfOneLine == 0)
  }

  @Test("A million points over 200 items cost two layouts for each breakpoint")
  func cost() throws {
    var random = SeededNumbers(seed: 1)
    let items = (0..<200).map { _ in
      Double(Int.random(in: 40...160, using: &random)) × 32
    }
    let found = try finder([Section(items)]).breakpoints(in: 0...1_000_000)
    #expect(found.cut == nil)
    #expect(found.all.count > 500)
    #expect(found.work.layoutsMade == 2 * found.all.count + 1)
    #expect(found.work.itemsPlaced == 200 * found.work.layoutsMade)
    let last = try #require(found.all.last?.changes.last)
    #expect(last.lineCountAfter == 1)
  }

  @Test("More than are wanted are cut, and it is said")
  func cut() throws {
    let finder = try finder([Section(Array(repeating: 10 × 10, count: 50))])
    let whole = try finder.breakpoints(in: 0...1000)
    #expect(whole.all.count == 49)
    let some = try finder.breakpoints(in: 0...1000, most: 10)
    #expect(some.cut == .breakpoints)
    #expect(some.all == Array(whole.all.prefix(10)))
    #expect(try finder.breakpoints(in: 0...1000, most: 49).cut == nil)
  }

  @Test("A search that places too many items ends, and what it has found is right")
  func work() throws {
    var other = Section(Array(repeating: 10 × 10, count: 50))
    other.insets.left = 3
    let finder = try finder([Section(Array(repeating: 10 × 10, count: 50)), other])
    let whole = try finder.breakpoints(in: 0...1000)
    #expect(whole.cut == nil)
    for limit in stride(from: 0, to: whole.work.itemsPlaced, by: 333) {
      let some = try finder.breakpoints(in: 0...1000, mostItemsPlaced: limit)
      #expect(some.cut == .work)
      #expect(some.work.itemsPlaced <= limit + 200)
      #expect(some.all == Array(whole.all.prefix(some.all.count)))
    }
  }

  @Test("A collection that cannot be laid out is refused with its place")
  func refused() throws {
    let finder = try finder([Section([1 × 1]), Section([1 × .nan])])
    #expect {
      _ = try finder.breakpoints(in: 0...10)
    } throws: {
      ($0 as? LayoutError)?.message.hasPrefix("section 1, item 0, height: not a number") == true
    }
  }
}

@Suite("Breakpoints of providers that have to be asked")
struct AskedBreakpointTests {
  @Test("They are found to 1/64 point and marked", arguments: ["columns", "pretending"])
  func asked(name: String) throws {
    let asked =
      name == "columns" ? try provider(ColumnsProvider.self) : try provider(PretendingProvider.self)
    let collection = LayoutCollection(
      container: 10 × 10, sections: [Section(Array(repeating: 7.3 × 5, count: 9))])
    let found = try BreakpointFinder(collection, with: asked).breakpoints(in: 0...100)
    #expect(found.all.count == 8)
    for breakpoint in found.all {
      #expect(breakpoint.isApproximate)
      let breadth = breakpoint.breadth
      #expect((breadth * 64).rounded() == breadth * 64)
      let below = try collection.lines(breadth - 1 / 64, with: asked)
      #expect(try below != collection.lines(breadth, with: asked))
    }
    #expect(found.work.layoutsMade < 8 * 16)
  }
}

/// Rows of as many items as the length is multiples of 7.3, without being a line provider.
private struct ColumnsProvider: LayoutProvider {
  static let description = ProviderDescription(
    name: "columns", summary: "rows of equal items", hasLines: true)

  init(_ parameters: ParameterValues) {}

  func start(in space: SectionSpace) -> Int { 0 }

  func place(
    _ item: Item, _ placed: inout Int, _ pen: inout Pen, in space: SectionSpace
  ) -> FlowRect {
    let columns = max(1, Int(space.breadth / 7.3))
    if placed > 0, placed % columns == 0 { pen.nextLine(after: item.size.depth) }
    defer { placed += 1 }
    return FlowRect(across: Double(placed % columns) * 7.3, along: 0, size: item.size)
  }

  func depth(after placed: Int, in space: SectionSpace) -> Double { 5 }
}

/// The same, with an answer to when its lines change that is not true.
private struct PretendingProvider: LayoutProvider {
  static let description = ProviderDescription(
    name: "pretending", summary: "rows of equal items", hasLines: true)

  private let rows: ColumnsProvider

  init(_ parameters: ParameterValues) { rows = ColumnsProvider(parameters) }

  func start(in space: SectionSpace) -> Int { rows.start(in: space) }

  func place(
    _ item: Item, _ placed: inout Int, _ pen: inout Pen, in space: SectionSpace
  ) -> FlowRect {
    rows.place(item, &placed, &pen, in: space)
  }

  func depth(after placed: Int, in space: SectionSpace) -> Double { 5 }

  func nextLineChange(of items: Items, in space: SectionSpace) -> NextLineChange {
    .length(space.breadth + 20)
  }
}
