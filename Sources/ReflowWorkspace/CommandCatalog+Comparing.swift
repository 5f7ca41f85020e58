import Reflow
import ReflowScenes

extension CommandCatalog {
  static let comparingCommands: [Command] = [
    Command(
      name: "breakpoints", group: .looking,
      summary: "lists the widths at which lines change",
      brief: "where lines change",
      arguments: [Argument("FROM..TO", .number, isOptional: true)],
      details: [
        "Without a range from 0 to the width at which everything stands on one line. Each is the",
        "least width with the new lines. The fit test allows 0.000001 points, so what needs 214",
        "points joins from 213.999999 on; both are told. Under horizontal scrolling lines run along",
        "the height, and heights are listed. Where a provider cannot say, widths are known to 1/64",
        "point and marked by about.",
      ],
      example: ["add 50x32 40x32 60x32", "breakpoints 100..300"],
      related: ["sweep", "explain"],
      action: .look { (workspace, arguments) throws(CommandError) in
        try workspace.breakpoints(arguments.words.isEmpty ? nil : arguments.range(0))
      }),
    Command(
      name: "sweep", group: .looking,
      summary: "draws the viewport at a row of widths",
      brief: "draws many widths",
      arguments: [
        Argument("FROM..TO", .number), Argument("step", .choice(["step"]), isOptional: true),
        Argument("POINTS", .number, isOptional: true),
      ],
      flags: exportFlags,
      details: [
        "All at one scale, the last at TO; without a step a round one is taken. Under horizontal",
        "scrolling lines run along the height, and heights are swept.",
      ],
      example: ["add Swift Kotlin Rust Python", "sweep 120..240 step 40"],
      related: ["breakpoints", "compare", "export"],
      action: .look { (workspace, arguments) throws(CommandError) in
        try workspace.sweep(arguments)
      }),
    Command(
      name: "compare", group: .looking,
      summary: "lays out with several providers, side by side",
      brief: "several providers at once",
      arguments: [Argument("PROVIDER", .specification, isRepeated: true)],
      flags: exportFlags,
      details: [
        "Parameters follow their provider; one provider alone is compared with the one in use.",
        "unused: the content's area less that of the elements within it. columns: where the",
        "deepest and the shallowest column end, if all items of a section stand in columns.",
        "misread: by how many places, on average, an item's turn differs from its index when the",
        "items are read line by line, or where there are no lines in the order of their tops.",
      ],
      example: ["add random 12", "compare left-align flow waterfall columns=3"],
      related: ["use", "sweep", "export"],
      action: .look { (workspace, arguments) throws(CommandError) in
        try workspace.compare(arguments)
      }),
  ]
}

extension Workspace {
  fileprivate func sweep(_ arguments: Arguments) throws(CommandError) -> Report {
    let range = try arguments.range(0)
    var step: Double?
    if arguments.words.count > 1 {
      let word = arguments.words[1].text
      guard word == "step", arguments.words.count == 3 else {
        let problem = word == "step" ? "POINTS is missing" : "\(word) is not the word step"
        throw CommandError("sweep: \(problem); write sweep 100..400 step 50")
      }
      step = try Arguments.number(arguments.words[2].text, "step", mayBeNegative: true)
    }
    let sweep = try Sweep(range, step: step)
    var report = Report()
    report.sheet = try arguments.sheetFile()
    report.sheetChoice = breadthInWords
    report.sheetTitle =
      "\(pageTitle), \(breadthInWords) \(shortened(range.lowerBound)) to "
      + shortened(range.upperBound)
    for width in sweep.widths {
      report.strip.append(
        PictureRequest(
          title: "\(breadthInWords) \(shortened(width))", of: try with(breadth: width)))
    }
    report.lines = sweep.inWords(breadthInWords).wrapped(indent: 0)
    if linesRunAlongHeight {
      report.lines.append("scrolling horizontally, so lines run along the height")
    }
    return report
  }
}
