/// Sections that have to be laid out.
struct SectionJobs: Sendable {
  let collection: LayoutCollection
  /// What the items of each section are placed with.
  let contexts: ContiguousArray<SectionContext>
  private(set) var jobs: ContiguousArray<Job> = []
  /// Items that no earlier layout tells of.
  private var newItems = 0
  private var longCount = 0

  struct Job: Sendable {
    /// Its number within the collection.
    let section: Int
    /// An earlier layout of it.
    let known: SectionLayout?
    let isLong: Bool
  }

  /// How many items there have to be for several cores to be worth waking.
  static let itemsWorthCores = 50_000

  /// Sections that are laid out by one core at once.
  static let batchLength = 64

  init(_ collection: LayoutCollection, _ contexts: ContiguousArray<SectionContext>) {
    self.collection = collection
    self.contexts = contexts
  }

  mutating func add(_ section: Int, itemCount: Int, known: SectionLayout?) {
    // An earlier layout in the same space leaves little to do.
    let count = known?.context.space == contexts[section].space ? 0 : itemCount
    newItems += count
    longCount += count >= Self.itemsWorthCores ? 1 : 0
    jobs.append(Job(section: section, known: known, isLong: count >= Self.itemsWorthCores))
  }

  /// Lays out the sections, which do not depend on one another, on as many cores as pay: long ones one after
  /// another, each shared, if there are fewer of them than cores; then all others side by side. The result
  /// is the same to the bit. Where the watch stops the work, sections are missing.
  /// - Parameter layouts: gets each at its section's number.
  func layOut(
    workers: Int, _ watch: WorkWatch?, _ work: inout LayoutWork,
    into layouts: inout ContiguousArray<SectionLayout?>
  ) {
    var rest = self
    if longCount > 0, longCount < workers {
      for job in jobs where job.isLong && watch?.isStopped != true {
        layouts[job.section] = SectionLayout(
          contexts[job.section], tree: collection.sections[job.section].items.root,
          known: job.known, workers: workers, watch: watch, work: &work)
      }
      rest.jobs.removeAll { $0.isLong }
    }
    if rest.layOutOnCores(workers: workers, watch, &work, into: &layouts) { return }
    let made = rest.layOut(rest.jobs.indices, watch, &work)
    for index in made.indices { layouts[rest.jobs[index].section] = made[index] }
  }

  /// Lays out some sections one after another; fewer where the watch stops it.
  private func layOut(
    _ range: Range<Int>, _ watch: WorkWatch?, _ work: inout LayoutWork
  ) -> ContiguousArray<SectionLayout> {
    var made: ContiguousArray<SectionLayout> = []
    made.reserveCapacity(range.count)
    var next = range.lowerBound
    // Short sections are counted together: threads that count one by one wait for one another.
    var uncounted: Int?
    defer { if let uncounted { _ = watch?.advance(by: uncounted) } }
    // Sections are looked at where they stand: they may be many, and copying one is not free.
    collection.sections.withUnsafeBufferPointer { sections in
      while next < range.upperBound {
        let context = contexts[jobs[next].section]
        let (measure, depth) = (context.provider.loops.measure, context.provider.loops.depth)
        repeat {
          if watch?.isStopped == true { return }
          let root = sections[jobs[next].section].items.root
          if root.height == 0 {
            made.append(
              SectionLayout(context, stretch: root, measure: measure, depth: depth, work: &work))
            uncounted = (uncounted ?? 0) + root.count
          } else {
            made.append(
              SectionLayout(
                context, tree: root, known: jobs[next].known, workers: 1, watch: watch, work: &work)
            )
          }
          if let count = uncounted, count >= Stretch.length {
            _ = watch?.advance(by: count)
            uncounted = nil
          }
          next += 1
        } while next < range.upperBound && contexts[jobs[next].section] === context
      }
    }
    return made
  }

  /// - Returns: false where one core does it as fast.
  private func layOutOnCores(
    workers: Int, _ watch: WorkWatch?, _ work: inout LayoutWork,
    into layouts: inout ContiguousArray<SectionLayout?>
  ) -> Bool {
    #if canImport(Dispatch) && !hasFeature(Embedded)
      guard workers > 1, jobs.count > 1, newItems >= Self.itemsWorthCores else { return false }
      let length = max(1, min(Self.batchLength, jobs.count / (2 * workers)))
      let batches = SharedTasks((jobs.count + length - 1) / length) { batch, watch in
        var work = LayoutWork()
        let range = batch * length..<min((batch + 1) * length, jobs.count)
        let made = layOut(range, watch, &work)
        return (made, work)
      }
      for (batch, result) in batches.run(workers: workers, watch).enumerated() {
        guard let (made, cost) = result else { continue }
        work += cost
        for index in made.indices { layouts[jobs[batch * length + index].section] = made[index] }
      }
      return true
    #else
      return false
    #endif
  }
}
