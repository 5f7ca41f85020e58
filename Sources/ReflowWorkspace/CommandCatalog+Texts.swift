import Reflow
import ReflowScenes
import ReflowText

extension CommandCatalog {
  static let textCommands: [Command] = [
    Command(
      name: "font", group: .items,
      summary: "sets the font that texts are measured in",
      brief: "measures texts in a font",
      arguments: [
        Argument(
          "NAME", .font, isOptional: true, isRepeated: true,
          "family, style and size in points, as DejaVu Sans Bold 14; or grid")
      ],
      details: [
        "Items that show a text get the size that it has in the font. grid needs no font: 8 points for",
        "each column that a character takes in a terminal, 16 points a line. Without NAME it tells the",
        "font in use. A font that lacks a character takes it from another one.",
      ],
      example: ["add Swift \"two words\"", "font grid"],
      related: ["fonts", "text", "item"],
      action: .change { (workspace, arguments) throws(CommandError) in
        guard let first = arguments.words.first, let last = arguments.words.last else {
          return .telling(["font is \(workspace.scene.text.font)"])
        }
        var style = workspace.scene.text
        do throws(FontError) {
          style.font = try Font(arguments.words.map(\.text).joined(separator: " "))
        } catch {
          throw CommandError(
            "font: \(error.message)", at: first.place.lowerBound..<last.place.upperBound)
        }
        return try workspace.setText(style)
      }),
    Command(
      name: "fonts", group: .items,
      summary: "lists the font families that there are",
      brief: "lists font families",
      arguments: [Argument("WORD", .font, isOptional: true, "only those with it in their name")],
      example: ["fonts"],
      related: ["font"],
      action: .look { (workspace, arguments) throws(CommandError) in
        var families = FontCatalog.current.families
        guard !families.isEmpty else {
          throw CommandError("fonts: \(FontError.noFonts.message)")
        }
        let wanted = arguments.words.first?.text.lowercased() ?? ""
        if !wanted.isEmpty { families = families.filter { $0.lowercased().contains(wanted) } }
        guard !families.isEmpty else { return Report(["no family has \(wanted) in its name"]) }
        return Report(families)
      }),
    Command(
      name: "text", group: .items,
      summary: "sets how items that show a text are sized",
      brief: "sizes of text items",
      arguments: [
        option("padding", "on either side of the text, in points"),
        option("minWidth", "the least width, in points"),
        option("maxWidth", "the greatest width, in points; wider text wraps; or none"),
        option("height", "of an item with one line, in points; each further line adds its own"),
        option("roundUp", "true takes the text's width and further height up to whole points"),
      ],
      details: ["Without any it tells how they are sized."],
      example: ["add Swift \"two words\"", "text padding=10 minWidth=50 height=32"],
      related: ["font", "add", "item"],
      action: .change { (workspace, arguments) throws(CommandError) in
        guard !arguments.options.isEmpty else {
          return .telling(workspace.scene.text.inWords)
        }
        var style = workspace.scene.text
        for (name, value) in arguments.options {
          do throws(CommandError) {
            try style.set(name, value)
          } catch {
            throw error.located(at: arguments.place(ofOption: name))
          }
        }
        return try workspace.setText(style)
      }),
  ]

  private static func option(_ name: String, _ meaning: String) -> Argument {
    Argument("\(name)=…", .option([name]), isOptional: true, meaning)
  }
}

extension Report {
  /// What a command tells that was not asked to change anything.
  fileprivate static func telling(_ lines: [String]) -> Report {
    var report = Report(lines)
    report.onlyTells = true
    return report
  }
}

extension TextStyle {
  fileprivate mutating func set(_ name: String, _ value: String) throws(CommandError) {
    switch name {
    case "padding": padding = try Arguments.number(value, name)
    case "minWidth": minWidth = try Arguments.number(value, name)
    case "maxWidth": maxWidth = value == "none" ? nil : try Arguments.number(value, name)
    case "height": height = try Arguments.number(value, name)
    default:
      guard let flag = Bool(value) else {
        throw CommandError("\(name): \(value) must be one of true, false")
      }
      roundsUp = flag
    }
  }

  /// The style as `font` and `text` take it.
  fileprivate var inWords: [String] {
    let most = maxWidth.map(shortened) ?? "none"
    return [
      "font \(font)",
      "text padding=\(shortened(padding)) minWidth=\(shortened(minWidth)) maxWidth=\(most) "
        + "height=\(shortened(height)) roundUp=\(roundsUp)",
    ]
  }
}

extension Workspace {
  /// Sizes the items that show a text in another style.
  fileprivate mutating func setText(_ style: TextStyle) throws(CommandError) -> Report {
    let (work, count) = (work, scene.itemCount)
    return Report(
      change: try update { (scene) throws(CommandError) in
        try scene.setText(style) { (done) throws(CommandError) in
          try work?.check(.measuring, done, count)
        }
      })
  }
}
