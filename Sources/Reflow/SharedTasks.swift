// Absent where there is only one thread, as in WebAssembly.

#if canImport(Dispatch) && !hasFeature(Embedded)
  import Synchronization

  /// Tasks that do not depend on one another, shared by several threads: each takes the next that nobody has
  /// taken.
  final class SharedTasks<Result: Sendable>: Sendable {
    private let body: @Sendable (Int, WorkWatch) -> Result
    /// A place for each task; nobody reads before all have ended.
    private let places: SharedPlaces<Result>
    private let next = Atomic(0)
    private let done = Atomic(0)
    private let threads = WorkerThreads()

    /// - Parameter body: does the task of a number; its watch is asked and told as the caller's is.
    init(_ count: Int, _ body: @escaping @Sendable (Int, WorkWatch) -> Result) {
      self.body = body
      places = SharedPlaces(count)
    }

    /// Does the tasks. The caller's thread takes its share, and alone asks the watch: for each of its
    /// stretches, while it waits for the others, and when all is done. Where it stops the work, results are
    /// missing.
    func run(workers: Int, _ watch: WorkWatch?) -> [Result?] {
      for _ in 1..<max(1, min(workers, places.count)) { threads.start { self.take { true } } }
      let before = watch?.done ?? 0
      func goesOn() -> Bool {
        watch?.update(done: before + done.load(ordering: .relaxed)) != false
      }
      take(while: goesOn)
      threads.wait(while: goesOn)
      // Nobody has been asked yet about what another thread did last.
      _ = goesOn()
      return (0..<places.count).map { places[$0] }
    }

    /// Does one task after another until there is none left.
    /// - Parameter goesOn: asked once for each stretch of items.
    private func take(while goesOn: () -> Bool) {
      var counted = 0
      withoutActuallyEscaping(goesOn) { goesOn in
        let watch = WorkWatch { [self] count, _ in
          done.add(count - counted, ordering: .relaxed)
          counted = count
          if !goesOn() { threads.stop() }
          return !threads.areStopped
        }
        while !threads.areStopped {
          let task = next.add(1, ordering: .relaxed).oldValue
          guard task < places.count else { return }
          places[task] = body(task, watch)
        }
      }
    }
  }

  /// Places for what several threads make: each is written by one of them, and read by others only once it
  /// is known to be written.
  final class SharedPlaces<Value: Sendable>: @unchecked Sendable {
    private let places: UnsafeMutableBufferPointer<Value?>

    init(_ count: Int) {
      places = .allocate(capacity: count)
      places.initialize(repeating: nil)
    }

    deinit {
      places.deinitialize()
      places.deallocate()
    }

    var count: Int { places.count }

    subscript(index: Int) -> Value? {
      get { places[index] }
      set { places[index] = newValue }
    }
  }
#endif
