extension Layout {
  /// Why an element is where it is, or nil where there is no such element. O(log n) and the placing of
  /// a few stretches of items.
  public func explanation(of element: Element) -> Explanation? {
    switch element {
    case .item(let path): explanation(ofItem: path)
    case .header(let section): explanation(ofHeader: section)
    case .footer(let section): explanation(ofFooter: section)
    }
  }

  /// How items were placed, one after another: for each what was decided, and the state of the fold
  /// before and after it. Nil where there are no such items. O(items) and the placing of a stretch.
  public func steps(ofItems range: Range<Int>, inSection section: Int) -> [PlacingStep]? {
    guard let stacked = stacked(section), range.lowerBound >= 0,
      range.upperBound <= stacked.layout.itemCount
    else { return nil }
    var steps = stacked.layout.steps(of: range)
    for index in steps.indices {
      steps[index].before.along += stacked.parts.items
      steps[index].after.along += stacked.parts.items
    }
    return steps
  }

  private func explanation(ofItem path: ItemPath) -> Explanation? {
    guard let stacked = stacked(path.section),
      stacked.layout.items.contains(path.item)
    else { return nil }
    let inSection = stacked.layout.explanation(ofItem: path.item)
    let explanation = inSection.explanation
    let frame = frame(inSection.placed, in: stacked)
    var across = [NamedNumber("leading inset", stacked.leading)]
    var along = itemsStart(of: path.section, stacked)
    var placed = inSection.placed
    if stacked.isPhysical {
      (across, along) = pageOrigin(along)
      placed = FlowRect(
        across: frame.minX, along: frame.minY, breadth: placed.breadth, depth: placed.depth)
    } else {
      placed.across += stacked.leading
      placed.along += stacked.parts.items
    }
    return Explanation(
      element: .item(path), frame: frame, isPinned: false, decision: explanation.decision,
      across: across + explanation.across, along: along + explanation.along,
      facts: explanation.facts, placed: placed,
      border: stacked.isPhysical ? .unchanged : border)
  }

  private func explanation(ofHeader section: Int) -> Explanation? {
    guard let rules = provider.supplementaries, let stacked = stacked(section),
      let header = header(ofSection: section)
    else { return nil }
    return explanation(
      of: header, stacked.headerInsets, natural: stacked.parts.header,
      along: rules.headerStart(in: stacked.parts, viewport), depth: stacked.parts.headerDepth,
      terms: headerStart(of: section, stacked),
      facts: rules.headerFacts(in: stacked.parts, viewport))
  }

  private func explanation(ofFooter section: Int) -> Explanation? {
    guard let rules = provider.supplementaries, let stacked = stacked(section),
      let footer = footer(ofSection: section)
    else { return nil }
    let terms =
      itemsStart(of: section, stacked) + [
        NamedNumber(
          "items", stacked.isPhysical ? stack.container.depth : stacked.layout.depth),
        NamedNumber("inset after", stacked.insets.after),
        NamedNumber("footer's inset before", stacked.footerInsets.before),
      ]
    return explanation(
      of: footer, stacked.footerInsets, natural: stacked.parts.footer,
      along: rules.footerStart(in: stacked.parts, viewport), depth: stacked.parts.footerDepth,
      terms: terms, facts: rules.footerFacts(in: stacked.parts, viewport))
  }

  private func explanation(
    of view: LayoutAttributes, _ insets: FlowInsets, natural: Double, along: Double,
    depth: Double, terms: [NamedNumber], facts: [ExplanationFact]
  ) -> Explanation {
    let container = stack.container.breadth
    let breadth = max(0, container - insets.leading - insets.trailing)
    var facts = facts
    if insets.leading != 0 || insets.trailing != 0 {
      let formula: Formula =
        """
        max(\(0), \(container, "container") − \(insets.leading, "leading inset") − \
        \(insets.trailing, "trailing inset"))
        """
      facts.append(.calculation(Calculation("breadth", formula, value: breadth)))
    }
    return Explanation(
      element: view.element, frame: view.frame, isPinned: view.isPinned, decision: nil,
      across: [NamedNumber("leading inset", insets.leading)],
      along: terms + [NamedNumber("pinned", along - natural)], facts: facts,
      placed: FlowRect(across: insets.leading, along: along, breadth: breadth, depth: depth),
      border: border)
  }

  private var border: Explanation.Border {
    Explanation.Border(
      isTransposed: transform.isHorizontal,
      mirrorWidth: transform.isMirrored ? contentSize.width : nil)
  }
}

// MARK: - The stack above

extension Layout {
  /// The terms of where a section's header begins.
  private func headerStart(of section: Int, _ stacked: StackedSection) -> [NamedNumber] {
    let before = section == 1 ? "1 section before" : "\(section) sections before"
    return [
      NamedNumber(before, stacked.parts.start),
      NamedNumber("header's inset before", stacked.hasHeader ? stacked.headerInsets.before : 0),
    ]
  }

  /// The terms of where a section's items begin.
  private func itemsStart(of section: Int, _ stacked: StackedSection) -> [NamedNumber] {
    headerStart(of: section, stacked) + [
      NamedNumber("header", stacked.parts.headerDepth),
      NamedNumber("header's inset after", stacked.hasHeader ? stacked.headerInsets.after : 0),
      NamedNumber("inset before", stacked.insets.before),
    ]
  }

  /// The terms in x and y of the page on which a physical provider places.
  private func pageOrigin(
    _ stack: [NamedNumber]
  ) -> (across: [NamedNumber], along: [NamedNumber]) {
    guard transform.isHorizontal else { return ([], stack) }
    guard transform.isMirrored else { return (stack, []) }
    let mirrored = stack.map { NamedNumber($0.name, -$0.value) }
    return (
      [NamedNumber("content width", contentSize.width)] + mirrored
        + [NamedNumber("container", -self.stack.container.depth)], []
    )
  }
}

extension StackedSection {
  fileprivate var hasHeader: Bool { parts.headerDepth > 0 }
}
