import Reflow
import ReflowDrawing

// What pages say of layouts. A page is for reading, and a browser has to hold it, so there is a limit
// to the elements that it lists and explains; the picture shows all.

extension Page {
  /// The most elements that a page lists and explains: of one layout, and of all that it shows.
  static let mostRows = (inPanel: 5_000, inAll: 15_000)

  /// A page about one layout.
  /// - Parameter reasons: why an element is there, line by line.
  init(
    title: String, _ subject: PictureSubject, _ options: DrawingOptions,
    reasons: (Element) -> [String]
  ) throws(DrawingError) {
    let layout = subject.layout
    var panel = PagePanel(
      title: title, subject, options, drawing: try Drawing(subject, options: options),
      mostRows: Self.mostRows.inPanel, reasons: reasons)
    panel.facts.insert(layout.providerFact, at: 0)
    self.init(title: title, panels: [panel])
    remarks = Self.remarks(on: panels)
  }

  /// A page with a slider over several layouts of the same items.
  /// - Throws: `DrawingError` also for more elements in all than a drawing holds.
  init(
    title: String, choice: String, _ requests: [PictureRequest], _ options: DrawingOptions
  ) throws(DrawingError) {
    let panels = try requests.panels(options)
    let mostRows = min(Self.mostRows.inPanel, Self.mostRows.inAll / max(1, requests.count))
    let first = requests.first?.layout
    let isOneProvider = requests.allSatisfy {
      $0.layout.providerFact == first?.providerFact
    }
    let facts = (isOneProvider ? first?.providerFact : nil).map { [$0] } ?? []
    self.init(title: title, choice: choice, facts: facts, panels: [])
    for (index, request) in requests.enumerated() {
      var panel = PagePanel(
        title: request.title, request.subject, options, drawing: panels[index].drawing,
        mostRows: mostRows, reasons: request.reasons)
      if !isOneProvider { panel.facts.insert(request.layout.providerFact, at: 0) }
      if index > 0 {
        let before = requests[index - 1]
        let change = LayoutChange(
          from: before.layout, to: request.layout, mapping: ElementMapping())
        panel.facts += change.facts(since: before.title)
      }
      self.panels.append(panel)
    }
    remarks = Self.remarks(on: self.panels)
  }

  /// What the tables leave out.
  private static func remarks(on panels: [PagePanel]) -> [String] {
    guard let panel = panels.first(where: { $0.rows.count < $0.drawnCount }) else { return [] }
    return [
      "the first \(panel.rows.count) of \(panel.drawnCount) elements are listed and explained; "
        + "the picture shows all"
    ]
  }
}

extension PagePanel {
  /// O(rows), each of which replays a stretch of items.
  fileprivate init(
    title: String, _ subject: PictureSubject, _ options: DrawingOptions, drawing: Drawing,
    mostRows: Int, reasons: (Element) -> [String]
  ) {
    let layout = subject.layout
    let viewport = Rect(origin: layout.collection.offset, size: layout.collection.container)
    let elements =
      options.extent == .viewport ? layout.elements(in: viewport) : Array(layout.elements)
    self.init(
      title: title, drawing: drawing, facts: layout.facts,
      rows: elements.prefix(mostRows).map { PageRow($0, subject, reasons) })
  }
}

extension PagePanel {
  /// How many elements the picture shows.
  fileprivate var drawnCount: Int {
    drawing.layers.reduce(0) { count, layer in
      layer.elements.reduce(count) { count, drawn in
        if case .element = drawn.purpose { count + 1 } else { count }
      }
    }
  }
}

extension PageRow {
  fileprivate init(
    _ attributes: LayoutAttributes, _ subject: PictureSubject, _ reasons: (Element) -> [String]
  ) {
    let element = attributes.element
    let layout = subject.layout
    self.init(element: element, frame: attributes.frame)
    if attributes.isPinned { marks.append("pinned") }
    if case .item(let path) = element {
      label = subject.label(path)
      line = layout.line(ofItem: path)
      if subject.isSelected(path) { marks.append("selected") }
    }
    self.reasons = reasons(element)
  }
}

// MARK: - Facts

extension Layout {
  fileprivate var providerFact: PageFact {
    PageFact("provider", provider.specification.commandLine)
  }

  /// Where the layout stands, and what it has come to.
  fileprivate var facts: [PageFact] {
    let items = (0..<sectionCount).reduce(0) { $0 + (itemCount(inSection: $1) ?? 0) }
    var facts = [
      PageFact("container", collection.container.inWords),
      PageFact("content", contentSize.inWords), PageFact("items", "\(items)"),
    ]
    if sectionCount > 1 { facts.append(PageFact("sections", "\(sectionCount)")) }
    if let lineCount { facts.append(PageFact("lines", "\(lineCount)")) }
    if collection.scrollDirection == .horizontal {
      facts.append(PageFact("scrolls", "horizontally"))
    }
    if collection.layoutDirection == .rightToLeft {
      facts.append(PageFact("reads", "right to left"))
    }
    return facts
  }
}

extension Size {
  /// `320 × 74`
  fileprivate var inWords: String { "\(shortened(width)) × \(shortened(height))" }
}

extension LayoutChange {
  private static let mostNamed = 6

  /// What has changed, and which elements stand in another line.
  /// - Parameter title: the layout before.
  fileprivate func facts(since title: String) -> [PageFact] {
    var facts = [PageFact("since \(title)", summary)]
    let changed = elements.filter { $0.kind.contains(.changedLine) }.compactMap(\.after?.element)
    if !changed.isEmpty {
      let names = changed.prefix(Self.mostNamed).map(\.description).joined(separator: ", ")
      let more = changed.count - Self.mostNamed
      facts.append(PageFact("in another line", more > 0 ? "\(names) and \(more) more" : names))
    }
    return facts
  }
}
