import Reflow
import ReflowScenes

extension CommandCatalog {
  static let lookingCommands: [Command] = [
    Command(
      name: "show", group: .looking,
      summary: "draws the viewport; show from also where things were before",
      arguments: [
        Argument("from", .choice(["from"]), isOptional: true),
        Argument("NAME", .mark([]), isOptional: true),
      ],
      details: [
        "show from dots the places that things had before the last change, show from NAME those",
        "that they had when the mark was made.",
      ],
      example: ["add Swift Kotlin Rust", "width 120", "show from"],
      action: .session { (session, arguments) throws(CommandError) in
        try arguments.checkWord(0, "from")
        var report = Report([session.workspace.headline])
        report.showsPicture = true
        if let name = arguments.words.indices.contains(1) ? arguments.words[1].text : nil {
          report.show(try session.change(since: name))
        } else if !arguments.words.isEmpty {
          report.show(try session.change(since: nil))
        }
        return report
      }),
    Command(
      name: "list", group: .looking,
      summary: "lists elements and where they stand",
      arguments: [Argument("ITEMS", .path, isOptional: true)],
      flags: [jsonFlag],
      details: ["ITEMS is 3, 1.3, a range 0..4, last or all; without it headers and footers too."],
      example: ["add Swift Kotlin Rust", "list"],
      action: .look { (workspace, arguments) throws(CommandError) in
        var attributes = workspace.layout.elements
        if let word = arguments.words.first {
          attributes = []
          for run in try workspace.runs(word.text) {
            attributes += workspace.layout.attributes(of: run.items, inSection: run.section)
          }
        }
        return workspace.listing(attributes, isJSON: arguments.has("--json"))
      }),
    Command(
      name: "item", group: .looking,
      summary: "tells everything about one item",
      arguments: [Argument("ITEM", .path)],
      flags: [jsonFlag],
      example: ["add Swift Kotlin Rust", "item 1"],
      action: .look { (workspace, arguments) throws(CommandError) in
        let path = try workspace.path(arguments.words[0].text)
        let attributes = workspace.layout.attributes(
          of: path.item..<path.item + 1, inSection: path.section)
        if arguments.has("--json") { return workspace.listing(attributes, isJSON: true) }
        return Report(workspace.details(of: path))
      }),
    Command(
      name: "at", group: .looking,
      summary: "tells the topmost element at a point",
      arguments: [Argument("X", .number), Argument("Y", .number)],
      flags: [jsonFlag, costFlag],
      example: ["add 50x32*3", "at 70 10"],
      action: .look { (workspace, arguments) throws(CommandError) in
        let point = Point(
          x: try arguments.number(0, "x", mayBeNegative: true),
          y: try arguments.number(1, "y", mayBeNegative: true))
        var cost = QueryCost()
        let hit = workspace.layout.element(at: point, cost: &cost)
        var report = Report(["nothing at \(shortened(point.x)), \(shortened(point.y))"])
        if arguments.has("--json") || hit != nil {
          report = workspace.listing(hit.map { [$0] } ?? [], isJSON: arguments.has("--json"))
        }
        if arguments.has("--cost") { report.add(cost, of: workspace.layout, arguments) }
        return report
      }),
    Command(
      name: "query", group: .looking,
      summary: "lists the elements that overlap a rectangle",
      arguments: [
        Argument("X", .number), Argument("Y", .number), Argument("WIDTH", .number),
        Argument("HEIGHT", .number),
      ],
      flags: [jsonFlag, costFlag],
      details: [
        "Half-open: what only touches the rectangle is not in it. Elements of no width or height",
        "never are. The picture outlines the rectangle and marks what is in it.",
      ],
      example: ["add 50x32*8", "query 0 0 100 20"],
      action: .look { (workspace, arguments) throws(CommandError) in
        let rect = Rect(
          x: try arguments.number(0, "x", mayBeNegative: true),
          y: try arguments.number(1, "y", mayBeNegative: true),
          width: try arguments.number(2, "width"), height: try arguments.number(3, "height"))
        let isJSON = arguments.has("--json")
        var cost = QueryCost()
        let hits = workspace.layout.elements(in: rect, cost: &cost)
        var report = workspace.listing(hits, isJSON: isJSON)
        if !isJSON {
          report.lines.insert(hits.count == 1 ? "1 element" : "\(hits.count) elements", at: 0)
          report.highlight = rect
          report.marks = .hits
          report.showsPicture = true
        }
        if arguments.has("--cost") { report.add(cost, of: workspace.layout, arguments) }
        return report
      }),
  ]

  static let jsonFlag = Command.Flag(name: "--json", summary: "one line of JSON")
  private static let costFlag = Command.Flag(
    name: "--cost", summary: "says how much was looked at; with --json as a line of its own")
}

extension Report {
  /// Says what a query has cost, against what filtering all frames would.
  fileprivate mutating func add(_ cost: QueryCost, of layout: Layout, _ arguments: Arguments) {
    let all = layout.elementCount
    if arguments.has("--json") {
      machineLines.append(
        #"{"elements":\#(cost.elements),"comparisons":\#(cost.comparisons),"filter":\#(all)}"#)
    } else {
      let elements = cost.elements == 1 ? "1 element" : "\(cost.elements) elements"
      lines.append(
        "looked at \(elements) after \(cost.comparisons) comparisons; a filter looks at \(all)")
    }
  }
}

extension Workspace {
  /// The scene in one line.
  var headline: String {
    let items = scene.itemCount == 1 ? "1 item" : "\(scene.itemCount) items"
    let sections = scene.sections.count == 1 ? "" : " in \(scene.sections.count) sections"
    return "\(provider.specification.commandLine): \(items)\(sections)"
      + (layout.lineCount.map { ", \($0) lines" } ?? "")
      + ", content \(shortened(layout.contentSize.width))×\(shortened(layout.contentSize.height))"
  }

  /// What is known of an item, line by line.
  fileprivate func details(of path: ItemPath) -> [String] {
    guard let frame = layout.frame(ofItem: path) else { return [] }
    let item = scene.sections[path.section].items[path.item]
    var lines = ["item \(path.section).\(path.item)"]
    switch item.content {
    case .nothing: break
    case .label(let label): lines.append("  label    \(label)")
    case .text(let text): lines.append("  text     \(text)")
    }
    lines.append("  frame    \(frame.inWords)")
    lines.append("  size     \(shortened(item.size.width)) × \(shortened(item.size.height))")
    if let line = layout.line(ofItem: path) { lines.append("  line     \(line)") }
    if path == selection { lines.append("  selected") }
    return lines
  }
}

extension Rect {
  /// `x 10, y 52, width 50, height 32`
  var inWords: String {
    "x \(shortened(minX)), y \(shortened(minY)), width \(shortened(size.width)), "
      + "height \(shortened(size.height))"
  }
}

extension Layout {
  /// The attributes of a run of items that exist.
  func attributes(of items: Range<Int>, inSection section: Int) -> [LayoutAttributes] {
    items.compactMap { item in
      frame(ofItem: ItemPath(section: section, item: item)).map {
        LayoutAttributes(element: .item(section: section, item: item), frame: $0)
      }
    }
  }
}

extension ProviderSpecification {
  /// The provider as `use` takes it: `waterfall columns=3`.
  var commandLine: String { ([name] + words(prefix: "")).joined(separator: " ") }

  private func words(prefix: String) -> [String] {
    parameters.flatMap { parameter -> [String] in
      let word = "\(prefix)\(parameter.name)=\(parameter.value.description)"
      guard case .provider(let inner) = parameter.value else { return [word] }
      return [word] + inner.words(prefix: "\(prefix)\(parameter.name).")
    }
  }
}
