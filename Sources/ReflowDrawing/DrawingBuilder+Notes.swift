import Reflow

// What stands around the content: line numbers, the legend, and the line that names the layout.

extension DrawingBuilder {
  /// The numbers of the lines that are drawn, beside the content; those for which there is no room are
  /// left out.
  mutating func lineNumbers() -> [DrawingElement] {
    var numbers: [DrawingElement] = []
    let size = isHorizontal ? Size(width: 30, height: 12) : Size(width: 30, height: 11)
    // Each section has its own lines; where they begin is where the last number ended.
    var reached = -Double.infinity
    var first = 0
    while first < placed.count {
      guard let line = placed[first].line else {
        first += 1
        continue
      }
      let section = placed[first].element.section
      var lines = placed[first].frame
      var end = first
      while end < placed.count, placed[end].line == line, placed[end].element.section == section {
        lines = lines.union(placed[end].frame)
        end += 1
      }
      first = end
      guard let visible = lines.intersection(shown) else { continue }
      let middle =
        isHorizontal
        ? visible.minX + visible.size.width / 2 : visible.minY + visible.size.height / 2
      let half = (isHorizontal ? size.width : size.height) / 2
      guard abs(middle - reached) >= half * (isHorizontal ? 1 : 2) || reached.isInfinite else {
        continue
      }
      reached = middle
      let frame =
        isHorizontal
        ? Rect(
          x: middle - half, y: shown.minY - size.height - 2, width: size.width,
          height: size.height)
        : Rect(
          x: shown.minX - size.width - 5, y: middle - half, width: size.width, height: size.height)
      let text = layout.sectionCount == 1 ? "\(line)" : "\(section).\(line)"
      numbers.append(
        DrawingElement(
          .lineNumber(section: section, line: line), frame,
          text: DrawingText(
            text, font: .note(size: 9), color: .noteText, box: frame,
            alignment: isHorizontal ? .center : .trailing, mayShrink: true)))
    }
    for number in numbers { bounds = bounds.union(number.frame.grown(by: 2)) }
    return numbers
  }

  // MARK: - Legend

  /// What the colours mean, as far as they occur, and the layout in words, below the content.
  mutating func legend(_ guides: [DrawingElement]) -> [DrawingElement] {
    let entries = legendEntries(guides)
    let width = max(shown.size.width, 220)
    let row = 17.0
    let swatch = 12.0
    let gap = 14.0
    let setter = LabelSetter()
    let font = DrawingFont.note(size: 11)
    var elements: [DrawingElement] = []
    var x = shown.minX
    var y = shown.maxY + Self.margin
    func text(_ string: String, width: Double) -> DrawingElement {
      let box = Rect(x: x, y: y, width: width, height: row)
      return DrawingElement(
        .legend, box,
        text: DrawingText(string, font: font, color: .noteText, box: box, alignment: .leading))
    }
    for entry in entries {
      let length = min(width - swatch - 5, setter.width(of: entry.words, font) + 3)
      if x > shown.minX, x + swatch + 5 + length > shown.minX + width {
        x = shown.minX
        y += row
      }
      var sample = entry.sample
      sample.frame = Rect(x: x, y: y + (row - swatch) / 2, width: swatch, height: swatch)
      elements.append(sample)
      x += swatch + 5
      elements.append(text(entry.words, width: length))
      x += length + gap
    }
    x = shown.minX
    if !entries.isEmpty { y += row }
    for line in setter.wrapped(caption, font, width: width) {
      elements.append(text(line, width: width))
      y += row
    }
    bounds = bounds.union(
      Rect(x: shown.minX, y: y, width: width, height: 2).grown(by: Self.margin - 4))
    return elements
  }

  private struct LegendEntry {
    var words: String
    var sample: DrawingElement

    init(
      _ words: String, fill: DrawingRole? = nil, edge: DrawingRole? = nil, isDashed: Bool = false,
      isHatched: Bool = false, edgeWidth: Double = 1
    ) {
      self.words = words
      sample = DrawingElement(
        .legend, Rect(x: 0, y: 0, width: 0, height: 0),
        shape: isHatched ? .hatch : .rectangle(cornerRadius: 2.5), fill: fill, edge: edge,
        edgeWidth: edgeWidth, isDashed: isDashed)
    }
  }

  /// The kinds of things that the drawing holds.
  private func legendEntries(_ guides: [DrawingElement]) -> [LegendEntry] {
    var has = (item: false, header: false, footer: false, pinned: false, changed: false)
    var isSelected = false
    for element in placed {
      let isChanged = options.showsChanges && change.changes[element.element] != nil
      has.changed = has.changed || isChanged
      has.pinned = has.pinned || element.isPinned
      if case .item(let path) = element.element, subject.isSelected(path) { isSelected = true }
      guard !isChanged else { continue }
      switch element.element {
      case .item: has.item = true
      case .header: has.header = true
      case .footer: has.footer = true
      }
    }
    var entries: [LegendEntry] = []
    func add(_ entry: LegendEntry, if isThere: Bool) { if isThere { entries.append(entry) } }
    add(LegendEntry("item", fill: .item, edge: .itemEdge), if: has.item)
    add(LegendEntry("header", fill: .header, edge: .headerEdge), if: has.header)
    add(LegendEntry("footer", fill: .footer, edge: .footerEdge), if: has.footer)
    add(LegendEntry("pinned", fill: .header, edge: .pinnedEdge, edgeWidth: 2), if: has.pinned)
    add(LegendEntry("changed", fill: .changed, edge: .changedEdge), if: has.changed)
    add(
      LegendEntry("was here", edge: .oldPlace, isDashed: true),
      if: options.showsChanges && !change.oldPlaces.isEmpty)
    add(
      LegendEntry("selected", fill: .item, edge: .selectedEdge, edgeWidth: 2), if: isSelected)
    let isInset = guides.contains { $0.purpose == .inset }
    let isSpacing = guides.contains { $0.purpose == .spacing }
    add(LegendEntry("inset", fill: .inset), if: isInset)
    add(LegendEntry("spacing", fill: .spacing, edge: .spacingLine, isHatched: true), if: isSpacing)
    add(
      LegendEntry("viewport", edge: .viewport, isDashed: true),
      if: options.extent == .content && layout.isScrolled)
    return entries
  }

  /// The layout in words: `left-align · 6 items · 2 lines · content 320 × 74`.
  private var caption: String {
    let items = (0..<layout.sectionCount).reduce(0) { $0 + (layout.itemCount(inSection: $1) ?? 0) }
    var parts = [layout.provider.description.name, items == 1 ? "1 item" : "\(items) items"]
    if layout.sectionCount > 1 { parts.append("\(layout.sectionCount) sections") }
    if let lines = layout.lineCount { parts.append(lines == 1 ? "1 line" : "\(lines) lines") }
    func words(_ size: Size) -> String {
      "\(decimal(size.width, places: 2)) × \(decimal(size.height, places: 2))"
    }
    parts.append("content \(words(layout.contentSize))")
    if options.extent == .viewport || layout.isScrolled {
      parts.append("viewport \(words(layout.collection.container))")
    }
    return parts.joined(separator: " · ")
  }
}
