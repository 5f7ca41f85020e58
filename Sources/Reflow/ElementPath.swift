/// Where an item stands in a collection: UIKit's index path.
///
/// Foundation has a type of the name `IndexPath`; this one is spelled differently so that a file may
/// import both.
public struct ItemPath: Hashable, Comparable, Sendable {
  public var section: Int
  public var item: Int

  public init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }

  public static func < (first: ItemPath, second: ItemPath) -> Bool {
    (first.section, first.item) < (second.section, second.item)
  }
}

/// Anything that has a frame in a layout.
public enum Element: Hashable, Sendable {
  case header(section: Int)
  case item(ItemPath)
  case footer(section: Int)

  public static func item(section: Int, item: Int) -> Element {
    .item(ItemPath(section: section, item: item))
  }

  public var section: Int {
    switch self {
    case .header(let section), .footer(let section): section
    case .item(let path): path.section
    }
  }
}

extension Element: CustomStringConvertible {
  /// `header 0`, `item 0.4`, `footer 1`.
  public var description: String {
    switch self {
    case .header(let section): "header \(section)"
    case .item(let path): "item \(path.section).\(path.item)"
    case .footer(let section): "footer \(section)"
    }
  }
}

/// An element and where it stands: UIKit's layout attributes.
public struct LayoutAttributes: Hashable, Sendable {
  public var element: Element
  public var frame: Rect
  /// Pinned to an edge of the viewport at present; such views are drawn above items.
  public var isPinned: Bool

  public init(element: Element, frame: Rect, isPinned: Bool = false) {
    self.element = element
    self.frame = frame
    self.isPinned = isPinned
  }
}
