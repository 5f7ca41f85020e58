import LayoutTestSupport
import Reflow
import Testing

/// Another provider under a name that was known already.
@Suite("A provider that was replaced")
struct ReplacedProviderTests {
  private struct Low: LayoutProvider {
    static let description = ProviderDescription(name: "same", summary: "a row of numbers")
    init(_ parameters: ParameterValues) {}
    func start(in space: SectionSpace) -> Double { 0 }
    func place(
      _ item: Item, _ end: inout Double, _ pen: inout Pen, in space: SectionSpace
    ) -> FlowRect {
      defer { end += item.size.depth }
      return FlowRect(across: 0, along: end, size: item.size)
    }
    func depth(after end: Double, in space: SectionSpace) -> Double { end }
  }

  private struct High: LayoutProvider {
    static let description = ProviderDescription(name: "same", summary: "a row of names")
    init(_ parameters: ParameterValues) {}
    func start(in space: SectionSpace) -> [String] { ["a state of another type"] }
    func place(
      _ item: Item, _ names: inout [String], _ pen: inout Pen, in space: SectionSpace
    ) -> FlowRect {
      names.append("\(names.count)")
      return FlowRect(across: Double(names.count), along: 0, size: item.size)
    }
    func depth(after names: [String], in space: SectionSpace) -> Double { 7 }
  }

  @Test("Nothing of its layouts is taken over, edited or not")
  func nothingIsTakenOver() throws {
    var collection = LayoutCollection(
      container: Size(width: 100, height: 100),
      sections: [Section(Array(repeating: 10 × 10, count: 900))])
    let old = try LayoutEngine.layOut(collection, with: provider(Low.self))
    for _ in 0..<2 {
      let fresh = try LayoutEngine.layOut(collection, with: provider(High.self))
      let mended = try LayoutEngine.layOut(collection, with: provider(High.self), reusing: old)
      #expect(mended.elements == fresh.elements)
      #expect(mended.contentSize == fresh.contentSize)
      #expect(
        mended.work.sectionsReused == 0
          && mended.work.itemsPlaced == collection.sections[0].items.count)
      collection.sections[0].items.insert(20 × 20, at: 450)
    }
  }
}
