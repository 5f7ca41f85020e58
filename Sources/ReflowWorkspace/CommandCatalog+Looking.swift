import Reflow
import ReflowScenes

extension CommandCatalog {
  static let lookingCommands: [Command] = [
    Command(
      name: "show", group: .looking,
      summary: "draws the viewport; show from also where things were before",
      brief: "draws the picture",
      arguments: [
        Argument("from", .choice(["from"]), isOptional: true, "also where things were"),
        Argument("NAME", .mark([]), isOptional: true, "a mark to compare with"),
      ],
      details: [
        "show from dots the places that things had before the last change, show from NAME those",
        "that they had when the mark was made.",
      ],
      example: ["add Swift Kotlin Rust", "width 120", "show from"],
      related: ["list", "query", "diff"],
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
      brief: "lists elements",
      arguments: [Argument("ELEMENTS", .path, isOptional: true)],
      flags: [jsonFlag],
      details: [
        "Without ELEMENTS all, headers and footers too; all means all items. Each is listed once, in",
        "the order of the collection.",
      ],
      example: ["add Swift Kotlin Rust", "list 0,2"],
      related: ["item", "query", "format", "export", "watch"],
      action: .look { (workspace, arguments) throws(CommandError) in
        var attributes = workspace.layout.elements
        if let word = arguments.words.first { attributes = try workspace.attributes(word) }
        return workspace.listing(attributes, as: arguments.format)
      }),
    Command(
      name: "item", group: .looking,
      summary: "tells everything about an item, a header or a footer",
      brief: "tells all of an item",
      arguments: [Argument("ELEMENTS", .path)],
      flags: [jsonFlag],
      example: ["add Swift Kotlin Rust", "item 1"],
      related: ["list", "at", "select"],
      action: .look { (workspace, arguments) throws(CommandError) in
        let attributes = try workspace.attributes(arguments.words[0])
        guard arguments.format == .table else {
          return workspace.listing(attributes, as: arguments.format)
        }
        return Report(attributes.flatMap { workspace.details(of: $0) })
      }),
    Command(
      name: "at", group: .looking,
      summary: "tells the topmost element at a point",
      brief: "tells what is at a point",
      arguments: [
        Argument("X", .number, "in points from the content's left"),
        Argument("Y", .number, "in points from the content's top"),
      ],
      flags: [jsonFlag, costFlag],
      example: ["add 50x32*3", "at 70 10"],
      related: ["query", "item"],
      action: .look { (workspace, arguments) throws(CommandError) in
        let point = Point(
          x: try arguments.number(0, "x", mayBeNegative: true),
          y: try arguments.number(1, "y", mayBeNegative: true))
        var cost = QueryCost()
        let hit = workspace.layout.element(at: point, cost: &cost)
        var report = Report(["nothing at \(shortened(point.x)), \(shortened(point.y))"])
        if arguments.format != .table || hit != nil {
          report = workspace.listing(hit.map { [$0] } ?? [], as: arguments.format)
        }
        if arguments.has("--cost") { report.add(cost, of: workspace.layout, arguments) }
        return report
      }),
    Command(
      name: "query", group: .looking,
      summary: "lists the elements that overlap a rectangle",
      brief: "finds what is in a box",
      arguments: [
        Argument("X", .number, "the rectangle's left side, in points from the content's"),
        Argument("Y", .number, "its top, in points from the content's"),
        Argument("WIDTH", .number, "its width in points, 0 or more"),
        Argument("HEIGHT", .number, "its height in points, 0 or more"),
      ],
      flags: [jsonFlag, costFlag],
      details: [
        "Half-open: what only touches the rectangle is not in it. Elements of no width or height",
        "never are. The picture outlines the rectangle and marks what is in it.",
      ],
      example: ["add 50x32*8", "query 0 0 100 20"],
      related: ["at", "list", "show"],
      action: .look { (workspace, arguments) throws(CommandError) in
        let rect = Rect(
          x: try arguments.number(0, "x", mayBeNegative: true),
          y: try arguments.number(1, "y", mayBeNegative: true),
          width: try arguments.number(2, "width"), height: try arguments.number(3, "height"))
        var cost = QueryCost()
        let hits = workspace.layout.elements(in: rect, cost: &cost)
        var report = workspace.listing(hits, as: arguments.format)
        if arguments.format == .table {
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
    let sections = scene.sections.count == 1 ? "" : " in \(scene.sections.count) sections"
    return "\(provider.specification.commandLine): \(itemsInWords)\(sections)"
      + (layout.lineCount.map { $0 == 1 ? ", 1 line" : ", \($0) lines" } ?? "")
      + ", content \(shortened(layout.contentSize.width))×\(shortened(layout.contentSize.height))"
  }

  /// Where the elements that a word names stand, in the collection's order.
  /// - Throws: `CommandError` for a header or footer that has no place.
  fileprivate func attributes(_ word: Word) throws(CommandError) -> [LayoutAttributes] {
    let selection = try placedElements(word)
    var attributes: [LayoutAttributes] = []
    attributes.reserveCapacity(selection.count)
    selection.forEach { element in
      switch element {
      case .header(let section): attributes += layout.header(ofSection: section).map { [$0] } ?? []
      case .footer(let section): attributes += layout.footer(ofSection: section).map { [$0] } ?? []
      case .item(let path):
        attributes +=
          layout.frame(ofItem: path).map {
            [LayoutAttributes(element: element, frame: $0)]
          } ?? []
      }
    }
    return attributes
  }

  /// The elements that a word names.
  /// - Throws: `CommandError` also for a header or footer that has no place.
  func placedElements(_ word: Word) throws(CommandError) -> ElementSelection {
    let selection = try elements(word)
    if let element = selection.firstSupplementary, !provider.placesHeaders {
      let name = provider.description.name
      throw CommandError(
        "\(element.description) has no place: \(name) places no headers and footers; "
          + "use sections items=\(name)", at: word.place)
    }
    return selection
  }

  /// What is known of an element, line by line.
  fileprivate func details(of entry: LayoutAttributes) -> [String] {
    var lines = [entry.element.description]
    let frame = "  frame    \(entry.frame.inWords)"
    let section = scene.sections[entry.element.section]
    switch entry.element {
    case .header: lines += [frame, "  extent   \(shortened(section.header))"]
    case .footer: lines += [frame, "  extent   \(shortened(section.footer))"]
    case .item(let path):
      let item = section.items[path.item]
      switch item.content {
      case .nothing: break
      case .label(let label): lines.append("  label    \(label)")
      case .text(let text): lines.append("  text     \(text)")
      }
      if let fit = TextFitInWords(path, of: self) {
        lines.append("  width    \(fit.width)")
        if let height = fit.height { lines.append("  height   \(height)") }
      }
      lines.append(frame)
      lines.append("  size     \(shortened(item.size.width)) × \(shortened(item.size.height))")
      if let line = layout.line(ofItem: path) { lines.append("  line     \(line)") }
      if path == selection { lines.append("  selected") }
    }
    if entry.isPinned { lines.append("  pinned") }
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
