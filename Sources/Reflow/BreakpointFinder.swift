/// Finds the container breadths at which the lines of a collection change: its breakpoints.
///
///     let finder = BreakpointFinder(collection, with: provider)
///     for breakpoint in try finder.breakpoints(in: 0...1000).all {
///       print(breakpoint.breadth, breakpoint.changes)
///     }
///
/// The breadth is the container's width, under horizontal scrolling its height. Sections are walked
/// through one by one, since the lines of one do not depend on another. A line provider says itself at
/// which length its lines change next; the engine is then asked for its layout there and for the one
/// just below, and nothing is reported that it does not lay out. Providers that cannot say are laid out
/// at multiples of 1/64 point and compared, halving until two neighbours differ.
public struct BreakpointFinder {
  /// The most breakpoints that are looked for.
  public static let mostBreakpoints = 10_000
  /// The most items that are placed in looking for them.
  public static let mostItemsPlaced = 40_000_000

  private let collection: LayoutCollection
  private let provider: AnyLayoutProvider

  public init(_ collection: LayoutCollection, with provider: AnyLayoutProvider) {
    self.collection = collection
    self.provider = provider
  }

  /// The breakpoints in a range of breadths, both ends included: those at which the lines are other
  /// than just below.
  ///
  /// Two layouts of a section for each of its breakpoints where its provider can say them (and one for
  /// each item that is cut); about log₂(64 × range) where it has to be asked.
  /// - Parameters:
  ///   - range: in points; finite, 0 or more.
  ///   - most: the most breakpoints that are wanted.
  ///   - mostItemsPlaced: where the search ends; it may place one layout's items more.
  /// - Throws: `LayoutError` for a collection that cannot be laid out.
  public func breakpoints(
    in range: ClosedRange<Double>, most: Int = mostBreakpoints,
    mostItemsPlaced: Int = mostItemsPlaced
  ) throws(LayoutError) -> Breakpoints {
    var found = Breakpoints()
    found.work.mostItemsPlaced = mostItemsPlaced
    var walks = try begin(range, &found)
    for index in walks.indices { try walks[index].advance(&found.work) }
    while !found.work.isExhausted, let breadth = Self.nearest(walks) {
      guard found.all.count < most else {
        found.cut = .breakpoints
        return found
      }
      var breakpoint = Breakpoint(breadth: breadth)
      for index in walks.indices {
        guard let next = walks[index].next, next.breadth == breadth else { continue }
        breakpoint.isApproximate = breakpoint.isApproximate || walks[index].isApproximate
        breakpoint.changes.append(next.change)
        try walks[index].advance(&found.work)
      }
      found.all.append(breakpoint)
    }
    if found.work.isExhausted { found.cut = .work }
    return found
  }

  /// A breadth at which every section with lines has one line, in points: the sum of everything that
  /// may stand in the longest.
  public var breadthOfOneLine: Double {
    var greatest = 0.0
    let transform = collection.transform
    for section in collection.sections where (section.provider ?? provider.items).hasLines {
      let insets = transform.flowInsets(section.insets)
      var sum = 1 + insets.leading + insets.trailing
      for size in section.items {
        sum += transform.flowSize(size).breadth + max(0, section.interitemSpacing)
      }
      greatest = max(greatest, sum)
    }
    return min(greatest, SectionBreakpoints.greatestBreadth)
  }

  private func begin(
    _ range: ClosedRange<Double>, _ found: inout Breakpoints
  ) throws(LayoutError) -> [SectionBreakpoints] {
    // Every number of the collection is checked here, with its place.
    _ = try LayoutEngine.layOut(collection, with: provider)
    let start = range.lowerBound > 0 ? range.lowerBound.nextDown : 0
    var walks: [SectionBreakpoints] = []
    for index in collection.sections.indices {
      let itemProvider = collection.sections[index].provider ?? provider.items
      guard itemProvider.hasLines else {
        found.sectionsWithoutLines.append(index)
        continue
      }
      walks.append(
        try SectionBreakpoints(
          collection, itemProvider, section: index, from: start, through: range.upperBound,
          &found.work))
      found.lineCountBefore += walks[walks.count - 1].lineCount
    }
    return walks
  }

  private static func nearest(_ walks: [SectionBreakpoints]) -> Double? {
    var nearest: Double?
    for walk in walks {
      if let breadth = walk.next?.breadth, breadth < nearest ?? .infinity { nearest = breadth }
    }
    return nearest
  }
}

/// The breakpoints of a collection within a range.
public struct Breakpoints: Hashable, Sendable {
  /// In rising order.
  public var all: [Breakpoint] = []
  /// Why there may be more behind the last one; nil where these are all.
  public var cut: Cut?
  /// How many lines there are just below the range.
  public var lineCountBefore = 0
  /// The sections whose providers have no lines.
  public var sectionsWithoutLines: [Int] = []
  public var work = BreakpointWork()

  public init() {}

  public enum Cut: Sendable {
    /// As many were found as were wanted.
    case breakpoints
    /// As many items were placed as may be.
    case work
  }
}

/// A container breadth at which lines change.
public struct Breakpoint: Hashable, Sendable {
  /// The least breadth with the new lines, in points: just below it the engine lays out the old ones.
  public var breadth: Double
  /// Whether that is known to 1/64 point only, because a provider had to be asked.
  public var isApproximate = false
  /// What changes, section by section.
  public var changes: [LineStructureChange] = []

  public init(breadth: Double) { self.breadth = breadth }
}

/// What looking for breakpoints has cost.
public struct BreakpointWork: Hashable, Sendable {
  /// Layouts of a section.
  public var layoutsMade = 0
  public var itemsPlaced = 0
  /// Where the search ends.
  public var mostItemsPlaced = BreakpointFinder.mostItemsPlaced

  public init() {}

  var isExhausted: Bool { itemsPlaced >= mostItemsPlaced }
}
