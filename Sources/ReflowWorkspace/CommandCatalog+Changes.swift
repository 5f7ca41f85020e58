import Reflow

extension CommandCatalog {
  /// How many elements `diff` lists, if not all are asked for.
  fileprivate static let listedChanges = 20

  static let changeCommands: [Command] = [
    Command(
      name: "diff", group: .looking,
      summary: "lists what the last change did, or what has changed since a mark",
      brief: "lists what changed",
      arguments: [
        Argument("NAME", .mark(["all"]), isOptional: true),
        Argument("all", .choice(["all"]), isOptional: true),
      ],
      flags: [
        Command.Flag(name: "--picture", summary: "draws it too, the old places dotted")
      ],
      details: [
        "A frame is x,y width×height. The first elements that changed; diff all and diff NAME all",
        "list every one. Elements that went stand last.",
      ],
      example: ["add 50x32*8", "insert 2 90x40", "diff"],
      related: ["show", "undo", "mark"],
      changesNothing: true,
      action: .session { (session, arguments) throws(CommandError) in
        var words = arguments.words[...]
        let isComplete = words.last?.text == "all"
        if isComplete { words.removeLast() }
        if words.count == 2 { try arguments.checkWord(1, "all") }
        let name = words.first?.text
        let change = try session.change(since: name)
        var report = Report([
          (name.map { "since \($0): " } ?? "the last change: ") + change.summary
        ])
        let table = change.table(limit: isComplete ? nil : listedChanges)
        report.lines += table.lines
        if table.missing > 0 {
          let command = name.map { "diff \($0) all" } ?? "diff all"
          report.lines.append("… \(table.missing) more; \(command) lists them")
        }
        if arguments.has("--picture") { report.show(change) }
        return report
      })
  ]
}

extension Session {
  /// What has changed since a mark; without a name what the last change did.
  func change(since name: String?) throws(CommandError) -> LayoutChange {
    if let name { return change(since: try mark(name)) }
    guard let lastChange else { throw CommandError("nothing has changed yet") }
    return lastChange
  }
}

extension Report {
  /// Wants a picture with what a change did, and where things were before it.
  mutating func show(_ change: LayoutChange) {
    showsPicture = true
    marks = .change(change)
  }
}
