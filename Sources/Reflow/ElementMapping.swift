/// An edit that moves elements to other index paths.
public enum CollectionEdit: Hashable, Sendable {
  case insertItems(section: Int, range: Range<Int>)
  case removeItems(section: Int, range: Range<Int>)
  case insertSection(Int)
  case removeSection(Int)
  /// Everything is another collection's.
  case replaceAll

  /// The edit that takes this one back.
  public var inverse: CollectionEdit {
    switch self {
    case .insertItems(let section, let range): .removeItems(section: section, range: range)
    case .removeItems(let section, let range): .insertItems(section: section, range: range)
    case .insertSection(let section): .removeSection(section)
    case .removeSection(let section): .insertSection(section)
    case .replaceAll: .replaceAll
    }
  }
}

/// Which element of a collection was which before some edits.
public struct ElementMapping: Hashable, Sendable {
  /// In the order in which they were made.
  public var edits: [CollectionEdit]

  public init(_ edits: [CollectionEdit] = []) { self.edits = edits }

  /// The mapping of the edits taken back.
  public var inverse: ElementMapping { ElementMapping(edits.reversed().map { $0.inverse }) }

  /// Where the item was before the edits; nil for one that came with them. O(edits).
  public func before(of path: ItemPath) -> ItemPath? {
    var path = path
    for edit in edits.reversed() {
      guard let section = Self.before(edit, ofSection: path.section) else { return nil }
      path.section = section
      switch edit {
      case .insertItems(section, let range) where path.item >= range.lowerBound:
        guard !range.contains(path.item) else { return nil }
        path.item -= range.count
      case .removeItems(section, let range) where path.item >= range.lowerBound:
        path.item += range.count
      default: break
      }
    }
    return path
  }

  /// Where the element was before the edits; nil for one that came with them.
  public func before(of element: Element) -> Element? {
    switch element {
    case .item(let path): before(of: path).map(Element.item)
    case .header(let section): before(ofSection: section).map(Element.header(section:))
    case .footer(let section): before(ofSection: section).map(Element.footer(section:))
    }
  }

  /// Where an item was before the edits, and for how many items from it on the same holds: they were
  /// neighbours before too, or all came with the edits. O(edits).
  /// - Parameter most: the most items that are wanted, at least 1.
  func run(from path: ItemPath, most: Int) -> (source: ItemPath?, count: Int) {
    var path = path
    var count = most
    for edit in edits.reversed() {
      guard let section = Self.before(edit, ofSection: path.section) else { return (nil, count) }
      path.section = section
      switch edit {
      case .insertItems(section, let range) where path.item >= range.upperBound:
        path.item -= range.count
      case .insertItems(section, let range) where path.item >= range.lowerBound:
        return (nil, min(count, range.upperBound - path.item))
      case .removeItems(section, let range) where path.item >= range.lowerBound:
        path.item += range.count
      case .insertItems(section, let range), .removeItems(section, let range):
        count = min(count, range.lowerBound - path.item)
      default: break
      }
    }
    return (path, count)
  }

  private func before(ofSection section: Int) -> Int? {
    var section = section
    for edit in edits.reversed() {
      guard let earlier = Self.before(edit, ofSection: section) else { return nil }
      section = earlier
    }
    return section
  }

  private static func before(_ edit: CollectionEdit, ofSection section: Int) -> Int? {
    switch edit {
    case .insertSection(let inserted) where section >= inserted:
      section == inserted ? nil : section - 1
    case .removeSection(let removed) where section >= removed: section + 1
    case .replaceAll: nil
    default: section
    }
  }
}
