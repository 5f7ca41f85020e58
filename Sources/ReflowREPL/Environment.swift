#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The process's environment variables.
enum Environment {
  static subscript(name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// Where the lines of earlier sessions are kept: in the XDG state folder.
  static var historyPath: String? {
    if let state = Self["XDG_STATE_HOME"], state.hasPrefix("/") { return "\(state)/reflow/history" }
    guard let home = Self["HOME"], !home.isEmpty else { return nil }
    return "\(home)/.local/state/reflow/history"
  }

  /// Whether the user's locale writes UTF-8; where it does not, only ASCII is shown.
  static let usesUTF8: Bool = {
    setlocale(LC_CTYPE, "")
    guard let name = nl_langinfo(Int32(CODESET)).map({ String(cString: $0) }) else { return false }
    return name.lowercased().filter { $0 != "-" } == "utf8"
  }()

  /// Ctrl-C ends no command: what was typed before would be lost with the program.
  static func ignoreInterrupts() { signal(SIGINT, SIG_IGN) }
}
