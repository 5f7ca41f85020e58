import Reflow
import ReflowScenes

extension CommandCatalog {
  static let explainingCommands: [Command] = [
    Command(
      name: "explain", group: .looking,
      summary: "tells why elements are where they are, with the numbers",
      brief: "tells why it is there",
      arguments: [
        Argument("ITEM", .choice(["header", "footer", "last", "all"]), isOptional: true),
        Argument("SECTION", .number, isOptional: true),
      ],
      details: [
        "ITEM is 3, 1.3, a range 0..4, last or all; explain header 1 and explain",
        "footer 0 explain a section's views; without a word the selected item is",
        "explained. The numbers add up to the frame; they are shown with three decimals.",
      ],
      example: ["add Swift Kotlin Rust JavaScript", "width 200", "explain 2"],
      related: ["step", "breakpoints", "item"],
      action: .look { (workspace, arguments) throws(CommandError) in
        Report(try workspace.explanation(arguments))
      }),
    Command(
      name: "step", group: .looking,
      summary: "walks through the placing of items, showing the state",
      brief: "walks through placing",
      arguments: [Argument("ITEMS", .path, isOptional: true), .section],
      details: [
        "Without ITEMS all of the section, \(Workspace.mostExplained) at a time; step 3 shows the state",
        "before and after item 3.",
      ],
      example: ["add Swift Kotlin Rust JavaScript", "width 200", "step 0..3"],
      related: ["explain"],
      action: .look { (workspace, arguments) throws(CommandError) in
        Report(try workspace.steps(arguments))
      }),
  ]
}

extension Workspace {
  /// How many items are explained by one command.
  static let mostExplained = 200

  fileprivate func explanation(_ arguments: Arguments) throws(CommandError) -> [String] {
    guard let word = arguments.words.first?.text else {
      guard let selection else {
        throw CommandError("explain: nothing is selected; write explain 3 or explain header 0")
      }
      return lines(explaining: .item(selection))
    }
    if word == "header" || word == "footer" {
      return try explanation(ofView: word, arguments)
    }
    if arguments.words.count > 1 {
      throw CommandError(
        "explain: \(arguments.words[1].text) is one word too many; a section's number stands "
          + "behind header or footer only")
    }
    let runs = try runs(word)
    if runs.isEmpty { return ["no items"] }
    var lines: [String] = []
    for run in excerpt(of: runs) {
      for item in run.items {
        if !lines.isEmpty { lines.append("") }
        lines += self.lines(explaining: .item(section: run.section, item: item))
      }
    }
    return lines + continuation(of: runs, "explain")
  }

  private func explanation(
    ofView name: String, _ arguments: Arguments
  ) throws(CommandError) -> [String] {
    let section =
      arguments.words.count > 1
      ? try section(arguments.words[1].text) : try section(arguments)
    let isHeader = name == "header"
    let lines = lines(
      explaining: isHeader ? .header(section: section) : .footer(section: section))
    guard lines.isEmpty else { return lines }
    let extent = scene.sections[section]
    let provider = provider.description.name
    throw CommandError(
      (isHeader ? extent.header : extent.footer) > 0
        ? "there is no \(name) \(section): \(provider) places none; use sections items=\(provider)"
        : "there is no \(name) \(section): its extent is 0; \(name) 40 section=\(section) gives one"
    )
  }

  private func lines(explaining element: Element) -> [String] {
    guard let explanation = layout.explanation(of: element) else { return [] }
    let name = providerName(ofSection: element.section)
    return ExplanationText(explanation, providerName: name).lines
  }

  private func providerName(ofSection section: Int) -> String {
    scene.sections[section].provider?.name ?? provider.items.description.name
  }
}

// MARK: - Step by step

extension Workspace {
  fileprivate func steps(_ arguments: Arguments) throws(CommandError) -> [String] {
    var named = self
    named.currentSection = try section(arguments)
    guard let word = arguments.words.first?.text else {
      let items = scene.sections[named.currentSection].items.indices
      return named.steps([(named.currentSection, items)])
    }
    let runs = try named.runs(word)
    guard runs.count == 1, let item = runs[0].items.first, runs[0].items.count == 1 else {
      return named.steps(runs)
    }
    return step(item, inSection: runs[0].section)
  }

  private func steps(_ runs: [(section: Int, items: Range<Int>)]) -> [String] {
    var lines: [String] = []
    for run in excerpt(of: runs) {
      if !lines.isEmpty { lines.append("") }
      let name = "section \(run.section), \(providerName(ofSection: run.section))"
      guard let steps = layout.steps(ofItems: run.items, inSection: run.section),
        !steps.isEmpty
      else {
        lines.append("\(name): no items")
        continue
      }
      lines.append(name + (lineLength(steps).map { ", lines of \(explained($0))" } ?? ""))
      lines += StepTable(steps, of: layout, section: run.section).lines
    }
    return lines.isEmpty ? ["no items"] : lines + continuation(of: runs, "step")
  }

  /// The state before and after one item.
  private func step(_ item: Int, inSection section: Int) -> [String] {
    guard let steps = layout.steps(ofItems: item..<item + 1, inSection: section),
      let step = steps.first
    else { return [] }
    let table = StepTable(steps, of: layout, section: section)
    let name = "item \(section).\(item)"
    let frame = layout.frame(ofItem: ItemPath(section: section, item: item))
    let decision =
      step.decision?.inWords
      ?? "is placed by \(providerName(ofSection: section)) at \(frame?.inWords ?? "")"
    return [
      "before: \(table.inWords(step.before, around: step))", "\(name) \(decision)",
      "after: \(table.inWords(step.after, around: step))",
    ].flatMap { $0.wrapped(indent: 0, hanging: 2) }
  }

  private func lineLength(_ steps: [PlacingStep]) -> Double? {
    for step in steps {
      switch step.decision {
      case .joins(_, let test), .wraps(_, let test): return test.length
      default: continue
      }
    }
    return nil
  }

  /// As many of the items as one command explains.
  private func excerpt(
    of runs: [(section: Int, items: Range<Int>)]
  ) -> [(section: Int, items: Range<Int>)] {
    var room = Self.mostExplained
    var excerpt: [(section: Int, items: Range<Int>)] = []
    for run in runs where room > 0 {
      excerpt.append((run.section, run.items.prefix(room)))
      room -= min(room, run.items.count)
    }
    return excerpt
  }

  /// How a person gets at the items that were left out.
  private func continuation(
    of runs: [(section: Int, items: Range<Int>)], _ command: String
  ) -> [String] {
    var shown = Self.mostExplained
    let left = runs.reduce(-shown) { $0 + $1.items.count }
    guard left > 0 else { return [] }
    for run in runs {
      let rest = run.items.dropFirst(shown).prefix(Self.mostExplained)
      shown -= min(shown, run.items.count)
      guard let first = rest.first, let last = rest.last else { continue }
      return [
        "\(left) items more: \(command) \(run.section).\(first)..\(run.section).\(last)"
      ]
    }
    return []
  }
}
