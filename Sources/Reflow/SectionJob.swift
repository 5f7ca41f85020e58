/// A section that has to be laid out.
struct SectionJob: Sendable {
  let section: Section
  let provider: ItemProvider
  let space: SectionSpace
  /// An earlier layout of it.
  let known: SectionLayout?

  func layOut(_ watch: WorkWatch?) -> SectionLayout {
    SectionLayout(
      provider.erased, section.items, remeasure: section.remeasure, in: space, known: known,
      watch: watch)
  }
}

extension SectionJob {
  /// How many items there have to be for several cores to be worth waking.
  static let itemsWorthCores = 50_000

  /// Lays out sections, which do not depend on one another; on several cores where that pays. The
  /// result is the same to the bit. Where the watch stops the work, sections are missing.
  static func layOut(
    _ jobs: ContiguousArray<SectionJob>, _ watch: WorkWatch?
  ) -> ContiguousArray<SectionLayout> {
    #if canImport(Dispatch) && !hasFeature(Embedded)
      // An earlier layout in the same space leaves little to do.
      let count = jobs.reduce(0) {
        $0 + ($1.known?.space == $1.space ? 0 : $1.section.items.count)
      }
      if jobs.count > 1, count >= itemsWorthCores, coreCount > 1 {
        return layOutOnCores(jobs, watch)
      }
    #endif
    var layouts: ContiguousArray<SectionLayout> = []
    layouts.reserveCapacity(jobs.count)
    for job in jobs where watch?.isStopped != true { layouts.append(job.layOut(watch)) }
    return layouts
  }
}
