// Work on several cores. Absent where there is only one thread, as in WebAssembly.

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

  /// Threads of the system's pool that help the caller's.
  ///
  /// A helper that comes when the caller is already waiting is sent away, not waited for: the threads of the
  /// pool may all be busy, with callers that wait like this one.
  final class Helpers: Sendable {
    static let coreCount = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))

    private struct State {
      var count = 0
      var areWelcome = true
    }

    private let state = Mutex(State())
    private let news = DispatchSemaphore(value: 0)
    private let isStopped = Atomic(false)

    /// Whether they are to come to an end.
    var areStopped: Bool { isStopped.load(ordering: .relaxed) }

    func stop() { isStopped.store(true, ordering: .relaxed) }

    /// Runs `body` on another thread, sooner or later, or not at all.
    func start(_ body: @escaping @Sendable () -> Void) {
      DispatchQueue.global(qos: .userInitiated).async { [self] in
        let isWelcome = state.withLock { state in
          if state.areWelcome { state.count += 1 }
          return state.areWelcome
        }
        guard isWelcome else { return }
        body()
        state.withLock { $0.count -= 1 }
        tell()
      }
    }

    /// Wakes the caller: what it waits for may have come.
    func tell() { news.signal() }

    /// Waits until nobody is at work.
    /// - Parameter goesOn: asked while it waits; false stops them.
    func wait(while goesOn: () -> Bool) {
      wait(while: goesOn) {
        state.withLock { state in
          state.areWelcome = false
          return state.count == 0
        }
      }
    }

    /// Waits until something has come.
    func wait(while goesOn: () -> Bool, for hasCome: () -> Bool) {
      while !hasCome() {
        if !goesOn() { stop() }
        _ = news.wait(timeout: .now() + .milliseconds(20))
      }
    }
  }

  /// Tasks that do not depend on one another, shared by several threads: each takes the next that nobody has
  /// taken.
  final class SharedTasks<Result: Sendable>: @unchecked Sendable {
    private let body: @Sendable (Int, WorkWatch) -> Result
    /// A place for each task. No two threads write to the same one, and nobody reads before all have ended.
    private let places: UnsafeMutableBufferPointer<Result?>
    private let next = Atomic(0)
    private let done = Atomic(0)
    private let helpers = Helpers()

    /// - Parameter body: does the task of a number; its watch is asked and told as the caller's is.
    init(_ count: Int, _ body: @escaping @Sendable (Int, WorkWatch) -> Result) {
      self.body = body
      places = .allocate(capacity: count)
      places.initialize(repeating: nil)
    }

    deinit {
      places.deinitialize()
      places.deallocate()
    }

    /// Does the tasks. The caller's thread takes its share, and alone asks the watch: for each of its
    /// stretches, while it waits for the others, and when all is done. Where it stops the work, results are
    /// missing.
    func run(workers: Int, _ watch: WorkWatch?) -> [Result?] {
      for _ in 1..<max(1, min(workers, places.count)) { helpers.start { self.take { true } } }
      let before = watch?.done ?? 0
      func goesOn() -> Bool {
        watch?.update(done: before + done.load(ordering: .relaxed)) != false
      }
      take(while: goesOn)
      helpers.wait(while: goesOn)
      // Nobody has been asked yet about what a helper did last.
      _ = goesOn()
      return Array(places)
    }

    /// Does one task after another until there is none left.
    /// - Parameter goesOn: asked once for each stretch of items.
    private func take(while goesOn: () -> Bool) {
      var counted = 0
      withoutActuallyEscaping(goesOn) { goesOn in
        let watch = WorkWatch { [self] count, _ in
          done.add(count - counted, ordering: .relaxed)
          counted = count
          if !goesOn() { helpers.stop() }
          return !helpers.areStopped
        }
        while !helpers.areStopped {
          let task = next.add(1, ordering: .relaxed).oldValue
          guard task < places.count else { return }
          places[task] = body(task, watch)
        }
      }
    }
  }
#endif
