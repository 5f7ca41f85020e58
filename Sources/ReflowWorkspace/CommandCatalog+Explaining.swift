import Reflow
import ReflowScenes

extension CommandCatalog {
  static let explainingCommands: [Command] = [
    Command(
      name: "explain", group: .looking,
      summary: "tells why elements are where they are, with the numbers",
      brief: "tells why it is there",
      arguments: [Argument("ELEMENTS", .path, isOptional: true)],
      details: [
        "Without ELEMENTS the selected item. The numbers add up to the frame; they are shown with",
        "three decimals.",
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
        "Without ITEMS all of the section, \(Workspace.mostExplained) at a time. One item is shown with the",
        "state before and after it.",
      ],
      example: ["add Swift Kotlin Rust JavaScript", "width 200", "step 0..3"],
      related: ["explain"],
      action: .look { (workspace, arguments) throws(CommandError) in
        Report(try workspace.steps(arguments))
      }),
  ]
}

extension Workspace {
  /// How many elements are explained by one command.
  static let mostExplained = 200

  fileprivate func explanation(_ arguments: Arguments) throws(CommandError) -> [String] {
    guard let word = arguments.words.first else {
      guard let selection else {
        throw CommandError("explain: nothing is selected; write explain 3 or explain header 0")
      }
      return lines(explaining: .item(selection))
    }
    let selection = try placedElements(word)
    var elements = selection.first(Self.mostExplained + 1)
    guard !elements.isEmpty else { return ["no elements"] }
    let next = elements.count > Self.mostExplained ? elements.removeLast() : nil
    var lines: [String] = []
    for element in elements {
      if !lines.isEmpty { lines.append("") }
      lines += self.lines(explaining: element)
    }
    let left = selection.count - elements.count
    return lines
      + (next.map { ["\(left) more: explain \(name(of: $0, in: selection.runs))"] } ?? [])
  }

  private func lines(explaining element: Element) -> [String] {
    explanationText(of: element)?.lines ?? []
  }

  /// Why an element is where it is; nil where there is none.
  func explanationText(of element: Element) -> ExplanationText? {
    guard let explanation = layout.explanation(of: element) else { return nil }
    var text: TextFitInWords?
    if case .item(let path) = element { text = TextFitInWords(path, of: self) }
    return ExplanationText(
      explanation, providerName: providerName(ofSection: element.section), text: text)
  }

  private func providerName(ofSection section: Int) -> String {
    scene.sections[section].provider?.name ?? provider.items.description.name
  }

  /// A word for an element, and for the items of its run behind it, as many as one command explains.
  private func name(
    of element: Element, in runs: [(section: Int, items: Range<Int>)]
  ) -> String {
    guard case .item(let path) = element,
      let run = runs.first(where: { $0.section == path.section && $0.items.contains(path.item) })
    else { return element.description }
    let last = min(run.items.upperBound, path.item + Self.mostExplained) - 1
    let name = "\(path.section).\(path.item)"
    return last == path.item ? name : "\(name)..\(path.section).\(last)"
  }
}

extension ElementSelection {
  /// The first elements, in the collection's order.
  fileprivate func first(_ count: Int) -> [Element] {
    var elements: [Element] = []
    forEach { if elements.count < count { elements.append($0) } }
    return elements
  }
}

// MARK: - Step by step

extension Workspace {
  fileprivate func steps(_ arguments: Arguments) throws(CommandError) -> [String] {
    var named = self
    named.currentSection = try section(arguments)
    guard let word = arguments.words.first else {
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
    return lines.isEmpty ? ["no items"] : lines + continuation(of: runs)
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
    ].flatMap { $0.folded(indent: 0, hanging: 2) }
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

  /// As many of the items as one command shows.
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
  private func continuation(of runs: [(section: Int, items: Range<Int>)]) -> [String] {
    var shown = Self.mostExplained
    let left = runs.reduce(-shown) { $0 + $1.items.count }
    for run in runs where left > 0 {
      if let item = run.items.dropFirst(shown).first {
        return ["\(left) more: step \(name(of: .item(section: run.section, item: item), in: runs))"]
      }
      shown -= run.items.count
    }
    return []
  }
}
