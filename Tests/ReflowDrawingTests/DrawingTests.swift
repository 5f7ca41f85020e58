import Foundation
import Reflow
import Testing

@testable import ReflowDrawing

@Suite("What a drawing holds")
struct DrawingTests {
  private func elements(_ drawing: Drawing, _ purpose: DrawingPurpose) -> [DrawingElement] {
    drawing.layers.flatMap(\.elements).filter { $0.purpose == purpose }
  }

  @Test("Insets and spacings are shaded where they came out")
  func guides() throws {
    let layout = DrawnScene.layout(
      "left-align", Array(repeating: Size(width: 50, height: 20), count: 3), width: 140,
      insets: Insets(top: 1, left: 2, bottom: 3, right: 4))
    // Two items on the first line, one on the second.
    let drawing = try Drawing(
      PictureSubject(layout: layout), options: DrawingOptions(showsGuides: true))
    #expect(
      elements(drawing, .spacing).map(\.frame) == [Rect(52, 1, 10, 20), Rect(2, 21, 134, 10)])
    #expect(
      elements(drawing, .inset).map(\.frame)
        == [Rect(0, 0, 140, 1), Rect(0, 51, 140, 3), Rect(0, 1, 2, 50), Rect(136, 1, 4, 50)])
  }

  @Test("The insets of long lines are those of short ones", arguments: [1, 3, 999, 1500])
  func longLines(count: Int) throws {
    let layout = DrawnScene.layout(
      "left-align", Array(repeating: Size(width: 50, height: 20), count: count * 2),
      width: Double(count) * 60 - 10 + 6, insets: Insets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(layout.items(onLine: 1, inSection: 0) == count..<2 * count)
    let drawing = try Drawing(
      PictureSubject(layout: layout), options: DrawingOptions(showsGuides: true))
    let width = layout.contentSize.width
    #expect(
      elements(drawing, .inset).map(\.frame)
        == [
          Rect(0, 0, width, 1), Rect(0, 51, width, 3), Rect(0, 1, 2, 50), Rect(width - 4, 1, 4, 50),
        ])
  }

  @Test("No guide lies under an item, and none out of the content", arguments: DrawnScene.all)
  func guideLaws(scene: DrawnScene) throws {
    var options = scene.options
    options.showsGuides = true
    let drawing = try Drawing(scene.subject, options: options)
    let content = Rect(origin: .zero, size: scene.layout.contentSize)
    let items = scene.layout.elements.filter { !$0.isPinned }.map(\.frame)
    for purpose in [DrawingPurpose.spacing, .inset] {
      for guide in elements(drawing, purpose) {
        #expect(content.covers(guide.frame))
        let inner = guide.frame.grown(by: -1e-6)
        #expect(!items.contains { $0.overlaps(inner) }, "\(purpose) \(guide.frame)")
      }
    }
  }

  @Test("Each direction has the same guides, turned and mirrored")
  func directions() throws {
    let sizes = Array(repeating: Size(width: 50, height: 50), count: 5)
    let insets = Insets(top: 3, left: 3, bottom: 3, right: 3)
    func areas(_ scroll: ScrollDirection, _ direction: LayoutDirection) throws -> [Double] {
      let section = Section(items: ItemList(sizes), insets: insets)
      let collection = LayoutCollection(
        container: Size(width: 200, height: 200), scrollDirection: scroll,
        layoutDirection: direction, sections: [section])
      let layout = try LayoutEngine.layOut(
        collection, with: DrawnScene.registry.provider(ProviderSpecification("left-align")))
      let drawing = try Drawing(
        PictureSubject(layout: layout), options: DrawingOptions(showsGuides: true))
      return drawing.layers.flatMap(\.elements)
        .filter { $0.purpose == .inset || $0.purpose == .spacing }
        .map { $0.frame.size.width * $0.frame.size.height }
    }
    let usual = try areas(.vertical, .leftToRight)
    #expect(usual.count > 6)
    for scroll in ScrollDirection.allCases {
      for direction in LayoutDirection.allCases {
        #expect(try areas(scroll, direction) == usual)
      }
    }
  }

  @Test(
    "All that is drawn is within the bounds, and the legend is below the content",
    arguments: DrawnScene.all)
  func bounds(scene: DrawnScene) throws {
    var options = scene.options
    options.showsLegend = true
    options.showsLines = true
    let drawing = try Drawing(scene.subject, options: options)
    for layer in drawing.layers where layer.clip == nil {
      for element in layer.elements { #expect(drawing.bounds.covers(element.frame)) }
    }
    let lowest =
      drawing.layers[1].clip?.maxY
      ?? drawing.layers[1].elements.reduce(-.infinity) { max($0, $1.frame.maxY) }
    let legend = elements(drawing, .legend)
    #expect(!legend.isEmpty)
    for element in legend {
      #expect(element.frame.minY > lowest)
      #expect(
        !legend.contains {
          $0.frame != element.frame && $0.frame.overlaps(element.frame.grown(by: -0.1))
        })
    }
  }

  @Test("Line numbers stand beside their lines")
  func lineNumbers() throws {
    let layout = DrawnScene.layout("left-align", DrawnScene.sizes(12), width: 200)
    let drawing = try Drawing(
      PictureSubject(layout: layout), options: DrawingOptions(showsLines: true))
    for line in 0..<(layout.lineCount ?? 0) {
      let number = try #require(elements(drawing, .lineNumber(section: 0, line: line)).first)
      #expect(number.text?.string == "\(line)")
      #expect(number.frame.maxX < 0)
      let items = try #require(layout.items(onLine: line, inSection: 0))
      let frames = items.compactMap { layout.frame(ofItem: ItemPath(section: 0, item: $0)) }
      let line = frames.dropFirst().reduce(frames[0]) { $0.union($1) }
      let middle = number.frame.minY + number.frame.size.height / 2
      #expect(abs(middle - (line.minY + line.size.height / 2)) < 1e-9)
    }
  }

  @Test("Elements without area and those that stick out are in the picture")
  func degenerate() throws {
    let frames = [
      Rect(10, 10, 0, 0), Rect(20, 10, 30, 0), Rect(60, 10, 0, 25), Rect(-40, 50, 60, 20),
      Rect(190, 80, 90, 20), Rect(10, -35, 20, 20), Rect(100, 100, 2, 40),
    ]
    let drawing = try Drawing(PictureSubject(layout: try placed(frames)))
    #expect(drawing.remarks.isEmpty)
    for (item, frame) in frames.enumerated() {
      let drawn = try #require(elements(drawing, .element(.item(section: 0, item: item))).first)
      #expect(drawn.frame == frame)
      #expect(drawing.bounds.covers(frame))
    }
    #expect(try CairoDrawing().png(of: drawing, scale: 1).count > 100)
    _ = try SVGReader(drawing)
  }

  @Test("What lies farther out than is sane is cut, and said")
  func farOut() throws {
    let layout = try placed([Rect(0, 0, 50, 50), Rect(-1e9, 0, 50, 50), Rect(1e200, 60, 1e250, 9)])
    let drawing = try Drawing(PictureSubject(layout: layout))
    #expect(drawing.bounds.size.width <= 200 + 4000 + 32)
    #expect(
      drawing.remarks == [
        "2 elements reach farther than 2000 points out of the content and are cut"
      ])
    #expect(drawing.layers[1].clip != nil)
    #expect(try CairoDrawing().png(of: drawing, scale: 1).count > 100)
    _ = try SVGReader(drawing)
  }

  @Test("The label of an item wider than the picture stands in the part that is shown")
  func wideLabel() throws {
    let layout = try placed([Rect(0, 0, 1e6, 40), Rect(0, 50, 100, 40)])
    let drawing = try Drawing(PictureSubject(layout: layout, label: { "label \($0.item)" }))
    for item in 0..<2 {
      let drawn = try #require(elements(drawing, .element(.item(section: 0, item: item))).first)
      let text = try #require(drawn.text)
      #expect(drawing.bounds.covers(text.box) && drawn.frame.covers(text.box))
    }
  }

  @Test("Nothing is drawn as nothing, and said")
  func empty() throws {
    let layout = DrawnScene.layout("left-align", [], width: 0)
    let drawing = try Drawing(PictureSubject(layout: layout))
    #expect(elements(drawing, .note).map { $0.text?.string } == ["empty"])
    #expect(try CairoDrawing().png(of: drawing, scale: 2).count > 100)
    let error = #expect(throws: DrawingError.self) {
      try Drawing(PictureSubject(layout: layout), options: DrawingOptions(extent: .viewport))
    }
    #expect(
      error?.message
        == "the viewport is 0 × 1000 points; a picture needs a width and a height above 0")
  }

  @Test("More elements than can be told apart are refused, but not in the viewport")
  func tooMany() throws {
    let sizes = Array(repeating: Size(width: 10, height: 10), count: 200_001)
    let subject = PictureSubject(layout: DrawnScene.layout("left-align", sizes))
    let error = #expect(throws: DrawingError.self) { try Drawing(subject) }
    #expect(
      error?.message
        == "200001 elements; a picture holds at most 200000; --viewport draws those in view")
    let drawing = try Drawing(subject, options: DrawingOptions(extent: .viewport))
    #expect(drawing.elementCount < 2000)
  }

  @Test("Images and pages beyond the limits are refused, with what to do")
  func limits() throws {
    func message(_ frame: Rect, _ body: (Drawing) throws -> [UInt8]) -> String? {
      let error = #expect(throws: DrawingError.self) { try body(Drawing(bounds: frame)) }
      return error?.message
    }
    let tall = Rect(0, 0, 352, 2_000_000)
    #expect(
      message(tall) { try CairoDrawing().png(of: $0, scale: 2) }
        == "the picture has 704 × 4000000 pixels (352 × 2000000 points at scale 2); "
        + "png holds at most 32767 either way; --scale 0.01, --viewport or svg does it")
    #expect(
      message(Rect(0, 0, 20_000, 20_000)) { try CairoDrawing().png(of: $0, scale: 1) }
        == "the picture has 20000 × 20000 pixels (20000 × 20000 points at scale 1); "
        + "png holds at most 40000000 in all; --scale 0.31, --viewport or svg does it")
    #expect(
      message(Rect(0, 0, 1e300, 1e300)) { try CairoDrawing().png(of: $0, scale: 1) }?
        .hasSuffix("; --viewport or svg does it") == true)
    #expect(
      message(Rect(0, 0, 0, 5)) { try CairoDrawing().png(of: $0, scale: 1) }?
        .hasSuffix("it must have some") == true)
    #expect(
      message(tall) { try CairoDrawing().pdf(of: $0) }
        == "the page has 352 × 2000000 points; pdf holds at most 14400 either way; "
        + "--viewport or svg does it")
    let elements = Array(
      repeating: DrawingElement(.note, Rect(0, 0, 1, 1)), count: 60_001)
    let crowded = Drawing(bounds: Rect(0, 0, 9, 9), layers: [DrawingLayer(elements: elements)])
    #expect(
      #expect(throws: DrawingError.self) { try CairoDrawing().pdf(of: crowded) }?.message
        == "the page has 60001 elements; pdf holds at most 60000; --viewport or svg does it")
    // What is proposed does it.
    let large = Drawing(bounds: Rect(0, 0, 20_000, 20_000))
    #expect(try CairoDrawing().png(of: large, scale: 0.31).count > 100)
  }

  @Test(
    "Texts and what they stand on have a contrast of 4.5 at least",
    arguments: [Palette.light, .dark])
  func contrast(palette: Palette) {
    let pairs: [(DrawingRole, DrawingRole)] = [
      (.itemText, .item), (.headerText, .header), (.footerText, .footer),
      (.changedText, .changed), (.noteText, .page), (.noteText, .content),
    ]
    for (text, ground) in pairs {
      #expect(palette[text].contrast(to: palette[ground]) >= 4.5, "\(text) on \(ground)")
    }
    // Shapes are told from what is around them.
    for edge in [
      DrawingRole.itemEdge, .headerEdge, .footerEdge, .changedEdge, .oldPlace, .viewport,
    ] {
      #expect(palette[edge].contrast(to: palette[.content]) >= 2, "\(edge)")
    }
  }
}

extension DrawingColor {
  /// As the guidelines for accessible web content define it.
  fileprivate func contrast(to other: DrawingColor) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  private var luminance: Double {
    let parts = [red, green, blue].map { part -> Double in
      let share = Double(part) / 255
      return share <= 0.03928 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }
}
