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
      let workers = cores ?? WorkerThreads.coreCount
    #else
      let workers = 1
    #endif
    try check(collection)
    watch?.begin(collection.sections.reduce(0) { $0 + $1.items.count })
    let count = collection.sections.count
    var work = LayoutWork()
    var layouts: ContiguousArray<SectionLayout?> = []
    layouts.reserveCapacity(count)
    var jobs = SectionJobs(collection, contexts(of: collection, provider.items))
    for index in 0..<count {
      var earlier: SectionLayout?
      if let previous {
        let (context, root) = (jobs.contexts[index], collection.sections[index].items.root)
        earlier = previous.stack.known(index, of: count, root, context.provider)
        if earlier?.holds(root, context) == true {
          layouts.append(earlier)
          work.sectionsReused += 1
          if watch?.advance(by: root.count) == false { throw .stopped }
          continue
        }
      }
      try check(collection.sections[index].items, section: index)
      layouts.append(nil)
      jobs.add(index, itemCount: collection.sections[index].items.count, known: earlier)
      if watch?.isStopped == true { throw .stopped }
    }
    jobs.layOut(workers: workers, watch, &work, into: &layouts)
    if watch?.isStopped == true { throw .stopped }
    let stack = try Stack(collection, layouts, placesHeaders: provider.placesHeaders)
    return Layout(collection, provider, stack, work)
  }

  /// The length of a section's lines in a container of the breadth. It never falls as the breadth
  /// grows, rounding included.
  static func lineLength(in breadth: Double, _ insets: FlowInsets) -> Double {
    max(0, breadth - insets.leading - insets.trailing)
  }

  /// What the items of each section are placed with; neighbours share what is the same for both.
  /// - Parameter items: the provider for sections without one of their own.
  private static func contexts(
    of collection: LayoutCollection, _ items: AnyLayoutProvider
  ) -> ContiguousArray<SectionContext> {
    var contexts: ContiguousArray<SectionContext> = []
    contexts.reserveCapacity(collection.sections.count)
    // Sections are looked at where they stand: they may be many, and copying one is not free.
    collection.sections.withUnsafeBufferPointer { sections in
      for index in sections.indices {
        // Not too many share one: threads that count who holds it wait for one another.
        if index % SectionJobs.batchLength > 0, arePlacedAlike(sections, index - 1, index),
          contexts[index - 1].isGeneral
        {
          contexts.append(contexts[index - 1])
        } else {
          let provider = sections[index].provider?.items ?? items
          contexts.append(
            SectionContext(
              provider, in: space(of: sections[index], provider, collection),
              remeasure: sections[index].remeasure))
        }
      }
    }
    return contexts
  }

  private static func arePlacedAlike(
    _ sections: UnsafeBufferPointer<Section>, _ first: Int, _ second: Int
  ) -> Bool {
    sections[first].provider === sections[second].provider
      && sections[first].lineSpacing == sections[second].lineSpacing
      && sections[first].interitemSpacing == sections[second].interitemSpacing
      && sections[first].insets == sections[second].insets
      && sections[first].remeasure == nil && sections[second].remeasure == nil
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
