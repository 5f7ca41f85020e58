import Reflow
import ReflowScenes

extension CommandCatalog {
  static let sectionCommands: [Command] = [
    Command(
      name: "section", group: .sections,
      summary: "adds a section, goes to one, or removes one",
      brief: "adds, picks, removes one",
      arguments: [
        Argument("N", .choice(["remove"]), isOptional: true, "a section's number, or remove"),
        Argument("M", .number, isOptional: true, "the number of the section to be removed"),
      ],
      details: [
        "section adds an empty section and makes it the current one, which the other commands",
        "mean when they name none; section 1 makes that one current; section remove 1 removes it.",
      ],
      example: ["add 50x32*3", "header 20", "section"],
      related: ["header", "footer", "insets", "clear"],
      action: .change { (workspace, arguments) throws(CommandError) in
        guard let word = arguments.words.first?.text else { return try workspace.addSection([]) }
        if word == "remove" {
          guard arguments.words.count == 2 else {
            throw CommandError("section: which one is to be removed? write section remove 0")
          }
          let section = try arguments.located(at: 1) { (text) throws(CommandError) in
            try workspace.section(text)
          }
          let mapping = ElementMapping([.removeSection(section)])
          return Report(
            change: try workspace.update(mapping: mapping) { scene in
              scene.sections.remove(at: section)
            })
        }
        guard arguments.words.count == 1 else {
          throw CommandError(
            "section: \(word) must be a number or remove", at: arguments.words[0].place)
        }
        workspace.currentSection = try workspace.section(word)
        let count = workspace.scene.sections[workspace.currentSection].items.count
        return Report(["section \(workspace.currentSection), \(count) items, is current"])
      }),
    supplementary("header", \.header),
    supplementary("footer", \.footer),
  ]

  /// `header` and `footer`: a view across a section, by its extent along the scroll axis.
  private static func supplementary(
    _ name: String, _ extent: WritableKeyPath<SceneSection, Double> & Sendable
  ) -> Command {
    Command(
      name: name, group: .sections,
      summary: "gives a section a \(name) of an extent along the scroll axis",
      brief: "sets a section's \(name)",
      arguments: [
        Argument("EXTENT", .number, "in points along the scroll axis, or none"), .section,
      ],
      details: [
        "\(name) none takes it away; section=all means every section. A provider that stacks",
        "sections has to place it: use sections.",
      ],
      example: ["use sections", "add 50x32*3", "\(name) 40"],
      related: [name == "header" ? "footer" : "header", "section", "use", "item"],
      action: .change { (workspace, arguments) throws(CommandError) in
        let word = arguments.words[0].text
        let value = word == "none" ? 0 : try arguments.number(0, name)
        let sections =
          arguments.option("section") == "all"
          ? Array(workspace.scene.sections.indices) : [try workspace.section(arguments)]
        var report = Report(
          change: try workspace.update { scene in
            for section in sections { scene.sections[section][keyPath: extent] = value }
          })
        report.lines = workspace.notes
        return report
      })
  }
}

extension Workspace {
  /// Adds a section with items behind the others, and makes it the current one.
  mutating func addSection(_ items: [SceneItem]) throws(CommandError) -> Report {
    let section = scene.sections.count
    let change = try update(mapping: ElementMapping([.insertSection(section)])) { scene in
      var added = SceneSection()
      added.items = SceneItems(items)
      scene.sections.append(added)
    }
    currentSection = section
    var report = Report(change: change)
    report.lines = ["section \(section) is current"]
    return report
  }

  /// What a person should know of the scene as it stands.
  var notes: [String] {
    let extents = scene.sections.filter { $0.header > 0 || $0.footer > 0 }.count
    guard extents > 0, !provider.placesHeaders else { return [] }
    let name = provider.description.name
    return [
      "\(name) places no headers and footers, and \(extents) "
        + (extents == 1 ? "section has some" : "sections have some")
        + ": use sections items=\(name)"
    ]
  }
}
