import Reflow

/// Columns of equal width that grow independently: a waterfall, or masonry.
///
/// Placing costs O(columns) an item when the shortest column is chosen, O(1) otherwise; the state is a
/// number for each column.
public struct WaterfallProvider: StretchProvider {
  public let columns: Int
  public let policy: ColumnPolicy
  public let itemSizing: ItemSizing
  public let roundingScale: Double

  public static let description = ProviderDescription(
    name: "waterfall",
    summary: "columns of equal width that grow independently",
    parameters: [
      ParameterDescription(
        "columns", .integer(atLeast: 1, atMost: 1000), default: .number(2),
        "how many columns share the line's length",
        knownAs: Naming(
          uiKit: "columnCount of CHTCollectionViewWaterfallLayout",
          css: "grid-template-columns: repeat(2, 1fr)", swiftUI: "LazyVGrid(columns:)")),
      .choice(
        "policy", default: ColumnPolicy.shortestFirst,
        "which column takes the next item: the shortest, or index modulo columns",
        knownAs: Naming(uiKit: "itemRenderDirection of CHTCollectionViewWaterfallLayout")),
      .choice(
        "itemSizing", default: ItemSizing.fixed,
        "whether an item keeps its depth, or is scaled to the column with its aspect ratio",
        knownAs: Naming(css: "aspect-ratio", swiftUI: "aspectRatio(_:contentMode:)")),
      ParameterDescription(
        "roundingScale", .number(atLeast: 0), default: .number(0),
        "rounds column width and scaled depths down to 1/roundingScale points; 0 rounds nothing",
        knownAs: Naming(
          uiKit: "UITraitCollection.displayScale", css: "devicePixelRatio", swiftUI: "displayScale")
      ),
      ParameterDescription(
        "minimumContentHeight", .number(atLeast: 0), default: .number(0),
        "a floor under the content's extent along the scroll axis, in points",
        knownAs: Naming(
          uiKit: "minimumContentHeight of CHTCollectionViewWaterfallLayout", css: "min-height",
          swiftUI: "frame(minHeight:)")),
    ],
    minimumContentDepthParameter: "minimumContentHeight",
    knownAs: Naming(
      uiKit: "CHTCollectionViewWaterfallLayout; NSCollectionLayoutGroup.custom",
      css: "masonry: display: grid-lanes", swiftUI: "a Layout of one's own"))

  public init(_ parameters: ParameterValues) {
    columns = parameters.integer("columns")
    policy = parameters.choice("policy")
    itemSizing = parameters.choice("itemSizing")
    roundingScale = parameters.number("roundingScale")
  }

  public func start(in space: SectionSpace) -> Columns {
    var grid = exactGrid(in: space)
    grid.width = roundedDown(grid.width)
    return Columns(grid: grid, count: columns)
  }

  public func place(
    _ item: Item, _ placed: inout Columns, _ pen: inout Pen, in space: SectionSpace
  ) -> FlowRect {
    let column = column(for: item.index, among: placed)
    let depth = depth(of: item.size, columnWidth: placed.grid.width)
    let along = placed.starts[column]
    placed.starts[column] = along + depth + space.lineSpacing
    placed.deepest = max(placed.deepest, along + depth)
    return FlowRect(
      across: placed.grid.start(of: column), along: along, breadth: placed.grid.width, depth: depth)
  }

  public func depth(after placed: Columns, in space: SectionSpace) -> Double {
    placed.deepest
  }

  /// The columns' ends: a number each, behind a buffer's header.
  public func bytesHeld(by placed: Columns) -> Int {
    32 + placed.starts.capacity * MemoryLayout<Double>.stride
  }

  /// The columns before their width is rounded.
  func exactGrid(in space: SectionSpace) -> EqualColumns {
    EqualColumns(count: columns, sharing: space.breadth, spacing: space.interitemSpacing)
  }

  func column(for index: Int, among placed: Columns) -> Int {
    switch policy {
    case .leftToRight: index % columns
    case .rightToLeft: columns - 1 - index % columns
    case .shortestFirst: placed.shortest
    }
  }

  func depth(of size: FlowSize, columnWidth: Double) -> Double {
    switch itemSizing {
    case .fixed: return size.depth
    case .aspect:
      guard size.breadth > 0, size.depth > 0 else { return 0 }
      return roundedDown(size.depth * columnWidth / size.breadth)
    }
  }

  private func roundedDown(_ length: Double) -> Double {
    let steps = length * roundingScale
    // A scale so fine that the steps are too many to count rounds nothing.
    guard roundingScale > 0, steps.isFinite else { return length }
    return (steps + Fit.tolerance).rounded(.down) / roundingScale
  }
}

/// Which column takes the next item.
public enum ColumnPolicy: String, CaseIterable, Sendable {
  /// The column in which the item would start first, the leftmost of equals.
  case shortestFirst
  /// Column = index modulo columns.
  case leftToRight
  /// The same, from the trailing side.
  case rightToLeft
}

/// How deep an item of a waterfall is. Its breadth always is the column's.
public enum ItemSizing: String, CaseIterable, Sendable {
  /// Its own depth, whatever its breadth.
  case fixed
  /// Scaled with its breadth to the column; 0 if one of its sides is 0.
  case aspect
}

/// The columns of a waterfall.
public struct Columns: Hashable, Sendable {
  /// Where the next item of each column would start, in points: spacing counts once a column has an
  /// item, even one of no depth.
  public internal(set) var starts: [Double]
  /// Where the longest column ends, without the spacing after its last item.
  public internal(set) var deepest = 0.0
  let grid: EqualColumns

  init(grid: EqualColumns, count: Int) {
    self.grid = grid
    starts = Array(repeating: 0, count: count)
  }

  /// The column whose next item would start first; the leftmost of those that start there within the
  /// one tolerance.
  var shortest: Int { starts.withUnsafeBufferPointer(Self.shortest(of:)) }

  static func shortest(of starts: UnsafeBufferPointer<Double>) -> Int {
    var least = starts[0]
    for column in 1..<starts.count where starts[column] < least { least = starts[column] }
    let limit = Fit.limit(of: least)
    var shortest = 0
    while starts[shortest] > limit { shortest &+= 1 }
    return shortest
  }
}
