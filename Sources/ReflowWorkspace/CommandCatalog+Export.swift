extension CommandCatalog {
  static let exportCommands: [Command] = [
    Command(
      name: "export", group: .history,
      summary: "writes the layout to a file: a picture, frames or code",
      brief: "writes pictures, code",
      arguments: [
        Argument(
          "FILE", .file,
          "its ending: .png, .svg, .pdf, .html, .json, .jsonl, .csv or .swift")
      ],
      flags: pictureFlags + [
        Command.Flag(
          name: "--from", value: Argument("NAME", .mark([])),
          summary: "a mark: .svg moves elements from where they were then"),
        Command.Flag(name: "--once", summary: "they move once, not again and again"),
      ],
      details: [
        "html: a page with the picture and a table, in which what is pointed at tells why it is",
        "there. json: all frames, as reflow frames prints them. csv: a header line and a record for",
        "each element; a label that a spreadsheet would take for a formula gets a ' in front. swift:",
        "a function that makes the collection, one that makes the provider, and the labels.",
      ],
      example: ["add Swift Kotlin Rust", "export tags.svg --guides"],
      related: ["mirror", "save", "list", "format"],
      changesNothing: true,
      action: .session { (session, arguments) throws(CommandError) in
        try session.export(arguments)
      }),
    Command(
      name: "mirror", group: .history,
      summary: "writes a picture again after each command; mirror off ends",
      brief: "keeps a picture live",
      arguments: [
        Argument("FILE", .recording, isOptional: true, "a .png, .svg, .pdf or .html file, or off")
      ],
      flags: pictureFlags,
      details: [
        "A viewer that reloads the file shows the layout live. The file is written beside the old",
        "one, which it then replaces. Without FILE it says what is being written.",
      ],
      example: ["add Swift Kotlin Rust", "mirror"],
      related: ["export", "watch"],
      action: .session { (session, arguments) throws(CommandError) in
        try session.mirror(arguments)
      }),
  ]
}
