import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A program that runs in a terminal of its own, driven as a person would: send keys, read the
/// screen. Nothing waits for a length of time: every wait ends when its condition holds, when the
/// program is gone, or, as a failure, at the deadline that all waits share.
final class PseudoTerminal {
  /// What went wrong, with the screen as it was.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  private(set) var screen: TerminalScreen
  /// Whether the program has closed the terminal.
  private(set) var isClosed = false

  /// Whether the test has closed the terminal.
  private var isHungUp = false
  private let master: Int32
  private let process: pid_t
  private var status: Int32?
  private let deadline: Int

  /// The environment that programs get: nothing of the person's own that could change a result.
  static let plainEnvironment = [
    "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin", "HOME": "/nonexistent",
  ]

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - executable: Its path.
  ///   - arguments: Without the program's own name.
  ///   - environment: All of its environment.
  ///   - deadline: Seconds that all waits together may take before one of them fails.
  init(
    executable: String, arguments: [String] = [],
    environment: [String: String] = PseudoTerminal.plainEnvironment,
    columns: Int = 80, rows: Int = 24, deadline: Int = 300
  ) throws {
    screen = TerminalScreen(columns: columns, rows: rows)
    self.deadline = Self.now() + deadline * 1000
    (master, process) = try Self.starting.withLock { _ in
      try Self.start(executable, arguments, environment, columns: columns, rows: rows)
    }
    _ = fcntl(master, F_SETFL, O_NONBLOCK)
  }

  deinit {
    if status == nil {
      kill(process, SIGKILL)
      var status: Int32 = 0
      while waitpid(process, &status, 0) < 0 && errno == EINTR {}
    }
    if !isHungUp { close(master) }
  }

  // MARK: - What a person does

  /// Types keys: text, or sequences such as `"\u{1B}[D"` (left).
  func send(_ keys: String) throws {
    try send(Array(keys.utf8))
  }

  /// Types bytes, valid UTF-8 or not. What the program writes meanwhile is read, so that neither
  /// side waits for the other for ever.
  func send(_ bytes: [UInt8]) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
      if count > 0 {
        rest.removeFirst(count)
      } else if errno != EINTR && errno != EAGAIN {
        throw failure("cannot send")
      } else {
        try wait(for: POLLIN | POLLOUT, what: "sending")
      }
      readAvailable()
    }
  }

  /// Changes the window's size; the program gets SIGWINCH.
  func resize(columns: Int, rows: Int) {
    screen.resize(columns: columns, rows: rows)
    var size = Self.size(columns: columns, rows: rows)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  /// Closes the terminal, as closing its window does.
  func hangUp() {
    close(master)
    isHungUp = true
  }

  /// Sends a signal to the program.
  func signal(_ number: Int32) {
    kill(process, number)
  }

  // MARK: - What a person waits for

  /// Waits until a condition on the screen holds.
  ///
  /// - Parameter what: Said when it never comes to hold.
  func waitFor(_ what: String, _ condition: (TerminalScreen) -> Bool) throws {
    while !condition(screen) {
      if isClosed {
        throw failure("the program is gone; waited for \(what)")
      }
      try wait(for: POLLIN, what: what)
      readAvailable()
    }
  }

  /// Waits until a row, shown now or scrolled off, is this text.
  func waitFor(row: String) throws {
    try waitFor("the row “\(row)”") { $0.transcript.contains(row) }
  }

  /// Waits until the cursor's row is this text, and, if given, this stands left of the cursor.
  func waitFor(cursorLine: String, textBeforeCursor: String? = nil) throws {
    try waitFor("“\(cursorLine)” at the cursor, “\(textBeforeCursor ?? "anything")” left of it") {
      $0.cursorLine == cursorLine
        && (textBeforeCursor == nil || $0.textBeforeCursor == textBeforeCursor)
    }
  }

  /// Waits until the REPL waits for a line.
  /// - Parameters:
  ///   - typed: what stands before the cursor behind the prompt.
  ///   - line: the whole line, where the cursor is not at its end.
  func prompt(typed: String = "", line: String? = nil) throws {
    let before = "reflow> \(typed)"
    let whole = "reflow> \(line ?? typed)"
    try waitFor("the prompt and “\(line ?? typed)”") { screen in
      screen.textBeforeCursor == before && whole.hasPrefix(screen.cursorLine)
        && (line == nil || screen.cursorLine == whole)
    }
  }

  /// Waits for the program's end. Answers its exit status, or 128 and the number of the signal that
  /// ended it, as a shell does.
  func exitStatus() throws -> Int {
    while !isClosed && !isHungUp {
      try wait(for: POLLIN, what: "the program's end")
      readAvailable()
    }
    var status: Int32 = self.status ?? 0
    if self.status == nil {
      while waitpid(process, &status, 0) < 0 && errno == EINTR {}
      self.status = status
    }
    let signal = status & 0x7F
    return Int(signal == 0 ? (status >> 8) & 0xFF : 128 + signal)
  }

  /// The settings of the terminal, as `stty` shows them: whether Ctrl-C is a signal and lines are
  /// collected by the terminal itself.
  var isCooked: Bool {
    var settings = termios()
    tcgetattr(master, &settings)
    let cooked = tcflag_t(ISIG) | tcflag_t(ICANON) | tcflag_t(ECHO)
    return settings.c_lflag & cooked == cooked
  }

  // MARK: - How

  private func wait(for events: Int32, what: String) throws {
    let remaining = deadline - Self.now()
    var descriptor = pollfd(fd: master, events: Int16(events), revents: 0)
    let result = poll(&descriptor, 1, Int32(max(0, remaining)))
    if result == 0 {
      throw failure("deadline passed; waited for \(what)")
    }
  }

  private func readAvailable() {
    var bytes = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = read(master, &bytes, bytes.count)
      if count > 0 {
        screen.write(bytes.prefix(count))
      } else if count < 0 && errno == EINTR {
        continue
      } else {
        // Linux answers EIO once the program has closed its end.
        isClosed = count == 0 || errno != EAGAIN
        return
      }
    }
  }

  private func failure(_ what: String) -> Failure {
    let frame = String(repeating: "-", count: screen.columns)
    let rows = screen.transcript.suffix(50).joined(separator: "\n")
    let cursor = screen.cursor
    return Failure(
      description: "\(what)\n\(frame)\n\(rows)\n\(frame)\ncursor \(cursor.row), \(cursor.column)")
  }

  private static func size(columns: Int, rows: Int) -> winsize {
    var size = winsize()
    size.ws_col = UInt16(columns)
    size.ws_row = UInt16(rows)
    return size
  }

  private static func now() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
  }

  // MARK: - Starting

  /// One start at a time: between opening a terminal and marking it as not to be inherited, the
  /// program of another test would inherit it and keep it open.
  private static let starting = Mutex(())

  /// Opens a terminal and starts the program in it.
  private static func start(
    _ executable: String, _ arguments: [String], _ environment: [String: String],
    columns: Int, rows: Int
  ) throws -> (master: Int32, process: pid_t) {
    var master: Int32 = -1
    var slave: Int32 = -1
    var name = [CChar](repeating: 0, count: 256)
    var size = Self.size(columns: columns, rows: rows)
    guard openpty(&master, &slave, nil, nil, &size) == 0 else {
      throw Failure(description: "no pseudo-terminal: \(String(cString: strerror(errno)))")
    }
    defer { close(slave) }
    _ = fcntl(master, F_SETFD, FD_CLOEXEC)
    _ = fcntl(slave, F_SETFD, FD_CLOEXEC)
    ttyname_r(slave, &name, name.count)
    do {
      return (master, try spawn(executable, arguments, environment, on: name))
    } catch {
      close(master)
      throw error
    }
  }

  /// Starts the program as the leader of a session, whose first terminal becomes its own.
  private static func spawn(
    _ executable: String, _ arguments: [String], _ environment: [String: String],
    on terminal: [CChar]
  ) throws -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
      let newSession: Int16 = 0x400
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
      // POSIX_SPAWN_SETSID, which Swift does not see.
      let newSession: Int16 = 0x80
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // Threads that run tests block signals, and a program begins with its starter's blocked ones.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, newSession | Int16(POSIX_SPAWN_SETSIGMASK))

    var argumentPointers = ([executable] + arguments).map { strdup($0) } + [nil]
    var environmentPointers = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer {
      for pointer in argumentPointers + environmentPointers {
        free(pointer)
      }
    }
    var process: pid_t = 0
    let result = posix_spawn(
      &process, executable, &actions, &attributes, &argumentPointers, &environmentPointers)
    guard result == 0 else {
      throw Failure(description: "cannot start \(executable): \(String(cString: strerror(result)))")
    }
    return process
  }
}
