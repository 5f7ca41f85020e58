import Reflow

/// One row along the scroll axis that never wraps: items at their own sizes, one after another.
///
/// Made for horizontal scrolling; scrolled vertically it is a column. Placing costs O(1) an item.
public struct HorizontalProvider: LayoutProvider {
  public let alignItems: ItemAlignment

  public static let description = ProviderDescription(
    name: "horizontal",
    summary: "one row along the scroll axis that never wraps",
    parameters: [
      .choice(
        "alignItems", default: ItemAlignment.start,
        "where items stand across the row, against the container less its insets",
        knownAs: Naming(css: "align-items", swiftUI: "LazyHStack(alignment:)"))
    ],
    preferredScrollDirection: .horizontal,
    knownAs: Naming(
      uiKit: "orthogonalScrollingBehavior of NSCollectionLayoutSection",
      css: "flex-wrap: nowrap; overflow-x: auto", swiftUI: "ScrollView(.horizontal), LazyHStack"))

  public init(_ parameters: ParameterValues) {
    alignItems = parameters.choice("alignItems")
  }

  /// Whether an item was placed already, and the next one stands behind a spacing.
  public func start(in space: SectionSpace) -> Bool { false }

  public func place(
    _ item: Item, _ hasNeighbour: inout Bool, _ pen: inout Pen, in space: SectionSpace
  ) -> FlowRect {
    let along = hasNeighbour ? space.interitemSpacing : 0
    pen.advance(by: along + item.size.depth)
    hasNeighbour = true
    let across = alignItems.offset(of: item.size.breadth, in: space.breadth)
    return FlowRect(across: across, along: along, size: item.size)
  }

  public func depth(after hasNeighbour: Bool, in space: SectionSpace) -> Double { 0 }
}
