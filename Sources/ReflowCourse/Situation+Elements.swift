import Reflow

// What conditions name, looked up in a situation.

extension Situation {
  /// A section that there is.
  func checked(_ section: Int) throws(MissingFigure) -> Int {
    guard section < layout.sectionCount else {
      throw MissingFigure(
        "missing-section", ["section": "\(section)", "count": "\(layout.sectionCount)"])
    }
    return section
  }

  /// The item that a condition names.
  func path(_ position: ItemPosition) throws(MissingFigure) -> ItemPath {
    let section = try checked(position.section)
    let count = layout.itemCount(inSection: section) ?? 0
    guard let item = position.item ?? (count > 0 ? count - 1 : nil) else {
      throw MissingFigure("missing-last-item", ["section": "\(section)"])
    }
    guard (0..<count).contains(item) else {
      throw MissingFigure(
        "missing-item",
        ["item": .message(position.inWords), "section": "\(section)", "count": "\(count)"])
    }
    return ItemPath(section: section, item: item)
  }

  func frame(of position: ItemPosition) throws(MissingFigure) -> Rect {
    let path = try path(position)
    return layout.frame(ofItem: path) ?? Rect(origin: .zero, size: .zero)
  }

  func lineCount(_ section: Int) throws(MissingFigure) -> Int {
    let section = try checked(section)
    guard let count = layout.lineCount(inSection: section) else {
      throw missingLines(provider(ofSection: section))
    }
    return count
  }

  func line(of position: ItemPosition) throws(MissingFigure) -> Int {
    let path = try path(position)
    guard let line = layout.line(ofItem: path) else {
      throw missingLines(provider(ofSection: path.section))
    }
    return line
  }

  /// The items that share the line of an item.
  func lineMates(of path: ItemPath) throws(MissingFigure) -> Range<Int> {
    guard let line = layout.line(ofItem: path),
      let items = layout.items(onLine: line, inSection: path.section)
    else { throw missingLines(provider(ofSection: path.section)) }
    return items
  }

  /// A header or footer.
  func view(_ view: Figure.View, _ section: Int) throws(MissingFigure) -> LayoutAttributes {
    let section = try checked(section)
    let found =
      view == .header ? layout.header(ofSection: section) : layout.footer(ofSection: section)
    guard let found else {
      throw MissingFigure("missing-view", ["view": .message(view.inWords(section))])
    }
    return found
  }

  /// The provider that places a section's items.
  func provider(ofSection section: Int) -> AnyLayoutProvider {
    layout.collection.sections[section].provider ?? layout.provider.items
  }

  func missingLines(_ provider: AnyLayoutProvider) -> MissingFigure {
    MissingFigure("missing-lines", ["provider": "\(provider.specification.name)"])
  }
}

// MARK: - Figures of several items

extension Situation {
  /// From the end of an item to the beginning of another one, across.
  ///
  /// Only between items that stand beside one another: on one line, or, where there are no lines, at
  /// places along that overlap.
  func gap(_ first: ItemPosition, _ second: ItemPosition) throws(MissingFigure) -> Double {
    let (from, to) = (try path(first), try path(second))
    let before = ReadingAxes(layout, inSection: from.section).placed(try frame(of: first))
    let after = ReadingAxes(layout, inSection: to.section).placed(try frame(of: second))
    let line = layout.line(ofItem: from)
    guard from.section == to.section, line == layout.line(ofItem: to),
      line != nil || overlap(before, after)
    else {
      throw MissingFigure(
        line == nil ? "not-beside" : "not-neighbours",
        ["first": .message(from.inWords), "second": .message(to.inWords)])
    }
    return after.across - (before.across + before.breadth)
  }

  /// Whether two items share places along; one without depth shares those where it stands.
  private func overlap(_ one: FlowRect, _ other: FlowRect) -> Bool {
    Fit.equal(one.along, other.along)
      || min(one.along + one.depth, other.along + other.depth)
        - max(one.along, other.along) > Fit.tolerance
  }

  /// The least or the greatest gap between neighbours on one line.
  func gap(_ extreme: Figure.Extreme) throws(MissingFigure) -> Double {
    guard layout.sectionCount == 0 || layout.lineCount != nil else {
      throw missingLines(layout.provider.items)
    }
    var found: Double?
    for section in 0..<layout.sectionCount where layout.lineCount(inSection: section) != nil {
      let axes = ReadingAxes(layout, inSection: section)
      var end = 0.0
      var openLine: Int?
      layout.forEachPlacement(inSection: section) { _, frame, line in
        let placed = axes.placed(frame)
        if line == openLine { found = extreme.of(found, placed.across - end) }
        openLine = line
        end = placed.across + placed.breadth
      }
    }
    guard let found else { throw MissingFigure("missing-gap") }
    return found
  }

  /// The least or the greatest extent of an item.
  func itemExtent(
    _ extreme: Figure.Extreme, _ axis: Figure.Axis
  ) throws(MissingFigure) -> Double {
    var found: Double?
    for section in 0..<layout.sectionCount {
      layout.forEachPlacement(inSection: section) { _, frame, _ in
        found = extreme.of(found, axis.extent(of: frame.size))
      }
    }
    guard let found else { throw MissingFigure("missing-items") }
    return found
  }

  /// Where the columns end in which the items of section 0 stand.
  func columnEnds() throws(MissingFigure) -> [Double] {
    guard let ends = LayoutFigures.columnEnds(of: layout, inSection: try checked(0)) else {
      throw MissingFigure("missing-columns")
    }
    return ends
  }

  /// The insets that differ from the start's, section by section.
  func changedInsets(since start: Situation) -> [(section: Int, side: Figure.Side)] {
    var changed: [(section: Int, side: Figure.Side)] = []
    for (section, now) in layout.collection.sections.enumerated() {
      let sections = start.layout.collection.sections
      // A section that is new has had the collection's insets.
      let before = section < sections.count ? sections[section].insets : start.scene.insets
      for side in Figure.Side.allCases
      where !Fit.equal(side.inset(of: now.insets), side.inset(of: before)) {
        changed.append((section, side))
      }
    }
    return changed
  }
}

extension Figure.Extreme {
  fileprivate func of(_ known: Double?, _ value: Double) -> Double {
    guard let known else { return value }
    return self == .least ? min(known, value) : max(known, value)
  }
}
