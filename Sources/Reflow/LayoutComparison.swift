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

  /// The run that begins at an item of the later layout; nil where there is no such item. O(edits).
  func run(inSection section: Int, from first: Int) -> ComparedRun? {
    guard let count = after.itemCount(inSection: section), first < count else { return nil }
    let rest = min(Stretch.length - first % Stretch.length, count - first)
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
  /// of them alike; nil where they have to be compared one by one. O(log n + edits) and the placing of
  /// two stretches.
  func sharedRun(
    inSection section: Int, from first: Int
  ) -> (items: Range<Int>, kind: LayoutChange.Kind)? {
    guard let new = after.stacked(section) else { return nil }
    let rest = new.layout.items.count - first
    guard rest > 0, before.transform == after.transform else { return nil }
    let found = mapping.run(from: ItemPath(section: section, item: first), most: rest)
    guard let source = found.source, let old = before.stacked(source.section),
      old.isPhysical == new.isPhysical, before.stack.container == after.stack.container,
      before.hasLines(inSection: source.section) == after.hasLines(inSection: section)
    else { return nil }
    let shared = new.layout.countShared(from: first, with: old.layout, from: source.item)
    let count = min(shared, found.count)
    guard count > 0 else { return nil }
    var kind: LayoutChange.Kind = []
    compare(ComparedRun(section: section, items: first..<first + 1), from: source) { kind = $2 }
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
    withUnsafeTemporaryAllocation(of: Placement.self, capacity: run.items.count) { known in
      var count = 0
      before.forEachPlacement(of: source.item..<source.item + run.items.count, in: old) {
        known.initializeElement(at: count, to: $1)
        count += 1
      }
      after.forEachPlacement(of: run.items, in: new) { item, placement in
        let index = item - run.items.lowerBound
        let sourceItem = ItemPath(section: source.section, item: source.item + index)
        let was = old.place(known[index], of: .item(sourceItem))
        let place = new.place(placement, of: .item(section: run.section, item: item))
        var kind = LayoutChange.kind(from: was.frame, to: place.frame)
        if let old = was.line, let new = place.line, old != new { kind.insert(.changedLine) }
        body(was, place, kind)
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
      line: provider.description.hasLines ? placement.line : nil)
  }
}
