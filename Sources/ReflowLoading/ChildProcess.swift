#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A program that is run to its end: it reads nothing, and what it prints goes to a file.
enum ChildProcess {
  enum Failure: Error {
    case cannotStart(Int32)
    /// The question was answered with no; the program was killed.
    case stopped
  }

  /// Variables that a compiler may look at; it gets no others.
  private static let variables = [
    "PATH", "HOME", "TMPDIR", "LANG", "LC_ALL", "XDG_CACHE_HOME", "LD_LIBRARY_PATH", "SDKROOT",
    "DEVELOPER_DIR",
  ]

  /// Runs a program.
  /// - Parameters:
  ///   - output: the file for what it prints, errors included.
  ///   - goesOn: asked every few milliseconds; false ends the program and all that it started.
  /// - Returns: the exit status; 128 and the signal's number where a signal ended it.
  static func run(
    _ program: String, _ arguments: [String], output: String, goesOn: () -> Bool
  ) throws(Failure) -> Int32 {
    let process = try start(program, arguments, output)
    var status: Int32 = 0
    while waitpid(process, &status, WNOHANG) == 0 {
      guard goesOn() else {
        // It has a group of its own, with what it has started.
        kill(-process, SIGKILL)
        waitpid(process, &status, 0)
        throw .stopped
      }
      usleep(3000)
    }
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }

  private static func start(
    _ program: String, _ arguments: [String], _ output: String
  ) throws(Failure) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    posix_spawn_file_actions_adddup2(&actions, 1, 2)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    let environment = variables.compactMap { name in
      getenv(name).map { "\(name)=\(String(cString: $0))" }
    }
    var process: pid_t = 0
    let code = withCStrings([program] + arguments) { arguments in
      withCStrings(environment) { environment in
        posix_spawn(&process, program, &actions, &attributes, arguments, environment)
      }
    }
    guard code == 0 else { throw .cannotStart(code) }
    return process
  }

  private static func withCStrings<Result>(
    _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = texts.map { strdup($0) }
    defer { copies.forEach { free($0) } }
    return body(copies + [nil])
  }
}
