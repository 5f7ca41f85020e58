import Reflow

// Items by their place: `3` in the current section, `1.3` in section 1, ranges `0..4` and `1.0..1.5`
// with both ends, `last`, `all`.

extension Workspace {
  /// The item that a word names.
  func path(_ text: String) throws(CommandError) -> ItemPath {
    let path = try position(text)
    guard scene.contains(path) else { throw noSuchItem(text, path) }
    return path
  }

  /// The place before which an item is inserted: an item's, or that behind the last one.
  func insertionPath(_ text: String) throws(CommandError) -> ItemPath {
    let path = try position(text)
    guard scene.sections.indices.contains(path.section),
      path.item <= scene.sections[path.section].items.count
    else { throw noSuchItem(text, path) }
    return path
  }

  /// The runs of items that a word names, section by section.
  func runs(_ text: String) throws(CommandError) -> [(section: Int, items: Range<Int>)] {
    if text == "all" {
      return scene.sections.enumerated().map { ($0, $1.items.indices) }.filter { !$1.isEmpty }
    }
    guard let dots = text.firstRange(of: "..") else {
      let path = try path(text)
      return [(path.section, path.item..<path.item + 1)]
    }
    let first = try path(String(text[..<dots.lowerBound]))
    var last = String(text[dots.upperBound...])
    if !last.contains("."), last != "last" { last = "\(first.section).\(last)" }
    let end = try path(last)
    guard first.section == end.section else {
      throw CommandError("\(text): a range stays within one section")
    }
    guard first.item <= end.item else {
      throw CommandError("\(text): the range runs backwards; write \(end.item)..\(first.item)")
    }
    return [(first.section, first.item..<end.item + 1)]
  }

  /// The section that `section=` names, the current one where it is left out.
  func section(_ arguments: Arguments) throws(CommandError) -> Int {
    guard let text = arguments.option("section") else {
      guard !scene.sections.isEmpty else {
        throw CommandError("there is no section; section adds one")
      }
      return currentSection
    }
    return try section(text)
  }

  /// The section of a number.
  func section(_ text: String) throws(CommandError) -> Int {
    guard let section = Int(text) else { throw CommandError("section: \(text) is no number") }
    guard scene.sections.indices.contains(section) else {
      throw CommandError("there is no section \(section); \(sectionsInWords)")
    }
    return section
  }

  private func position(_ text: String) throws(CommandError) -> ItemPath {
    if text == "last" {
      guard scene.sections.indices.contains(currentSection),
        !scene.sections[currentSection].items.isEmpty
      else { throw CommandError("last: section \(currentSection) has no items") }
      return ItemPath(
        section: currentSection, item: scene.sections[currentSection].items.count - 1)
    }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      part.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(part) : nil
    }
    guard numbers.count == parts.count, (1...2).contains(numbers.count) else {
      throw CommandError(
        "\(text) names no item; write 3 for an item of the current section, 1.3 for one of "
          + "section 1, or last")
    }
    return numbers.count == 1
      ? ItemPath(section: currentSection, item: numbers[0])
      : ItemPath(section: numbers[0], item: numbers[1])
  }

  private func noSuchItem(_ text: String, _ path: ItemPath) -> CommandError {
    guard scene.sections.indices.contains(path.section) else {
      return CommandError("there is no section \(path.section); \(sectionsInWords)")
    }
    let count = scene.sections[path.section].items.count
    let have = count == 0 ? "has no items" : "has items 0 to \(count - 1)"
    return CommandError("there is no item \(text); section \(path.section) \(have)")
  }

  private var sectionsInWords: String {
    switch scene.sections.count {
    case 0: "there are none"
    case 1: "there is section 0 only"
    default: "there are sections 0 to \(scene.sections.count - 1)"
    }
  }
}
