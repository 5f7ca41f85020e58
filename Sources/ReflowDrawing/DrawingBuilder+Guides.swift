import Reflow

extension DrawingBuilder {
  /// The shaded insets and spacings of the sections that are drawn: where they came out, not where
  /// they were asked for, so a justified line shows the space that it was given.
  func guides() -> [DrawingElement] {
    var guides: [DrawingElement] = []
    var first = 0
    while first < placed.count {
      let section = placed[first].element.section
      var end = first
      while end < placed.count, placed[end].element.section == section { end += 1 }
      guides += self.guides(ofSection: section, Array(placed[first..<end]))
      first = end
    }
    return guides
  }

  private func guides(ofSection index: Int, _ placed: [PlacedElement]) -> [DrawingElement] {
    let section = layout.collection.sections[index]
    let provider = section.provider ?? layout.provider.items
    var guides: [DrawingElement] = []
    for element in placed where !element.isPinned {
      let insets: Insets
      switch element.element {
      case .header: insets = section.headerInsets
      case .footer: insets = section.footerInsets
      case .item: continue
      }
      // Its place is the inside of its insets in every direction.
      guides += bands(around: flow(element.frame), insets)
    }
    // A physical provider knows neither insets nor spacings.
    guard !provider.description.isPhysical, let area = itemsArea(ofSection: index) else {
      return guides
    }
    let items = placed.compactMap { element -> PlacedItem? in
      guard case .item = element.element else { return nil }
      return PlacedItem(place: flow(element.frame), line: element.line)
    }
    let transform = layout.collection.transform
    let insets = transform.flowInsets(section.insets)
    var inside = area
    inside.across = insets.leading
    inside.breadth = breadth - insets.leading - insets.trailing
    let spacings =
      provider.description.hasLines
      ? Self.spacings(ofLines: items, across: inside) : Self.spacings(ofColumns: items)
    return guides + spacings.map { guide(.spacing, $0) } + bands(around: inside, section.insets)
  }

  /// The container's extent along lines, in points.
  private var breadth: Double {
    layout.collection.transform.flowSize(layout.collection.container).breadth
  }

  private struct PlacedItem {
    var place: FlowRect
    var line: Int?
  }

  /// The most items whose frames are asked for one by one, each for the placing of a stretch.
  private static let mostAskedFor = 1000

  /// Where the items of a section lie along the scroll axis; nil where there are none. The first and
  /// the last line tell it; where these are long, one pass over the section does.
  private func itemsArea(ofSection section: Int) -> FlowRect? {
    guard let count = layout.itemCount(inSection: section), count > 0 else { return nil }
    var low = Double.infinity
    var high = -Double.infinity
    func add(_ frame: Rect) {
      let place = flow(frame)
      low = min(low, place.along)
      high = max(high, place.along + place.depth)
    }
    let lines = layout.lineCount(inSection: section) ?? 0
    let ends = Set([0, lines - 1]).compactMap { layout.items(onLine: $0, inSection: section) }
    let asked = ends.reduce(0) { $0 + $1.count }
    if (1...Self.mostAskedFor).contains(asked) {
      for item in ends.joined() {
        layout.frame(ofItem: ItemPath(section: section, item: item)).map(add)
      }
    } else {
      layout.forEachPlacement(inSection: section) { _, frame, _ in add(frame) }
    }
    guard low <= high else { return nil }
    return FlowRect(across: 0, along: low, breadth: breadth, depth: high - low)
  }

  // MARK: - Insets

  /// Four bands around a place; a negative inset has none.
  private func bands(around place: FlowRect, _ insets: Insets) -> [DrawingElement] {
    let insets = layout.collection.transform.flowInsets(insets)
    let (left, right) = (max(0, insets.leading), max(0, insets.trailing))
    let (before, after) = (max(0, insets.before), max(0, insets.after))
    let all = FlowRect(
      across: place.across - left, along: 0, breadth: place.breadth + left + right, depth: 0)
    var bands = [all, all, place, place]
    (bands[0].along, bands[0].depth) = (place.along - before, before)
    (bands[1].along, bands[1].depth) = (place.along + place.depth, after)
    (bands[2].across, bands[2].breadth) = (place.across - left, left)
    (bands[3].across, bands[3].breadth) = (place.across + place.breadth, right)
    return bands.filter { $0.breadth > 0 && $0.depth > 0 }.map { guide(.inset, $0) }
  }

  private func guide(_ purpose: DrawingPurpose, _ place: FlowRect) -> DrawingElement {
    let frame = layout.collection.transform.rect(place, contentWidth: layout.contentSize.width)
    return purpose == .inset
      ? DrawingElement(purpose, frame, fill: .inset)
      : DrawingElement(purpose, frame, shape: .hatch, fill: .spacing, edge: .spacingLine)
  }

  /// A frame as its provider has placed it, with the insets in it: the transform taken back.
  func flow(_ frame: Rect) -> FlowRect {
    var frame = frame
    if layout.collection.layoutDirection == .rightToLeft {
      frame.origin.x = layout.contentSize.width - frame.maxX
    }
    return isHorizontal
      ? FlowRect(
        across: frame.minY, along: frame.minX, breadth: frame.size.height, depth: frame.size.width)
      : FlowRect(
        across: frame.minX, along: frame.minY, breadth: frame.size.width, depth: frame.size.height)
  }

  // MARK: - Spacings

  /// The gaps between neighbours on a line, as deep as the line, and those between lines.
  /// - Parameter area: how far lines reach across.
  private static func spacings(ofLines items: [PlacedItem], across area: FlowRect) -> [FlowRect] {
    var spacings: [FlowRect] = []
    var lastEnd: Double?
    var first = 0
    while first < items.count {
      var end = first
      while end < items.count, items[end].line == items[first].line { end += 1 }
      let line = items[first..<end].map(\.place).sorted { $0.across < $1.across }
      let start = line.reduce(.infinity) { min($0, $1.along) }
      let stop = line.reduce(-.infinity) { max($0, $1.along + $1.depth) }
      if let lastEnd, start > lastEnd, area.breadth > 0 {
        spacings.append(
          FlowRect(
            across: area.across, along: lastEnd, breadth: area.breadth, depth: start - lastEnd))
      }
      var reached = line[0].across + line[0].breadth
      for item in line.dropFirst() {
        if item.across > reached, stop > start {
          spacings.append(
            FlowRect(
              across: reached, along: start, breadth: item.across - reached, depth: stop - start))
        }
        reached = max(reached, item.across + item.breadth)
      }
      lastEnd = max(lastEnd ?? stop, stop)
      first = end
    }
    return spacings
  }

  /// The gaps between the items of a column and those between columns; none where the items stand in
  /// no columns.
  private static func spacings(ofColumns items: [PlacedItem]) -> [FlowRect] {
    let places = items.map(\.place).sorted { ($0.across, $0.along) < ($1.across, $1.along) }
    var columns: [[FlowRect]] = []
    for place in places {
      if let last = columns.last?.last, Fit.equal(last.across, place.across) {
        guard Fit.equal(last.breadth, place.breadth) else { return [] }
        columns[columns.count - 1].append(place)
      } else {
        if let last = columns.last?.last, place.across < last.across + last.breadth { return [] }
        columns.append([place])
      }
    }
    guard columns.count > 1 else { return [] }
    let start = places.reduce(.infinity) { min($0, $1.along) }
    let stop = places.reduce(-.infinity) { max($0, $1.along + $1.depth) }
    var spacings: [FlowRect] = []
    for (index, column) in columns.enumerated() {
      // The tolerance may order neighbours by the wrong coordinate.
      let column = column.sorted { $0.along < $1.along }
      for (above, below) in zip(column, column.dropFirst()) {
        let end = above.along + above.depth
        guard below.along > end else { continue }
        spacings.append(
          FlowRect(
            across: above.across, along: end, breadth: above.breadth, depth: below.along - end))
      }
      guard index > 0, let left = columns[index - 1].first, let right = column.first else {
        continue
      }
      let end = left.across + left.breadth
      if right.across > end {
        spacings.append(
          FlowRect(across: end, along: start, breadth: right.across - end, depth: stop - start))
      }
    }
    return spacings
  }
}
