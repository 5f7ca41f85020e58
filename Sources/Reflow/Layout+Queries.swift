extension Layout {
  /// The elements that overlap a rectangle, in content coordinates.
  ///
  /// Overlap is half-open on both axes and elements of zero width or height are never returned, so the
  /// answer always equals filtering all frames. Order: section by section; header, items by index,
  /// footer. Each element once. Cost: O(log n) and about two stretches of items for each stretch that
  /// the rectangle meets.
  public func elements(in rect: Rect) -> [LayoutAttributes] {
    var cost = QueryCost()
    return elements(in: rect, cost: &cost)
  }

  /// The same, counting what was looked at.
  public func elements(in rect: Rect, cost: inout QueryCost) -> [LayoutAttributes] {
    var found: [LayoutAttributes] = []
    visit(rect, cost: &cost) { if $0.frame.overlaps(rect) { found.append($0) } }
    return found
  }

  /// Replaces the array's content by the elements that overlap a rectangle, keeping its storage: in
  /// the steady state a query allocates nothing.
  public func elements(in rect: Rect, into found: inout [LayoutAttributes]) {
    var cost = QueryCost()
    found.removeAll(keepingCapacity: true)
    visit(rect, cost: &cost) { if $0.frame.overlaps(rect) { found.append($0) } }
  }

  /// The topmost element at a point, or nil: pinned views lie above items, later items above earlier
  /// ones.
  public func element(at point: Point) -> LayoutAttributes? {
    var cost = QueryCost()
    return element(at: point, cost: &cost)
  }

  /// The same, counting what was looked at.
  public func element(at point: Point, cost: inout QueryCost) -> LayoutAttributes? {
    var topmost: LayoutAttributes?
    visit(Rect(origin: point, size: .zero), cost: &cost) { candidate in
      let isBelow = topmost?.isPinned == true && !candidate.isPinned
      if candidate.frame.contains(point) && !isBelow { topmost = candidate }
    }
    return topmost
  }

  /// How many elements there are: what filtering all frames would look at. O(sections).
  public var elementCount: Int {
    (0..<sectionCount).reduce(0) { total, section in
      total + (itemCount(inSection: section) ?? 0)
        + (header(ofSection: section) == nil ? 0 : 1)
        + (footer(ofSection: section) == nil ? 0 : 1)
    }
  }

  /// All elements, in the order of queries. O(n).
  public var elements: [LayoutAttributes] {
    var all: [LayoutAttributes] = []
    for section in 0..<sectionCount {
      if let header = header(ofSection: section) { all.append(header) }
      forEachPlacement(inSection: section) { item, frame, _ in
        all.append(LayoutAttributes(element: .item(section: section, item: item), frame: frame))
      }
      if let footer = footer(ofSection: section) { all.append(footer) }
    }
    return all
  }

  /// Visits, in order, every element that can reach into the rectangle's part of the scroll axis, and
  /// some that do not.
  private func visit(
    _ rect: Rect, cost: inout QueryCost, _ body: (LayoutAttributes) -> Void
  ) {
    let (low, high) = transform.along(rect, contentWidth: contentSize.width)
    guard low <= high else { return }
    // Mirroring and sums round, so the stretches are asked for a little more than the frames are.
    let extent = max(contentSize.width.magnitude, contentSize.height.magnitude)
    let slack = Fit.tolerance + extent * 0x1p-50
    let band = (low: low - slack, high: high + slack)
    stack.forEachSection(near: band.low, band.high, cost: &cost) { index, cost in
      let stacked = stackedSection(index)
      cost.comparisons += 1
      let extent = stacked.extent
      guard extent.low <= band.high, extent.high >= band.low else { return }
      if let header = header(of: stacked, index) {
        cost.elements += 1
        body(header)
      }
      visitItems(of: stacked, index, rect, band, cost: &cost, body)
      if let footer = footer(of: stacked, index) {
        cost.elements += 1
        body(footer)
      }
    }
  }

  /// - Parameter band: the part of the scroll axis, in the content's coordinates.
  private func visitItems(
    of stacked: StackedSection, _ index: Int, _ rect: Rect, _ band: (low: Double, high: Double),
    cost: inout QueryCost, _ body: (LayoutAttributes) -> Void
  ) {
    let place = place(stacked)
    // A physical provider has an axis of its own, which nobody has looked at yet.
    var (low, high) =
      stacked.isPhysical
      ? (rect.minY - place.along, rect.maxY - place.along)
      : (band.low - place.along, band.high - place.along)
    let slack = Fit.tolerance + stacked.layout.farthest * 0x1p-50
    (low, high) = (low - slack, high + slack)
    guard low <= high else { return }
    var looked = 0
    let layout = stacked.layout
    layout.forEachStretch(meeting: low, high, cost: &cost) { stretch, fold in
      let count = stretch.range.count
      looked += count
      FrameBuffer.withRoom(for: count, hasLines: false, at: place, in: low...high) { buffer in
        layout.frames(of: stretch, fold, into: &buffer)
        let first = stretch.range.lowerBound + buffer.leftOut
        for offset in 0..<buffer.count {
          let element = Element.item(section: index, item: first + offset)
          body(LayoutAttributes(element: element, frame: buffer.frames[offset]))
        }
      }
    }
    cost.elements += looked
  }
}
