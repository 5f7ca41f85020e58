/// A provider whose items stand in greedy lines: it only says how a complete line is arranged.
///
/// Lines are filled by one rule, `Fit.joins`: an item joins the open line while what is used, the
/// spacing and its own breadth fit into the line's length. A line takes at least one item. Spacing
/// stands between neighbours of one line only, line spacing between lines only. A line is as deep as
/// its deepest item.
///
/// It is a `RowProvider` whose rows are such lines. Cost: O(1) an item, however long a line is.
public protocol LineProvider: RowProvider where State == LineState {
  /// Where the items of a complete line stand.
  func arrange(_ line: Line, in space: SectionSpace) -> LineArrangement
}

/// A line provider that says why a complete line was arranged as it was; lines, fit tests and the alignment
/// across the line are explained without it.
public protocol ExplainedLineProvider: LineProvider {
  func explain(_ line: Line, arranged arrangement: LineArrangement, in space: SectionSpace)
    -> [ExplanationFact]
}

/// Where an item stands across its line, CSS's `align-items`.
public enum ItemAlignment: String, CaseIterable, Sendable {
  case start
  case center
  case end

  /// The offset of something of `size` in a space of `length`; negative where it is too large and not
  /// at the start.
  @inlinable
  public func offset(of size: Double, in length: Double) -> Double {
    switch self {
    case .start: 0
    case .center: (length - size) / 2
    case .end: length - size
    }
  }
}

/// The open line of a fold.
public struct LineState: RowState, Hashable {
  /// Items in the line.
  public var count = 0
  /// Their breadths and the spacings between them, in points.
  public var used = 0.0
  /// The deepest item's depth, in points.
  public var depth = 0.0

  @inlinable
  public init() {}

  /// Whether an item joins the line, which has items.
  @inlinable
  func takes(_ size: FlowSize, in space: SectionSpace) -> Bool {
    Fit.joins(
      used: used, spacing: space.interitemSpacing, size: size.breadth, length: space.breadth)
  }

  @inlinable
  mutating func add(_ size: FlowSize, in space: SectionSpace) {
    if count > 0 {
      // Added as the fit test adds it, so that whatever measures and whatever places agree to the bit.
      used += space.interitemSpacing + size.breadth
      // Which of the two is greater cannot be predicted: this form needs no branch.
      depth = size.depth > depth ? size.depth : depth
    } else {
      (used, depth) = (size.breadth, size.depth)
    }
    count &+= 1
  }
}

/// A complete line. Its number is not told: lines that an edit only shifts stay as they are.
public struct Line: Hashable, Sendable {
  public var count: Int
  /// The breadths of its items and the minimum spacings between them, in points.
  public var used: Double
  /// The deepest item's depth, in points.
  public var depth: Double
  /// Whether it is the section's last line.
  public var isLast: Bool

  @inlinable
  public init(count: Int, used: Double, depth: Double, isLast: Bool) {
    self.count = count
    self.used = used
    self.depth = depth
    self.isLast = isLast
  }

  @inlinable
  init(_ line: LineState, isLast: Bool) {
    self.init(count: line.count, used: line.used, depth: line.depth, isLast: isLast)
  }

  /// What the line's items leave of its length, in points; negative where one of them sticks out.
  @inlinable
  public func free(in space: SectionSpace) -> Double { space.breadth - used }
}

/// Where the items of a line stand.
public struct LineArrangement: Hashable, Sendable {
  /// Where the first item begins, in points from where lines begin.
  public var start: Double
  /// What is added to the minimum spacing between any two neighbours, in points.
  public var addedSpacing: Double
  public var alignItems: ItemAlignment

  @inlinable
  public init(start: Double = 0, addedSpacing: Double = 0, alignItems: ItemAlignment = .start) {
    self.start = start
    self.addedSpacing = addedSpacing
    self.alignItems = alignItems
  }
}
