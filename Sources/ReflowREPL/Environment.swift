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

  /// What outlives a session is kept here: in the XDG state folder.
  static var stateFolder: String? {
    if let state = Self["XDG_STATE_HOME"], state.hasPrefix("/") { return "\(state)/reflow" }
    guard let home = Self["HOME"], !home.isEmpty else { return nil }
    return "\(home)/.local/state/reflow"
  }

  /// Where the lines of earlier sessions are kept.
  static var historyPath: String? { stateFolder.map { "\($0)/history" } }

  /// The language in which the person's locale wants the course: Simplified Chinese, or English.
  static var courseLanguage: String {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
    let locale = names.compactMap { Self[$0] }.first { !$0.isEmpty } ?? ""
    let language = locale.prefix { $0 != "." && $0 != "@" }.replacing("-", with: "_")
    let isTraditional = ["_TW", "_HK", "_MO", "_Hant"].contains { language.contains($0) }
    let isChinese = language == "zh" || language.hasPrefix("zh_")
    return isChinese && !isTraditional && usesUTF8 ? "zh-Hans" : "en"
  }

  /// Whether the user's locale writes UTF-8; where it does not, only ASCII is shown.
  static let usesUTF8: Bool = {
    setlocale(LC_CTYPE, "")
    guard let name = nl_langinfo(Int32(CODESET)).map({ String(cString: $0) }) else { return false }
    return name.lowercased().filter { $0 != "-" } == "utf8"
  }()
}
