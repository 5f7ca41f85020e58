import Reflow
import ReflowScenes

extension CommandCatalog {
  static let statisticsCommands: [Command] = [
    Command(
      name: "stats", group: .looking,
      summary: "counts and measures: elements, area, lines, work, memory, steps",
      brief: "counts and measures",
      details: [
        "Bytes are estimates from the capacities of the buffers, without the allocator's rounding.",
        "What the last change took over from the layout before is in it, and shared with it.",
      ],
      example: ["add Swift Kotlin 50x32*8", "stats"],
      related: ["query", "list"],
      changesNothing: true,
      action: .session { (session, arguments) throws(CommandError) in
        Report(session.workspace.statistics + [session.stepsInWords])
      })
  ]
}

extension Workspace {
  /// Counts and measures, a line each.
  fileprivate var statistics: [String] {
    let found = LayoutStatistics(layout)
    let content = layout.contentSize
    let area = content.width * content.height
    let texts = scene.sections.reduce(0) { total, section in
      total + section.items.indices.count { section.items.content(at: $0).isText }
    }
    var lines = [
      "sections  \(scene.sections.count), headers \(found.headers), footers \(found.footers)",
      "items     \(scene.itemCount), texts \(texts)",
      "content   \(shortened(content.width)) × \(shortened(content.height)) points",
      "area      items \(shortened(found.itemArea)) of \(shortened(area)) square points"
        + (area > 0 ? ", \(shortened((found.itemArea / area * 1000).rounded() / 10)) %" : ""),
    ]
    if let count = layout.lineCount { lines.append("lines     \(count)") }
    if let shortest = found.shortest, let longest = found.longest {
      lines.append("          shortest \(shortest.inWords)")
      lines.append("          longest  \(longest.inWords)")
    }
    let sections = layoutWork.sectionsReused
    lines.append(
      "layout    \(layoutTime.inMilliseconds), \(layoutWork.itemsPlaced) items placed anew, "
        + (sections == 1 ? "1 section reused" : "\(sections) sections reused"))
    if let work = scene.text.font.catalog?.work {
      lines.append(
        "measured  \(work.textsSet) texts, \(work.textsKnown) known already, "
          + "\(work.bytesHeld.inBytes) kept")
    }
    let contents = scene.sections.reduce(0) { $0 + $1.items.contentBytesHeld }
    lines.append(
      "memory    layout \(layout.bytesHeld.inBytes), items "
        + "\((layout.collection.itemBytesHeld + contents).inBytes)")
    return lines
  }
}

extension Session {
  fileprivate var stepsInWords: String {
    let past = history.past.count == 1 ? "1 step" : "\(history.past.count) steps"
    return "history   \(past) to undo, \(history.future.count) to redo, marks \(marks.count)"
  }
}

extension ItemContent {
  fileprivate var isText: Bool { if case .text = self { true } else { false } }
}

extension Duration {
  /// `0.31 ms`
  fileprivate var inMilliseconds: String {
    let (seconds, attoseconds) = components
    return "\(shortened(Double(seconds) * 1e3 + Double(attoseconds) / 1e15)) ms"
  }
}

extension Int {
  /// `800 bytes`, `12.3 KB`, `16 MB`; a KB is 1000 bytes.
  fileprivate var inBytes: String {
    if self < 1000 { return self == 1 ? "1 byte" : "\(self) bytes" }
    let (unit, name) = self < 1_000_000 ? (1000.0, "KB") : (1_000_000.0, "MB")
    return "\(shortened((Double(self) / unit * 10).rounded() / 10)) \(name)"
  }
}
