import Reflow

/// Right-to-left is the exact mirror and horizontal scrolling the exact transpose, for every provider
/// but a physical one.
package struct SymmetryLaws {
  package let specimen: Specimen

  package init(specimen: Specimen) { self.specimen = specimen }

  package func check() throws {
    try checkTranspose()
    try checkMirror()
  }

  /// Scrolled horizontally, everything stands where it stood, with x and y exchanged.
  package func checkTranspose() throws {
    try compare(
      vertical.layout(), horizontal.layout(), "transpose law", \.transposed, size: \.transposed)
  }

  /// From right to left, everything stands where a mirror shows it.
  package func checkMirror() throws {
    try checkMirror(of: vertical, vertical.layout())
    try checkMirror(of: horizontal, horizontal.layout())
  }

  private var vertical: Specimen {
    var vertical = specimen
    vertical.collection.scrollDirection = .vertical
    vertical.collection.layoutDirection = .leftToRight
    return vertical
  }

  private var horizontal: Specimen {
    var horizontal = vertical
    horizontal.collection = vertical.collection.transposed
    return horizontal
  }

  private func checkMirror(of specimen: Specimen, _ layout: Layout) throws {
    let width = layout.contentSize.width
    var mirrored = specimen
    mirrored.collection = specimen.collection.mirrored(width: width)
    try compare(
      layout, mirrored.layout(), "mirror law", { $0.mirrored(width: width) }, size: { $0 })
  }

  /// The frames of items are the same in every bit. A pinned view follows the offset, and an offset is
  /// mirrored with a rounding error.
  private func compare(
    _ first: Layout, _ second: Layout, _ law: String, _ image: (Rect) -> Rect,
    size: (Size) -> Size
  ) throws(Violation) {
    try require(
      size(first.contentSize) == second.contentSize, law,
      "content \(first.contentSize), \(second.contentSize)")
    let isPhysical = first.provider.takingPart(in: first.collection).map(\.isPhysical)
    for (one, other) in zip(first.elements, second.elements) {
      if case .item(let path) = one.element, isPhysical[path.section] { continue }
      let expected = image(one.frame)
      try require(
        one.element == other.element
          && (expected == other.frame || one.isPinned && expected.isNear(other.frame)),
        law, "\(one.element): expected \(expected.text), is \(other.frame.text)")
    }
    for section in 0..<first.sectionCount {
      try require(
        first.lineCount(inSection: section) == second.lineCount(inSection: section), law,
        "lines of section \(section)")
    }
  }
}

extension Rect {
  package var transposed: Rect { Rect(minY, minX, size.height, size.width) }

  package func mirrored(width: Double) -> Rect { Rect(width - maxX, minY, size.width, size.height) }

  package func isNear(_ other: Rect) -> Bool {
    Fit.equal(minX, other.minX) && Fit.equal(minY, other.minY)
      && Fit.equal(size.width, other.size.width) && Fit.equal(size.height, other.size.height)
  }
}

extension Size {
  package var transposed: Size { Size(width: height, height: width) }
}

extension Insets {
  package var transposed: Insets { Insets(top: left, left: top, bottom: right, right: bottom) }
  package var mirrored: Insets { Insets(top: top, left: right, bottom: bottom, right: left) }
}

extension LayoutCollection {
  /// The same collection on its side: scrolled along the other axis, with every size transposed.
  package var transposed: LayoutCollection {
    var other = mapInsets(\.transposed)
    other.container = container.transposed
    other.scrollDirection = scrollDirection == .vertical ? .horizontal : .vertical
    other.offset = Point(x: offset.y, y: offset.x)
    for index in sections.indices {
      other.sections[index].items = ItemList(sections[index].items.map(\.transposed))
    }
    return other
  }

  /// The same collection written the other way, with physical insets on the other side.
  package func mirrored(width: Double) -> LayoutCollection {
    var other = mapInsets(\.mirrored)
    other.layoutDirection = layoutDirection == .leftToRight ? .rightToLeft : .leftToRight
    other.offset.x = width - offset.x - container.width
    return other
  }

  private func mapInsets(_ image: (Insets) -> Insets) -> LayoutCollection {
    var other = self
    for index in sections.indices {
      other.sections[index].insets = image(sections[index].insets)
      other.sections[index].headerInsets = image(sections[index].headerInsets)
      other.sections[index].footerInsets = image(sections[index].footerInsets)
    }
    return other
  }
}
