/// A provider whose items stand in greedy lines: it only says how a complete line is arranged.
///
/// Lines are filled by one rule, `Fit.joins`: an item joins the open line while what is used, the
/// spacing and its own breadth fit into the line's length. A line takes at least one item. Spacing
/// stands between neighbours of one line only, line spacing between lines only. A line is as deep as
/// its deepest item.
///
/// Where items end up may depend on the line's last item (a centred line, a tall neighbour), which the
/// fold has not seen yet: so lines are measured first and arranged when they are complete. Cost: O(1)
/// an item, however long a line is.
public protocol LineProvider: LayoutProvider where State == LineState {
  /// What becomes of an item that is longer than a line.
  var oversize: Oversize { get }

  /// Where the items of a complete line stand.
  func arrange(_ line: Line, in space: SectionSpace) -> LineArrangement

  /// Why a complete line was arranged as it was. Optional; lines, fit tests and the alignment across
  /// the line are explained without it.
  func explain(_ line: Line, arranged arrangement: LineArrangement, in space: SectionSpace)
    -> [ExplanationFact]
}

/// What becomes of an item that is longer than the line.
public enum Oversize: String, CaseIterable, Sendable {
  /// It keeps its size, has a line of its own and sticks out.
  case keep
  /// It is cut to the line's length; text is measured again at that length.
  case clamp
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
public struct LineState: Hashable, Sendable {
  /// Items in the line.
  public var count = 0
  /// Their breadths and the spacings between them, in points.
  public var used = 0.0
  /// The deepest item's depth, in points.
  public var depth = 0.0

  @inlinable
  public init() {}

  /// A line of one item.
  @inlinable
  init(first size: FlowSize) {
    count = 1
    used = size.breadth
    depth = size.depth
  }

  /// Whether an item of the breadth joins the line.
  @inlinable
  func takes(_ breadth: Double, in space: SectionSpace) -> Bool {
    count == 0
      || Fit.joins(
        used: used, spacing: space.interitemSpacing, size: breadth, length: space.breadth)
  }

  /// Adds an item, and answers where it begins if the line is neither shifted nor stretched.
  @inlinable
  mutating func add(_ size: FlowSize, in space: SectionSpace) -> Double {
    guard count > 0 else {
      self = LineState(first: size)
      return 0
    }
    let start = used + space.interitemSpacing
    // Added as the fit test adds it, so that whatever measures and whatever places agree to the bit.
    used += space.interitemSpacing + size.breadth
    depth = max(depth, size.depth)
    count &+= 1
    return start
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
