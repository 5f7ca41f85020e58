import Reflow
import ReflowScenes

// The elements that `ElementNames` name, looked up in the workspace.

extension Workspace {
  /// The item that a word names.
  func path(_ word: Word) throws(CommandError) -> ItemPath {
    try located(in: word) { (text) throws(CommandError) in
      let selection = try elements(text)
      if let element = selection.firstSupplementary { throw noItem(element) }
      guard selection.itemCount == 1, let run = selection.runs.first else {
        throw CommandError("\(text) names \(selection.itemCount) items; one is wanted")
      }
      return ItemPath(section: run.section, item: run.items.lowerBound)
    }
  }

  /// The place before which an item is inserted: an item's, or that behind the last one.
  func insertionPath(_ word: Word) throws(CommandError) -> ItemPath {
    try located(in: word) { (text) throws(CommandError) in
      let parts = try ElementNames(text).parts
      guard parts.count == 1, case .item(let position) = parts[0].name else {
        throw CommandError("\(text) names no place for items; write 3, 1.3, last or 1.last")
      }
      guard let item = position.item else { return try path(position, text) }
      let path = ItemPath(section: position.section ?? currentSection, item: item)
      guard scene.sections.indices.contains(path.section),
        path.item <= scene.sections[path.section].items.count
      else { throw noSuchItem(text, path) }
      return path
    }
  }

  /// The elements that a word names.
  func elements(_ word: Word) throws(CommandError) -> ElementSelection {
    try located(in: word) { (text) throws(CommandError) in try elements(text) }
  }

  /// The runs of items that a word names, section by section, each item once.
  /// - Throws: `CommandError` also where it names a header or footer.
  func runs(_ word: Word) throws(CommandError) -> [(section: Int, items: Range<Int>)] {
    try located(in: word) { (text) throws(CommandError) in
      let selection = try elements(text)
      if let element = selection.firstSupplementary { throw noItem(element) }
      return selection.runs
    }
  }

  /// The runs of items that a text names.
  func runs(_ text: String) throws(CommandError) -> [(section: Int, items: Range<Int>)] {
    try runs(Word(text: text, isQuoted: false))
  }

  /// The section that `section=` names, the current one where it is left out.
  func section(_ arguments: Arguments) throws(CommandError) -> Int {
    guard let text = arguments.option("section") else {
      guard !scene.sections.isEmpty else {
        throw CommandError("there is no section; section adds one")
      }
      return currentSection
    }
    do throws(CommandError) {
      return try section(text)
    } catch {
      throw error.located(at: arguments.place(ofOption: "section"))
    }
  }

  /// The section of a number.
  func section(_ text: String) throws(CommandError) -> Int {
    guard let section = Int(text) else { throw CommandError("section: \(text) is no number") }
    guard scene.sections.indices.contains(section) else { throw noSuchSection(section) }
    return section
  }
}

extension Workspace {
  /// What a text names. The place of an error is one in the text.
  private func elements(_ text: String) throws(CommandError) -> ElementSelection {
    var runs: [(section: Int, items: Range<Int>)] = []
    var headers: [Int] = []
    var footers: [Int] = []
    for part in try ElementNames(text).parts {
      do throws(CommandError) {
        switch part.name {
        case .all(nil):
          runs += scene.sections.enumerated().map { ($0, $1.items.indices) }
        case .all(let section?):
          guard scene.sections.indices.contains(section) else { throw noSuchSection(section) }
          runs.append((section, scene.sections[section].items.indices))
        case .item(let position):
          let path = try path(position, part.text)
          runs.append((path.section, path.item..<path.item + 1))
        case .range(let first, let last):
          runs.append(try run(first, last, part.text))
        case .headers(let sections):
          headers += try self.sections(sections, "header", \.header)
        case .footers(let sections):
          footers += try self.sections(sections, "footer", \.footer)
        }
      } catch {
        throw error.located(at: part.place)
      }
    }
    return ElementSelection(runs: runs, headers: headers, footers: footers)
  }

  private func path(
    _ position: ElementNames.Position, _ text: String
  ) throws(CommandError) -> ItemPath {
    var path = ItemPath(section: position.section ?? currentSection, item: position.item ?? 0)
    if position.item == nil {
      if position.section != nil && !scene.sections.indices.contains(path.section) {
        throw noSuchSection(path.section)
      }
      path.item =
        (scene.sections.indices.contains(path.section)
          ? scene.sections[path.section].items.count : 0) - 1
      guard path.item >= 0 else {
        throw CommandError("\(text): section \(path.section) has no items")
      }
    }
    guard scene.contains(path) else { throw noSuchItem(text, path) }
    return path
  }

  /// A range with both ends; an end without a section is in the first one's.
  private func run(
    _ first: ElementNames.Position, _ last: ElementNames.Position, _ text: String
  ) throws(CommandError) -> (section: Int, items: Range<Int>) {
    let ends = text.split(separator: "..", maxSplits: 1).map(String.init)
    let start = try path(first, ends[0])
    var last = last
    var name = ends[1]
    if last.section == nil {
      last.section = start.section
      name = "\(start.section).\(name)"
    }
    let end = try path(last, name)
    guard start.section == end.section else {
      throw CommandError("\(text): a range stays within one section")
    }
    guard start.item <= end.item else {
      let section = first.section == nil ? "" : "\(start.section)."
      throw CommandError(
        "\(text): the range runs backwards; write \(section)\(end.item)..\(section)\(start.item)")
    }
    return (start.section, start.item..<end.item + 1)
  }

  /// The sections that have a header or footer, of those that are named.
  private func sections(
    _ names: ElementNames.Sections, _ what: String, _ extent: (SceneSection) -> Double
  ) throws(CommandError) -> [Int] {
    let range: (first: Int, last: Int)
    switch names {
    case .all: return scene.sections.indices.filter { extent(scene.sections[$0]) > 0 }
    case .last: range = (scene.sections.count - 1, scene.sections.count - 1)
    case .range(let first, let last): range = (first, last)
    }
    guard range.first <= range.last else {
      throw CommandError(
        "\(what) \(range.first)..\(range.last): the range runs backwards; "
          + "write \(range.last)..\(range.first)")
    }
    for end in [range.first, range.last] where !scene.sections.indices.contains(end) {
      throw noSuchSection(max(0, end))
    }
    for section in range.first...range.last where extent(scene.sections[section]) <= 0 {
      throw CommandError("there is no \(what) \(section); section \(section) has none")
    }
    return Array(range.first...range.last)
  }

  /// Moves an error's place from the word's text to the line.
  private func located<Found>(
    in word: Word, _ find: (String) throws(CommandError) -> Found
  ) throws(CommandError) -> Found {
    do throws(CommandError) {
      return try find(word.text)
    } catch {
      var error = error
      error.place =
        word.place.isEmpty ? nil : error.place.map(word.place(of:)) ?? word.place
      throw error
    }
  }

  private func noItem(_ element: Element) -> CommandError {
    CommandError("\(element.description) is no item; an item is wanted")
  }

  private func noSuchItem(_ text: String, _ path: ItemPath) -> CommandError {
    guard scene.sections.indices.contains(path.section) else { return noSuchSection(path.section) }
    let count = scene.sections[path.section].items.count
    let have = count == 0 ? "has no items" : "has items 0 to \(count - 1)"
    return CommandError("there is no item \(text); section \(path.section) \(have)")
  }

  private func noSuchSection(_ section: Int) -> CommandError {
    CommandError("there is no section \(section); \(sectionsInWords)")
  }

  private var sectionsInWords: String {
    switch scene.sections.count {
    case 0: "there are none"
    case 1: "there is section 0 only"
    default: "there are sections 0 to \(scene.sections.count - 1)"
    }
  }
}
