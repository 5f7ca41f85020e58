extension CommandCatalog {
  static let keyCommands: [Command] = [
    Command(
      name: "keys", group: .help,
      summary: "lists the keys, and how to give them another meaning",
      brief: "lists the keys",
      example: ["keys"],
      related: ["help"],
      action: .look { (workspace, arguments) throws(CommandError) in Report(keyTable) })
  ]

  /// The keys that change the layout, those that edit the line, and how to bind others.
  private static var keyTable: [String] {
    let rows = ScrubAction.all.map { action in
      (action.keys.map(\.name).joined(separator: ", "), action.summary, action.name)
    }
    let widths = (
      rows.map(\.0.count).max() ?? 0, rows.map(\.1.count).max() ?? 0
    )
    let key = ScrubAction.all[0].keys[0]
    return ["These keys change the layout while a line is typed, and the line stays:"]
      + rows.map { "  \($0.0.padded(to: widths.0))  \($0.1.padded(to: widths.1))  \($0.2)" }
      + [
        "A key that is held down, or pressed again, is one step for undo.",
        "",
        "Tab           completes; a second Tab lists what is possible",
        "Up, Down      earlier lines; Ctrl-R finds one by a part of it",
        "Ctrl-C        drops the line, or stops the command that is running",
        "Ctrl-D        leaves, on an empty line",
        "",
        "Another key for one of them is a line in ~/.editrc, with what the key sends:",
        "  bind \"\(key.sequence)\" \(ScrubAction.all[0].name)",
        "Begin the line with reflow: so that it holds for this program only.",
      ]
  }
}
