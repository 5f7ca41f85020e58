extension CommandCatalog {
  static let markCommands: [Command] = [
    Command(
      name: "mark", group: .history,
      summary: "keeps the workspace as it is under a name",
      brief: "names this state",
      arguments: [Argument("NAME", .mark([]))],
      details: [
        "diff NAME then says what has changed since, and goto NAME comes back. A name is a letter,",
        "then letters, digits and hyphens; one that is taken marks the workspace as it is now.",
      ],
      example: ["add 50x32*8", "mark wide", "width 120", "diff wide", "mark narrow"],
      related: ["marks", "goto", "diff"],
      action: .session { (session, arguments) throws(CommandError) in
        try session.addMark(arguments.words[0].text)
      }),
    Command(
      name: "marks", group: .history,
      summary: "lists the marks",
      brief: "lists the marks",
      example: ["add 50x32*8", "mark wide", "marks"],
      related: ["mark", "unmark"],
      action: .session { (session, arguments) throws(CommandError) in
        let width = session.marks.map(\.name.count).max() ?? 0
        let lines = session.marks.map { "\($0.name.padded(to: width))  \($0.workspace.summary)" }
        return Report(lines.isEmpty ? ["no marks; mark NAME makes one"] : lines)
      }),
    Command(
      name: "goto", group: .history,
      summary: "goes back to a marked workspace, as one step",
      brief: "returns to a mark",
      arguments: [Argument("NAME", .mark([]))],
      example: ["add 50x32*8", "mark wide", "width 120", "goto wide"],
      related: ["mark", "undo"],
      action: .session { (session, arguments) throws(CommandError) in
        try session.goTo(arguments.words[0].text)
      }),
    Command(
      name: "unmark", group: .history,
      summary: "forgets a mark",
      brief: "forgets a mark",
      arguments: [Argument("NAME", .mark([]))],
      example: ["add 50x32*8", "mark wide", "unmark wide"],
      related: ["marks"],
      action: .session { (session, arguments) throws(CommandError) in
        try session.removeMark(arguments.words[0].text)
      }),
  ]
}
