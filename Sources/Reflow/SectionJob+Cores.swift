// Laying out sections on the cores there are. Absent where there is nothing but one thread, as in
// WebAssembly.

#if canImport(Dispatch) && !hasFeature(Embedded)
  import Dispatch
  import Synchronization

  #if canImport(Darwin)
    import Darwin
  #elseif canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #endif

  extension SectionJob {
    static let coreCount = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))

    /// The caller's thread takes its share, and alone asks the watch: for each of its stretches, while it
    /// waits for the others, and when all is done.
    static func layOutOnCores(
      _ jobs: ContiguousArray<SectionJob>, _ watch: WorkWatch?
    ) -> ContiguousArray<SectionLayout> {
      let work = SharedWork(jobs)
      for _ in 1..<min(coreCount, jobs.count) {
        DispatchQueue.global(qos: .userInitiated).async { work.help() }
      }
      let before = watch?.done ?? 0
      func goesOn() -> Bool {
        watch?.update(done: before + work.done.load(ordering: .relaxed)) != false
      }
      work.run(while: goesOn)
      work.waitForHelpers(while: goesOn)
      // What a helper has done last nobody was asked about.
      _ = goesOn()
      return work.layouts
    }
  }

  /// Sections that several threads lay out: each takes the next that nobody has taken.
  private final class SharedWork: @unchecked Sendable {
    private let jobs: ContiguousArray<SectionJob>
    /// A place for each section. No two threads write to the same one, and nobody reads before all have
    /// ended.
    private let places: UnsafeMutableBufferPointer<SectionLayout?>
    private let next = Atomic(0)
    private let helpers = Mutex(Helpers())
    private let oneHasLeft = DispatchSemaphore(value: 0)

    /// Who is at work beside the caller. One who comes when all is taken is not waited for: the threads of
    /// the pool may all be busy, with callers that wait like this one.
    private struct Helpers {
      var count = 0
      var areWelcome = true
    }

    private let isStopped = Atomic(false)
    /// Items that are done.
    let done = Atomic(0)

    init(_ jobs: ContiguousArray<SectionJob>) {
      self.jobs = jobs
      places = .allocate(capacity: jobs.count)
      places.initialize(repeating: nil)
    }

    deinit {
      places.deinitialize()
      places.deallocate()
    }

    /// The sections, once all threads have ended.
    var layouts: ContiguousArray<SectionLayout> { ContiguousArray(places.lazy.compactMap(\.self)) }

    func help() {
      let isWelcome = helpers.withLock { helpers in
        if helpers.areWelcome { helpers.count += 1 }
        return helpers.areWelcome
      }
      guard isWelcome else { return }
      run { true }
      helpers.withLock { $0.count -= 1 }
      oneHasLeft.signal()
    }

    func waitForHelpers(while goesOn: () -> Bool) {
      func areAtWork() -> Bool {
        helpers.withLock { helpers in
          helpers.areWelcome = false
          return helpers.count > 0
        }
      }
      while areAtWork() {
        if !goesOn() { isStopped.store(true, ordering: .relaxed) }
        _ = oneHasLeft.wait(timeout: .now() + .milliseconds(20))
      }
    }

    /// Lays out one section after another until there is none left.
    /// - Parameter goesOn: asked once for each stretch of items.
    func run(while goesOn: () -> Bool) {
      var counted = 0
      withoutActuallyEscaping(goesOn) { goesOn in
        let watch = WorkWatch { [self] count, _ in
          done.add(count - counted, ordering: .relaxed)
          counted = count
          if !goesOn() { isStopped.store(true, ordering: .relaxed) }
          return !isStopped.load(ordering: .relaxed)
        }
        while !isStopped.load(ordering: .relaxed) {
          let index = next.add(1, ordering: .relaxed).oldValue
          guard index < jobs.count else { return }
          places[index] = jobs[index].layOut(watch)
        }
      }
    }
  }
#endif
