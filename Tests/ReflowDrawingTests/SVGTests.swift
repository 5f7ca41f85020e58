import Foundation
import Reflow
import Testing

@testable import ReflowDrawing

@Suite("SVG")
struct SVGTests {
  @Test(
    "SVG says what a font's letters are",
    arguments: [
      ("Sans Condensed 12", "condensed", nil), ("Sans Ultra-Expanded 12", "ultra-expanded", nil),
      ("Sans Small-Caps 12", nil, "small-caps"), ("Sans 12", nil, nil),
      ("Sans Unicase Semi-Condensed 12", "semi-condensed", "unicase"),
    ] as [(String, String?, String?)])
  func fonts(name: String, stretch: String?, variant: String?) throws {
    let box = Rect(x: 0, y: 0, width: 90, height: 30)
    let text = DrawingText(
      "Swift", font: DrawingFont(named: name), color: .itemText, box: box)
    let element = DrawingElement(.note, box, text: text)
    let drawing = Drawing(bounds: box, layers: [DrawingLayer(elements: [element])])
    let nodes = try SVGReader(drawing).nodes
    #expect(nodes.compactMap { $0.attributes["font-stretch"] } == [stretch].compactMap { $0 })
    #expect(nodes.compactMap { $0.attributes["font-variant"] } == [variant].compactMap { $0 })
  }

  @Test(
    "Every element is a group with its name, and its rectangle has the layout's numbers",
    arguments: DrawnScene.all)
  func frames(scene: DrawnScene) throws {
    let svg = try SVGReader(try scene.drawing())
    let isViewport = scene.options.extent == .viewport
    let shown = Rect(
      origin: scene.layout.collection.offset, size: scene.layout.collection.container)
    let elements = isViewport ? scene.layout.elements(in: shown) : scene.layout.elements
    for attributes in elements {
      let name = try #require(DrawingPurpose.element(attributes.element).identifier)
      let rectangle = try #require(
        svg.nodes(in: name, "rect").first {
          $0.attributes["fill"] != "none" && $0.attributes["fill-opacity"] == nil
        })
      #expect(rectangle.number("x") == attributes.frame.minX)
      #expect(rectangle.number("y") == attributes.frame.minY)
      #expect(rectangle.number("width") == attributes.frame.size.width)
      #expect(rectangle.number("height") == attributes.frame.size.height)
      let edge = try #require(svg.nodes(in: name, "rect").last)
      let inset = (edge.number("stroke-width") ?? 1) / 2
      #expect(edge.number("x") == attributes.frame.minX - -inset)
    }
    let identifiers = svg.nodes.compactMap { $0.attributes["id"] }
    #expect(Set(identifiers).count == identifiers.count)
  }

  @Test(
    "Labels are texts: what is written is what was given",
    arguments: [
      "Swift", "a & b", "<script>alert(1)</script>", "\"quoted\" 'too'", "]]>", "مرحبا", "布局", "é",
      "--> -- <!--",
    ])
  func labels(label: String) throws {
    let layout = DrawnScene.layout("left-align", [Size(width: 300, height: 40)])
    let drawing = try Drawing(PictureSubject(layout: layout, label: { _ in label }))
    let svg = try SVGReader(drawing)
    #expect(svg.text(in: "item-0-0") == label)
    let text = try #require(svg.nodes(in: "item-0-0", "text").first)
    let length = try #require(text.number("textLength"))
    #expect(length > 0 && length <= 300)
    #expect((text.attributes["direction"] == "rtl") == (label == "مرحبا"))
    #expect(
      !String(decoding: try SVGWriter().bytes(of: drawing), as: UTF8.self).contains("<script"))
  }

  @Test("What XML cannot hold is replaced, in labels and in the title")
  func controls() throws {
    let hostile =
      String(
        String.UnicodeScalarView((0..<0xA0).compactMap(Unicode.Scalar.init)))
      + "\u{FFFE}\u{FFFF}\u{1FFFF}\u{2028}\u{202E}"
    let layout = DrawnScene.layout("left-align", [Size(width: 300, height: 900)])
    let drawing = try Drawing(PictureSubject(layout: layout, label: { _ in hostile }))
    let writer = SVGWriter(hasDeclaration: true, title: hostile)
    let bytes = try writer.bytes(of: drawing)
    let svg = try SVGReader(bytes)
    let text = svg.text(in: "item-0-0")
    #expect(text.contains("␀") && text.contains("␛") && text.contains("␡"))
    #expect(text.contains("\u{FFFD}"))
    let allowed = String(decoding: bytes, as: UTF8.self).unicodeScalars.allSatisfy {
      $0 == "\n"
        || $0.value >= 0x20 && $0.value & 0xFFFE != 0xFFFE && !(0x7F..<0xA0).contains($0.value)
    }
    #expect(allowed)
    let title = try #require(svg.nodes.first { $0.name == "title" })
    #expect(title.text.contains("␀"))
  }

  @Test("A label of a megabyte is cut to what can be seen, at once")
  func megabyte() throws {
    let words = String(repeating: "lorem ipsum ", count: 90_000)
    let one = String(repeating: "x", count: 1_000_000)
    let marks = "e" + String(repeating: "\u{301}", count: 500_000)
    for label in [words, one, marks] {
      let layout = DrawnScene.layout(
        "left-align", [Size(width: 90, height: 50), Size(width: 30, height: 12)])
      let drawing = try Drawing(PictureSubject(layout: layout, label: { _ in label }))
      #expect(try SVGWriter().bytes(of: drawing).count < 6000)
      #expect(try CairoDrawing().png(of: drawing, scale: 1).count > 100)
    }
  }

  @Test("Colours are attributes, and no style of the picture's reaches into a page")
  func colors() throws {
    for palette in [Palette.light, .dark] {
      let text = try SVGWriter(palette: palette).text(of: try DrawnScene.all[6].drawing())
      #expect(text.contains("fill=\"\(palette[.item].hex)\""))
      #expect(text.contains("stroke=\"\(palette[.pinnedEdge].hex)\""))
      #expect(!text.contains("<style") && text.hasPrefix("<svg "))
    }
  }

  @Test("A prefix keeps the pictures of a page apart")
  func prefix() throws {
    let drawing = try DrawnScene.all[7].drawing()
    let plain = try SVGReader(drawing).nodes.compactMap { $0.attributes["id"] }
    let prefixed = try SVGReader(drawing.prefixed("w140-")).nodes.compactMap { $0.attributes["id"] }
    #expect(prefixed == plain.map { "w140-" + $0 })
    #expect(plain.contains("hatch") && plain.contains("item-0-0") == false)
    let text = try SVGWriter().text(of: drawing.prefixed("w140-"))
    #expect(text.contains("url(#w140-hatch)") && !text.contains("url(#hatch)"))
  }

  @Test("Elements move, grow, come and go; less motion shows the end")
  func animation() throws {
    let before = DrawnScene.layout("left-align", DrawnScene.sizes(6), width: 300)
    var sizes = DrawnScene.sizes(6)
    sizes.remove(at: 2)
    sizes.insert(Size(width: 70, height: 30), at: 0)
    sizes[2].width += 15
    let after = DrawnScene.layout("left-align", sizes, width: 200)
    let mapping = ElementMapping([
      .removeItems(section: 0, range: 2..<3), .insertItems(section: 0, range: 0..<1),
    ])
    let change = LayoutChange(from: before, to: after, mapping: mapping)
    let subject = PictureSubject(layout: after, change: change, formerLabel: { "old \($0.item)" })
    let drawing = try Drawing(subject, options: DrawingOptions(isAnimated: true))
    let svg = try SVGReader(drawing)
    #expect(svg.node("item-0-0")?.attributes["class"] == "item comes")
    #expect(svg.node("gone-item-0-2")?.attributes["class"] == "gone goes")
    #expect(svg.node("gone-item-0-2")?.attributes["opacity"] == "0")
    #expect(svg.text(in: "gone-item-0-2") == "old 2")
    for item in 1..<6 {
      let element = Element.item(section: 0, item: item)
      let old = try #require(mapping.before(of: element).flatMap(before.frame(of:)))
      let new = try #require(after.frame(of: element))
      let node = try #require(svg.node("item-0-\(item)"))
      if old == new {
        #expect(node.attributes["class"] == "item")
        continue
      }
      #expect(node.attributes["class"] == "item moves")
      let (x, y) = (formatted(old.minX - new.minX), formatted(old.minY - new.minY))
      #expect(node.attributes["style"] == "--x:\(x)px;--y:\(y)px")
      let grown = svg.nodes(in: "item-0-\(item)", "rect").filter {
        $0.attributes["class"] == "grows"
      }
      #expect(grown.count == (old.size == new.size ? 0 : 2))
    }
    let style = try #require(svg.nodes.first { $0.name == "style" }).text
    #expect(style.contains("prefers-reduced-motion") && style.contains("infinite"))
    let once = try SVGWriter(repeats: false).text(of: drawing)
    #expect(!once.contains("infinite") && once.contains(" both}"))
    // The old places are within the picture.
    for place in before.elements { #expect(drawing.bounds.covers(place.frame)) }
    // Other pictures show the end.
    #expect(try CairoDrawing().png(of: drawing, scale: 1).count > 100)
  }

  @Test("Too large a picture is refused, with the limit")
  func limit() throws {
    let layout = DrawnScene.layout("left-align", [Size(width: 10, height: 2e7)])
    let error = #expect(throws: DrawingError.self) {
      try SVGWriter().bytes(of: try Drawing(PictureSubject(layout: layout)))
    }
    #expect(
      error?.message
        == "the picture has 352 × 20000032 points; svg holds at most 10000000 either way; "
        + "--viewport draws what is in view")
  }

  @Test("The text of a PDF can be searched")
  func pdfText() throws {
    let labels = ["Swift", "Objective-C", "Kotlin", "a < b & c"]
    let layout = DrawnScene.layout(
      "left-align", labels.map { _ in Size(width: 140, height: 32) })
    let subject = PictureSubject(layout: layout, label: { labels[$0.item] })
    let drawing = try Drawing(subject, options: DrawingOptions(showsLegend: true))
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).pdf")
    try Data(try CairoDrawing().pdf(of: drawing)).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    guard let text = try Poppler.run("pdftotext", ["-layout", file.path, "-"]) else { return }
    for label in labels { #expect(text.contains(label)) }
    #expect(text.contains("left-align · 4 items · 2 lines"))
    let page = try Poppler.run("pdfinfo", [file.path])
    let size = drawing.bounds.size
    #expect(page?.contains("\(formatted(size.width)) x \(formatted(size.height)) pts") == true)
  }
}
