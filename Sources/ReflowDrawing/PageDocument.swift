import Reflow

/// A page in the making.
struct PageDocument {
  private let writer: PageWriter
  private(set) var output = SVGOutput()

  init(_ writer: PageWriter) { self.writer = writer }

  mutating func write(_ page: Page) throws(DrawingError) {
    writeHead(page)
    output.add("<body>\n<header>\n<h1>")
    output.addEscaped(page.title)
    output.add("</h1>\n")
    writeChoice(page)
    write(page.facts, panel: nil)
    for (index, panel) in page.panels.enumerated() {
      write(panel.facts, panel: index, isOneOfSeveral: page.panels.count > 1)
    }
    for remark in page.remarks + page.panels.flatMap(\.drawing.remarks) {
      output.add("<p class=\"remark\">")
      output.addEscaped(remark)
      output.add("</p>\n")
    }
    output.add("</header>\n<main>\n")
    output.add("<section aria-label=\"Picture\"")
    output.add("class", page.panels.count > 1 ? "picture several" : "picture")
    output.add(">\n")
    for (index, panel) in page.panels.enumerated() { try writePicture(panel, index) }
    output.add("</section>\n<section class=\"side\" aria-label=\"Elements\">\n")
    output.add("<div class=\"card\" role=\"region\" aria-label=\"Element\" aria-live=\"polite\">")
    output.add("<p class=\"hint\">Point at an element, tap it or walk with Tab and the arrow keys ")
    output.add("to see where it stands and why. Escape lets go.</p></div>\n")
    output.add("<div class=\"rows\">\n")
    for (index, panel) in page.panels.enumerated() { writeTable(panel, index) }
    output.add("</div>\n</section>\n</main>\n<script>")
    output.add(PageScript.text)
    output.add("</script>\n</body>\n</html>\n")
  }

  private mutating func writeHead(_ page: Page) {
    let style = writer.style
    output.add("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")
    output.add("<meta http-equiv=\"Content-Security-Policy\"")
    output.add("content", PageWriter.policy(style: style))
    output.add(">\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
    output.add("<title>")
    output.addEscaped(page.title)
    output.add("</title>\n<style>")
    output.add(style)
    output.add("</style>\n</head>\n")
  }

  /// The slider, where there is something to choose.
  private mutating func writeChoice(_ page: Page) {
    guard page.panels.count > 1 else { return }
    output.add("<div class=\"choice\"><label for=\"choice\">")
    output.addEscaped(page.choice)
    output.add("</label><input id=\"choice\" type=\"range\" min=\"0\" step=\"1\" value=\"0\"")
    output.add("max", Double(page.panels.count - 1))
    output.add("aria-valuetext", page.panels[0].title)
    output.add(" autocomplete=\"off\"><output for=\"choice\">")
    output.addEscaped(page.panels[0].title)
    output.add("</output></div>\n<noscript><p class=\"remark\">The slider needs JavaScript.</p>")
    output.add("</noscript>\n")
  }

  /// - Parameter panel: the one of which they hold; nil for all.
  private mutating func write(_ facts: [PageFact], panel: Int?, isOneOfSeveral: Bool = false) {
    guard !facts.isEmpty else { return }
    output.add("<dl")
    // Where facts take each other's place, what is below them stays where it is.
    if isOneOfSeveral { output.add(" class=\"changes\"") }
    writePanel(panel)
    output.add(">")
    for fact in facts {
      output.add("<div><dt>")
      output.addEscaped(fact.name)
      output.add("</dt><dd>")
      output.addEscaped(fact.value)
      output.add("</dd></div>")
    }
    output.add("</dl>\n")
  }

  /// Says to which panel something belongs. All but the first are hidden until they are chosen.
  private mutating func writePanel(_ panel: Int?) {
    guard let panel else { return }
    output.add("data-panel", Double(panel))
    if panel > 0 { output.add(" hidden") }
  }

  private mutating func writePicture(_ panel: PagePanel, _ index: Int) throws(DrawingError) {
    // Identifiers are the page's, and the page has several pictures.
    let drawing = panel.drawing.prefixed(Self.prefix(index))
    let svg = SVGWriter(scale: writer.scale, usesCustomProperties: true)
    output.add("<div class=\"panel\"")
    writePanel(index)
    output.add("data-title", panel.title)
    output.add(">")
    output.add(try svg.bytes(of: drawing))
    output.add("</div>\n")
  }

  private static func prefix(_ panel: Int) -> String { "p\(panel)-" }

  // MARK: - Rows

  private mutating func writeTable(_ panel: PagePanel, _ index: Int) {
    let hasLines = panel.rows.contains { $0.line != nil }
    let hasLabels = panel.rows.contains { $0.label != nil }
    output.add("<table role=\"grid\" aria-label=\"Elements\"")
    writePanel(index)
    output.add(">\n<thead><tr><th scope=\"col\">element</th>")
    if hasLabels { output.add("<th scope=\"col\">label</th>") }
    for name in ["x", "y", "width", "height"] {
      output.add("<th scope=\"col\" class=\"number\">\(name)</th>")
    }
    if hasLines { output.add("<th scope=\"col\" class=\"number\">line</th>") }
    output.add("<th scope=\"col\" class=\"why\">why</th></tr></thead>\n<tbody>\n")
    for row in panel.rows { write(row, index, hasLabels: hasLabels, hasLines: hasLines) }
    output.add("</tbody></table>\n")
  }

  private mutating func write(_ row: PageRow, _ panel: Int, hasLabels: Bool, hasLines: Bool) {
    guard let identifier = DrawingPurpose.element(row.element).identifier else { return }
    output.add("<tr")
    output.add("id", "row-\(Self.prefix(panel))\(identifier)")
    output.add("data-for", Self.prefix(panel) + identifier)
    output.add("><th scope=\"row\">")
    output.addEscaped(row.element.description)
    for mark in row.marks {
      output.add(" <small>")
      output.addEscaped(mark)
      output.add("</small>")
    }
    output.add("</th>")
    if hasLabels {
      output.add("<td class=\"label\"><bdi>")
      output.addEscaped(Self.shown(row.label ?? ""))
      output.add("</bdi></td>")
    }
    let frame = row.frame
    for number in [frame.minX, frame.minY, frame.size.width, frame.size.height] {
      output.add("<td class=\"number\">")
      output.addEscaped(decimal(number, places: 3))
      output.add("</td>")
    }
    if hasLines {
      output.add("<td class=\"number line\">")
      if let line = row.line { output.add(Double(line)) }
      output.add("</td>")
    }
    output.add("<td class=\"why\">")
    output.addEscaped(row.reasons.first ?? "")
    if row.reasons.count > 1 {
      output.add("<span hidden>")
      output.addEscaped(row.reasons.dropFirst().joined(separator: "\n"))
      output.add("</span>")
    }
    output.add("</td></tr>\n")
  }

  /// The most characters of a label that a row shows: it may have a megabyte.
  private static let mostCharacters = 200

  private static func shown(_ label: String) -> String {
    // One character may have as many marks as it likes.
    let start = String(label.unicodeScalars.prefix(16 * mostCharacters)).prefix(mostCharacters)
    return start.utf8.count < label.utf8.count ? start + "…" : label
  }
}
