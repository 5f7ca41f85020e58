/// What became of the elements of one layout in another: which moved, were resized, changed their
/// line, came or went.
public struct LayoutChange: Sendable {
  public let before: Layout
  public let after: Layout
  public let mapping: ElementMapping
  /// How many elements changed, by kind. An element may count under several kinds.
  public let counts: Counts

  public struct Counts: Hashable, Sendable {
    public var moved = 0
    public var resized = 0
    public var changedLine = 0
    public var came = 0
    public var went = 0

    public init() {}
  }

  /// What happened to an element.
  public struct Kind: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let moved = Kind(rawValue: 1)
    public static let resized = Kind(rawValue: 2)
    public static let changedLine = Kind(rawValue: 4)
    public static let came = Kind(rawValue: 8)
  }

  /// Compares two layouts, element by element. O(items), in constant memory.
  /// - Parameter mapping: which element was which.
  public init(from before: Layout, to after: Layout, mapping: ElementMapping = ElementMapping()) {
    self.before = before
    self.after = after
    self.mapping = mapping
    var comparison = LayoutComparison(before, after, mapping)
    counts = comparison.count()
  }

  /// Compares two layouts while a watch looks on.
  /// - Throws: `LayoutError.stopped` where the watch stops it.
  public init(
    from before: Layout, to after: Layout, mapping: ElementMapping = ElementMapping(),
    watch: WorkWatch?
  ) throws(LayoutError) {
    self.before = before
    self.after = after
    self.mapping = mapping
    var comparison = LayoutComparison(before, after, mapping, watch)
    counts = comparison.count()
    if watch?.isStopped == true { throw .stopped }
  }

  /// What happened to an element of the later layout; empty where nothing did, nil where there is no
  /// such element. O(1) and the placing of a few stretches.
  public func kind(of element: Element) -> Kind? {
    if case .item(let path) = element { return kind(ofItem: path) }
    guard let frame = after.frame(of: element) else { return nil }
    guard let source = mapping.before(of: element), let old = before.frame(of: source) else {
      return .came
    }
    return Self.kind(from: old, to: frame)
  }

  /// Frame and line come from one placing.
  private func kind(ofItem path: ItemPath) -> Kind? {
    guard let new = after.placement(ofItem: path) else { return nil }
    guard let source = mapping.before(of: path), let old = before.placement(ofItem: source) else {
      return .came
    }
    var kind = Self.kind(from: old.frame, to: new.frame)
    let hadLines = before.hasLines(inSection: source.section)
    let hasLines = after.hasLines(inSection: path.section)
    if hadLines != hasLines || hasLines && old.line != new.line { kind.insert(.changedLine) }
    return kind
  }

  /// Whether the two frames differ by more than rounding.
  static func kind(from old: Rect, to new: Rect) -> Kind {
    var kind: Kind = []
    if !Fit.equal(old.minX, new.minX) || !Fit.equal(old.minY, new.minY) { kind.insert(.moved) }
    if !Fit.equal(old.size.width, new.size.width) || !Fit.equal(old.size.height, new.size.height) {
      kind.insert(.resized)
    }
    return kind
  }
}

/// The walk through two layouts at once that counts changes.
private struct LayoutComparison {
  private let before: Layout
  private let after: Layout
  private let mapping: ElementMapping
  private let watch: WorkWatch?
  private var counts = LayoutChange.Counts()
  private var matched = 0
  private var newFrames = FrameBuffer()
  private var oldFrames = FrameBuffer()

  init(
    _ before: Layout, _ after: Layout, _ mapping: ElementMapping, _ watch: WorkWatch? = nil
  ) {
    self.before = before
    self.after = after
    self.mapping = mapping
    self.watch = watch
  }

  mutating func count() -> LayoutChange.Counts {
    watch?.begin((0..<after.sectionCount).reduce(0) { $0 + (after.itemCount(inSection: $1) ?? 0) })
    for section in 0..<after.sectionCount {
      compare(.header(section: section))
      compareItems(section)
      compare(.footer(section: section))
    }
    counts.went = elementCount(of: before) - matched
    return counts
  }

  private mutating func compare(_ element: Element) {
    guard let frame = after.frame(of: element) else { return }
    guard let source = mapping.before(of: element), let old = before.frame(of: source) else {
      counts.came += 1
      return
    }
    matched += 1
    record(LayoutChange.kind(from: old, to: frame))
  }

  private mutating func record(_ kind: LayoutChange.Kind) {
    if kind.contains(.moved) { counts.moved += 1 }
    if kind.contains(.resized) { counts.resized += 1 }
    if kind.contains(.changedLine) { counts.changedLine += 1 }
  }

  /// Compares the items of a section in runs that were neighbours before too, a stretch at a time.
  private mutating func compareItems(_ section: Int) {
    guard let new = after.stacked(section) else { return }
    let count = new.layout.items.count
    var first = 0
    while first < count {
      let source = mapping.before(of: ItemPath(section: section, item: first))
      var end = min(first + Stretch.length, count)
      while end - first > 1, !isRun(first..<end, in: section, from: source) {
        end = first + (end - first) / 2
      }
      compareRun(first..<end, section, new, from: source)
      if watch?.advance(by: end - first) == false { return }
      first = end
    }
  }

  private func isRun(_ range: Range<Int>, in section: Int, from source: ItemPath?) -> Bool {
    if mapping.edits.isEmpty { return true }
    return range.allSatisfy { item in
      let old = mapping.before(of: ItemPath(section: section, item: item))
      guard let source else { return old == nil }
      return old?.section == source.section
        && old?.item == source.item + item - range.lowerBound
    }
  }

  private mutating func compareRun(
    _ range: Range<Int>, _ section: Int, _ new: StackedSection, from source: ItemPath?
  ) {
    guard let source, let old = before.stacked(source.section) else {
      counts.came += range.count
      return
    }
    let known = max(0, min(range.count, old.layout.items.count - source.item))
    counts.came += range.count - known
    guard known > 0 else { return }
    matched += known
    new.layout.frames(of: range.lowerBound..<range.lowerBound + known, into: &newFrames)
    old.layout.frames(of: source.item..<source.item + known, into: &oldFrames)
    let hadLines = old.provider.description.hasLines
    let hasLines = new.provider.description.hasLines
    for index in 0..<known {
      let oldFrame = before.frame(oldFrames.frames[index], in: old)
      let newFrame = after.frame(newFrames.frames[index], in: new)
      var kind = LayoutChange.kind(from: oldFrame, to: newFrame)
      if hadLines != hasLines || hasLines && oldFrames.lines[index] != newFrames.lines[index] {
        kind.insert(.changedLine)
      }
      record(kind)
    }
  }

  private func elementCount(of layout: Layout) -> Int {
    (0..<layout.sectionCount).reduce(0) { total, section in
      total + (layout.itemCount(inSection: section) ?? 0)
        + (layout.header(ofSection: section) == nil ? 0 : 1)
        + (layout.footer(ofSection: section) == nil ? 0 : 1)
    }
  }
}
