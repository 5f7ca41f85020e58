import Reflow

/// All collections of up to a few items whose sizes, widths, spacings and insets come from short lists:
/// what goes wrong usually goes wrong in one of them.
package enum SmallCollections {
  package static let sizes = [
    Size(width: 0, height: 0), Size(width: 20, height: 35), Size(width: 35, height: 20),
  ]
  package static let widths = [0.0, 55, 100]
  package static let spacings = [
    (0.0, Insets.zero), (10, .zero), (-5, .zero),
    (10, Insets(top: 3, left: 5, bottom: 7, right: -2)),
  ]

  /// Every list of up to `longest` items: 1 + 3 + 9 + 27 + 81 for 4.
  package static func itemLists(longest: Int) -> [[Size]] {
    var lists: [[Size]] = [[]]
    var last = lists
    for _ in 0..<longest {
      last = last.flatMap { list in sizes.map { list + [$0] } }
      lists += last
    }
    return lists
  }

  /// Calls `body` with each of the collections and a label that tells it from the others.
  package static func forEach(
    longest: Int, _ body: (String, LayoutCollection) throws -> Void
  ) rethrows {
    for items in itemLists(longest: longest) {
      let list = ItemList(items)
      for width in widths {
        for (spacing, insets) in spacings {
          let label =
            "items \(items.map { "\($0.width)×\($0.height)" }), width \(width), "
            + "spacing \(spacing), insets \(insets.left)"
          let section = Section(
            items: list, header: 15, footer: 5, insets: insets, lineSpacing: spacing,
            interitemSpacing: spacing)
          let collection = LayoutCollection(
            container: Size(width: width, height: 60), sections: [section])
          try body(label, collection)
        }
      }
    }
  }
}
