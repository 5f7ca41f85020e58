/// The breakpoints of one section, one after another.
struct SectionBreakpoints {
  /// The greatest breadth that is looked at where a provider has to be asked, in points.
  static let greatestBreadth = 0x1p40

  /// The next breakpoint, and what changes there; nil behind the last one.
  private(set) var next: (breadth: Double, change: LineStructureChange)?
  /// Whether the provider has to be asked.
  private(set) var isApproximate = false

  private let section: Int
  /// The section alone.
  private let collection: LayoutCollection
  private let provider: AnyLayoutProvider
  private let insets: FlowInsets
  private let end: Double
  /// How far the walk has come, and what is laid out there.
  private var breadth: Double
  private var here: (layout: Layout, structure: LineStructure)
  /// Where lines change that have to be asked for; the nearest is the last.
  private var open: [Interval] = []

  /// Breadths in 64ths of a point, and the lines at both ends.
  private struct Interval {
    var low: Int
    var high: Int
    var before: LineStructure
    var after: LineStructure
  }

  /// Lays the section out at the beginning of the range, which may be any number, 0 or more.
  init(
    _ whole: LayoutCollection, _ itemProvider: AnyLayoutProvider, section: Int, from start: Double,
    through end: Double, _ work: inout BreakpointWork
  ) throws(LayoutError) {
    self.section = section
    self.end = end
    var alone = whole
    alone.sections = [whole.sections[section]]
    collection = alone
    provider = itemProvider
    insets = whole.transform.flowInsets(whole.sections[section].insets)
    breadth = start
    here = try Self.layOut(alone, provider, section, start, &work)
    // A physical provider's lines do not run along the container's breadth.
    if itemProvider.isPhysical { try ask(&work) }
  }

  /// How many lines there are where the walk has come to.
  var lineCount: Int { here.structure.lineCount }

  /// Finds the breakpoint behind the present one.
  mutating func advance(_ work: inout BreakpointWork) throws(LayoutError) {
    next = nil
    while !isApproximate, !work.isExhausted {
      let length: Double
      switch here.layout.stack.sections[0].layout.nextLineChange() {
      case .never: return
      case .unknown: length = -.infinity
      case .length(let known): length = known
      }
      guard length > LayoutEngine.lineLength(in: breadth, insets) else {
        try ask(&work)
        break
      }
      guard let candidate = leastBreadth(for: length), candidate <= end else { return }
      let there = try layOut(candidate, &work)
      if there.structure == here.structure {
        (breadth, here) = (candidate, there)
        continue
      }
      // What the provider says is believed where the engine does the same.
      let below = try layOut(max(breadth, candidate.nextDown), &work)
      guard below.structure == here.structure else {
        try ask(&work)
        break
      }
      next = (candidate, change(from: here.structure, to: there.structure))
      (breadth, here) = (candidate, there)
      return
    }
    try advanceAsking(&work)
  }

  /// The least breadth at which lines are as long as that; nil where no number is.
  private func leastBreadth(for length: Double) -> Double? {
    var high = max(length + insets.leading + insets.trailing, breadth.nextUp)
    var step = max(high.ulp, length.ulp)
    while LayoutEngine.lineLength(in: high, insets) < length {
      high += step
      step *= 2
    }
    guard high.isFinite else { return nil }
    return leastDouble(above: breadth, to: high) {
      LayoutEngine.lineLength(in: $0, insets) >= length
    }
  }

  // MARK: - Asking

  /// Goes on with providers that have to be asked.
  private mutating func ask(_ work: inout BreakpointWork) throws(LayoutError) {
    isApproximate = true
    let low = Int((min(breadth, Self.greatestBreadth) * 64).rounded(.down))
    let high = Int((min(end, Self.greatestBreadth) * 64).rounded(.up))
    guard low < high else { return }
    let after = try layOut(breadth(of: high), &work).structure
    open = [Interval(low: low, high: high, before: here.structure, after: after)]
  }

  private mutating func advanceAsking(_ work: inout BreakpointWork) throws(LayoutError) {
    while !work.isExhausted, let interval = open.popLast() {
      if interval.before == interval.after { continue }
      if interval.high - interval.low == 1 {
        next = (breadth(of: interval.high), change(from: interval.before, to: interval.after))
        return
      }
      let middle = interval.low + (interval.high - interval.low) / 2
      let structure = try layOut(breadth(of: middle), &work).structure
      var (near, far) = (interval, interval)
      (near.high, near.after) = (middle, structure)
      (far.low, far.before) = (middle, structure)
      open += [far, near]
    }
  }

  private func breadth(of index: Int) -> Double { min(end, Double(index) / 64) }

  // MARK: - Layouts

  private func change(
    from before: LineStructure, to after: LineStructure
  ) -> LineStructureChange {
    LineStructureChange(from: before, to: after, inSection: section)
  }

  private func layOut(
    _ breadth: Double, _ work: inout BreakpointWork
  ) throws(LayoutError) -> (layout: Layout, structure: LineStructure) {
    try Self.layOut(collection, provider, section, breadth, &work)
  }

  private static func layOut(
    _ collection: LayoutCollection, _ provider: AnyLayoutProvider, _ section: Int,
    _ breadth: Double,
    _ work: inout BreakpointWork
  ) throws(LayoutError) -> (layout: Layout, structure: LineStructure) {
    var collection = collection
    if collection.scrollDirection == .horizontal {
      collection.container.height = breadth
    } else {
      collection.container.width = breadth
    }
    let layout: Layout
    do throws(LayoutError) {
      layout = try LayoutEngine.layOut(collection, with: provider)
    } catch {
      // The section stands alone here, as number 0.
      if case .tooLarge = error { throw .tooLarge(section: section) }
      throw error
    }
    work.layoutsMade += 1
    work.itemsPlaced += layout.work.itemsPlaced
    // Only sections with lines are walked through.
    guard let structure = LineStructure(of: layout, inSection: 0) else {
      preconditionFailure("a section without lines has no breakpoints")
    }
    return (layout, structure)
  }
}
