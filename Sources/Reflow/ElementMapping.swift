/// Which element of a collection was which before some edits.
///
/// The edits are gone through once, when the mapping is made: O(edits log edits). What is asked later
/// costs O(log edits).
public struct ElementMapping: Hashable, Sendable {
  /// In the order in which they were made.
  public let edits: [CollectionEdit]
  /// Which sections there are, and where they were: as many as there may be, since a mapping does not
  /// know the collection.
  private var sections = RunTree.run(SectionRun(source: 0, count: .max))
  /// The nodes of trees that were looked at to make the mapping.
  private(set) var steps = 0

  public init(_ edits: [CollectionEdit] = []) {
    self.edits = edits
    for edit in edits { follow(edit) }
  }

  /// The mapping of the edits taken back. O(edits log edits).
  public var inverse: ElementMapping { ElementMapping(edits.reversed().map { $0.inverse }) }

  /// Where the item was before the edits; nil for one that came with them. O(log edits).
  public func before(of path: ItemPath) -> ItemPath? { run(from: path, most: 1).source }

  /// Where the element was before the edits; nil for one that came with them. O(log edits).
  public func before(of element: Element) -> Element? {
    switch element {
    case .item(let path): before(of: path).map(Element.item)
    case .header(let section): before(ofSection: section).map(Element.header(section:))
    case .footer(let section): before(ofSection: section).map(Element.footer(section:))
    }
  }

  /// Where an item was before the edits, and for how many items from it on the same holds: they were
  /// neighbours before too, or all came with the edits. O(log edits).
  /// - Parameter most: the most items that are wanted, at least 1.
  func run(from path: ItemPath, most: Int) -> (source: ItemPath?, count: Int) {
    guard let (section, offset) = sections.run(at: path.section),
      let (run, item) = section.items(at: offset).run(at: path.item)
    else { return (nil, most) }
    return (run.source(at: item), min(most, run.count - item))
  }

  private func before(ofSection section: Int) -> Int? {
    sections.run(at: section).flatMap { run, offset in run.source(at: offset) }
  }

  public static func == (first: ElementMapping, second: ElementMapping) -> Bool {
    first.edits == second.edits
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(edits) }
}

// MARK: - Following edits

extension ElementMapping {
  private mutating func follow(_ edit: CollectionEdit) {
    switch edit {
    case .insertItems(let section, let range):
      let items = RunTree.run(ItemRun(source: nil, count: range.count))
      replaceItems(0, at: ItemPath(section: section, item: range.lowerBound), with: items)
    case .removeItems(let section, let range):
      let first = ItemPath(section: section, item: range.lowerBound)
      replaceItems(range.count, at: first, with: .empty)
    case .moveItems(let section, let range, let target):
      let first = ItemPath(section: section, item: range.lowerBound)
      let items = replaceItems(range.count, at: first, with: .empty)
      replaceItems(0, at: target, with: items)
    case .insertSection(let section):
      sections.replace(0, at: section, with: .run(SectionRun(source: nil, count: 1)), &steps)
    case .removeSection(let section): sections.replace(1, at: section, with: .empty, &steps)
    case .moveSection(let section, let target):
      let moved = sections.replace(1, at: section, with: .empty, &steps)
      sections.replace(0, at: target, with: moved, &steps)
    case .replaceAll: sections = .run(SectionRun(source: nil, count: .max))
    }
  }

  @discardableResult
  private mutating func replaceItems(
    _ count: Int, at path: ItemPath, with row: RunTree<ItemRun>
  ) -> RunTree<ItemRun> {
    guard case .run(var section) = sections.replace(1, at: path.section, with: .empty, &steps)
    else { return .empty }
    var items = section.items(at: 0)
    let replaced = items.replace(count, at: path.item, with: row, &steps)
    section.items = items
    sections.replace(0, at: path.section, with: .run(section), &steps)
    return replaced
  }
}

/// Items that were neighbours in one section, or that all came.
struct ItemRun: MappedRun {
  var source: ItemPath?
  var count: Int

  func source(at offset: Int) -> ItemPath? {
    source.map { ItemPath(section: $0.section, item: $0.item + offset) }
  }
}

/// Sections that were neighbours, or that all came.
struct SectionRun: MappedRun {
  var source: Int?
  var count: Int
  /// Of a single section in which items have changed.
  var items: RunTree<ItemRun>?

  func source(at offset: Int) -> Int? { source.map { $0 + offset } }

  func items(at offset: Int) -> RunTree<ItemRun> {
    items
      ?? .run(
        ItemRun(source: source(at: offset).map { ItemPath(section: $0, item: 0) }, count: .max))
  }
}
