import Reflow

extension CommandCatalog {
  static let loadingCommands: [Command] = [
    Command(
      name: "load", group: .providers,
      summary: "compiles a file of Swift and registers its providers",
      brief: "adds your own provider",
      arguments: [Argument("FILE", .file, "a .swift file, or a library of reflow compile")],
      details: [
        "The file's code runs in this program, and may do all that you may do; a trap in it ends the",
        "program, and recover brings the workspace back. Scenes, sourced files and recordings can load",
        "nothing. Undo goes back to earlier scenes, not to earlier code.",
      ],
      example: ["load Spiral.swift"],
      related: ["reload", "use"],
      action: .session { (session, arguments) throws(CommandError) in
        try session.checkMayLoad("load")
        return try session.load(arguments.words[0].text)
      }),
    Command(
      name: "reload", group: .providers,
      summary: "loads the latest file again, and lays out with what it has become",
      brief: "after an edit",
      details: ["Where the file cannot be compiled, the code from before stays in use."],
      example: ["load Spiral.swift", "reload"],
      related: ["load"],
      action: .session { (session, arguments) throws(CommandError) in
        try session.checkMayLoad("reload")
        return try session.reload()
      }),
  ]
}
