/// Items of the later layout that were neighbours in the earlier one too, or that all came: at most a
/// stretch of them.
struct ComparedRun {
  var section: Int
  var items: Range<Int>
  /// Where the first of them stood; nil where all of them came.
  var source: ItemPath?
}

/// Two layouts, compared a run of items at a time. It holds the frames of a stretch of either layout
/// and nothing else, whatever they hold.
struct LayoutComparison: Sendable {
  let before: Layout
  let after: Layout
  let mapping: ElementMapping

  /// Up to here a position is rounded by less than half of `Fit.tolerance`, in points.
  private static let farthestShared = 0x1p31

  init(_ before: Layout, _ after: Layout, _ mapping: ElementMapping) {
    self.before = before
    self.after = after
    self.mapping = mapping
  }

  /// Whether a section is the one that it was, in the same place: no item of it has changed. O(1).
  func isUnmoved(_ section: Int) -> Bool {
    guard mapping.edits.isEmpty, let new = after.stacked(section), let old = before.stacked(section)
    else { return false }
    return old.layout === new.layout && old.parts.items == new.parts.items
      && old.leading == new.leading && old.isPhysical == new.isPhysical
      && before.transform == after.transform && before.contentSize == after.contentSize
      && before.stack.container == after.stack.container
      && before.hasLines(inSection: section) == after.hasLines(inSection: section)
  }

  /// The run that begins at an item of the later layout and ends with its stretch at the latest, where
  /// what both layouts share may begin; nil where there is no such item. O(log edits + log n).
  func run(inSection section: Int, from first: Int) -> ComparedRun? {
    guard let layout = after.stacked(section)?.layout, first < layout.itemCount else {
      return nil
    }
    let rest = layout.fold.checkpoint(before: first).end - first
    let found = mapping.run(from: ItemPath(section: section, item: first), most: rest)
    var run = ComparedRun(section: section, items: first..<first + found.count)
    guard let source = found.source, let known = before.itemCount(inSection: source.section),
      source.item < known
    else { return run }
    run.source = source
    run.items = first..<first + min(found.count, known - source.item)
    return run
  }

  /// A run of items that both layouts share, from an item of the later one on, and what happened to all
  /// of them alike; nil where they have to be compared one by one. O(log n + log edits) and the placing of
  /// two stretches.
  func sharedRun(
    inSection section: Int, from first: Int
  ) -> (items: Range<Int>, kind: LayoutChange.Kind)? {
    guard let new = after.stacked(section) else { return nil }
    let rest = new.layout.itemCount - first
    guard rest > 0, before.transform == after.transform else { return nil }
    let found = mapping.run(from: ItemPath(section: section, item: first), most: rest)
    guard let source = found.source, let old = before.stacked(source.section),
      old.isPhysical == new.isPhysical, before.stack.container == after.stack.container,
      before.hasLines(inSection: source.section) == after.hasLines(inSection: section)
    else { return nil }
    // Far out positions are rounded by more than a change is told from: not all items that are shifted
    // alike then move alike.
    let isNear = [before.contentSize, after.contentSize].allSatisfy {
      max($0.width, $0.height) < Self.farthestShared
    }
    let farthest = max(new.layout.farthest, old.layout.farthest)
    guard isNear, farthest < Self.farthestShared else { return nil }
    let shared = new.layout.countShared(from: first, with: old.layout, from: source.item)
    let count = min(shared, found.count)
    guard count > 0 else { return nil }
    var kind: LayoutChange.Kind = []
    forEachKind(in: ComparedRun(section: section, items: first..<first + 1), from: source) {
      kind = $0
    }
    return (first..<first + count, kind)
  }

  /// What happened to a header or footer of the later layout, and where it stood and stands; nil where
  /// there is none. The kind is empty where nothing happened.
  func change(of element: Element) -> ElementChange? {
    guard let frame = after.frame(of: element) else { return nil }
    let place = ElementPlace(element: element, frame: frame)
    guard let source = mapping.before(of: element), let old = before.frame(of: source) else {
      return ElementChange(nil, place, .came)
    }
    return ElementChange(
      ElementPlace(element: source, frame: old), place, LayoutChange.kind(from: old, to: frame))
  }

  /// Calls `body` with what happened to each item of a run that has a source.
  func compare(
    _ run: ComparedRun, from source: ItemPath,
    _ body: (ElementPlace, ElementPlace, LayoutChange.Kind) -> Void
  ) {
    guard let new = after.stacked(run.section), let old = before.stacked(source.section) else {
      return
    }
    forEachKind(in: run, new, from: source, old) { offset, was, place, kind in
      let path = ItemPath(section: source.section, item: source.item + offset)
      let newPath = ItemPath(section: run.section, item: run.items.lowerBound + offset)
      body(old.place(was, of: .item(path)), new.place(place, of: .item(newPath)), kind)
    }
  }

  /// Calls `body` with the kinds alone.
  func forEachKind(
    in run: ComparedRun, from source: ItemPath, _ body: (LayoutChange.Kind) -> Void
  ) {
    guard let new = after.stacked(run.section), let old = before.stacked(source.section) else {
      return
    }
    forEachKind(in: run, new, from: source, old) { _, _, _, kind in body(kind) }
  }

  @inline(__always)
  private func forEachKind(
    in run: ComparedRun, _ new: StackedSection, from source: ItemPath, _ old: StackedSection,
    _ body: (Int, Placement, Placement, LayoutChange.Kind) -> Void
  ) {
    let hasLines = old.hasLines && new.hasLines
    FrameBuffer.withRoom(for: run.items.count, at: before.place(old)) { oldFrames in
      old.layout.frames(of: source.item..<source.item + run.items.count, into: &oldFrames)
      FrameBuffer.withRoom(for: run.items.count, at: after.place(new)) { newFrames in
        new.layout.frames(of: run.items, into: &newFrames)
        for offset in 0..<run.items.count {
          let (was, place) = (oldFrames[offset], newFrames[offset])
          var kind = LayoutChange.kind(from: was.frame, to: place.frame)
          if hasLines && was.line != place.line { kind.insert(.changedLine) }
          body(offset, was, place, kind)
        }
      }
    }
  }

  /// Calls `body` with the place of each item of a run in the later layout.
  func forEachPlace(in run: ComparedRun, _ body: (ElementPlace) -> Void) {
    guard let new = after.stacked(run.section) else { return }
    after.forEachPlacement(of: run.items, in: new) { item, placement in
      body(new.place(placement, of: .item(section: run.section, item: item)))
    }
  }
}

extension StackedSection {
  fileprivate func place(_ placement: Placement, of element: Element) -> ElementPlace {
    ElementPlace(
      element: element, frame: placement.frame,
      line: hasLines ? placement.line : nil)
  }
}
