extension CommandCatalog {
  static let historyCommands: [Command] = [
    Command(
      name: "undo", group: .history,
      summary: "takes the last change back, or the last COUNT changes",
      brief: "takes a change back",
      arguments: [Argument("COUNT", .number, isOptional: true, "how many changes, 1 or more")],
      details: ["Whatever changed something is a step: open, source and goto are one each."],
      example: ["add 50x32*3", "width 120", "undo 2"],
      related: ["redo", "history"],
      action: .session { (session, arguments) throws(CommandError) in
        try session.undo(try arguments.stepCount())
      }),
    Command(
      name: "redo", group: .history,
      summary: "makes changes again that were taken back",
      brief: "makes it again",
      arguments: [Argument("COUNT", .number, isOptional: true)],
      example: ["add 50x32*3", "undo", "redo"],
      related: ["undo", "history"],
      action: .session { (session, arguments) throws(CommandError) in
        try session.redo(try arguments.stepCount())
      }),
    Command(
      name: "history", group: .history,
      summary: "lists the steps with their command lines; * marks where one stands",
      brief: "lists the steps",
      arguments: [Argument("all", .choice(["all"]), isOptional: true, "every step")],
      details: ["The steps around the present one; history all lists every one."],
      example: ["add 50x32*3", "width 120", "undo", "history"],
      action: .session { (session, arguments) throws(CommandError) in
        try arguments.checkWord(0, "all")
        return Report(session.historyLines(isComplete: !arguments.words.isEmpty))
      }),
  ]

  static let helpCommands: [Command] = [
    Command(
      name: "help", group: .help,
      summary: "lists the commands, or explains one or a line",
      brief: "explains a command",
      arguments: [
        Argument(
          "COMMAND", .line(withRedirection: false), isOptional: true,
          "a command, a whole line, or a group such as items")
      ],
      details: ["Of a whole line it says which word is wrong, if one is; nothing is changed."],
      example: ["help add"],
      related: ["describe", "providers"],
      action: .session { (session, arguments) throws(CommandError) in
        try session.help(arguments)
      }),
    Command(
      name: "quit", aliases: ["exit"], group: .help,
      summary: "leaves",
      brief: "leaves",
      example: ["quit"],
      related: ["save"],
      action: .session { (session, arguments) throws(CommandError) in
        var report = Report()
        report.isEnd = true
        return report
      }),
  ]
}

extension Arguments {
  /// How many steps the line means.
  fileprivate func stepCount() throws(CommandError) -> Int {
    guard let word = words.first else { return 1 }
    return try Self.wholeNumber(word.text, "COUNT", in: 1...Int(Int32.max))
  }

  /// Makes sure that a word, where there is one, is the only one that can stand in its place.
  func checkWord(_ index: Int, _ only: String) throws(CommandError) {
    guard words.indices.contains(index), words[index].text != only else { return }
    throw CommandError(
      "\(command.name): \(words[index].text) must be \(only); usage: \(command.usage)")
  }
}

extension Session {
  /// How many steps are listed, if not all are asked for.
  private static let listedSteps = 20

  /// The steps, a line each.
  fileprivate func historyLines(isComplete: Bool) -> [String] {
    let steps = history.past + history.future.reversed()
    let present = history.past.count
    // The state behind each step: a past step knows the one before it.
    let states =
      history.past.map(\.state) + [history.state] + history.future.reversed().map(\.state)
    var first = 0
    var end = steps.count
    if !isComplete, end > Self.listedSteps {
      first = max(0, min(present - Self.listedSteps * 3 / 4, end - Self.listedSteps))
      end = first + Self.listedSteps
    }
    let width = "\(end)".count
    var lines = first > 0 ? ["… \(first) earlier; history all lists them"] : []
    for index in first...end {
      let place = index == present ? "*" : " "
      let line = index == 0 ? "the beginning" : steps[index - 1].line.shortened(to: 60)
      let names = marks.filter { $0.state == states[index] }.map { " [\($0.name)]" }.joined()
      lines.append(
        "\(place) \("\(index)".aligned(to: width))  \(line)"
          + (index > present ? "  (undone)" : "") + names)
    }
    if end < steps.count { lines.append("… \(steps.count - end) later; history all lists them") }
    return lines
  }
}
