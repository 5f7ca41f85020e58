import Reflow

extension SVGDocument {
  /// Writes a text line by line. Each line is centred where it stands, which is the same in both
  /// writing directions, and has its length given.
  mutating func write(_ text: DrawingText, of element: DrawingElement) {
    guard let set = setter.set(text) else { return }
    let lines = setter.lines()
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
    output.add("<g text-anchor=\"middle\"")
    output.add("font-family", Self.families(of: set.font))
    output.add("font-size", rounded(set.font.size ?? 0))
    if set.font.weight != 400 { output.add("font-weight", Double(set.font.weight)) }
    if set.font.isItalic { output.add(" font-style=\"italic\"") }
    output.add("fill", writer.palette[text.color].hex)
    writeShift(ofTextIn: element)
    output.add(">")
    for line in lines {
      output.add("<text")
      output.add("x", rounded(set.origin.x + line.x + line.width / 2))
      output.add("y", rounded(set.origin.y + line.baseline))
      output.add("textLength", rounded(line.width))
      output.add(" lengthAdjust=\"spacingAndGlyphs\"")
      if line.isRightToLeft { output.add(" direction=\"rtl\" unicode-bidi=\"plaintext\"") }
      output.add(">")
      output.addEscaped(line.text)
      output.add("</text>")
    }
    output.add("</g>")
    if set.reachesOut { output.add("</svg>") }
  }

  /// A place that comes of measuring a font: no more digits than can be seen.
  private func rounded(_ number: Double) -> Double {
    let scaled = (number * 1000).rounded()
    return scaled.magnitude < 1e15 ? scaled / 1000 : number
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
