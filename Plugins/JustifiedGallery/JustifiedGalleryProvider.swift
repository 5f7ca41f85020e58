import Reflow

/// Rows of photos that keep their aspect ratios and fill the line from edge to edge.
///
/// A row takes photos as long as it is not full at the target height; the one that would fill it joins
/// where the row is then nearer to the target than without it. Then the row is scaled to the line.
/// Placing costs O(1) an item, and the state is two numbers.
public struct JustifiedGalleryProvider: RowProvider {
  public let targetRowHeight: Double
  /// The greatest height of a row, at least the target.
  public let maxRowHeight: Double
  public let lastRow: LastRow

  public static let description = ProviderDescription(
    name: "justified-gallery",
    summary: "rows of photos at their aspect ratios, filled from edge to edge",
    parameters: [
      ParameterDescription(
        "targetRowHeight", .number(atLeast: 1), default: .number(120),
        "the height that rows come as near to as they can, in points",
        knownAs: Naming(css: "flex-basis from the aspect ratio, with flex-grow")),
      ParameterDescription(
        "maxRowHeight", .number(atLeast: 1), default: .number(180),
        "a row that would be higher takes another photo; less than the target counts as the target"),
      .choice(
        "lastRow", default: LastRow.start,
        "whether a last row that is not full stays at the target height or fills the line",
        knownAs: Naming(css: "flex-grow of the last row")),
    ],
    hasLines: true,
    knownAs: Naming(
      uiKit: "a UICollectionViewLayout of one's own",
      css: "flex-wrap: wrap with flex-grow in the aspect ratio",
      swiftUI: "a Layout of one's own"))

  public init(_ parameters: ParameterValues) {
    targetRowHeight = parameters.number("targetRowHeight")
    maxRowHeight = max(targetRowHeight, parameters.number("maxRowHeight"))
    lastRow = parameters.choice("lastRow")
  }

  public func start(in space: SectionSpace) -> PhotoRow { PhotoRow() }

  public func takes(_ item: Item, _ row: PhotoRow, in space: SectionSpace) -> Bool {
    if isFull(row, in: space) { return false }
    var longer = row
    add(item, to: &longer, in: space)
    guard isFull(longer, in: space) else { return true }
    let (without, with) = (fillingDepth(of: row, in: space), fillingDepth(of: longer, in: space))
    return without > maxRowHeight || targetRowHeight - with <= without - targetRowHeight
  }

  public func add(_ item: Item, to row: inout PhotoRow, in space: SectionSpace) {
    row.count += 1
    row.ratio += Self.ratio(of: item.size)
  }

  public func depth(of row: PhotoRow, isLast: Bool, in space: SectionSpace) -> Double {
    let staysSmall = isLast && lastRow == .start
    return min(fillingDepth(of: row, in: space), staysSmall ? targetRowHeight : maxRowHeight)
  }

  public func reach(of row: PhotoRow, in space: SectionSpace) -> Double { maxRowHeight }

  public func rect(
    of item: Item, after before: PhotoRow, in row: PhotoRow, isLast: Bool, in space: SectionSpace
  ) -> FlowRect {
    let depth = depth(of: row, isLast: isLast, in: space)
    return FlowRect(
      across: before.ratio * depth + Double(before.count) * space.interitemSpacing, along: 0,
      breadth: Self.ratio(of: item.size) * depth, depth: depth)
  }

  /// Breadth through depth; 0 for what has no area. What is flatter than any photo counts as a million.
  static func ratio(of size: FlowSize) -> Double {
    guard size.breadth > 0, size.depth > 0 else { return 0 }
    return min(size.breadth / size.depth, 1e6)
  }

  /// How long a row is at a depth.
  private func length(of row: PhotoRow, depth: Double, in space: SectionSpace) -> Double {
    row.ratio * depth + Double(row.count - 1) * space.interitemSpacing
  }

  /// Whether a row fills the line at the target height.
  private func isFull(_ row: PhotoRow, in space: SectionSpace) -> Bool {
    Fit.limit(of: length(of: row, depth: targetRowHeight, in: space)) >= space.breadth
  }

  /// How deep a row is that fills the line; infinite where nothing in it has an area.
  func fillingDepth(of row: PhotoRow, in space: SectionSpace) -> Double {
    let free = max(0, space.breadth - Double(row.count - 1) * space.interitemSpacing)
    return row.ratio > 0 ? free / row.ratio : .infinity
  }
}

/// What becomes of a last row that does not fill the line at the target height.
public enum LastRow: String, CaseIterable, Sendable {
  /// It stands at the target height where lines begin.
  case start
  /// It fills the line, unless it would pass the greatest height.
  case fill
}

/// The open row of a gallery.
public struct PhotoRow: RowState {
  public internal(set) var count = 0
  /// The sum of its photos' aspect ratios: its breadth through its depth, spacings left out.
  public internal(set) var ratio = 0.0
}
