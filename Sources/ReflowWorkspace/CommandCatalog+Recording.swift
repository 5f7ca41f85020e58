extension CommandCatalog {
  static let recordingCommands: [Command] = [
    Command(
      name: "record", group: .history,
      summary: "records the commands and their frames, as a test; record off ends",
      brief: "records commands",
      arguments: [
        Argument("FILE", .recording, isOptional: true),
        Argument("frames=N", .option(["frames"]), isOptional: true),
      ],
      details: [
        "record FILE begins, and reflow replay FILE compares later. After each command that changes",
        "the layout the file gets the content's size, the first 100 frames and a checksum of all;",
        "frames=N or frames=all changes how many. Scenes that are opened are kept in the recording.",
        "Without FILE it says what is being recorded.",
      ],
      example: ["record"],
      related: ["source", "save"],
      action: .session { (session, arguments) throws(CommandError) in
        guard let word = arguments.words.first else {
          return Report([
            session.recorder.map { "recording to \($0.path), \($0.commandsInWords) so far" }
              ?? "nothing is being recorded; record FILE begins"
          ])
        }
        if word.text == "off" && !word.isQuoted { return try session.endRecording() }
        var frames = Recorder.usualFrames
        if let text = arguments.option("frames") {
          let most = Workspace.largestItemCount
          frames = text == "all" ? .max : try Arguments.wholeNumber(text, "frames", in: 0...most)
        }
        return try session.beginRecording(word.text, frames: frames)
      })
  ]
}
