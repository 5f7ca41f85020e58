/// An edit that moves elements to other index paths.
///
/// Edits are made one after another: each one's numbers are those of the collection that the edits
/// before it have left. UIKit's batch update means all of its numbers at once instead.
public enum CollectionEdit: Hashable, Sendable {
  case insertItems(section: Int, range: Range<Int>)
  case removeItems(section: Int, range: Range<Int>)
  /// Items of a section go elsewhere, there or in another section, and keep their order.
  ///
  /// `to` is where the first of them stands in the end: its number is counted without the items that
  /// move, as for `remove(at:)` and then `insert(_:at:)`, and as for UIKit's `moveItem(at:to:)`.
  case moveItems(section: Int, range: Range<Int>, to: ItemPath)
  case insertSection(Int)
  case removeSection(Int)
  /// A section goes elsewhere with all its elements; `to` is its number in the end, as for UIKit's
  /// `moveSection(_:toSection:)`.
  case moveSection(Int, to: Int)
  /// Everything is another collection's.
  case replaceAll

  /// The edit that takes this one back.
  public var inverse: CollectionEdit {
    switch self {
    case .insertItems(let section, let range): .removeItems(section: section, range: range)
    case .removeItems(let section, let range): .insertItems(section: section, range: range)
    case .moveItems(let section, let range, let target):
      .moveItems(
        section: target.section, range: target.item..<target.item + range.count,
        to: ItemPath(section: section, item: range.lowerBound))
    case .insertSection(let section): .removeSection(section)
    case .removeSection(let section): .insertSection(section)
    case .moveSection(let section, let target): .moveSection(target, to: section)
    case .replaceAll: .replaceAll
    }
  }
}
