import Reflow

/// A grid: rows of equally broad cells, each row as deep as its deepest item.
///
/// The number of columns is fixed, or as many as fit of a least width, as in SwiftUI's LazyVGrid.
/// Placing costs O(1) an item, and the state is a few numbers.
public struct GridProvider: RowProvider {
  public let columns: Int
  public let minItemWidth: Double
  public let alignItems: ItemAlignment

  public static let description = ProviderDescription(
    name: "grid",
    summary: "rows of equally broad cells, each as deep as its deepest item",
    parameters: [
      ParameterDescription(
        "columns", .integer(atLeast: 0, atMost: 1000), default: .number(0),
        "how many columns share the line's length; 0 takes as many as fit of minItemWidth",
        knownAs: Naming(
          uiKit: "horizontal(layoutSize:repeatingSubitem:count:) of NSCollectionLayoutGroup",
          css: "grid-template-columns: repeat(2, 1fr)",
          swiftUI: "GridItem(.flexible()), repeated")),
      ParameterDescription(
        "minItemWidth", .number(atLeast: 1), default: .number(100),
        "the least width of a column where columns is 0, in points",
        knownAs: Naming(
          css: "repeat(auto-fill, minmax(100px, 1fr))",
          swiftUI: "GridItem(.adaptive(minimum: 100))")),
      .choice(
        "alignItems", default: ItemAlignment.start,
        "where items stand across their row that are less deep than it",
        knownAs: Naming(css: "align-items", swiftUI: "GridItem(alignment:)")),
    ],
    hasLines: true,
    knownAs: Naming(
      uiKit: "a compositional layout whose groups repeat one item", css: "display: grid",
      swiftUI: "LazyVGrid"))

  public init(_ parameters: ParameterValues) {
    columns = parameters.integer("columns")
    minItemWidth = parameters.number("minItemWidth")
    alignItems = parameters.choice("alignItems")
  }

  public func start(in space: SectionSpace) -> GridRow {
    let count = columnCount(in: space)
    return GridRow(
      columns: count,
      cells: EqualColumns(count: count, sharing: space.breadth, spacing: space.interitemSpacing))
  }

  /// The most columns that there are of a least width, where hardly any space is between them.
  private static let mostColumns = 1e9

  /// As many as fit of the least width, and at least one.
  func columnCount(in space: SectionSpace) -> Int {
    guard columns == 0 else { return columns }
    let step = minItemWidth + space.interitemSpacing
    guard step > 0 else { return 1 }
    let fitting = (Fit.limit(of: space.breadth) + space.interitemSpacing) / step
    return Int(max(1, min(fitting.rounded(.down), Self.mostColumns)))
  }

  public func takes(_ item: Item, _ row: GridRow, in space: SectionSpace) -> Bool {
    row.count < row.columns
  }

  public func add(_ item: Item, to row: inout GridRow, in space: SectionSpace) {
    row.count += 1
    row.depth = max(row.depth, item.size.depth)
  }

  public var placesAtOnce: Bool { alignItems == .start }

  public func depth(of row: GridRow, isLast: Bool, in space: SectionSpace) -> Double { row.depth }

  public func rect(
    of item: Item, after before: GridRow, in row: GridRow, isLast: Bool, in space: SectionSpace
  ) -> FlowRect {
    FlowRect(
      across: row.cells.start(of: before.count),
      along: alignItems.offset(of: item.size.depth, in: row.depth), breadth: row.cells.width,
      depth: item.size.depth)
  }
}

/// The open row of a grid.
public struct GridRow: RowState {
  public internal(set) var count = 0
  /// The deepest item's depth, in points.
  public internal(set) var depth = 0.0
  /// How many items a row takes.
  public let columns: Int
  let cells: EqualColumns

  init(columns: Int, cells: EqualColumns) {
    self.columns = columns
    self.cells = cells
  }
}
