import Reflow

extension Relation {
  /// Why the relation does not hold; empty where it does.
  func reasons(in now: Situation, since start: Situation) throws(MissingFigure) -> [Message] {
    switch self {
    case .noneCrosses(let side): return now.crossing(side)
    case .noneOverlap: return ItemOverlap.first(in: now.layout).map { [$0.inWords] } ?? []
    case .shareLine(let range): return try now.splitting(range)
    case .beginsLine(let position):
      let path = try now.path(position)
      guard try now.lineMates(of: path).lowerBound != path.item else { return [] }
      return [now.decision(on: path) ?? Message("begins-no-line", ["item": .message(path.inWords)])]
    case .isAlone(let position): return try now.company(position)
    case .stands(let first, let place, let second):
      return try now.misplaced(first, place, second)
    case .isPinned(let view, let section, let wanted):
      let found = try now.view(view, section)
      guard found.isPinned != wanted else { return [] }
      return [now.pinning(found, view)]
    case .isSelected(let position):
      let path = try now.path(position)
      guard now.selection != path else { return [] }
      guard let selection = now.selection else { return [Message("nothing-selected")] }
      return [Message("selected", ["item": .message(selection.inWords)])]
    case .provider(let name, let ofItems, let wanted):
      return now.otherProvider(name, ofItems: ofItems, wanted)
    case .parameter(let name, let value): return now.otherParameter(name, value)
    case .scroll(let scroll):
      let isHorizontal = now.scene.scrollDirection == .horizontal
      guard isHorizontal != (scroll == .horizontal) else { return [] }
      return [Message(isHorizontal ? "scroll-horizontal" : "scroll-vertical")]
    case .direction(let direction):
      let isMirrored = now.scene.layoutDirection == .rightToLeft
      guard isMirrored != (direction == .rtl) else { return [] }
      return [Message(isMirrored ? "direction-rtl" : "direction-ltr")]
    case .itemsUnchanged: return now.itemsChange(since: start).map { [$0] } ?? []
    case .onlyChanged(let allowed): return now.changes(since: start, beside: allowed)
    }
  }
}

// MARK: - Places

extension Situation {
  /// Of the items that cross an inset the one that does so furthest, in its section's insets.
  fileprivate func crossing(_ side: Figure.Side) -> [Message] {
    var furthest: (by: Double, path: ItemPath)?
    var count = 0
    let container = layout.collection.container
    for (section, own) in layout.collection.sections.enumerated() {
      let inset = side.inset(of: own.insets)
      layout.forEachPlacement(inSection: section) { item, frame, _ in
        let over =
          switch side {
          case .top: inset - frame.minY
          case .left: inset - frame.minX
          case .bottom: frame.maxY - (container.height - inset)
          case .right: frame.maxX - (container.width - inset)
          }
        guard over > Fit.tolerance else { return }
        count += 1
        if over > furthest?.by ?? 0 {
          furthest = (over, ItemPath(section: section, item: item))
        }
      }
    }
    guard let furthest else { return [] }
    var reasons = [
      Message(
        "crosses",
        [
          "item": .message(furthest.path.inWords), "side": .message(side.inWords),
          "points": .text(explained(furthest.by)),
        ])
    ]
    if count > 1 { reasons.append(Message("crossing-count", ["count": "\(count)"])) }
    return reasons
  }

  fileprivate func misplaced(
    _ first: ItemPosition, _ place: Relation.Place, _ second: ItemPosition
  ) throws(MissingFigure) -> [Message] {
    let (frame, other) = (try frame(of: first), try frame(of: second))
    let over =
      switch place {
      case .left: frame.maxX - other.minX
      case .right: other.maxX - frame.minX
      case .above: frame.maxY - other.minY
      case .below: other.maxY - frame.minY
      }
    guard !(over <= Fit.tolerance) else { return [] }
    let key =
      switch place {
      case .left: "not-left"
      case .right: "not-right"
      case .above: "not-above"
      case .below: "not-below"
      }
    let isEnd = place == .left || place == .above
    let isAcross = place == .left || place == .right
    func edge(_ rect: Rect, end: Bool) -> Message.Value {
      .text(explained(isAcross ? (end ? rect.maxX : rect.minX) : (end ? rect.maxY : rect.minY)))
    }
    return [
      Message(
        key,
        [
          "first": .message(try path(first).inWords), "second": .message(try path(second).inWords),
          "edge": edge(frame, end: isEnd), "other": edge(other, end: !isEnd),
          "points": .text(explained(over)),
        ])
    ]
  }

  fileprivate func pinning(_ found: LayoutAttributes, _ view: Figure.View) -> Message {
    let name = Message.Value.message(view.inWords(found.element.section))
    guard found.isPinned else { return Message("not-pinned", ["view": name]) }
    let shift = layout.explanation(of: found.element)?.along.last?.value ?? 0
    return Message("pinned", ["view": name, "points": .text(explained(shift.magnitude))])
  }
}

// MARK: - Lines

extension Situation {
  /// Why items do not share a line: the first of them that begins another one.
  fileprivate func splitting(_ range: ItemRange) throws(MissingFigure) -> [Message] {
    let (first, last) = (try path(range.first), try path(range.last))
    let mates = try lineMates(of: first)
    guard last.item >= mates.upperBound else { return [] }
    let next = ItemPath(section: first.section, item: mates.upperBound)
    return [decision(on: next) ?? Message("begins-line", ["item": .message(next.inWords)])]
  }

  /// Why an item is not alone: it has joined its line, or the next one has.
  fileprivate func company(_ position: ItemPosition) throws(MissingFigure) -> [Message] {
    let path = try path(position)
    let mates = try lineMates(of: path)
    var joining: [ItemPath] = []
    if mates.lowerBound < path.item { joining.append(path) }
    if path.item + 1 < mates.upperBound {
      joining.append(ItemPath(section: path.section, item: path.item + 1))
    }
    return joining.map {
      decision(on: $0) ?? Message("joins-line", ["item": .message($0.inWords)])
    }
  }
}

// MARK: - Providers

extension Situation {
  fileprivate func otherProvider(_ name: String, ofItems: Bool, _ wanted: Bool) -> [Message] {
    let own =
      ofItems ? layout.provider.items.specification.name : layout.provider.specification.name
    let holds = name == "loaded" ? loadedProviders.contains(own) : own == name
    guard holds != wanted else { return [] }
    let values: [String: Message.Value] = ["provider": .text(own)]
    if name == "loaded" { return [Message(holds ? "is-loaded" : "not-loaded", values)] }
    return [Message(ofItems ? "items-provider" : "provider", values)]
  }

  /// Why a parameter has not the value; `items.columns` is one of the provider within `sections`.
  fileprivate func otherParameter(_ name: String, _ wanted: String) -> [Message] {
    let isOfItems = name.hasPrefix("items.")
    let specification =
      isOfItems ? layout.provider.items.specification : layout.provider.specification
    let own = isOfItems ? String(name.dropFirst("items.".count)) : name
    guard let value = specification[own] else {
      return [
        Message(
          "missing-parameter", ["provider": .text(specification.name), "parameter": .text(own)])
      ]
    }
    guard !value.equals(wanted) else { return [] }
    return [Message("parameter", ["parameter": .text(name), "value": .text(value.inWords)])]
  }
}

extension ParameterValue {
  /// As it is typed.
  var inWords: String {
    switch self {
    case .number(let number): explained(number)
    case .text(let text): text
    case .boolean(let flag): flag ? "true" : "false"
    case .provider(let specification): specification.name
    }
  }

  fileprivate func equals(_ text: String) -> Bool {
    if case .number(let number) = self {
      return Double(text).map { Fit.equal(number, $0) } ?? false
    }
    return inWords == text
  }
}
