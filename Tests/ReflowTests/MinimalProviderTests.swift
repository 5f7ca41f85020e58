import Foundation
import Reflow
import ReflowTesting
import Testing

/// What a provider of a few lines gets from its protocol.
@Suite("Providers of a few lines")
struct MinimalProviderTests {
  @Test func aColumnStandsOneBelowAnother() throws {
    let collection = LayoutCollection(100, spacing: 5, [(30, 20), (50, 10), (200, 40)])
    let layout = try LayoutEngine.layOut(collection, with: provider("column"))
    #expect(layout.frames == [Rect(0, 0, 30, 20), Rect(0, 25, 50, 10), Rect(0, 40, 200, 40)])
    #expect(layout.contentSize == Size(width: 100, height: 80) && layout.lineCount == nil)
  }

  @Test func aColumnHasFourDirections() throws {
    var collection = LayoutCollection(100, height: 60, spacing: 5, [(30, 20), (50, 10)])
    collection.sections[0].insets = Insets(top: 1, left: 2, bottom: 3, right: 4)
    collection.layoutDirection = .rightToLeft
    let made = try provider("column")
    let mirrored = try LayoutEngine.layOut(collection, with: made)
    #expect(mirrored.frames == [Rect(66, 1, 30, 20), Rect(46, 26, 50, 10)])
    collection.scrollDirection = .horizontal
    let both = try LayoutEngine.layOut(collection, with: made)
    #expect(both.contentSize == Size(width: 91, height: 60))
    #expect(both.frames == [Rect(57, 1, 30, 20), Rect(2, 1, 50, 10)])
    collection.layoutDirection = .leftToRight
    let transposed = try LayoutEngine.layOut(collection, with: made)
    #expect(transposed.frames == [Rect(2, 1, 30, 20), Rect(37, 1, 50, 10)])
  }

  @Test func aColumnAnswersQueries() throws {
    let sizes = (0..<1_000).map { _ in (50.0, 10.0) }
    let layout = try LayoutEngine.layOut(
      LayoutCollection(100, spacing: 0, sizes), with: provider("column"))
    #expect(
      names(layout.elements(in: Rect(0, 5_005, 100, 10))) == "item 0.500, item 0.501")
    #expect(layout.element(at: Point(x: 5, y: 2_559))?.element == .item(section: 0, item: 255))
    #expect(layout.element(at: Point(x: 5, y: 2_560))?.element == .item(section: 0, item: 256))
    #expect(layout.frame(ofItem: ItemPath(section: 0, item: 999)) == Rect(0, 9_990, 50, 10))
  }

  // ┌──────────┐
  // │   ┌───┐┌┐│
  // │   │ 0 │└┘│  0 is deeper than 1, which stands at the line's bottom
  // └──────────┘
  @Test func trailingLines() throws {
    let collection = LayoutCollection(
      100, spacing: 10, [(40, 30), (20, 10), (90, 20), (120, 5)])
    let layout = try LayoutEngine.layOut(collection, with: provider("trailing-lines"))
    #expect(
      layout.frames == [
        Rect(30, 0, 40, 30), Rect(80, 20, 20, 10), Rect(10, 40, 90, 20), Rect(-20, 70, 120, 5),
      ])
    #expect(layout.lineCount == 3 && layout.items(onLine: 0, inSection: 0) == 0..<2)
    #expect(layout.contentSize.height == 75)
  }

  @Test func trailingLinesHaveFourDirections() throws {
    var collection = LayoutCollection(100, height: 80, spacing: 10, [(40, 30), (20, 10)])
    collection.layoutDirection = .rightToLeft
    let made = try provider("trailing-lines")
    #expect(
      try LayoutEngine.layOut(collection, with: made).frames == [
        Rect(30, 0, 40, 30), Rect(0, 20, 20, 10),
      ])
    collection.scrollDirection = .horizontal
    #expect(
      try LayoutEngine.layOut(collection, with: made).frames == [
        Rect(0, 30, 40, 30), Rect(0, 70, 20, 10),
      ])
  }

  /// The example in the documentation of `LayoutProvider` is the column that these tests run.
  @Test func theDocumentationsExampleIsTheTestedOne() throws {
    let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let source = here.appendingPathComponent("../../Sources/Reflow/LayoutProvider.swift")
    let tested = here.appendingPathComponent("Support/MinimalProviders.swift")
    let prefix = "///     "
    let lines = try String(contentsOf: source, encoding: .utf8).components(separatedBy: "\n")
    let example = lines.filter { $0.hasPrefix(prefix) }.map { $0.dropFirst(prefix.count) }
    #expect(example.count > 8 && example.first == "struct ColumnProvider: LayoutProvider {")
    let code = try String(contentsOf: tested, encoding: .utf8)
    #expect(code.contains(example.joined(separator: "\n") + "\n"))
  }
}
