/// A section in its place: header, leading inset, items, trailing inset, footer, and the next section at
/// once.
///
/// Where its parts stand follows from where it begins, so a layout keeps nothing else of it.
struct StackedSection {
  let layout: SectionLayout
  let parts: SectionExtents
  /// A physical provider knows none.
  let insets: FlowInsets
  let headerInsets: FlowInsets
  let footerInsets: FlowInsets
  let isPhysical: Bool

  /// - Parameters:
  ///   - layout: the section's items, laid out.
  ///   - section: what is stacked.
  ///   - start: where the section begins, in points from the content's start.
  @inline(__always)
  init(
    _ layout: SectionLayout, _ section: UnsafePointer<Section>, at start: Double,
    placesHeaders: Bool,
    in container: FlowSize, _ transform: FlowTransform
  ) {
    self.layout = layout
    isPhysical = layout.context.provider.isPhysical
    insets = isPhysical ? .zero : transform.flowInsets(section.pointee.insets)
    let hasHeader = placesHeaders && section.pointee.header > 0
    let hasFooter = placesHeaders && section.pointee.footer > 0
    headerInsets = transform.flowInsets(section.pointee.headerInsets)
    footerInsets = transform.flowInsets(section.pointee.footerInsets)
    var parts = SectionExtents()
    parts.start = start
    parts.headerDepth = hasHeader ? section.pointee.header : 0
    parts.footerDepth = hasFooter ? section.pointee.footer : 0
    parts.header = parts.start + (hasHeader ? headerInsets.before : 0)
    parts.headerEnd = parts.header + parts.headerDepth + (hasHeader ? headerInsets.after : 0)
    parts.items = parts.headerEnd + insets.before
    parts.lastItemEnd = parts.items + (isPhysical ? container.depth : layout.depth)
    parts.itemsEnd = parts.lastItemEnd + insets.after
    parts.footer = parts.itemsEnd + (hasFooter ? footerInsets.before : 0)
    parts.end = parts.footer + parts.footerDepth + (hasFooter ? footerInsets.after : 0)
    self.parts = parts
  }

  var hasLines: Bool { layout.context.provider.hasLines }

  /// Where lines begin, in points from the content's leading edge.
  var leading: Double { insets.leading }

  /// How far anything of the section can reach along the depth, pinned views included.
  var extent: (low: Double, high: Double) {
    // A physical provider places along its own axes, anywhere.
    guard !isPhysical else { return (-.infinity, .infinity) }
    let headerBottom = parts.header + parts.headerDepth
    let footerBottom = parts.footer + parts.footerDepth
    // With negative insets any of the parts may stand outermost.
    var low = min(
      parts.start, parts.header, parts.headerEnd, parts.items, parts.itemsEnd, parts.footer,
      parts.end)
    var high = max(
      parts.start, headerBottom, parts.headerEnd, parts.lastItemEnd, parts.itemsEnd, footerBottom,
      parts.end)
    if let reach = layout.reach {
      low = min(low, parts.items + reach.low)
      high = max(high, parts.items + reach.high)
    }
    return (low, high)
  }
}
