import Reflow

/// A layout that takes over what it can from an earlier one is the layout made afresh, bit for bit.
package struct ReuseLaws {
  /// A change, in words, and how it is made.
  package typealias Edit = (String, @Sendable (inout LayoutCollection) -> Void)

  package let specimen: Specimen
  private let edits: [Edit]

  package init(specimen: Specimen, edits: [Edit] = Self.edits) {
    self.specimen = specimen
    self.edits = edits
  }

  package func check() throws {
    let first = try specimen.layout()
    try Self.require(try specimen.layout(), equals: first, "the same input gives the same layout")
    for (name, edit) in edits {
      var edited = specimen
      edit(&edited.collection)
      let fresh = try edited.layout()
      let mended = try edited.layout(reusing: first)
      try Self.require(
        mended, equals: fresh, "reuse after a change of \(name) equals a fresh layout")
      // And back again, from a layout that was itself mended.
      let back = try specimen.layout(reusing: mended)
      try Self.require(back, equals: first, "reuse after taking back \(name) equals a fresh layout")
    }
  }

  /// What may change between two layouts.
  package static let edits: [Edit] = [
    ("nothing", { _ in }),
    ("offset", { $0.offset = Point(x: $0.offset.x + 37, y: $0.offset.y + 21) }),
    ("height", { $0.container.height += 40 }),
    ("width", { $0.container.width += 17 }),
    ("scroll direction", { $0.scrollDirection = $0.transposed.scrollDirection }),
    ("writing direction", { $0.layoutDirection = $0.mirrored(width: 0).layoutDirection }),
    ("line spacing", { $0.editFirst { $0.lineSpacing += 3 } }),
    ("interitem spacing", { $0.editFirst { $0.interitemSpacing += 3 } }),
    ("insets", { $0.editFirst { $0.insets = Insets(top: 4, left: 3, bottom: 2, right: 1) } }),
    ("header", { $0.editFirst { $0.header += 9 } }),
    ("header insets", { $0.editFirst { $0.headerInsets.top += 9 } }),
    ("an item", { $0.editFirst { if !$0.items.isEmpty { $0.items[0].height += 5 } } }),
    ("an item more", { $0.editFirst { $0.items.append(Size(width: 31, height: 17)) } }),
    ("an item less", { $0.editFirst { if !$0.items.isEmpty { $0.items.removeLast() } } }),
    (
      "one section more",
      { $0.sections.insert(Section(items: [Size(width: 30, height: 20)]), at: 0) }
    ),
    ("one section less", { if !$0.sections.isEmpty { $0.sections.removeFirst() } }),
  ]

  package static func require(_ layout: Layout, equals other: Layout, _ law: String)
    throws(Violation)
  {
    try ReflowTesting.require(
      bits(layout.contentSize) == bits(other.contentSize), law,
      "content \(layout.contentSize), \(other.contentSize)")
    let (ours, theirs) = (layout.elements, other.elements)
    try ReflowTesting.require(ours.count == theirs.count, law, "\(ours.count), \(theirs.count)")
    for (mine, its) in zip(ours, theirs) {
      let isSame =
        mine.element == its.element && mine.isPinned == its.isPinned
        && bits(mine.frame.size) == bits(its.frame.size)
        && mine.frame.minX.bitPattern == its.frame.minX.bitPattern
        && mine.frame.minY.bitPattern == its.frame.minY.bitPattern
      try ReflowTesting.require(
        isSame, law, "\(mine.element) \(mine.frame.text), \(its.element) \(its.frame.text)")
    }
    for section in 0..<layout.sectionCount {
      try ReflowTesting.require(
        layout.lineCount(inSection: section) == other.lineCount(inSection: section), law,
        "lines of section \(section)")
    }
  }

  private static func bits(_ size: Size) -> [UInt64] {
    [size.width.bitPattern, size.height.bitPattern]
  }
}

extension LayoutCollection {
  /// Changes the first section, where there is one.
  package mutating func editFirst(_ change: (inout Section) -> Void) {
    if !sections.isEmpty { change(&sections[0]) }
  }
}
