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
  private var newFrames = FrameBuffer()
  private var oldFrames = FrameBuffer()

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
  mutating func compare(
    _ run: ComparedRun, from source: ItemPath,
    _ body: (ElementPlace, ElementPlace, LayoutChange.Kind) -> Void
  ) {
    guard let new = after.stacked(run.section), let old = before.stacked(source.section) else {
      return
    }
    new.layout.frames(of: run.items, into: &newFrames)
    old.layout.frames(of: source.item..<source.item + run.items.count, into: &oldFrames)
    for index in 0..<run.items.count {
      let was = before.place(index, of: oldFrames, in: old, source)
      let place = after.place(index, of: newFrames, in: new, run.start)
      var kind = LayoutChange.kind(from: was.frame, to: place.frame)
      if let old = was.line, let new = place.line, old != new { kind.insert(.changedLine) }
      body(was, place, kind)
    }
  }

  /// Calls `body` with the place of each item of a run in the later layout.
  mutating func forEachPlace(in run: ComparedRun, _ body: (ElementPlace) -> Void) {
    guard let new = after.stacked(run.section) else { return }
    new.layout.frames(of: run.items, into: &newFrames)
    for index in 0..<run.items.count { body(after.place(index, of: newFrames, in: new, run.start)) }
  }
}

extension ComparedRun {
  fileprivate var start: ItemPath { ItemPath(section: section, item: items.lowerBound) }
}

extension Layout {
  /// The place of an item whose frame stands in a buffer that begins with the item `first`.
  fileprivate func place(
    _ index: Int, of frames: FrameBuffer, in stacked: StackedSection, _ first: ItemPath
  ) -> ElementPlace {
    ElementPlace(
      element: .item(section: first.section, item: first.item + index),
      frame: frame(frames.frames[index], in: stacked),
      line: stacked.provider.description.hasLines ? frames.lines[index] : nil)
  }
}
