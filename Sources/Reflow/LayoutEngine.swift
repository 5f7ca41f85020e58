/// Turns a collection into a layout.
public enum LayoutEngine {
  /// Lays out a collection; sections with many items on several cores.
  ///
  /// Sections are independent; one whose items, space and provider are those of `previous` is taken
  /// over as it is. So a change of the offset, of headers or of the container's extent along the scroll
  /// axis places no item anew, unless the provider looks at it. Where items were inserted, removed or
  /// changed, they are placed anew from the stretch before on, until the provider's state is the one
  /// that it was. O(items) afresh and after a change of the line's length; O(log items + sections) and
  /// some stretches after an edit of items.
  /// - Parameters:
  ///   - collection: what is laid out; all its numbers are checked.
  ///   - provider: says where everything stands.
  ///   - previous: a layout of an earlier state of the same collection. The result does not depend on
  ///     it, as long as sizes that were not written again are measured as before (`Section.remeasure`).
  ///   - watch: is told how many items are done, and may stop the work.
  /// - Throws: `LayoutError` for a number that is no length; it names section, item and key.
  public static func layOut(
    _ collection: LayoutCollection, with provider: Provider, reusing previous: Layout? = nil,
    watch: WorkWatch? = nil
  ) throws(LayoutError) -> Layout {
    try check(collection)
    watch?.begin(collection.sections.reduce(0) { $0 + $1.items.count })
    let transform = collection.transform
    let container = transform.flowSize(collection.container)
    var work = LayoutWork()
    var known: ContiguousArray<SectionLayout?> = []
    var jobs: ContiguousArray<SectionJob> = []
    known.reserveCapacity(collection.sections.count)
    for (index, section) in collection.sections.enumerated() {
      let itemProvider = section.provider ?? provider.items
      let space = space(of: section, itemProvider, collection, container, transform)
      let earlier = previous?.stack.known(
        index, of: collection.sections.count, section.items, itemProvider)
      if let earlier, earlier.space == space, earlier.items.isIdentical(to: section.items) {
        known.append(earlier)
        work.sectionsReused += 1
        _ = watch?.advance(by: section.items.count)
      } else {
        try check(section.items, section: index)
        known.append(nil)
        jobs.append(
          SectionJob(section: section, provider: itemProvider, space: space, known: earlier))
      }
      if watch?.isStopped == true { throw .stopped }
    }
    let made = SectionJob.layOut(jobs, watch)
    if watch?.isStopped == true { throw .stopped }

    var next = 0
    var stacker = SectionStacker(container: container, capacity: collection.sections.count)
    for (index, section) in collection.sections.enumerated() {
      let layout: SectionLayout
      if let earlier = known[index] {
        layout = earlier
      } else {
        layout = made[next]
        work += layout.work
        next += 1
      }
      guard layout.depth.isFinite else { throw .tooLarge(section: index) }
      stacker.add(
        layout, section.provider ?? provider.items, section, transform,
        placesHeaders: provider.placesHeaders)
      guard stacker.end.isFinite else { throw .tooLarge(section: index) }
    }
    return Layout(collection, provider, stacker.finish(), work)
  }

  /// The length of a section's lines in a container of the breadth. It never falls as the breadth
  /// grows, rounding included.
  static func lineLength(in breadth: Double, _ insets: FlowInsets) -> Double {
    max(0, breadth - insets.leading - insets.trailing)
  }

  /// What the provider may know of the section.
  private static func space(
    of section: Section, _ provider: ItemProvider, _ collection: LayoutCollection,
    _ container: FlowSize, _ transform: FlowTransform
  ) -> SectionSpace {
    var space: SectionSpace
    if provider.isPhysical {
      space = SectionSpace(breadth: collection.container.width, lineSpacing: 0, interitemSpacing: 0)
    } else {
      space = SectionSpace(
        breadth: lineLength(in: container.breadth, transform.flowInsets(section.insets)),
        lineSpacing: section.lineSpacing, interitemSpacing: section.interitemSpacing)
      space.isTransposed = transform.isHorizontal
    }
    if provider.needs.contains(.containerDepth) {
      space.containerDepth =
        provider.isPhysical ? collection.container.height : container.depth
    }
    if provider.needs.contains(.itemCount) { space.itemCount = section.items.count }
    if provider.needs.contains(.uniformSize) {
      space.uniformSize = section.items.summary.uniformSize.map(transform.flowSize)
    }
    if provider.needs.contains(.items) {
      space.items = SectionItems(section.items, isTransposed: transform.isHorizontal)
    }
    return space
  }
}
