import Reflow
import ReflowScenes

extension CommandCatalog {
  static let itemCommands: [Command] = [
    Command(
      name: "add", group: .items,
      summary: "adds items at the end of a section",
      brief: "appends items",
      arguments: [.item, .section, .seed],
      details: [
        "An ITEM is a text, 50x32 (width and height in points), 50x32*10 (ten of them) or",
        "random 100 (sizes that differ, the same for the same seed). Words in quotes are texts.",
      ],
      example: ["add Swift \"two words\" 50x32 50x32*3 random 5"],
      related: ["insert", "section", "remove"],
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
      brief: "inserts items",
      arguments: [
        Argument("INDEX", .path, "3 in the current section, 1.3 in section 1, last or 1.last"),
        .item, .seed,
      ],
      details: ["Items as for add. The number behind the last item's inserts at the end."],
      example: ["add 50x32*4", "insert 2 120x48"],
      related: ["add", "remove", "resize"],
      action: .change { (workspace, arguments) throws(CommandError) in
        let path = try workspace.insertionPath(arguments.words[0])
        let items = try workspace.items(arguments, arguments.words.dropFirst())
        return try workspace.insert(items, at: path)
      }),
    Command(
      name: "remove", group: .items,
      summary: "removes items, headers and footers",
      brief: "removes elements",
      arguments: [Argument("ELEMENTS", .path)],
      details: ["all means all items; header all and footer all mean those."],
      example: ["add 50x32*6", "remove 1..3,5"],
      related: ["insert", "clear", "section", "header", "footer", "undo"],
      action: .change { (workspace, arguments) throws(CommandError) in
        let selection = try workspace.elements(arguments.words[0])
        // From the end, so that the runs before one that is gone keep their numbers.
        let runs = selection.runs.reversed()
        let edits = runs.map { CollectionEdit.removeItems(section: $0.section, range: $0.items) }
        return Report(
          change: try workspace.update(mapping: ElementMapping(edits)) { scene in
            for run in runs { scene.sections[run.section].items.removeSubrange(run.items) }
            for section in selection.headers { scene.sections[section].header = 0 }
            for section in selection.footers { scene.sections[section].footer = 0 }
          })
      }),
    Command(
      name: "resize", group: .items,
      summary: "gives items another size",
      brief: "resizes items",
      arguments: [
        Argument("ITEMS", .path), Argument("SIZE", .item, "80x40: width and height in points"),
      ],
      details: [
        "A text keeps what it says and has the size of its text no more. header and footer give",
        "those another extent.",
      ],
      example: ["add 50x32*3", "resize 1 80x40"],
      related: ["insert", "header", "footer"],
      action: .change { (workspace, arguments) throws(CommandError) in
        let runs = try workspace.runs(arguments.words[0])
        let word = arguments.words[1]
        let size = try arguments.located(at: 1) { (text) throws(CommandError) in
          guard let size = try ItemArgument.size(word) else {
            throw CommandError("resize: \(text) is no size; write 80x40")
          }
          return size
        }
        return Report(
          change: try workspace.update { scene in
            for run in runs {
              let resized = scene.sections[run.section].items[run.items].map { item in
                var item = item
                item.resize(to: size)
                return item
              }
              scene.sections[run.section].items.replaceSubrange(run.items, with: resized)
            }
          })
      }),
    Command(
      name: "select", group: .items,
      summary: "selects one item, and no other",
      brief: "selects one item",
      arguments: [Argument("ITEM", .path, "3, 1.3, last, 1.last, or none")],
      details: ["select none selects nothing. The selection stays with its item."],
      example: ["add Swift Kotlin Rust", "select 1"],
      related: ["item", "show"],
      action: .change { (workspace, arguments) throws(CommandError) in
        let word = arguments.words[0]
        workspace.selection = word.text == "none" ? nil : try workspace.path(word)
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
      brief: "empties the collection",
      example: ["add 50x32*3", "clear"],
      related: ["remove", "undo"],
      action: .change { (workspace, arguments) throws(CommandError) in
        return Report(
          change: try workspace.update(mapping: ElementMapping([.replaceAll])) { scene in
            scene.sections = [SceneSection()]
          })
      }),
  ]
}

extension Argument {
  fileprivate static let item = Argument(
    "ITEM", .item, isRepeated: true, "a text, 50x32, 50x32*10 or random 100")
  fileprivate static let seed = Argument(
    "seed=N", .option(["seed"]), isOptional: true,
    "a whole number with which the random sizes begin")
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
