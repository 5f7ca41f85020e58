/// Turns a collection into a layout.
public enum LayoutEngine {
  /// Lays out a collection; on several cores where it has many items.
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
  ///   - cores: how many to use at most; nil for all there are. The result does not depend on it.
  /// - Throws: `LayoutError` for a number that is no length; it names section, item and key.
  public static func layOut(
    _ collection: LayoutCollection, with provider: AnyLayoutProvider,
    reusing previous: Layout? = nil, watch: WorkWatch? = nil, cores: Int? = nil
  ) throws(LayoutError) -> Layout {
    #if canImport(Dispatch) && !hasFeature(Embedded)
      let workers = cores ?? Helpers.coreCount
    #else
      let workers = 1
    #endif
    try check(collection)
    watch?.begin(collection.sections.reduce(0) { $0 + $1.items.count })
    let count = collection.sections.count
    var work = LayoutWork()
    var layouts: ContiguousArray<SectionLayout?> = []
    var jobs: ContiguousArray<SectionJob> = []
    layouts.reserveCapacity(count)
    var context: SectionContext?
    for index in collection.sections.indices {
      let own = Self.context(
        of: collection.sections[index], collection, provider.items, like: context)
      context = own
      let root = collection.sections[index].items.root
      let earlier = previous?.stack.known(index, of: count, root, own.provider)
      let isSameSpace = earlier?.context === own || earlier?.context.space == own.space
      if let earlier, isSameSpace, earlier.root === root || root.count + earlier.root.count == 0 {
        layouts.append(earlier)
        work.sectionsReused += 1
        _ = watch?.advance(by: root.count)
      } else {
        try check(collection.sections[index].items, section: index)
        layouts.append(nil)
        jobs.append(SectionJob(section: index, context: own, root: root, known: earlier))
      }
      if watch?.isStopped == true { throw .stopped }
    }
    SectionJob.layOut(jobs, workers: workers, watch, &work, into: &layouts)
    if watch?.isStopped == true { throw .stopped }
    let stack = try Stack(
      collection, ContiguousArray(layouts.lazy.map { $0! }), placesHeaders: provider.placesHeaders)
    return Layout(collection, provider, stack, work)
  }

  /// The length of a section's lines in a container of the breadth. It never falls as the breadth
  /// grows, rounding included.
  static func lineLength(in breadth: Double, _ insets: FlowInsets) -> Double {
    max(0, breadth - insets.leading - insets.trailing)
  }

  /// What the items of a section are placed with.
  /// - Parameters:
  ///   - items: the provider for sections without one of their own.
  ///   - neighbour: that of the section before; it is shared where it is the same.
  private static func context(
    of section: Section, _ collection: LayoutCollection, _ items: AnyLayoutProvider,
    like neighbour: SectionContext?
  ) -> SectionContext {
    let provider = section.provider?.items ?? items
    let space = space(of: section, provider, collection)
    if let neighbour, neighbour.provider === provider, neighbour.remeasure == nil,
      section.remeasure == nil, neighbour.space == space
    {
      return neighbour
    }
    return SectionContext(provider, in: space, remeasure: section.remeasure)
  }

  /// What the provider may know of the section.
  private static func space(
    of section: Section, _ provider: AnyLayoutProvider, _ collection: LayoutCollection
  ) -> SectionSpace {
    let transform = collection.transform
    let container = transform.flowSize(collection.container)
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
