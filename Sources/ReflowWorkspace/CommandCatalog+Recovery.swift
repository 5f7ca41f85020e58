extension CommandCatalog {
  static let recoveryCommands: [Command] = [
    Command(
      name: "recover", group: .history,
      summary: "brings back what a run left behind that ended before its time",
      brief: "after a crash",
      arguments: [Argument("discard", .choice(["discard"]), isOptional: true)],
      details: [
        "After a crash, a kill or a closed terminal all but the last command is there: the latest",
        "such workspace becomes the present one, and undo takes that back. recover discard removes",
        "all of them.",
      ],
      example: ["recover"],
      related: ["undo"],
      action: .session { (session, arguments) throws(CommandError) in
        guard let word = arguments.words.first?.text else { return try session.recover() }
        guard word == "discard" else {
          throw CommandError("recover: \(word) must be discard")
        }
        let count = session.keeper?.discard() ?? 0
        return Report([count == 1 ? "1 workspace is gone" : "\(count) workspaces are gone"])
      })
  ]
}
