import Reflow
import ReflowScenes

extension CommandCatalog {
  static let itemCommands: [Command] = [
    Command(
      name: "add", group: .items,
      summary: "adds items at the end of a section",
      arguments: [
        Argument("ITEM", .item, isRepeated: true), .section,
        Argument("seed=N", .option(["seed"]), isOptional: true),
      ],
      details: [
        "An ITEM is a text, 50x32 (width and height in points), 50x32*10 (ten of them) or",
        "random 100 (sizes that differ, the same for the same seed). Words in quotes are texts.",
      ],
      example: ["add Swift \"two words\" 50x32 50x32*3 random 5"],
      action: .change { (workspace, arguments) throws(CommandError) in
        let items = try workspace.items(arguments, arguments.words[...])
        if workspace.scene.sections.isEmpty && arguments.option("section") == nil {
          return try workspace.addSection(items)
        }
        let section = try workspace.section(arguments)
        let count = workspace.scene.sections[section].items.count
        return try workspace.insert(items, at: ItemPath(section: section, item: count))
      }),
    Command(
      name: "insert", group: .items,
      summary: "inserts items before the one at INDEX",
      arguments: [
        Argument("INDEX", .path), Argument("ITEM", .item, isRepeated: true),
        Argument("seed=N", .option(["seed"]), isOptional: true),
      ],
      details: ["INDEX is 3 for the current section, 1.3 for section 1. Items as for add."],
      example: ["add 50x32*4", "insert 2 120x48"],
      action: .change { (workspace, arguments) throws(CommandError) in
        let path = try workspace.insertionPath(arguments.words[0].text)
        let items = try workspace.items(arguments, arguments.words.dropFirst())
        return try workspace.insert(items, at: path)
      }),
    Command(
      name: "remove", group: .items,
      summary: "removes items",
      arguments: [Argument("ITEMS", .path)],
      details: ["ITEMS is 3, 1.3, a range 0..4 with both ends, last or all."],
      example: ["add 50x32*6", "remove 1..3"],
      action: .change { (workspace, arguments) throws(CommandError) in
        let runs = try workspace.runs(arguments.words[0].text)
        let edits = runs.map { CollectionEdit.removeItems(section: $0.section, range: $0.items) }
        return Report(
          change: try workspace.update(mapping: ElementMapping(edits)) { scene in
            for run in runs { scene.sections[run.section].items.removeSubrange(run.items) }
          })
      }),
    Command(
      name: "resize", group: .items,
      summary: "gives items another size",
      arguments: [Argument("ITEMS", .path), Argument("SIZE", .item)],
      details: ["A text keeps what it says and has the size of its text no more."],
      example: ["add 50x32*3", "resize 1 80x40"],
      action: .change { (workspace, arguments) throws(CommandError) in
        let runs = try workspace.runs(arguments.words[0].text)
        guard let size = try ItemArgument.size(arguments.words[1]) else {
          throw CommandError("resize: \(arguments.words[1].text) is no size; write 80x40")
        }
        return Report(
          change: try workspace.update { scene in
            for run in runs {
              for item in run.items { scene.sections[run.section].items[item].resize(to: size) }
            }
          })
      }),
    Command(
      name: "select", group: .items,
      summary: "selects one item, and no other",
      arguments: [Argument("ITEM", .path)],
      details: ["select none selects nothing. The selection stays with its item."],
      example: ["add Swift Kotlin Rust", "select 1"],
      action: .change { (workspace, arguments) throws(CommandError) in
        let word = arguments.words[0].text
        workspace.selection = word == "none" ? nil : try workspace.path(word)
        var report = Report()
        report.lines = [
          workspace.selection.map { "item \($0.section).\($0.item) is selected" }
            ?? "nothing is selected"
        ]
        report.showsPicture = true
        return report
      }),
    Command(
      name: "clear", group: .items,
      summary: "removes all sections but an empty one",
      example: ["add 50x32*3", "clear"],
      action: .change { (workspace, arguments) throws(CommandError) in
        return Report(
          change: try workspace.update(mapping: ElementMapping([.replaceAll])) { scene in
            scene.sections = [SceneSection()]
          })
      }),
  ]
}

extension Report {
  init(change: LayoutChange) { self.change = change }
}

extension SceneItem {
  /// An item of a fixed size cannot be as large as its text; it keeps the text as a label.
  fileprivate mutating func resize(to size: Size) {
    self.size = size
    if case .text(let text) = content { content = .label(text) }
  }
}

extension Workspace {
  /// The items that a command line names, within what the workspace still takes.
  fileprivate func items(
    _ arguments: Arguments, _ words: ArraySlice<Word>
  ) throws(CommandError) -> [SceneItem] {
    let count = scene.itemCount
    var seed = UInt64(count)
    if let text = arguments.option("seed") {
      seed = UInt64(try Arguments.wholeNumber(text, "seed", in: 0...Int(Int32.max)))
    }
    return try ItemArgument.items(
      words, style: scene.text, seed: seed, room: Self.largestItemCount - count, work: work)
  }

  fileprivate mutating func insert(
    _ items: [SceneItem], at path: ItemPath
  ) throws(CommandError) -> Report {
    let range = path.item..<path.item + items.count
    let edit = CollectionEdit.insertItems(section: path.section, range: range)
    let work = work
    return Report(
      change: try update(mapping: ElementMapping([edit])) { (scene) throws(CommandError) in
        // In a few parts, so that the insertion of millions can be stopped.
        var rest = items[...]
        while !rest.isEmpty {
          let done = items.count - rest.count
          try work?.check(.adding, done, items.count)
          let part = rest.prefix(max(65_536, items.count / 32))
          scene.sections[path.section].items.insert(contentsOf: part, at: path.item + done)
          rest = rest.dropFirst(part.count)
        }
      })
  }
}
