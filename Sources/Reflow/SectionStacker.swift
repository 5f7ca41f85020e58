/// Stacks sections that have been laid out: header, leading inset, items, trailing inset, footer, and
/// the next section at once.
struct SectionStacker {
  private let container: FlowSize
  private var sections: ContiguousArray<StackedSection> = []
  private var extents = StretchExtents()
  private var floor = 0.0
  /// Where the next section begins, in points.
  private(set) var end = 0.0

  init(container: FlowSize, capacity: Int) {
    self.container = container
    sections.reserveCapacity(capacity)
    extents.reserveCapacity(capacity)
  }

  mutating func add(
    _ layout: SectionLayout, _ provider: ItemProvider, _ section: Section,
    _ transform: FlowTransform, placesHeaders: Bool
  ) {
    let isPhysical = provider.isPhysical
    let insets = isPhysical ? .zero : transform.flowInsets(section.insets)
    let headerInsets = transform.flowInsets(section.headerInsets)
    let footerInsets = transform.flowInsets(section.footerInsets)
    var parts = SectionExtents()
    parts.start = end
    parts.headerDepth = placesHeaders ? section.header : 0
    parts.footerDepth = placesHeaders ? section.footer : 0
    let hasHeader = parts.headerDepth > 0
    let hasFooter = parts.footerDepth > 0
    parts.header = parts.start + (hasHeader ? headerInsets.before : 0)
    parts.headerEnd = parts.header + parts.headerDepth + (hasHeader ? headerInsets.after : 0)
    parts.items = parts.headerEnd + insets.before
    parts.lastItemEnd = parts.items + (isPhysical ? container.depth : layout.depth)
    parts.itemsEnd = parts.lastItemEnd + insets.after
    parts.footer = parts.itemsEnd + (hasFooter ? footerInsets.before : 0)
    parts.end = parts.footer + parts.footerDepth + (hasFooter ? footerInsets.after : 0)
    sections.append(
      StackedSection(
        layout: layout, provider: provider, parts: parts, insets: insets,
        headerInsets: headerInsets, footerInsets: footerInsets))
    extents.append(sections[sections.count - 1].extent)
    floor = max(floor, provider.minimumContentDepth)
    end = parts.end
  }

  consuming func finish() -> Stack {
    extents.index()
    return Stack(
      container: container, sections: sections, extents: extents, contentDepth: max(end, floor, 0))
  }
}

/// A section in its place.
struct StackedSection: Sendable {
  let layout: SectionLayout
  let provider: ItemProvider
  let parts: SectionExtents
  /// A physical provider knows none.
  let insets: FlowInsets
  let headerInsets: FlowInsets
  let footerInsets: FlowInsets

  var isPhysical: Bool { provider.isPhysical }

  /// Where lines begin, in points from the content's leading edge.
  var leading: Double { insets.leading }

  /// How far anything of the section can reach along the depth, pinned views included.
  fileprivate var extent: StretchExtent {
    let headerBottom = parts.header + parts.headerDepth
    let footerBottom = parts.footer + parts.footerDepth
    // With negative insets any of the parts may stand outermost.
    var extent = StretchExtent(
      low: min(
        parts.start, parts.header, parts.headerEnd, parts.items, parts.itemsEnd, parts.footer,
        parts.end),
      high: max(
        parts.start, headerBottom, parts.headerEnd, parts.lastItemEnd, parts.itemsEnd,
        footerBottom, parts.end))
    // A physical provider places along its own axes, anywhere.
    guard !isPhysical else { return StretchExtent(low: -.infinity, high: .infinity) }
    if let reach = layout.reach {
      extent.low = min(extent.low, parts.items + reach.low)
      extent.high = max(extent.high, parts.items + reach.high)
    }
    return extent
  }
}

/// All sections of a layout, stacked. Shared by layouts that differ in the viewport's offset only.
final class Stack: Sendable {
  let container: FlowSize
  let sections: ContiguousArray<StackedSection>
  let extents: StretchExtents
  let contentDepth: Double

  init(
    container: FlowSize, sections: ContiguousArray<StackedSection>, extents: StretchExtents,
    contentDepth: Double
  ) {
    self.container = container
    self.sections = sections
    self.extents = extents
    self.contentDepth = contentDepth
  }

  /// An earlier layout of a section by an equal provider. Sections that were inserted or removed shift
  /// those behind them; so the section is looked for at its index from either end.
  /// - Parameter count: how many sections there are now.
  func known(
    _ index: Int, of count: Int, _ items: ItemList, _ provider: ItemProvider
  ) -> SectionLayout? {
    let fromEnd = index + sections.count - count
    func isIdentical(_ place: Int) -> Bool {
      sections.indices.contains(place) && sections[place].layout.items.isIdentical(to: items)
    }
    let place = isIdentical(fromEnd) && !isIdentical(index) ? fromEnd : index
    guard sections.indices.contains(place) else { return nil }
    let known = sections[place].provider
    // Another type may have been registered under the name since.
    let isEqual =
      known === provider
      || known.specification == provider.specification && known.erased.type == provider.erased.type
    return isEqual ? sections[place].layout : nil
  }
}
