import Reflow

/// An SVG document in the making.
struct SVGDocument {
  let writer: SVGWriter
  var output = SVGOutput()
  let setter = LabelSetter()
  /// Hatches and clips have names of their own within the page.
  var prefix = ""
  /// The font and colour that the layer's group has given its texts.
  var layerText: (font: DrawingFont, color: DrawingRole)?

  init(_ writer: SVGWriter) { self.writer = writer }

  mutating func write(_ drawing: Drawing) {
    output.reserve(1000 + 400 * drawing.elementCount)
    prefix = drawing.layers.first { !$0.prefix.isEmpty }?.prefix ?? ""
    if writer.hasDeclaration { output.add("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n") }
    let bounds = drawing.bounds
    output.add("<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"reflow\"")
    output.add("width", bounds.size.width * writer.scale)
    output.add("height", bounds.size.height * writer.scale)
    output.add(" viewBox=\"")
    for number in [bounds.minX, bounds.minY, bounds.size.width] {
      output.add(number)
      output.add(" ")
    }
    output.add(bounds.size.height)
    output.add("\" role=\"img\">\n")
    if let title = writer.title {
      output.add("<title>")
      output.addEscaped(title)
      output.add("</title>\n")
    }
    writeDefinitions(of: drawing)
    for (index, layer) in drawing.layers.enumerated() where !layer.elements.isEmpty {
      write(layer, index)
    }
    output.add("</svg>\n")
  }

  private mutating func write(_ layer: DrawingLayer, _ index: Int) {
    output.add("<g")
    if layer.offset != .zero {
      output.add(" transform=\"translate(")
      output.add(layer.offset.x)
      output.add(" ")
      output.add(layer.offset.y)
      output.add(")\"")
    }
    if layer.clip != nil { output.add(" clip-path=\"url(#\(prefix)clip-\(index))\"") }
    writeUsualText(of: layer)
    output.add(">\n")
    for element in layer.elements { write(element, layer) }
    output.add("</g>\n")
  }

  private mutating func write(_ element: DrawingElement, _ layer: DrawingLayer) {
    output.add("<g")
    if let identifier = element.purpose.identifier {
      output.add("id", layer.prefix + identifier)
    }
    writeClass(of: element)
    output.add(">")
    if element.hasShadow { writeShadow(of: element) }
    switch element.shape {
    case .rectangle(let radius): writeRectangle(element, radius: radius)
    case .hatch: writeHatch(element)
    case .line: writeLine(element)
    }
    if let text = element.text { write(text, of: element) }
    output.add("</g>\n")
  }

  // MARK: - Shapes

  /// The fill has the frame's numbers; the edge lies within it.
  private mutating func writeRectangle(_ element: DrawingElement, radius: Double) {
    if let fill = element.fill {
      writeRectangle(element.frame, of: element, radius: radius, fill: fill)
    }
    guard let edge = element.edge else { return }
    let inset = min(element.edgeWidth, element.frame.size.width, element.frame.size.height) / 2
    let inside = element.frame.grown(by: -inset)
    output.add("<rect")
    output.add(inside)
    writeGrowth(of: element, drawn: inside)
    if radius > inset { output.add("rx", radius - inset) }
    output.add(" fill=\"none\"")
    output.add("stroke", writer.color(edge))
    if element.edgeWidth != 1 { output.add("stroke-width", element.edgeWidth) }
    if element.isDashed { output.add(" stroke-dasharray=\"4 3\"") }
    output.add("/>")
  }

  private mutating func writeRectangle(
    _ frame: Rect, of element: DrawingElement, radius: Double, fill: DrawingRole
  ) {
    output.add("<rect")
    output.add(frame)
    writeGrowth(of: element, drawn: frame)
    if radius > 0 { output.add("rx", radius) }
    output.add("fill", writer.color(fill))
    output.add("/>")
  }

  private mutating func writeHatch(_ element: DrawingElement) {
    if let fill = element.fill { writeRectangle(element.frame, of: element, radius: 0, fill: fill) }
    output.add("<rect")
    output.add(element.frame)
    output.add(" fill=\"url(#\(prefix)hatch)\"/>")
  }

  private mutating func writeLine(_ element: DrawingElement) {
    guard let edge = element.edge else { return }
    let frame = element.frame
    output.add("<path d=\"M")
    output.add(frame.minX)
    output.add(" ")
    output.add(frame.minY)
    output.add("L")
    output.add(frame.maxX)
    output.add(" ")
    output.add(frame.maxY)
    output.add("\" stroke-linecap=\"round\"")
    output.add("stroke-width", frame.size == .zero ? 3 : element.edgeWidth)
    output.add("stroke", writer.color(edge))
    output.add("/>")
  }

  private mutating func writeShadow(of element: DrawingElement) {
    var frame = element.frame.grown(by: 1)
    frame.origin.y += 1.5
    output.add("<rect")
    output.add(frame)
    output.add("rx", 6)
    output.add("fill", writer.color(.shadow))
    output.add(" fill-opacity=\"0.16\"/>")
  }

  // MARK: - Definitions

  private mutating func writeDefinitions(of drawing: Drawing) {
    let hasHatch = drawing.layers.contains { $0.elements.contains { $0.shape == .hatch } }
    let hasClip = drawing.layers.contains { $0.clip != nil }
    if hasHatch || hasClip {
      output.add("<defs>")
      if hasHatch {
        output.add("<pattern id=\"\(prefix)hatch\" width=\"5\" height=\"5\"")
        output.add(" patternUnits=\"userSpaceOnUse\" patternTransform=\"rotate(45)\">")
        output.add("<path d=\"M2.5 0V5\"")
        output.add("stroke", writer.color(.spacingLine))
        output.add("/></pattern>")
      }
      for (index, layer) in drawing.layers.enumerated() {
        guard let clip = layer.clip else { continue }
        output.add("<clipPath id=\"\(prefix)clip-\(index)\"><rect")
        output.add(clip)
        output.add("/></clipPath>")
      }
      output.add("</defs>\n")
    }
    writeAnimation(of: drawing)
  }
}
