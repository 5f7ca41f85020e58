import CPango
import Foundation
import Reflow
import Testing

@testable import ReflowDrawing

@Suite("What the pixels of a picture show")
struct PixelTests {
  private static let palettes = [Palette.light, .dark]

  private func pixels(
    of drawing: Drawing, _ palette: Palette, scale: Double
  ) throws -> Pixels {
    let image = try CairoDrawing(palette: palette).image(of: drawing, scale: scale)
    defer { cairo_surface_destroy(image) }
    return try Pixels(image)
  }

  @Test(
    "Centres and both sides of all edges have the colour of what is topmost there",
    arguments: DrawnScene.all, palettes)
  func edges(scene: DrawnScene, palette: Palette) throws {
    for scale in [1.0, 2, 3] {
      let drawing = try scene.drawing()
      let pixels = try pixels(of: drawing, palette, scale: scale)
      let expected = ExpectedPixels(drawing, palette)
      var checked = 0
      for element in expected.elements {
        for point in Self.probes(element.frame, pixel: 1 / scale)
        where drawing.bounds.contains(point) && !expected.isUnclear(point) {
          let color = pixels[
            Int((point.x - drawing.bounds.minX) * scale),
            Int((point.y - drawing.bounds.minY) * scale)]
          let isAllowed = expected.allows(color, at: point)
          #expect(
            isAllowed,
            "\(element.purpose) at \(point), scale \(scale): \(color.hex)")
          checked += 1
        }
      }
      #expect(checked >= 4 * expected.elements.count, "of \(expected.elements.count) elements")
    }
  }

  /// The centre, and a point a pixel and a half inside and outside of the middle of each edge.
  private static func probes(_ frame: Rect, pixel: Double) -> [Point] {
    let (x, y) = (frame.minX + frame.size.width / 2, frame.minY + frame.size.height / 2)
    var points = [Point(x: x, y: y)]
    for distance in [1.5 * pixel, -1.5 * pixel] {
      points += [
        Point(x: frame.minX + distance, y: y), Point(x: frame.maxX - distance, y: y),
        Point(x: x, y: frame.minY + distance), Point(x: x, y: frame.maxY - distance),
      ]
    }
    return points
  }

  @Test(
    "A hatch fills its frame to the end, however long that is",
    arguments: [(200, 4.0), (16_000, 1), (200_000, 0.16), (300_000, 0.1), (3_000_000, 0.01)])
  func hatch(length: Int, scale: Double) throws {
    let frame = Rect(x: 0, y: 0, width: 20 / scale, height: Double(length))
    let element = DrawingElement(
      .spacing, frame, shape: .hatch, fill: .content, edge: .spacingLine)
    let drawing = Drawing(bounds: frame, layers: [DrawingLayer(elements: [element])])
    let pixels = try pixels(of: drawing, .light, scale: scale)
    let plain = Palette.light[.content]
    let rows = max(20, Int(10 * scale))
    for start in [0, pixels.height / 2, pixels.height - rows] {
      let isHatched = (start..<start + rows).contains { y in
        (0..<pixels.width).contains { pixels[$0, y] != plain }
      }
      #expect(isHatched, "from row \(start) of \(pixels.height)")
    }
  }

  @Test("Where a frame ends on a pixel, the pixels on both sides of the edge are pure")
  func pureEdges() throws {
    let layout = DrawnScene.layout("left-align", [Size(width: 50, height: 32)])
    let drawing = try Drawing(PictureSubject(layout: layout))
    let pixels = try pixels(of: drawing, .light, scale: 2)
    let left = Int(-drawing.bounds.minX * 2)
    let top = Int(-drawing.bounds.minY * 2)
    let edge = Palette.light[.itemEdge]
    let outside = Palette.light[.content]
    #expect(pixels[left, top + 32] == edge)
    #expect(pixels[left - 1, top + 32] == Palette.light[.page])
    #expect(pixels[left + 99, top + 32] == edge)
    #expect(pixels[left + 100, top + 32] == outside)
    #expect(pixels[left + 50, top] == edge)
    #expect(pixels[left + 50, top + 63] == edge)
    #expect(pixels[left + 2, top + 32] == Palette.light[.item])
    #expect(pixels.width == Int(drawing.bounds.size.width * 2))
  }

  @Test("A text is as large in its box at every scale", arguments: [1.0, 2, 3, 6])
  func textHeight(scale: Double) throws {
    for (size, label) in [
      (Size(width: 30, height: 10), nil), (Size(width: 60, height: 14), "Swift"),
      (Size(width: 60, height: 34), "two lines of text"),
    ] {
      let layout = DrawnScene.layout("left-align", [size])
      let drawing = try Drawing(PictureSubject(layout: layout, label: { _ in label }))
      let pixels = try pixels(of: drawing, .light, scale: scale)
      let text = try #require(drawing.layers[1].elements.first?.text)
      let set = try #require(LabelSetter(scale: scale).set(text))
      #expect(!set.reachesOut)
      var rows: Set<Int> = []
      for y in 0..<pixels.height {
        for x in 0..<pixels.width where pixels[x, y].red < 0x60 { rows.insert(y) }
      }
      // Letters are found, and a row of the fill is left above and below them.
      let top = Int((text.box.minY - drawing.bounds.minY) * scale)
      let bottom = Int((text.box.maxY - drawing.bounds.minY) * scale)
      let (first, last) = (try #require(rows.min()), try #require(rows.max()))
      #expect(first > top && last < bottom - 1)
    }
  }

  @Test("The file holds the pixels that were painted", arguments: DrawnScene.all)
  func file(scene: DrawnScene) throws {
    let drawing = try scene.drawing()
    let bytes = try CairoDrawing(palette: .dark).png(of: drawing, scale: 1.5)
    #expect(try Pixels(png: bytes) == pixels(of: drawing, .dark, scale: 1.5))
    // 108 pixels an inch.
    #expect(Array(bytes.dropFirst(33).prefix(8)) == [0, 0, 0, 9] + Array("pHYs".utf8))
    #expect(Array(bytes.dropFirst(41).prefix(4)) == [0, 0, 0x10, 0x9C])
  }

  @Test("What changed has the accent, and where it stood is outlined")
  func changes() throws {
    let before = DrawnScene.layout("left-align", DrawnScene.sizes(6), width: 400)
    let after = DrawnScene.layout("left-align", DrawnScene.sizes(6), width: 160)
    let change = LayoutChange(from: before, to: after)
    let subject = PictureSubject(layout: after, change: change)
    let drawing = try Drawing(subject, options: DrawingOptions(showsChanges: true))
    let changed = change.elements.compactMap { $0.after?.element }
    #expect(!changed.isEmpty)
    for layer in drawing.layers {
      for element in layer.elements {
        if case .element(let name) = element.purpose {
          #expect((element.fill == .changed) == changed.contains(name))
        }
      }
    }
    let places = drawing.layers.flatMap(\.elements).filter { $0.edge == .oldPlace }.map(\.frame)
    #expect(places == change.elements.compactMap { $0.before?.frame })
    #expect(places.allSatisfy { drawing.bounds.covers($0) })
    let pixels = try pixels(of: drawing, .light, scale: 1)
    let moved = try #require(after.frame(of: .item(section: 0, item: 5)))
    let color = pixels[
      Int(moved.minX + 8 - drawing.bounds.minX), Int(moved.minY + 8 - drawing.bounds.minY)]
    #expect(color == Palette.light[.changed])
  }

  @Test("A page of the PDF shows the same as the image", arguments: [DrawnScene.all[2], .all[3]])
  func pdf(scene: DrawnScene) throws {
    let drawing = try scene.drawing()
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "a.pdf")
    try Data(try CairoDrawing(palette: .light).pdf(of: drawing)).write(to: file)
    guard
      try Poppler.run(
        "pdftoppm", ["-r", "144", "-singlefile", file.path, folder.appending(path: "a").path])
        != nil
    else { return }
    let page = try Pixels(ppm: Array(Data(contentsOf: folder.appending(path: "a.ppm"))))
    let expected = ExpectedPixels(drawing, .light)
    for element in expected.elements {
      for point in Self.probes(element.frame, pixel: 0.75)
      where drawing.bounds.contains(point) && !expected.isUnclear(point) {
        let color = page[
          Int((point.x - drawing.bounds.minX) * 2), Int((point.y - drawing.bounds.minY) * 2)]
        let isAllowed = expected.allows(color, at: point)
        #expect(isAllowed, "\(element.purpose) at \(point): \(color.hex)")
      }
    }
  }
}
