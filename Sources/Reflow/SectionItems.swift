/// The sizes of all items of a section, for providers that cannot decide item by item
/// (`ProviderDescription.Needs.items`).
public struct SectionItems: Sendable {
  private let sizes: ItemList
  private let isTransposed: Bool

  /// - Parameters:
  ///   - sizes: the items' sizes, in points.
  ///   - isTransposed: whether an item's breadth is its height.
  public init(_ sizes: ItemList, isTransposed: Bool = false) {
    self.sizes = sizes
    self.isTransposed = isTransposed
  }

  public var count: Int { sizes.count }

  /// Calls `body` with the items' sizes, in their order. O(n).
  public func forEach(_ body: (FlowSize) -> Void) {
    for size in sizes {
      body(
        isTransposed
          ? FlowSize(breadth: size.height, depth: size.width)
          : FlowSize(breadth: size.width, depth: size.height))
    }
  }
}

extension SectionItems: Hashable {
  /// Whether both are the same list, which implies that their sizes are equal. O(1).
  public static func == (first: SectionItems, second: SectionItems) -> Bool {
    first.isTransposed == second.isTransposed && first.sizes.isIdentical(to: second.sizes)
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(sizes.count) }
}
