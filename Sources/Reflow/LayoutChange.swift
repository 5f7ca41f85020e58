/// What became of the elements of one layout in another: which moved, were resized, changed their
/// line, came or went.
public struct LayoutChange: Sendable {
  public let before: Layout
  public let after: Layout
  public let mapping: ElementMapping
  /// The other way round: which element of the later layout an earlier one has become.
  package let inverse: ElementMapping
  /// How many elements changed, by kind. An element may count under several kinds.
  public let counts: Counts
  /// Items whose frames were made and compared; the others stand in parts that both layouts share.
  public let itemsCompared: Int

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
    /// Only an `ElementChange` has it: there is no such element in the later layout.
    public static let went = Kind(rawValue: 16)
  }

  /// Compares two layouts: what they share at once, the rest element by element. After an edit of a
  /// few items O(log items) and some stretches, otherwise O(items); beside it O(edits log edits), and
  /// memory for the edits alone.
  /// - Parameters:
  ///   - before: the layout of before.
  ///   - after: the layout of now.
  ///   - mapping: which element was which.
  public init(from before: Layout, to after: Layout, mapping: ElementMapping = ElementMapping()) {
    self.before = before
    self.after = after
    self.mapping = mapping
    inverse = mapping.inverse
    let comparison = LayoutComparison(before, after, mapping)
    (counts, itemsCompared) = comparison.count()
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
    inverse = mapping.inverse
    let comparison = LayoutComparison(before, after, mapping)
    (counts, itemsCompared) = comparison.count(watch)
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
    if hadLines && hasLines && old.line != new.line { kind.insert(.changedLine) }
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

extension LayoutComparison {
  /// Counts what changed, in one walk through both layouts.
  fileprivate func count(
    _ watch: WorkWatch? = nil
  ) -> (counts: LayoutChange.Counts, itemsCompared: Int) {
    watch?.begin((0..<after.sectionCount).reduce(0) { $0 + (after.itemCount(inSection: $1) ?? 0) })
    var counts = LayoutChange.Counts()
    var matched = 0
    var compared = 0
    func record(_ kind: LayoutChange.Kind, times: Int = 1) {
      if kind.contains(.moved) { counts.moved += times }
      if kind.contains(.resized) { counts.resized += times }
      if kind.contains(.changedLine) { counts.changedLine += times }
    }
    func record(_ element: Element) {
      guard let change = change(of: element) else { return }
      if change.kind == .came { counts.came += 1 } else { matched += 1 }
      record(change.kind)
    }
    for section in 0..<after.sectionCount {
      record(.header(section: section))
      if isUnmoved(section) {
        matched += after.itemCount(inSection: section) ?? 0
        _ = watch?.advance(by: after.itemCount(inSection: section) ?? 0)
        record(.footer(section: section))
        continue
      }
      var first = 0
      while first < after.itemCount(inSection: section) ?? 0 {
        if let (items, kind) = sharedRun(inSection: section, from: first) {
          first = items.upperBound
          matched += items.count
          record(kind, times: items.count)
          if watch?.advance(by: items.count) == false { return (counts, compared) }
          continue
        }
        guard let run = run(inSection: section, from: first) else { break }
        first = run.items.upperBound
        if let source = run.source {
          matched += run.items.count
          compared += run.items.count
          forEachKind(in: run, from: source) { record($0) }
        } else {
          counts.came += run.items.count
        }
        if watch?.advance(by: run.items.count) == false { return (counts, compared) }
      }
      record(.footer(section: section))
    }
    counts.went = before.elementCount - matched
    return (counts, compared)
  }
}
