extension CommandCatalog {
  static let historyCommands: [Command] = [
    Command(
      name: "undo", group: .history,
      summary: "takes the last change back",
      example: ["add 50x32*3", "undo"],
      action: .session { (session, arguments) throws(CommandError) in try session.undo() }),
    Command(
      name: "redo", group: .history,
      summary: "makes the change again that was taken back",
      example: ["add 50x32*3", "undo", "redo"],
      action: .session { (session, arguments) throws(CommandError) in try session.redo() }),
  ]

  static let helpCommands: [Command] = [
    Command(
      name: "help", group: .help,
      summary: "lists the commands, or explains one",
      arguments: [Argument("COMMAND", .command, isOptional: true)],
      example: ["help add"],
      action: .look { (workspace, arguments) throws(CommandError) in
        guard let name = arguments.words.first?.text else { return Report(overview) }
        guard let command = command(name) else {
          let nearest = nearest(name).map { "; did you mean \($0)?" } ?? ""
          throw CommandError("help: there is no command \(name)\(nearest)")
        }
        return Report(command.help)
      }),
    Command(
      name: "quit", aliases: ["exit"], group: .help,
      summary: "leaves",
      example: ["quit"],
      action: .session { (session, arguments) throws(CommandError) in
        var report = Report()
        report.isEnd = true
        return report
      }),
  ]
}
