import Reflow

extension CommandCatalog {
  static func nearest(_ name: String) -> String? { nearestName(to: name, among: names) }

  /// The rows of a screen that the overview may take.
  static let overviewRows = 48

  /// All commands by group, on one screen: a line for each with what it does as long as there is room,
  /// then two on a line, then their names only.
  static func overview(of commands: [Command] = all) -> [String] {
    let groups = Command.Group.allCases
      .map { group in (group, commands.filter { $0.group == group }) }
      .filter { !$0.1.isEmpty }
    let end = ["help COMMAND tells more, with an example; help items tells of a group."]
    let forms: [([Command]) -> [String]] = [Self.lines(of:), Self.pairs(of:)]
    for form in forms {
      let lines = groups.flatMap { [$0.rawValue] + form($1) } + end
      if lines.count <= overviewRows { return lines }
    }
    return groups.flatMap { [$0.rawValue] + names(of: $1) } + end
  }

  /// A line for each: its name and what it does.
  static func lines(of commands: [Command]) -> [String] {
    let width = all.map(\.name.count).max() ?? 0
    return commands.map { "  \($0.name.padded(to: width))  \($0.summary)" }
  }

  /// Two on a line, one below another in each column, with what they do in a few words.
  private static func pairs(of commands: [Command]) -> [String] {
    let width = all.map(\.name.count).max() ?? 0
    let cells = commands.map { command in
      "\(command.name.padded(to: width))  \(command.brief)"
    }
    let half = (cells.count + 1) / 2
    return (0..<half).map { row in
      guard row + half < cells.count else { return "  \(cells[row])" }
      return "  \(cells[row].padded(to: 38))  \(cells[row + half])"
    }
  }

  private static func names(of commands: [Command]) -> [String] {
    commands.map(\.name).joined(separator: " ").wrapped(indent: 2)
  }
}

extension Command.Group {
  /// The word by which help knows the group: its first, in lower case.
  var word: String { rawValue.prefix { $0 != " " }.lowercased() }
}

extension Command {
  /// Usage, what it does, what its arguments mean, its flags, an example, and what is near it.
  var help: [String] {
    var lines = [usage, "  \(summary)"]
    let words =
      arguments.map { ($0.name, $0.explanation) } + flags.map { ($0.usage, $0.summary) }
    let width = words.map(\.0.count).max() ?? 0
    for (name, meaning) in words {
      lines += "\(name.padded(to: width))  \(meaning)".wrapped(indent: 2, hanging: width + 4)
    }
    lines += details.joined(separator: " ").wrapped(indent: 2)
    if !aliases.isEmpty { lines.append("  also: \(aliases.joined(separator: ", "))") }
    lines.append("  example:")
    lines += example.map { "    \($0)" }
    if !related.isEmpty { lines.append("  see also: \(related.joined(separator: ", "))") }
    return lines
  }
}

extension Argument {
  /// What it means, or what its kind says of it.
  fileprivate var explanation: String {
    if !meaning.isEmpty { return meaning }
    switch kind {
    case .number: return "a number"
    case .item: return "a word"
    case .path: return ElementNames.meaning
    case .choice(let choices): return "one of \(choices.joined(separator: ", "))"
    case .provider: return "a provider; providers lists them"
    case .parameter: return "a parameter of the provider; describe lists them"
    case .font: return "a font; fonts lists the families"
    case .command: return "a command; help lists them"
    case .file: return "a file"
    case .specification: return "a provider with its parameters, in quotes"
    case .mark: return "a mark; marks lists them"
    case .recording: return "a file, or off"
    case .option(let names): return "\(names.joined(separator: ", ")) with a value"
    case .fault: return "a fault's number or name; faults lists them"
    case .lesson: return "a lesson's number or name; lesson lists them"
    case .line: return "a command line"
    }
  }
}

extension Session {
  /// What help says: of all commands, of a group, of one command, or of a whole line, which it checks
  /// without changing anything.
  func help(_ arguments: Arguments) throws(CommandError) -> Report {
    guard let first = arguments.words.first else { return Report(CommandCatalog.overview()) }
    guard let command = CommandCatalog.command(first.text) else {
      let group = Command.Group.allCases.first { $0.word == first.text }
      if let group, arguments.words.count == 1 {
        return Report([group.rawValue] + CommandCatalog.lines(of: group.commands))
      }
      let nearest = CommandCatalog.nearest(first.text).map { "; did you mean \($0)?" } ?? ""
      throw CommandError("help: there is no command \(first.text)\(nearest)", at: first.place)
    }
    if arguments.words.count > 1 { try check(arguments) }
    return Report(command.help)
  }

  /// Refuses a line that is wrong.
  private func check(_ arguments: Arguments) throws(CommandError) {
    let (line, start) = arguments.lineWithin
    let whole = arguments.words[0].place.lowerBound..<arguments.words.last!.place.upperBound
    do throws(CommandError) {
      try check(line)
    } catch {
      throw error.moved(by: start, within: whole)
    }
  }

  /// Refuses a line that is wrong, as it would be refused if it were run. Nothing is changed and nothing
  /// written.
  func check(_ line: String) throws(CommandError) {
    guard let parsed = try ParsedLine(line) else { return }
    do throws(CommandError) {
      var copy = workspace
      switch parsed.command.action {
      case .change(let change): _ = try change(&copy, parsed.arguments)
      case .look(let look): _ = try look(copy, parsed.arguments)
      // It would be done: a file written, a step undone.
      case .session: return
      }
    } catch {
      throw error.located(at: parsed.arguments.onlyPlace)
    }
  }
}

extension Command.Group {
  fileprivate var commands: [Command] { CommandCatalog.all.filter { $0.group == self } }
}
