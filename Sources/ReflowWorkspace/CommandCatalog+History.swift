extension CommandCatalog {
  static let historyCommands: [Command] = [
    Command(
      name: "undo", group: .history,
      summary: "takes the last change back",
      example: ["add 50x32*3", "undo"],
      related: ["redo"],
      action: .session { (session, arguments) throws(CommandError) in try session.undo() }),
    Command(
      name: "redo", group: .history,
      summary: "makes the change again that was taken back",
      example: ["add 50x32*3", "undo", "redo"],
      related: ["undo"],
      action: .session { (session, arguments) throws(CommandError) in try session.redo() }),
  ]

  static let helpCommands: [Command] = [
    Command(
      name: "help", group: .help,
      summary: "lists the commands, or explains one or a line",
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
      example: ["quit"],
      related: ["save"],
      action: .session { (session, arguments) throws(CommandError) in
        var report = Report()
        report.isEnd = true
        return report
      }),
  ]
}
