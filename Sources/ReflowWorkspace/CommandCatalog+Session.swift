import Reflow

extension CommandCatalog {
  /// Commands that set something for the session.
  static let sessionCommands: [Command] = [
    Command(
      name: "watch", group: .looking,
      summary: "runs a command after each change",
      brief: "runs after each change",
      arguments: [
        Argument(
          "COMMAND", .line(withRedirection: true), isOptional: true,
          "a command that looks, with its arguments; > FILE in it is its own")
      ],
      details: [
        "There may be several; watch lists them, watch off 0 ends one of them, watch off all."
      ],
      example: ["watch query 0 0 100 20", "add Swift Kotlin Rust", "watch off", "watch list 0..1"],
      related: ["list", "item", "at", "query", "time"],
      action: .session { (session, arguments) throws(CommandError) in
        guard let first = arguments.words.first else { return Report(session.watchesInWords) }
        if first.text == "off" && !first.isQuoted { return try session.endWatches(arguments) }
        return try session.watch(arguments)
      }),
    Command(
      name: "time", group: .looking,
      summary: "says after each command how long it took, or does not",
      brief: "times commands",
      arguments: [Argument("on|off", .choice(Switch.allCases.map(\.rawValue)), isOptional: true)],
      details: ["The time of the command and its layout, without watches and drawing."],
      example: ["time on", "add random 10000", "time"],
      related: ["watch"],
      action: .session { (session, arguments) throws(CommandError) in
        if !arguments.words.isEmpty {
          let position: Switch = try arguments.choice(0, "time")
          session.settings.isTimed = position == .on
        }
        return Report(["time is \(session.settings.isTimed ? "on" : "off")"])
      }),
    Command(
      name: "format", group: .looking,
      summary: "sets the form of lists: list, query, at, item, providers",
      brief: "table, json or csv",
      arguments: [
        Argument("FORM", .choice(ListFormat.allCases.map(\.rawValue)), isOptional: true)
      ],
      details: [
        "table has columns for people, json is one line of JSON, csv a header line and one record",
        "a line. A text that a spreadsheet would take for a formula gets a ' in front in csv.",
      ],
      example: ["add Swift Kotlin Rust", "format csv", "list", "format"],
      related: ["list", "export"],
      action: .session { (session, arguments) throws(CommandError) in
        if !arguments.words.isEmpty { session.settings.format = try arguments.choice(0, "format") }
        return Report(["lists are \(session.settings.format.rawValue)"])
      }),
  ]

  private enum Switch: String, CaseIterable {
    case on
    case off
  }
}

extension Session {
  fileprivate var watchesInWords: [String] {
    let watches = settings.watches
    if watches.isEmpty { return ["nothing is watched; watch list runs list after each change"] }
    return watches.enumerated().map { "watch \($0): \($1)" }
  }

  /// Adds the command that the rest of the line is.
  fileprivate func watch(_ arguments: Arguments) throws(CommandError) -> Report {
    let (line, start) = arguments.lineWithin
    let whole = arguments.words[0].place.lowerBound..<arguments.words.last!.place.upperBound
    do throws(CommandError) {
      guard let parsed = try ParsedLine(line) else {
        throw CommandError("watch: COMMAND is empty")
      }
      guard parsed.command.isWatchable else {
        throw CommandError(
          "watch: \(parsed.command.name) does more than look; what is watched must change nothing",
          at: 0..<parsed.command.name.utf8.count)
      }
    } catch {
      throw error.moved(by: start, within: whole)
    }
    if settings.watches.contains(line) { return Report(["\(line) is watched already"]) }
    settings.watches.append(line)
    return Report(["watch \(settings.watches.count - 1): \(line)"])
  }

  /// `watch off`, `watch off 1`.
  fileprivate func endWatches(_ arguments: Arguments) throws(CommandError) -> Report {
    let count = settings.watches.count
    guard arguments.words.count > 1, arguments.words[1].text != "all" else {
      settings.watches = []
      return Report([count == 1 ? "1 watch ended" : "\(count) watches ended"])
    }
    if arguments.words.count > 2 {
      throw CommandError(
        "watch: \(arguments.words[2].text) is one word too many; write watch off 0",
        at: arguments.words[2].place)
    }
    let index = try arguments.located(at: 1) { (text) throws(CommandError) in
      guard count > 0 else { throw CommandError("watch: nothing is watched") }
      return try Arguments.wholeNumber(text, "watch", in: 0...count - 1)
    }
    return Report(["\(settings.watches.remove(at: index)) is watched no more"])
  }
}

extension CommandError {
  /// The error of a line that stands within another.
  /// - Parameters:
  ///   - start: where it begins there, in UTF-8 bytes; nil where its places are unknown.
  ///   - whole: the words that it is made of.
  func moved(by start: Int?, within whole: Range<Int>) -> CommandError {
    var error = self
    error.place = whole
    if let start, let place {
      error.place = place.lowerBound + start..<place.upperBound + start
    }
    return error
  }
}
