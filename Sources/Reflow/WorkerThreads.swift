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

  /// Threads of the system's pool that work beside the caller's.
  ///
  /// One that comes when the caller is already waiting is sent away, not waited for: the threads of the
  /// pool may all be busy, with callers that wait like this one.
  final class WorkerThreads: Sendable {
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
#endif
