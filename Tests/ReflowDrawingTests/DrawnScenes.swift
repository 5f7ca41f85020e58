import AlignedFlow
import Circle
import Flow
import Horizontal
import LeftAlign
import Reflow
import ReflowDrawing
import Sections
import Testing
import Waterfall

/// A scene that is drawn in many ways.
struct DrawnScene: Sendable, CustomTestStringConvertible {
  var name: String
  var layout: Layout
  var options = DrawingOptions()
  var label: @Sendable (ItemPath) -> String? = { _ in nil }

  var testDescription: String { name }

  var subject: PictureSubject { PictureSubject(layout: layout, label: label) }

  func drawing() throws -> Drawing { try Drawing(subject, options: options) }

  /// Ten scenes: lines, columns and a circle, four directions, pinned views, insets, what is tiny and
  /// what sticks out, and numbers that are not whole.
  static let all: [DrawnScene] = [
    DrawnScene(
      name: "six tags", layout: layout("left-align", sizes(6), width: 200),
      label: { ["Swift", "Kotlin", "Rust", "Python", "Objective-C", "Go"][$0.item] }),
    DrawnScene(name: "one", layout: layout("left-align", [Size(width: 50, height: 32)])),
    DrawnScene(
      name: "columns", layout: layout("waterfall", sizes(60), width: 320, columns: 3),
      options: DrawingOptions(showsGuides: true, showsLegend: true)),
    DrawnScene(
      name: "centred, with guides",
      layout: layout(
        "aligned-flow", sizes(60), width: 300,
        insets: Insets(top: 10, left: 20, bottom: 5, right: 8)),
      options: DrawingOptions(showsGuides: true, showsLines: true)),
    DrawnScene(
      name: "right to left",
      layout: layout("left-align", sizes(20), width: 240, direction: .rightToLeft),
      options: DrawingOptions(showsGuides: true, showsIndexes: true),
      label: { _ in "سلام" }),
    DrawnScene(
      name: "sideways", layout: layout("flow", sizes(30), width: 240, scroll: .horizontal),
      options: DrawingOptions(showsLines: true)),
    DrawnScene(name: "pinned", layout: pinned(offset: 60)),
    DrawnScene(
      name: "the viewport", layout: pinned(offset: 75.5),
      options: DrawingOptions(extent: .viewport, showsGuides: true)),
    DrawnScene(
      name: "circle",
      layout: layout("circle", Array(repeating: Size(width: 44, height: 30), count: 7))),
    DrawnScene(
      name: "thirds",
      layout: layout(
        "left-align", (0..<12).map { Size(width: 100.0 / 3 + Double($0), height: 70.0 / 3) },
        width: 250)),
  ]

  /// Sizes that differ and repeat.
  static func sizes(_ count: Int) -> [Size] {
    (0..<count).map { index in
      let width = 40 + index * 37 % 60
      let height = 20 + index * 23 % 30
      return Size(width: Double(width), height: Double(height))
    }
  }

  static var registry: ProviderRegistry {
    var registry = ProviderRegistry()
    registry.register(LeftAlignProvider.self)
    registry.register(AlignedFlowProvider.self)
    registry.register(FlowProvider.self)
    registry.register(HorizontalProvider.self)
    registry.register(WaterfallProvider.self)
    registry.register(CircleProvider.self)
    registry.register(SectionsProvider.self)
    return registry
  }

  static func layout(
    _ name: String, _ sizes: [Size], width: Double = 320, insets: Insets = .zero,
    direction: LayoutDirection = .leftToRight, scroll: ScrollDirection = .vertical,
    columns: Int? = nil
  ) -> Layout {
    var specification = ProviderSpecification(name)
    if let columns { specification["columns"] = .number(Double(columns)) }
    let section = Section(items: ItemList(sizes), insets: insets)
    let collection = LayoutCollection(
      container: Size(width: width, height: 1000), scrollDirection: scroll,
      layoutDirection: direction, sections: [section])
    // The registry has the provider, and the numbers are lengths.
    return try! LayoutEngine.layOut(collection, with: registry.provider(specification))
  }

  /// Two sections with headers and footers in a viewport of 200 × 150 points.
  static func pinned(offset: Double) -> Layout {
    let provider = try! registry.provider(
      ProviderSpecification("sections", [.init("pinHeaders", .text("section"))]))
    let section = Section(
      items: ItemList(sizes(9)), header: 30, footer: 18, insets: Insets(all: 6))
    let collection = LayoutCollection(
      container: Size(width: 200, height: 150), offset: Point(x: 0, y: offset),
      sections: [section, section])
    return try! LayoutEngine.layOut(collection, with: provider)
  }
}
