/// The places in the package's sources that name every provider, as text.
enum PackageLists {
  /// Package.swift's list of plugins.
  static func addTarget(_ name: String, to text: String) -> String? {
    append("  \"\(name)\",", to: text, behind: "let plugins = [", before: "]")
  }

  /// The program's imports and registrations.
  static func addRegistration(_ name: String, to text: String) -> String? {
    addImport(name, to: text).flatMap { register(name, "providers", in: $0) }
  }

  /// The tests of all guides.
  static func addGuide(_ name: String, to text: String) -> String? {
    addImport(name, to: text).flatMap { register(name, "registry", in: $0) }.flatMap {
      append("    \"\(name)\",", to: $0, behind: "  static let plugins = [", before: "  ]")
    }
  }

  /// The names in Package.swift's list.
  static func targets(in text: String) -> [String] {
    let lines = text.split(separator: "\n")
    guard let start = lines.firstIndex(of: "let plugins = [") else { return [] }
    return lines[(start + 1)...].prefix { $0 != "]" }.map { line in
      line.filter { $0 != "\"" && $0 != "," && $0 != " " }
    }
  }

  private static func append(
    _ line: String, to text: String, behind start: String, before end: String
  ) -> String? {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let first = lines.firstIndex(of: start),
      let last = lines[first...].firstIndex(of: end)
    else { return nil }
    lines.insert(line, at: last)
    return lines.joined(separator: "\n")
  }

  /// Imports stand in the order of their names.
  private static func addImport(_ name: String, to text: String) -> String? {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let imports = lines.indices.filter { lines[$0].hasPrefix("import ") }
    guard let last = imports.last else { return nil }
    let line = "import \(name)"
    lines.insert(line, at: imports.first { lines[$0] > line } ?? last + 1)
    return lines.joined(separator: "\n")
  }

  private static func register(
    _ name: String, _ registry: String, in text: String
  ) -> String? {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let call = "    \(registry).register("
    guard let last = lines.lastIndex(where: { $0.hasPrefix(call) }) else { return nil }
    lines.insert("\(call)\(name)Provider.self)", at: last + 1)
    return lines.joined(separator: "\n")
  }
}
