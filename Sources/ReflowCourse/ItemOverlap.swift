import Reflow

/// Two items that overlap, and by how much.
struct ItemOverlap: Hashable, Sendable {
  var first: ItemPath
  var second: ItemPath
  var size: Size

  var inWords: Message {
    Message(
      "overlap",
      [
        "first": .message(first.inWords), "second": .message(second.inWords),
        "width": .text(explained(size.width)), "height": .text(explained(size.height)),
      ])
  }

  private struct Item {
    var frame: Rect
    var path: ItemPath
  }

  /// The first overlap along the longer side of what the items cover; nil where no two items share more
  /// than the tolerance on both axes.
  ///
  /// The items come by where they begin. Of those before, only the front is kept: as long as nothing
  /// overlaps they are intervals side by side, so what an item meets is found by its place among them. On
  /// the longer side the front is short: a line of a long column, a column of a long row. O(items · (log
  /// items + front)).
  static func first(in layout: Layout) -> ItemOverlap? {
    var items: [Item] = []
    var (low, high) = (
      Point(x: .infinity, y: .infinity), Point(x: -.infinity, y: -.infinity)
    )
    for section in 0..<layout.sectionCount {
      layout.forEachPlacement(inSection: section) { item, frame, _ in
        // What is not larger than the tolerance overlaps nothing by more.
        guard frame.size.width > Fit.tolerance, frame.size.height > Fit.tolerance else { return }
        items.append(Item(frame: frame, path: ItemPath(section: section, item: item)))
        low = Point(x: min(low.x, frame.minX), y: min(low.y, frame.minY))
        high = Point(x: max(high.x, frame.maxX), y: max(high.y, frame.maxY))
      }
    }
    let isWide = high.x - low.x > high.y - low.y
    if isWide { for index in items.indices { items[index].frame.transpose() } }
    guard var (one, other) = firstPair(&items) else { return nil }
    if isWide {
      one.frame.transpose()
      other.frame.transpose()
    }
    return ItemOverlap(one, other)
  }

  /// The first two items from top to bottom that overlap.
  private static func firstPair(_ items: inout [Item]) -> (Item, Item)? {
    items.sort { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
    var front: [Item] = []
    for item in items {
      let start = place(item.frame.minX + Fit.tolerance, in: front)
      var end = start
      while end < front.count, front[end].frame.minX < item.frame.maxX - Fit.tolerance {
        // One that ends above is passed for good, since all that come begin no higher.
        if front[end].frame.maxY > item.frame.minY + Fit.tolerance { return (front[end], item) }
        end += 1
      }
      front.replaceSubrange(start..<end, with: CollectionOfOne(item))
    }
    return nil
  }

  /// The first of the intervals side by side that ends behind a place.
  private static func place(_ x: Double, in front: [Item]) -> Int {
    var (low, high) = (0, front.count)
    while low < high {
      let middle = (low + high) / 2
      if front[middle].frame.maxX <= x { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private init(_ first: Item, _ second: Item) {
    (self.first, self.second) =
      first.path < second.path ? (first.path, second.path) : (second.path, first.path)
    let (one, other) = (first.frame, second.frame)
    size = Size(
      width: min(one.maxX, other.maxX) - max(one.minX, other.minX),
      height: min(one.maxY, other.maxY) - max(one.minY, other.minY))
  }
}

extension Rect {
  fileprivate mutating func transpose() {
    self = Rect(x: minY, y: minX, width: size.height, height: size.width)
  }
}
