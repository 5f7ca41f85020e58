/// A collection, laid out: where every element stands.
///
/// A value; it keeps what it was made from. Frames are made when they are asked for, from the states
/// that the fold has left behind, so a layout of a million items holds a few bytes an item, and asking
/// for one frame costs the placing of at most `Stretch.length` items.
///
/// Elements that do not exist (a stale index, a header where there is none) answer nil.
public struct Layout: Sendable {
  public let collection: LayoutCollection
  public let provider: Provider
  /// Across the scroll axis the container's extent, along it the sum of the sections. Neither an item
  /// that sticks out nor the viewport enlarges it, and it holds no trailing spacing.
  public let contentSize: Size
  /// What making this layout has cost.
  public let work: LayoutWork
  let stack: Stack
  let transform: FlowTransform
  let viewport: Viewport

  init(
    _ collection: LayoutCollection, _ provider: Provider, _ stack: Stack, _ work: LayoutWork
  ) {
    self.collection = collection
    self.provider = provider
    self.stack = stack
    self.work = work
    transform = collection.transform
    contentSize = transform.size(
      FlowSize(breadth: stack.container.breadth, depth: stack.contentDepth))
    let shown = Rect(origin: collection.offset, size: collection.container)
    let along = transform.along(shown, contentWidth: contentSize.width)
    viewport = Viewport(offset: along.low, depth: stack.container.depth)
  }

  public var sectionCount: Int { stack.sections.count }

  public func itemCount(inSection section: Int) -> Int? {
    stacked(section)?.layout.items.count
  }

  /// The frame of an element, or nil where there is no such element. O(1) and the placing of at most
  /// two stretches of items.
  public func frame(of element: Element) -> Rect? {
    switch element {
    case .header(let section): header(ofSection: section)?.frame
    case .footer(let section): footer(ofSection: section)?.frame
    case .item(let path): frame(ofItem: path)
    }
  }

  /// The frame of an item, or nil where there is no such item.
  public func frame(ofItem path: ItemPath) -> Rect? {
    placement(ofItem: path)?.frame
  }

  /// The frames of a section's items in their order, or nil where there is no such section. O(n).
  public func frames(ofItemsInSection section: Int) -> [Rect]? {
    guard let stacked = stacked(section) else { return nil }
    var frames: [Rect] = []
    frames.reserveCapacity(stacked.layout.items.count)
    forEachPlacement(inSection: section) { _, frame, _ in frames.append(frame) }
    return frames
  }

  /// Calls `body` with the index, frame and line of every item of a section, in their order. O(n), in
  /// constant memory.
  public func forEachPlacement(
    inSection section: Int, _ body: (_ item: Int, _ frame: Rect, _ line: Int) -> Void
  ) {
    guard let stacked = stacked(section) else { return }
    var buffer = FrameBuffer()
    let count = stacked.layout.items.count
    var first = 0
    while first < count {
      let range = first..<min(first + Stretch.length, count)
      stacked.layout.frames(of: range, into: &buffer)
      for item in range {
        let offset = item - first
        body(item, frame(buffer.frames[offset], in: stacked), buffer.lines[offset])
      }
      first = range.upperBound
    }
  }

  /// The header of a section, or nil where it has none.
  public func header(ofSection section: Int) -> LayoutAttributes? {
    guard case .stack(let rules) = provider, let stacked = stacked(section) else { return nil }
    let parts = stacked.parts
    return supplementary(
      .header(section: section), natural: parts.header, along: rules.header(parts, viewport),
      depth: parts.headerDepth, stacked.headerInsets)
  }

  /// The footer of a section, or nil where it has none.
  public func footer(ofSection section: Int) -> LayoutAttributes? {
    guard case .stack(let rules) = provider, let stacked = stacked(section) else { return nil }
    let parts = stacked.parts
    return supplementary(
      .footer(section: section), natural: parts.footer, along: rules.footer(parts, viewport),
      depth: parts.footerDepth, stacked.footerInsets)
  }

  private func supplementary(
    _ element: Element, natural: Double, along: Double, depth: Double, _ insets: FlowInsets
  ) -> LayoutAttributes? {
    guard depth > 0 else { return nil }
    let breadth = max(0, stack.container.breadth - insets.leading - insets.trailing)
    let placed = FlowRect(across: insets.leading, along: along, breadth: breadth, depth: depth)
    return LayoutAttributes(
      element: element, frame: transform.rect(placed, contentWidth: contentSize.width),
      isPinned: along != natural)
  }

  func stacked(_ section: Int) -> StackedSection? {
    stack.sections.indices.contains(section) ? stack.sections[section] : nil
  }

  func placement(ofItem path: ItemPath) -> (frame: Rect, line: Int)? {
    guard let stacked = stacked(path.section),
      stacked.layout.items.indices.contains(path.item)
    else { return nil }
    var buffer = FrameBuffer()
    stacked.layout.frames(of: path.item..<path.item + 1, into: &buffer)
    return (frame(buffer.frames[0], in: stacked), buffer.lines[0])
  }

  /// A frame in content coordinates from one in the section's.
  func frame(_ placed: FlowRect, in stacked: StackedSection) -> Rect {
    if stacked.isPhysical {
      let origin = physicalOrigin(of: stacked)
      return Rect(
        x: origin.x + placed.across, y: origin.y + placed.along, width: placed.breadth,
        height: placed.depth)
    }
    var placed = placed
    placed.across += stacked.leading
    placed.along += stacked.parts.items
    return transform.rect(placed, contentWidth: contentSize.width)
  }

  /// The top left of the container-sized page on which a physical provider places.
  private func physicalOrigin(of stacked: StackedSection) -> Point {
    let page = FlowRect(across: 0, along: stacked.parts.items, size: stack.container)
    return transform.rect(page, contentWidth: contentSize.width).origin
  }
}
