import Reflow

/// An element that is to be drawn, and what is known of its line.
struct PlacedElement {
  var element: Element
  var frame: Rect
  var isPinned = false
  /// The number of an item's line within its section; nil where there are no lines.
  var line: Int?
}

extension Layout {
  /// All elements in the order of queries, degenerate ones too. O(n).
  func placedElements() -> [PlacedElement] {
    var placed: [PlacedElement] = []
    placed.reserveCapacity(elementCount)
    for section in 0..<sectionCount {
      let hasLines = lineCount(inSection: section) != nil
      if let header = header(ofSection: section) { placed.append(PlacedElement(header)) }
      forEachPlacement(inSection: section) { item, frame, line in
        placed.append(
          PlacedElement(
            element: .item(section: section, item: item), frame: frame,
            line: hasLines ? line : nil))
      }
      if let footer = footer(ofSection: section) { placed.append(PlacedElement(footer)) }
    }
    return placed
  }

  /// Elements with their lines. The cost is the placing of a stretch for each item.
  func placed(_ elements: [LayoutAttributes]) -> [PlacedElement] {
    elements.map { attributes in
      var placed = PlacedElement(attributes)
      if case .item(let path) = attributes.element { placed.line = line(ofItem: path) }
      return placed
    }
  }
}

extension PlacedElement {
  init(_ attributes: LayoutAttributes) {
    self.init(
      element: attributes.element, frame: attributes.frame, isPinned: attributes.isPinned)
  }
}
