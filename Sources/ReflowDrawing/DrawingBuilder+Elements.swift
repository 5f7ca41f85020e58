import Reflow

extension DrawingBuilder {
  /// Adds an element, and the number of an item where it is asked for.
  func add(_ placed: PlacedElement, to elements: inout [DrawingElement]) {
    let isChanged = options.showsChanges && change.changes[placed.element] != nil
    let roles = Roles(placed.element, isChanged: isChanged)
    var drawn = box(.element(placed.element), placed.frame, roles)
    if placed.isPinned {
      drawn.edge = .pinnedEdge
      drawn.edgeWidth = 1.5
      drawn.hasShadow = true
    }
    if options.isAnimated { drawn.transition = change.transition(of: placed.element) }
    switch placed.element {
    case .item(let path):
      if subject.isSelected(path) {
        drawn.edge = .selectedEdge
        drawn.edgeWidth = 2
      }
      let label = subject.label(path).flatMap { $0.contains { $0 != " " } ? $0 : nil }
      drawn.text =
        label.map { labelText($0, in: placed.frame, roles) }
        ?? number(path, in: placed.frame, roles)
      elements.append(drawn)
      if options.showsIndexes, label != nil {
        elements.append(corner(path, in: placed.frame, roles, drawn.transition))
      }
    case .header(let section):
      drawn.text = name("header \(section)", placed, roles)
      elements.append(drawn)
    case .footer(let section):
      drawn.text = name("footer \(section)", placed, roles)
      elements.append(drawn)
    }
  }

  /// A rounded box, or what can be seen of one that has no area.
  private func box(_ purpose: DrawingPurpose, _ frame: Rect, _ roles: Roles) -> DrawingElement {
    let least = min(frame.size.width, frame.size.height)
    guard least > 0 else {
      return DrawingElement(purpose, frame, shape: .line, edge: roles.edge)
    }
    // There is no inside left that could be told from an edge.
    guard least >= 4 else { return DrawingElement(purpose, frame, fill: roles.edge) }
    return DrawingElement(
      purpose, frame, shape: .rectangle(cornerRadius: min(5, least / 5)), fill: roles.fill,
      edge: roles.edge)
  }

  /// The colours of an element.
  private struct Roles {
    var fill: DrawingRole
    var edge: DrawingRole
    var text: DrawingRole

    init(_ element: Element, isChanged: Bool) {
      switch element {
      case _ where isChanged: (fill, edge, text) = (.changed, .changedEdge, .changedText)
      case .item: (fill, edge, text) = (.item, .itemEdge, .itemText)
      case .header: (fill, edge, text) = (.header, .headerEdge, .headerText)
      case .footer: (fill, edge, text) = (.footer, .footerEdge, .footerText)
      }
    }
  }

  // MARK: - Texts

  private func labelText(_ label: String, in frame: Rect, _ roles: Roles) -> DrawingText {
    DrawingText(
      label, font: itemFont, color: roles.text, box: inside(frame),
      padding: max(0, subject.style.padding - Self.edge))
  }

  /// The index of an item that has no label.
  private func number(_ path: ItemPath, in frame: Rect, _ roles: Roles) -> DrawingText {
    DrawingText(
      index(path), font: .note(size: 12), color: roles.text, box: inside(frame),
      alignment: .center, mayShrink: true)
  }

  /// The index of an item that has a label, small in the corner where reading begins.
  private func corner(
    _ path: ItemPath, in frame: Rect, _ roles: Roles, _ transition: DrawingTransition?
  ) -> DrawingElement {
    let isMirrored = layout.collection.layoutDirection == .rightToLeft
    var box = frame
    box.size.height = min(9, frame.size.height * 0.4)
    box.origin.y += min(1, frame.size.height * 0.05)
    box.origin.x += 3
    box.size.width = max(0, box.size.width - 6)
    let text = DrawingText(
      index(path), font: .note(size: 7), color: roles.text, box: box,
      alignment: isMirrored ? .trailing : .leading, mayShrink: true)
    return DrawingElement(.index(path), box, text: text, transition: moved(transition, frame, box))
  }

  /// The same movement for what stands in a corner of a frame.
  private func moved(
    _ transition: DrawingTransition?, _ frame: Rect, _ box: Rect
  ) -> DrawingTransition? {
    guard case .from(let old) = transition else { return transition }
    return .from(
      Rect(
        x: box.minX + old.minX - frame.minX, y: box.minY + old.minY - frame.minY,
        width: box.size.width, height: box.size.height))
  }

  func index(_ path: ItemPath) -> String {
    layout.sectionCount == 1 ? "\(path.item)" : "\(path.section).\(path.item)"
  }

  private func name(_ name: String, _ placed: PlacedElement, _ roles: Roles) -> DrawingText {
    let isMirrored = layout.collection.layoutDirection == .rightToLeft
    let isNarrow = placed.frame.size.width < 90
    return DrawingText(
      placed.isPinned && !isNarrow ? "\(name) · pinned" : name,
      font: .note(size: 12, weight: 600), color: roles.text, box: inside(placed.frame),
      padding: isNarrow ? 2 : 9,
      alignment: isNarrow ? .center : isMirrored ? .trailing : .leading, mayShrink: true)
  }

  /// The width of an edge, in points.
  private static let edge = 1.0

  /// Where a text of an element may stand: within its edge, and of one wider than the picture in the
  /// part that is shown.
  private func inside(_ frame: Rect) -> Rect {
    let frame = frame.size.width > shown.size.width ? frame.intersection(shown) ?? frame : frame
    let width = max(0, frame.size.width - 2 * Self.edge)
    let height = max(0, frame.size.height - 2 * Self.edge)
    return Rect(
      x: frame.minX + (frame.size.width - width) / 2,
      y: frame.minY + (frame.size.height - height) / 2, width: width, height: height)
  }

  // MARK: - Changes

  func outline(_ old: ElementPlace) -> DrawingElement {
    let least = min(old.frame.size.width, old.frame.size.height)
    return DrawingElement(
      .oldPlace(old.element), old.frame, shape: .rectangle(cornerRadius: min(5, least / 5)),
      edge: .oldPlace, isDashed: true)
  }

  /// An element that is there no more: it fades out where it stood.
  func gone(_ old: ElementPlace) -> DrawingElement {
    let roles = Roles(old.element, isChanged: false)
    var drawn = box(.gone(old.element), old.frame, roles)
    drawn.transition = .went
    if case .item(let path) = old.element, let label = subject.formerLabel(path) {
      drawn.text = labelText(label, in: old.frame, roles)
    }
    return drawn
  }
}
