/// A collection, laid out: where every element stands.
///
/// A value; it keeps what it was made from. Frames are made when they are asked for, from the states
/// that the fold has left behind, so a layout of a million items holds a few bytes an item, and asking
/// for one frame costs the placing of about two stretches.
///
/// Elements that do not exist (a stale index, a header where there is none) answer nil.
public struct Layout: Sendable {
  public let collection: LayoutCollection
  public let provider: AnyLayoutProvider
  /// Across the scroll axis the container's extent, along it the sum of the sections. Neither an item
  /// that sticks out nor the viewport enlarges it, and it holds no trailing spacing.
  public let contentSize: Size
  /// What making this layout has cost.
  public let work: LayoutWork
  let stack: Stack
  let transform: FlowTransform
  let viewport: Viewport

  init(
    _ collection: LayoutCollection, _ provider: AnyLayoutProvider, _ stack: Stack,
    _ work: LayoutWork
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
    stack.sections.indices.contains(section)
      ? stack.sections[section].layout.itemCount : nil
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
    guard itemCount(inSection: section) != nil else { return nil }
    var frames: [Rect] = []
    self.frames(ofItemsInSection: section, into: &frames)
    return frames
  }

  /// Replaces the array's content by the frames of a section's items, keeping its storage. O(n).
  public func frames(ofItemsInSection section: Int, into frames: inout [Rect]) {
    let count = itemCount(inSection: section) ?? 0
    if frames.count != count {
      frames = Array(repeating: Rect(origin: .zero, size: .zero), count: count)
    }
    frames.withUnsafeMutableBufferPointer { writeFrames(ofItemsInSection: section, to: $0) }
  }

  /// Writes the frames of a section's items in their order; on several cores where they are many. O(n).
  /// - Parameters:
  ///   - section: one that there is, or nothing is written.
  ///   - frames: memory for as many frames as there are items, at least.
  ///   - cores: how many to use at most; nil for all there are.
  public func writeFrames(
    ofItemsInSection section: Int, to frames: UnsafeMutableBufferPointer<Rect>, cores: Int? = nil
  ) {
    guard let stacked = stacked(section) else { return }
    let (layout, place, count) = (stacked.layout, place(stacked), stacked.layout.itemCount)
    precondition(frames.count >= count, "there is room for \(frames.count) frames only")
    guard count > 0, let room = frames.baseAddress else { return }
    nonisolated(unsafe) let first = room
    @Sendable func write(_ items: Range<Int>) {
      var buffer = FrameBuffer(
        UnsafeMutableBufferPointer(start: first + items.lowerBound, count: items.count), at: place)
      layout.frames(of: items, into: &buffer)
    }
    #if canImport(Dispatch) && !hasFeature(Embedded)
      let workers = cores ?? WorkerThreads.coreCount
      if workers > 1, count >= SectionJobs.itemsWorthCores {
        let pieces = 8 * workers
        let tasks = SharedTasks(pieces) { piece, _ in
          write(piece * count / pieces..<(piece + 1) * count / pieces)
        }
        _ = tasks.run(workers: workers, nil)
        return
      }
    #endif
    write(0..<count)
  }

  /// Calls `body` with the index, frame and line of every item of a section, in their order. O(n), in
  /// constant memory.
  public func forEachPlacement(
    inSection section: Int, _ body: (_ item: Int, _ frame: Rect, _ line: Int) -> Void
  ) {
    guard let stacked = stacked(section) else { return }
    let items = stacked.layout.items
    forEachPlacement(of: items, in: stacked) { body($0, $1.frame, $1.line) }
  }

  /// The same for some items of a section, with their places.
  func forEachPlacement(
    of items: Range<Int>, in stacked: StackedSection, _ body: (Int, Placement) -> Void
  ) {
    let place = place(stacked)
    let layout = stacked.layout
    layout.forEachStretch(of: items) { stretch, fold in
      FrameBuffer.withRoom(for: stretch.range.count, at: place) { buffer in
        layout.frames(of: stretch, fold, into: &buffer)
        for item in stretch.range { body(item, buffer[item - stretch.range.lowerBound]) }
      }
    }
  }

  /// The header of a section, or nil where it has none.
  public func header(ofSection section: Int) -> LayoutAttributes? {
    stacked(section).flatMap { header(of: $0, section) }
  }

  /// The footer of a section, or nil where it has none.
  public func footer(ofSection section: Int) -> LayoutAttributes? {
    stacked(section).flatMap { footer(of: $0, section) }
  }

  func header(of stacked: StackedSection, _ section: Int) -> LayoutAttributes? {
    guard let rules = provider.supplementaries else { return nil }
    let parts = stacked.parts
    return supplementary(
      .header(section: section), natural: parts.header,
      along: rules.headerStart(in: parts, viewport), depth: parts.headerDepth,
      stacked.headerInsets)
  }

  func footer(of stacked: StackedSection, _ section: Int) -> LayoutAttributes? {
    guard let rules = provider.supplementaries else { return nil }
    let parts = stacked.parts
    return supplementary(
      .footer(section: section), natural: parts.footer,
      along: rules.footerStart(in: parts, viewport), depth: parts.footerDepth,
      stacked.footerInsets)
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
    stack.sections.indices.contains(section) ? stackedSection(section) : nil
  }

  /// A section that there is, in its place.
  func stackedSection(_ section: Int) -> StackedSection {
    let place = stack.sections[section]
    return collection.sections.withUnsafeBufferPointer {
      StackedSection(
        place.layout, $0.baseAddress! + section, at: place.start,
        placesHeaders: provider.placesHeaders, in: stack.container, transform)
    }
  }

  func placement(ofItem path: ItemPath) -> Placement? {
    guard let stacked = stacked(path.section),
      stacked.layout.items.contains(path.item)
    else { return nil }
    var placement: Placement?
    forEachPlacement(of: path.item..<path.item + 1, in: stacked) { placement = $1 }
    return placement
  }

  /// A frame in content coordinates from one in the section's.
  func frame(_ placed: FlowRect, in stacked: StackedSection) -> Rect {
    place(stacked).rect(placed)
  }

  func place(_ stacked: StackedSection) -> FramePlace {
    FramePlace(stacked, transform, contentSize, stack.container)
  }
}
