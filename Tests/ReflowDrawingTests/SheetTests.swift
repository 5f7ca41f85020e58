import Reflow
import Testing

@testable import ReflowDrawing

@Suite("Sheets")
struct SheetTests {
  private func panels(_ count: Int) throws -> [DrawingPanel] {
    try (0..<count).map { index in
      let scene = DrawnScene.all[index % DrawnScene.all.count]
      return DrawingPanel(
        title: "\(index) \(scene.name)", drawing: try scene.drawing(), notes: ["a note", "another"])
    }
  }

  @Test("Pictures stand beside one another, none over another", arguments: [0, 1, 2, 5, 12, 24])
  func places(count: Int) throws {
    let panels = try panels(count)
    let sheet = Drawing(panels)
    var places: [Rect] = []
    for index in panels.indices {
      let layers = sheet.layers.filter { $0.prefix == "panel-\(index)-" }
      #expect(layers.count == panels[index].drawing.layers.count)
      let offset = try #require(layers.first).offset
      var place = panels[index].drawing.bounds
      place.origin.x += offset.x
      place.origin.y += offset.y
      #expect(sheet.bounds.covers(place))
      #expect(!places.contains { $0.overlaps(place) })
      places.append(place)
    }
    let titles = sheet.layers.flatMap(\.elements).compactMap { $0.text?.string }
    for panel in panels { #expect(titles.contains(panel.title)) }
  }

  @Test("Identifiers differ, and each picture keeps its layout's numbers")
  func identifiers() throws {
    let panels = try panels(10)
    let svg = try SVGReader(Drawing(panels))
    let identifiers = svg.nodes.compactMap { $0.attributes["id"] }
    #expect(Set(identifiers).count == identifiers.count)
    for index in panels.indices {
      let frame = try #require(
        panels[index].drawing.layers[1].elements.first {
          $0.purpose == .element(.item(section: 0, item: 1))
        }
          ?? panels[index].drawing.layers[1].elements.first { $0.purpose.identifier != nil }
      )
      let name = try #require(frame.purpose.identifier)
      let rectangle = try #require(svg.nodes(in: "panel-\(index)-\(name)", "rect").first)
      if !frame.hasShadow { #expect(rectangle.number("x") == frame.frame.minX) }
    }
  }
}
