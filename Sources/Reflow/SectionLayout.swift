/// A section that has been laid out: the fold of its items. Frames are made when they are asked for.
///
/// The border between the engine and providers, which is crossed once for each stretch, never for each
/// item. A section of one stretch keeps no fold: it is as quickly folded again, from its first item on.
/// About 80 bytes.
final class SectionLayout: Sendable {
  let context: SectionContext
  /// The items' sizes.
  let root: ChunkNode<Size>
  /// Extent of the items along the depth, in points.
  let depth: Double
  private let content: Content

  private enum Content {
    /// How far all items reach, and how many lines were begun behind the first.
    case stretch(low: Double, high: Double, lines: Int)
    case tree(FoldNode, FarPens?)
  }

  /// The pen before every stretch and behind the last, where the section reaches so far that sums of
  /// stretches would be rounded (`FoldNode.farthestExact`).
  private final class FarPens: Sendable {
    let pens: ContiguousArray<Pen>

    init(_ pens: ContiguousArray<Pen>) { self.pens = pens }
  }

  /// A section of one stretch. O(n).
  /// - Parameters:
  ///   - leaf: all items.
  ///   - measure: the provider's, as `depth`; handed in, so that sections laid out side by side by several
  ///     threads do not count together who holds them.
  ///   - work: what making it has cost is added to it.
  init(
    _ context: SectionContext, stretch leaf: ChunkNode<Size>,
    measure: ProviderLoops.Measure, depth: ProviderLoops.Depth, work: inout LayoutWork
  ) {
    self.context = context
    root = leaf
    var (pen, extent, state) = (Pen(), StretchExtent(), context.start)
    let tally = context.withItems(0..<leaf.count, in: leaf, from: 0, of: leaf) {
      state = measure($0, context.start, &pen, context.space, &extent)
    }
    work.itemsPlaced += leaf.count
    work.itemsMeasured += tally.itemsMeasured
    work.stretchesPlaced += 1
    self.depth = pen.along + depth(state, context.space)
    content = .stretch(low: extent.low, high: extent.high, lines: pen.line)
  }

  /// A section of several stretches. O(n): one pass over the items; after an edit O(log n) and the stretches
  /// that it touches. Where the watch stops it, what is made is of no use.
  /// - Parameters:
  ///   - known: an earlier layout of the section by an equal provider.
  ///   - work: what making it has cost is added to it.
  init(
    _ context: SectionContext, tree root: ChunkNode<Size>, known: SectionLayout?, workers: Int,
    watch: WorkWatch?, work: inout LayoutWork
  ) {
    self.context = context
    self.root = root
    var folder = Folder(context, root, watch: watch)
    let known = known?.context.space == context.space ? known?.tree : nil
    let fold = folder.fold(known, workers: workers)
    var end = fold.advance
    var far: FarPens?
    if watch?.isStopped != true, !(fold.farthest < FoldNode.farthestExact) {
      let pens = folder.pens()
      end = pens.last ?? end
      far = FarPens(pens)
    }
    depth = end.along + folder.loops.depth(folder.state, context.space)
    content = .tree(fold, far)
    work += folder.work
  }

  /// Whether it is what the items come to, placed with that.
  func holds(_ root: ChunkNode<Size>, _ context: SectionContext) -> Bool {
    (self.root === root || self.root.count == 0 && root.count == 0)
      && (self.context === context || self.context.space == context.space)
  }

  var itemCount: Int { root.count }
  var items: Range<Int> { 0..<root.count }
  var space: SectionSpace { context.space }

  /// The fold of several stretches; nil for one.
  var tree: FoldNode? {
    if case .tree(let node, _) = content { node } else { nil }
  }

  /// How many lines were begun.
  var lineCount: Int {
    guard root.count > 0 else { return 0 }
    switch content {
    case .stretch(_, _, let lines): return lines + 1
    case .tree(let node, _): return node.advance.line + 1
    }
  }

  /// How far the items reach along the depth; nil where there are none.
  var reach: (low: Double, high: Double)? {
    guard root.count > 0 else { return nil }
    switch content {
    case .stretch(let low, let high, _): return (low, high)
    case .tree(let node, _): return (node.extent.low, node.extent.high)
    }
  }

  /// The greatest distance from the section's first line at which anything stands.
  var farthest: Double {
    switch content {
    case .stretch(let low, let high, _):
      root.count == 0 ? depth.magnitude : max(low.magnitude, high.magnitude, depth.magnitude)
    case .tree(let node, _): node.farthest
    }
  }

  var fold: FoldTree {
    switch content {
    case .stretch: FoldTree(start: context.start, count: root.count)
    case .tree(let node, let far): FoldTree(root: node, pens: far?.pens)
    }
  }

  // MARK: - Frames

  /// Appends the frames of a range of items to a buffer that has room for them.
  func frames(of range: Range<Int>, into frames: inout FrameBuffer) {
    forEachStretch(of: range) { stretch, fold in
      self.frames(of: stretch, fold, into: &frames)
      precondition(
        frames.isComplete(for: stretch.range.upperBound - range.lowerBound),
        "a provider has made too few frames")
    }
  }

  func frames(of stretch: Items, _ fold: FoldTree, into frames: inout FrameBuffer) {
    context.provider.loops.frames(stretch, fold, context.space, &frames)
  }

  /// Calls `body` for each stretch of a range of items.
  func forEachStretch(of range: Range<Int>, _ body: (Items, FoldTree) -> Void) {
    guard !range.isEmpty else { return }
    switch content {
    case .stretch:
      _ = context.withItems(range, in: root, from: 0, of: root) { body($0, fold) }
    case .tree:
      let fold = fold
      fold.forEachStretch(of: range) { hand($0, of: fold, range, body) }
    }
  }

  private func hand(
    _ stretch: FoldTree.Visit, of fold: FoldTree, _ range: Range<Int>,
    _ body: (Items, FoldTree) -> Void
  ) {
    let leaf = stretch.node.items
    let own = range.clamped(to: stretch.first..<stretch.first + leaf.count)
    let fold = fold.near(stretch)
    _ = context.withItems(own, in: leaf, from: stretch.first, of: root) { body($0, fold) }
  }

  /// Why an item stands where it does.
  func explanation(ofItem item: Int) -> PlacedExplanation {
    var explanation: PlacedExplanation?
    forEachStretch(of: item..<item + 1) {
      explanation = context.provider.explainer.explanation($0, $1, context.space)
    }
    guard let explanation else { preconditionFailure("there is no item \(item)") }
    return explanation
  }

  /// How a range of items was placed, `along` measured from the section's first line.
  func steps(of range: Range<Int>) -> [PlacingStep] {
    var steps: [PlacingStep] = []
    forEachStretch(of: range) { steps += context.provider.explainer.steps($0, $1, context.space) }
    return steps
  }

  /// The items on a line, as far as whole stretches tell: a range that holds them all.
  func stretch(ofLine line: Int) -> Range<Int> {
    let fold = fold
    let first = fold.lastCheckpoint(notBehindLine: line - 1).item
    return first..<fold.lastCheckpoint(notBehindLine: line).end
  }

  /// When the lines change next as their length grows.
  func nextLineChange() -> NextLineChange {
    var next = NextLineChange.never
    _ = context.withItems(items, in: root.leaf(holding: 0).leaf, from: 0, of: root) { all in
      next = context.provider.loops.nextLineChange(all, context.space)
    }
    return next
  }

  /// How many items from one on stand in both sections as they stand in the other one, but for a
  /// shift; 0 where that is not known.
  func countShared(from item: Int, with other: SectionLayout, from otherItem: Int) -> Int {
    if self === other { return item == otherItem ? root.count - item : 0 }
    guard other.space == space else { return 0 }
    return fold.countShared(from: item, with: other.fold, from: otherItem)
  }
}

// MARK: - Finding stretches

extension SectionLayout {
  /// Calls `body` with the stretches whose items may reach into (low, high), in rising order.
  func forEachStretch(
    meeting low: Double, _ high: Double, cost: inout QueryCost, _ body: (Items, FoldTree) -> Void
  ) {
    guard case .tree(let node, _) = content else {
      cost.comparisons += 1
      return forEachStretch(of: items, body)
    }
    // Positions of parts are rounded sums; frames are asked for in a little wider a band.
    let slack = node.farthest * 0x1p-48
    let fold = fold
    var search = StretchSearch(fold: fold, low: low - slack, high: high + slack, cost: cost)
    visit(fold.top, &search, body)
    cost = search.cost
  }

  private struct StretchSearch {
    let fold: FoldTree
    let low: Double
    let high: Double
    var cost: QueryCost
    /// Where the last stretch ended that was found.
    var end = 0
  }

  private func visit(
    _ visited: FoldTree.Visit, _ search: inout StretchSearch, _ body: (Items, FoldTree) -> Void
  ) {
    let node = visited.node
    let top = visited.pen.origin.value
    guard !node.children.isEmpty else {
      let end = visited.first + node.items.count
      if let lineEnd = node.extent.openLineEnd, visited.first > search.end,
        top + lineEnd >= search.low
      {
        // A line that goes on in a stretch may be deeper there than the stretches tell in which it began;
        // its items stand anywhere in it.
        let line = search.fold.lastCheckpoint(notBehindLine: visited.pen.line - 1).item
        forEachStretch(of: max(search.end, line)..<visited.first, body)
      }
      search.end = end
      return hand(visited, of: search.fold, visited.first..<end, body)
    }
    let (low, high) = (search.low - top, search.high - top)
    var index = node.children.firstIndex(reaching: low, &search.cost)
    while let next = node.children.nextIndex(from: &index, meeting: low, high, &search.cost) {
      visit(visited.child(next), &search, body)
    }
  }
}

// MARK: - Memory

extension SectionLayout {
  /// The memory that it holds beside the items, in bytes. O(stretches).
  var bytesHeld: Int {
    let own = 80
    guard case .tree(let node, let far) = content else { return own }
    var seen: Set<ObjectIdentifier> = []
    return own + bytesHeld(by: node, &seen) + (far.map { bytes(of: $0.pens) } ?? 0)
  }

  /// Parts are shared, by variants above all; each is counted once. The state before a stretch mostly is
  /// the one behind the stretch before.
  private func bytesHeld(by node: FoldNode, _ seen: inout Set<ObjectIdentifier>) -> Int {
    guard seen.insert(ObjectIdentifier(node)).inserted else { return 0 }
    let state = context.provider.loops.bytesHeld(node.before)
    var held = FoldNode.bytes + state + bytes(of: node.children)
    for child in node.children {
      held += bytesHeld(by: child.node, &seen)
      guard let variants = child.part.variants else { continue }
      held += 32
      for variant in variants.others(than: child.node) { held += bytesHeld(by: variant, &seen) }
    }
    return held
  }
}
