import Reflow

extension SVGDocument {
  /// Writes a text line by line. Each line is centred where it stands, which is the same in both
  /// writing directions, and has its length given.
  mutating func write(_ text: DrawingText, of element: DrawingElement) {
    guard let set = setter.set(text) else { return }
    let lines = set.line.map { [$0] } ?? setter.lines()
    guard !lines.isEmpty else { return }
    // A picture within the picture cuts what reaches out, and needs no name.
    if set.reachesOut {
      output.add("<svg")
      output.add(text.box)
      output.add(" viewBox=\"")
      for number in [text.box.minX, text.box.minY, text.box.size.width] {
        output.add(number)
        output.add(" ")
      }
      output.add(text.box.size.height)
      output.add("\">")
    }
    let isGroup = lines.count > 1 || element.transition != nil
    if isGroup {
      output.add("<g")
      writeAttributes(of: set.font, text.color)
      writeShift(ofTextIn: element)
      output.add(">")
    }
    for line in lines {
      output.add("<text")
      if !isGroup { writeAttributes(of: set.font, text.color) }
      output.addMeasured("x", set.origin.x + line.x + line.width / 2)
      output.addMeasured("y", set.origin.y + line.baseline)
      output.addMeasured("textLength", line.width)
      output.add(" lengthAdjust=\"spacingAndGlyphs\"")
      if line.isRightToLeft { output.add(" direction=\"rtl\" unicode-bidi=\"plaintext\"") }
      output.add(">")
      output.addEscaped(line.text)
      output.add("</text>")
    }
    if isGroup { output.add("</g>") }
    if set.reachesOut { output.add("</svg>") }
  }

  /// What a text says of its font and colour, as far as its layer does not say so.
  private mutating func writeAttributes(of font: DrawingFont, _ color: DrawingRole) {
    let usual = layerText
    if font.family != usual?.font.family { output.add("font-family", Self.families(of: font)) }
    if font.size != usual?.font.size { output.addMeasured("font-size", font.size ?? 0) }
    if font.weight != usual?.font.weight ?? 400 { output.add("font-weight", Double(font.weight)) }
    if font.isItalic != usual?.font.isItalic ?? false {
      output.add("font-style", font.isItalic ? "italic" : "normal")
    }
    if font.stretch != usual?.font.stretch ?? .normal {
      output.add("font-stretch", font.stretch.rawValue)
    }
    if font.variant != usual?.font.variant ?? .normal {
      output.add("font-variant", font.variant.rawValue)
    }
    // Shapes have a fill of their own, so that the layer's is the texts'.
    if color != usual?.color { output.add("fill", writer.color(color)) }
  }

  /// Says of a layer what most of its texts would say.
  mutating func writeUsualText(of layer: DrawingLayer) {
    layerText = nil
    guard let text = layer.elements.lazy.compactMap(\.text).first(where: { !$0.string.isEmpty })
    else { return }
    var font = text.font
    font.size = setter.size(of: font)
    output.add(" text-anchor=\"middle\"")
    writeAttributes(of: font, text.color)
    layerText = (font, text.color)
  }

  /// The family, and what stands in for it elsewhere.
  private static func families(of font: DrawingFont) -> String {
    switch font.family {
    case "monospace": "ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace"
    case "sans-serif", "sans", "Sans": "system-ui, 'Helvetica Neue', Arial, sans-serif"
    case let family: "\(family), sans-serif"
    }
  }
}
