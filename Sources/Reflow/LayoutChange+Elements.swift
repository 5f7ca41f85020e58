/// Where an element stands in one of two layouts.
public struct ElementPlace: Hashable, Sendable {
  public var element: Element
  public var frame: Rect
  /// The number of an item's line within its section; nil where there are no lines.
  public var line: Int?

  public init(element: Element, frame: Rect, line: Int? = nil) {
    self.element = element
    self.frame = frame
    self.line = line
  }
}

/// What became of one element.
public struct ElementChange: Hashable, Sendable {
  /// Where it stood; nil for one that came.
  public var before: ElementPlace?
  /// Where it stands; nil for one that went.
  public var after: ElementPlace?
  public var kind: LayoutChange.Kind

  init(_ before: ElementPlace?, _ after: ElementPlace?, _ kind: LayoutChange.Kind) {
    self.before = before
    self.after = after
    self.kind = kind
  }
}

extension LayoutChange {
  /// The elements that changed, one after another: first those of the later layout in its order
  /// (section by section; header, items, footer), then those that went in the order of the earlier
  /// one.
  ///
  /// They are found while they are asked for: walking through all of them is O(items), in constant
  /// memory, and the first ones cost what stands before them.
  public var elements: ChangedElements { ChangedElements(change: self) }

  /// Where elements stood in the earlier layout that have moved since, were resized or went: those
  /// whose old frames overlap a rectangle, in content coordinates. The cost is that of a query.
  public func oldPlaces(in rect: Rect) -> [LayoutAttributes] {
    before.elements(in: rect).filter { old in
      guard let element = inverse.before(of: old.element), let frame = after.frame(of: element)
      else { return true }
      return !Self.kind(from: old.frame, to: frame).isEmpty
    }
  }
}

/// The elements of two layouts that changed.
public struct ChangedElements: Sequence, Sendable {
  let change: LayoutChange

  public func makeIterator() -> Iterator { Iterator(change) }

  /// Walks through the later layout, and then through the earlier one for what went.
  public struct Iterator: IteratorProtocol {
    /// From the earlier layout to the later one, and the other way round.
    private let forward: LayoutComparison
    private let backward: LayoutComparison
    private var isBackward = false
    private var section = 0
    /// The next item; nil before the header.
    private var item: Int?
    /// What the last step has found, at most a stretch of elements.
    private var found: ContiguousArray<ElementChange> = []
    private var index = 0

    init(_ change: LayoutChange) {
      forward = LayoutComparison(change.before, change.after, change.mapping)
      backward = LayoutComparison(change.after, change.before, change.inverse)
    }

    public mutating func next() -> ElementChange? {
      while index == found.count {
        found.removeAll(keepingCapacity: true)
        index = 0
        guard step() else { return nil }
      }
      defer { index += 1 }
      return found[index]
    }

    /// - Returns: false at the end.
    private mutating func step() -> Bool {
      let layout = isBackward ? backward.after : forward.after
      guard section < layout.sectionCount else {
        if isBackward { return false }
        isBackward = true
        section = 0
        return true
      }
      guard let first = item else {
        addSupplementary(.header(section: section))
        item = 0
        return true
      }
      if let end = isBackward ? addGone(from: first) : addChanged(from: first) {
        item = end
      } else {
        addSupplementary(.footer(section: section))
        section += 1
        item = nil
      }
      return true
    }

    private mutating func addSupplementary(_ element: Element) {
      if isBackward {
        if let change = backward.change(of: element), change.kind == .came {
          found.append(ElementChange(change.after, nil, .went))
        }
      } else if let change = forward.change(of: element), !change.kind.isEmpty {
        found.append(change)
      }
    }

    /// - Returns: the item behind the run; nil behind the section's last.
    private mutating func addChanged(from first: Int) -> Int? {
      if let (items, kind) = forward.sharedRun(inSection: section, from: first), kind.isEmpty {
        return items.upperBound
      }
      guard let run = forward.run(inSection: section, from: first) else { return nil }
      if let source = run.source {
        forward.compare(run, from: source) { before, after, kind in
          if !kind.isEmpty { found.append(ElementChange(before, after, kind)) }
        }
      } else {
        forward.forEachPlace(in: run) { found.append(ElementChange(nil, $0, .came)) }
      }
      return run.items.upperBound
    }

    private mutating func addGone(from first: Int) -> Int? {
      guard let run = backward.run(inSection: section, from: first) else { return nil }
      if run.source == nil {
        backward.forEachPlace(in: run) { found.append(ElementChange($0, nil, .went)) }
      }
      return run.items.upperBound
    }
  }
}
