/// A section that has to be laid out.
struct SectionJob: Sendable {
  /// Its number within the collection.
  let section: Int
  let context: SectionContext
  let root: ChunkNode<Size>
  /// An earlier layout of it.
  let known: SectionLayout?

  /// Whether an earlier layout in the same space leaves little to do.
  private var isEdit: Bool { known?.context.space == context.space }

  private var newItems: Int { isEdit ? 0 : root.count }

  func layOut(workers: Int, _ watch: WorkWatch?, _ work: inout LayoutWork) -> SectionLayout {
    SectionLayout(context, root, known: known, workers: workers, watch: watch, work: &work)
  }
}

extension SectionJob {
  /// How many items there have to be for several cores to be worth waking.
  static let itemsWorthCores = 50_000

  /// How many sections one core takes at a time.
  private static let batchLength = 64

  /// Lays out sections, which do not depend on one another, on as many cores as pay: long ones one after
  /// another, each shared, if there are fewer of them than cores; then all others side by side. The result
  /// is the same to the bit. Where the watch stops the work, sections are missing.
  /// - Parameter layouts: gets each at its section's number.
  static func layOut(
    _ jobs: ContiguousArray<SectionJob>, workers: Int, _ watch: WorkWatch?,
    _ work: inout LayoutWork, into layouts: inout ContiguousArray<SectionLayout?>
  ) {
    let longCount = jobs.count { $0.newItems >= itemsWorthCores }
    let rest = longCount < workers ? jobs.filter { $0.newItems < itemsWorthCores } : jobs
    if longCount < workers {
      for job in jobs where job.newItems >= itemsWorthCores && watch?.isStopped != true {
        layouts[job.section] = job.layOut(workers: workers, watch, &work)
      }
    }
    if layOutOnCores(rest, workers: workers, watch, &work, into: &layouts) { return }
    for job in rest where watch?.isStopped != true {
      layouts[job.section] = job.layOut(workers: 1, watch, &work)
    }
  }

  /// - Returns: false where one core does it as fast.
  private static func layOutOnCores(
    _ jobs: ContiguousArray<SectionJob>, workers: Int, _ watch: WorkWatch?,
    _ work: inout LayoutWork, into layouts: inout ContiguousArray<SectionLayout?>
  ) -> Bool {
    #if canImport(Dispatch) && !hasFeature(Embedded)
      guard workers > 1, jobs.count > 1, jobs.reduce(0, { $0 + $1.newItems }) >= itemsWorthCores
      else { return false }
      let length = max(1, min(batchLength, jobs.count / (2 * workers)))
      let batches = SharedTasks((jobs.count + length - 1) / length) { batch, watch in
        var work = LayoutWork()
        var made: ContiguousArray<SectionLayout> = []
        made.reserveCapacity(length)
        for job in jobs[batch * length..<min((batch + 1) * length, jobs.count)]
        where !watch.isStopped {
          made.append(job.layOut(workers: 1, watch, &work))
        }
        return (made, work)
      }
      for (batch, result) in batches.run(workers: workers, watch).enumerated() {
        guard let (made, cost) = result else { continue }
        work += cost
        for (index, layout) in made.enumerated() {
          layouts[jobs[batch * length + index].section] = layout
        }
      }
      return true
    #else
      return false
    #endif
  }
}
