import Foundation

/// A browser without a window, driven over its own protocol: a pipe to it and one from it, messages of
/// JSON with a zero byte behind each. Nothing waits for a length of time: every wait ends with a message,
/// with the browser's end, or, as a failure, at the deadline that all waits share.
final class Chromium {
  /// What went wrong.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// The browser's program: the one that `REFLOW_CHROMIUM` names, or one that is installed.
  static let path: String? = {
    let environment = ProcessInfo.processInfo.environment
    let folders = (environment["PATH"] ?? "/usr/bin").split(separator: ":")
    let names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
    var paths = names.flatMap { name in folders.map { "\($0)/\(name)" } }
    paths.append("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome")
    if let named = environment["REFLOW_CHROMIUM"] { paths.insert(named, at: 0) }
    return paths.first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  /// Whether there is a browser; where there is none it is said loudly, once.
  static let isThere: Bool = {
    if path == nil {
      print("*** NOT TESTED: pages in a browser; `make test-programs` installs chromium ***")
    }
    return path != nil
  }()

  private let process: pid_t
  private let input: Int32
  private let output: Int32
  private let profile: URL
  private let deadline = ContinuousClock.now + .seconds(300)
  private var unread: [UInt8] = []
  private var lastIdentifier = 0
  /// What the browser has told unasked, in order.
  private(set) var events: [Event] = []

  struct Event {
    var method: String
    var parameters: [String: Any]
  }

  init() throws {
    guard let path = Self.path else { throw Failure(description: "there is no browser") }
    profile = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    var arguments = [
      path, "--headless", "--remote-debugging-pipe", "--user-data-dir=\(profile.path)",
      "--no-first-run", "--disable-gpu", "--disable-extensions", "--disable-sync",
      "--disable-background-networking", "--disable-component-update", "--disable-dev-shm-usage",
    ]
    if getuid() == 0 { arguments.append("--no-sandbox") }
    let toBrowser = try Self.pipe()
    let fromBrowser = try Self.pipe()
    input = toBrowser.write
    output = fromBrowser.read
    defer {
      close(toBrowser.read)
      close(fromBrowser.write)
    }
    process = try Self.spawn(arguments, reads: toBrowser.read, writes: fromBrowser.write)
  }

  deinit {
    // It and its helpers are a group of their own.
    kill(-process, SIGKILL)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 && errno == EINTR {}
    close(input)
    close(output)
    try? FileManager.default.removeItem(at: profile)
  }

  /// A pipe that no other program inherits, its ends beyond the numbers that the browser's get.
  private static func pipe() throws -> (read: Int32, write: Int32) {
    var ends: [Int32] = [0, 0]
    guard Foundation.pipe(&ends) == 0 else { throw Failure(description: "there is no pipe") }
    let high = ends.map { fcntl($0, F_DUPFD_CLOEXEC, 10) }
    for end in ends { close(end) }
    return (high[0], high[1])
  }

  private static func spawn(
    _ arguments: [String], reads: Int32, writes: Int32
  ) throws -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor: Int32 in 0...2 {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
    }
    posix_spawn_file_actions_adddup2(&actions, reads, 3)
    posix_spawn_file_actions_adddup2(&actions, writes, 4)
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    posix_spawnattr_setpgroup(&attributes, 0)
    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    let error = posix_spawn(&process, arguments[0], &actions, &attributes, &words, environ)
    guard error == 0 else {
      throw Failure(description: "\(arguments[0]): \(String(cString: strerror(error)))")
    }
    return process
  }

  // MARK: - Messages

  /// Asks the browser, and waits for its answer.
  @discardableResult
  func ask(
    _ method: String, _ parameters: [String: Any] = [:], session: String? = nil
  ) throws -> [String: Any] {
    lastIdentifier += 1
    var message: [String: Any] = ["id": lastIdentifier, "method": method, "params": parameters]
    if let session { message["sessionId"] = session }
    try send(try JSONSerialization.data(withJSONObject: message) + [0])
    while true {
      let answer = try nextMessage()
      guard answer["id"] as? Int == lastIdentifier else { continue }
      if let error = answer["error"] { throw Failure(description: "\(method): \(error)") }
      return answer["result"] as? [String: Any] ?? [:]
    }
  }

  /// Waits until the browser has told something, from a place in `events` on.
  func wait(for method: String, since start: Int) throws {
    while !events.dropFirst(start).contains(where: { $0.method == method }) {
      _ = try nextMessage()
    }
  }

  /// What the browser has told under one of some names.
  func events(_ methods: String..., since start: Int = 0) -> [Event] {
    events.dropFirst(start).filter { methods.contains($0.method) }
  }

  private func send(_ data: Data) throws {
    var rest = Array(data)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(input, $0.baseAddress, $0.count) }
      guard count > 0 else { throw Failure(description: "the browser takes no more") }
      rest.removeFirst(count)
    }
  }

  /// The next message; what is no answer is kept as an event too.
  private func nextMessage() throws -> [String: Any] {
    while true {
      if let end = unread.firstIndex(of: 0) {
        let message =
          try JSONSerialization.jsonObject(with: Data(unread[..<end])) as? [String: Any] ?? [:]
        unread.removeSubrange(...end)
        if let method = message["method"] as? String {
          events.append(
            Event(method: method, parameters: message["params"] as? [String: Any] ?? [:]))
        }
        return message
      }
      try read()
    }
  }

  private func read() throws {
    let left = ContinuousClock.now.duration(to: deadline)
    guard left > .zero else { throw Failure(description: "the browser says nothing") }
    var poll = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
    guard Foundation.poll(&poll, 1, Int32(left.components.seconds * 1000 + 1)) > 0 else { return }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = bytes.withUnsafeMutableBytes {
      Foundation.read(output, $0.baseAddress, $0.count)
    }
    guard count > 0 else { throw Failure(description: "the browser is gone") }
    unread += bytes[..<count]
  }
}
