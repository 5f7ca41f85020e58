/// All sections of a layout, stacked. About 18 bytes a section.
struct Stack: Sendable {
  let container: FlowSize
  let contentDepth: Double
  /// Each section's items, and where the section begins.
  let sections: ContiguousArray<Place>
  /// How far blocks of sections reach.
  private let blocks: ContiguousArray<Interval>

  struct Place: Sendable {
    let layout: SectionLayout
    let start: Double
  }

  /// Sections are found a block at a time: what is kept of one is little, and looked at quickly.
  private static let blockLength = 16

  /// - Parameter layouts: one for each section.
  /// - Throws: `LayoutError` where the sections add up to more than a number can hold.
  init(
    _ collection: LayoutCollection, _ layouts: ContiguousArray<SectionLayout?>,
    placesHeaders: Bool
  ) throws(LayoutError) {
    let transform = collection.transform
    let container = transform.flowSize(collection.container)
    var places: ContiguousArray<Place> = []
    places.reserveCapacity(layouts.count)
    var blocks: ContiguousArray<Interval> = []
    blocks.reserveCapacity(layouts.count / Self.blockLength + 1)
    var (start, floor) = (0.0, 0.0)
    var block: (low: Double, high: Double) = (.infinity, -.infinity)
    var tooLarge: Int?
    // Sections are looked at where they stand: they may be many, and copying one is not free.
    collection.sections.withUnsafeBufferPointer { sections in
      for index in layouts.indices {
        let layout = layouts[index]!
        let stacked = StackedSection(
          layout, sections.baseAddress! + index, at: start, placesHeaders: placesHeaders,
          in: container, transform)
        places.append(Place(layout: layout, start: start))
        start = stacked.parts.end
        if !(layout.depth.isFinite && start.isFinite) { return tooLarge = index }
        floor = max(floor, layout.context.provider.minimumContentDepth)
        let extent = stacked.extent
        block = (min(block.low, extent.low), max(block.high, extent.high))
        if (index + 1) % Self.blockLength == 0 || index + 1 == layouts.count {
          blocks.append(Interval(low: block.low, high: block.high))
          block = (.infinity, -.infinity)
        }
      }
    }
    if let tooLarge { throw .tooLarge(section: tooLarge) }
    blocks.index()
    self.container = container
    self.sections = places
    self.blocks = blocks
    contentDepth = max(start, floor, 0)
  }

  /// Calls `body` with the sections of the blocks that may reach into (low, high), in rising order.
  func forEachSection(
    near low: Double, _ high: Double, cost: inout QueryCost,
    _ body: (Int, inout QueryCost) -> Void
  ) {
    var index = blocks.firstIndex(reaching: low, &cost)
    while let block = blocks.nextIndex(from: &index, meeting: low, high, &cost) {
      let first = block * Self.blockLength
      for section in first..<min(first + Self.blockLength, sections.count) { body(section, &cost) }
    }
  }

  /// An earlier layout of a section by an equal provider. Sections that were inserted or removed shift
  /// those behind them; so the section is looked for at its index from either end.
  /// - Parameter count: how many sections there are now.
  func known(
    _ index: Int, of count: Int, _ root: ChunkNode<Size>, _ provider: AnyLayoutProvider
  ) -> SectionLayout? {
    func isIdentical(_ place: Int) -> Bool {
      guard sections.indices.contains(place) else { return false }
      let known = sections[place].layout.root
      return known === root || known.count == 0 && root.count == 0
    }
    let fromEnd = index + sections.count - count
    let place = isIdentical(fromEnd) && !isIdentical(index) ? fromEnd : index
    guard sections.indices.contains(place) else { return nil }
    let known = sections[place].layout.context.provider
    // Another type may have been registered under the name since.
    let isEqual =
      known === provider
      || known.specification == provider.specification && known.loops.type == provider.loops.type
    return isEqual ? sections[place].layout : nil
  }

  /// The memory that it holds beside the items, in bytes. O(stretches).
  var bytesHeld: Int {
    sections.reduce(bytes(of: sections) + bytes(of: blocks)) {
      $0 + $1.layout.bytesHeld
    }
  }
}
