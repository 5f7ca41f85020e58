import Reflow

extension CommandCatalog {
  static func nearest(_ name: String) -> String? { nearestName(to: name, among: names) }

  /// All commands by group, a line each.
  static var overview: [String] {
    let width = all.map(\.name.count).max() ?? 0
    var lines: [String] = []
    for group in Command.Group.allCases {
      lines.append(group.rawValue)
      for command in all where command.group == group {
        lines.append("  \(command.name.padded(to: width))  \(command.summary)")
      }
    }
    return lines + ["help COMMAND tells more, with an example. Tab completes."]
  }
}

extension Command {
  /// Usage, what it does, its flags and an example.
  var help: [String] {
    var lines = [usage, "  \(summary)"]
    lines += details.map { "  \($0)" }
    lines += flags.map { "  \($0.name)  \($0.summary)" }
    if !aliases.isEmpty { lines.append("  also: \(aliases.joined(separator: ", "))") }
    lines.append("  example:")
    return lines + example.map { "    \($0)" }
  }
}
