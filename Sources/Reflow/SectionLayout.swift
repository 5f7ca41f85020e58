/// A section that has been laid out: the fold of its items. Frames are made when they are asked for.
///
/// The border between the engine and providers, which is crossed once for each stretch, never for each
/// item.
final class SectionLayout: Sendable {
  private let provider: ErasedProvider
  private let source: ItemSource
  let space: SectionSpace
  /// Extent of the items along the depth, in points.
  let depth: Double
  /// What making it has cost.
  let work: LayoutWork
  let fold: FoldTree

  /// O(n): one pass over the items; after an edit O(log n) and the stretches that it touches. Where the
  /// watch stops it, what is made is of no use.
  /// - Parameter known: an earlier layout of the section by an equal provider.
  init(
    _ provider: ErasedProvider, _ items: ItemList, remeasure: Section.Remeasure?,
    in space: SectionSpace, known: SectionLayout?, watch: WorkWatch?
  ) {
    self.provider = provider
    self.space = space
    source = ItemSource(items: items, remeasure: remeasure, isTransposed: space.isTransposed)
    var folder = Folder(provider, source, in: space, watch: watch)
    let root = folder.fold(known?.space == space ? known?.fold.root : nil)
    var end = root.advance
    var pens: ContiguousArray<Pen>?
    if watch?.isStopped != true, !(root.farthest < FoldNode.farthestExact) {
      pens = folder.pens()
      end = pens?.last ?? end
    }
    depth = end.origin.value + provider.depth(folder.state, space)
    fold = FoldTree(root: root, pens: pens)
    work = folder.work
  }

  var items: ItemList { source.items }

  /// How many lines were begun.
  var lineCount: Int { items.isEmpty ? 0 : fold.root.advance.line + 1 }

  /// How far the items reach along the depth; nil where there are none.
  var reach: (low: Double, high: Double)? {
    items.isEmpty ? nil : (fold.root.extent.low, fold.root.extent.high)
  }

  /// Appends the frames of a range of items to a buffer that has room for them.
  func frames(of range: Range<Int>, into frames: inout FrameBuffer) {
    source.forEachStretch(of: range) { stretch in
      provider.frames(stretch, fold, space, &frames)
    }
    precondition(frames.isComplete(for: range.count), "a provider has made too few frames")
  }

  /// Why an item stands where it does.
  func explanation(ofItem item: Int) -> PlacedExplanation {
    var explanation: PlacedExplanation?
    source.forEachStretch(of: item..<item + 1) { one in
      explanation = provider.explanation(one, fold, space)
    }
    guard let explanation else { preconditionFailure("there is no item \(item)") }
    return explanation
  }

  /// How a range of items was placed, `along` measured from the section's first line.
  func steps(of range: Range<Int>) -> [PlacingStep] {
    var steps: [PlacingStep] = []
    source.forEachStretch(of: range) { stretch in
      steps += provider.steps(stretch, fold, space)
    }
    return steps
  }

  /// The items on a line, as far as whole stretches tell: a range that holds them all.
  func stretch(ofLine line: Int) -> Range<Int> {
    let first = fold.lastCheckpoint(notBehindLine: line - 1).item
    return first..<fold.lastCheckpoint(notBehindLine: line).end
  }

  /// When the lines change next as their length grows.
  func nextLineChange() -> NextLineChange {
    var next = NextLineChange.never
    let first = items.root.leaf(holding: 0).leaf
    _ = source.withStretch(items.indices, in: first, from: 0) { all in
      next = provider.nextLineChange(all, space)
    }
    return next
  }
}

// MARK: - Finding stretches

extension SectionLayout {
  /// Calls `body` with the stretches whose items may reach into (low, high), in rising order.
  func forEachStretch(
    meeting low: Double, _ high: Double, cost: inout QueryCost, _ body: (Range<Int>) -> Void
  ) {
    // Positions of parts are rounded sums; frames are asked for in a little wider a band.
    let slack = fold.root.farthest * 0x1p-48
    var search = StretchSearch(low: low - slack, high: high + slack, cost: cost)
    visit(fold.root, at: Pen(), from: 0, &search, body)
    cost = search.cost
  }

  private struct StretchSearch {
    let low: Double
    let high: Double
    var cost: QueryCost
    /// Where the last stretch ended that was found.
    var end = 0
  }

  private func visit(
    _ node: FoldNode, at pen: Pen, from first: Int, _ search: inout StretchSearch,
    _ body: (Range<Int>) -> Void
  ) {
    let top = pen.origin.value
    guard !node.children.isEmpty else {
      if let end = node.extent.openLineEnd, first > search.end, top + end >= search.low {
        visitLine(pen.line, before: first, from: search.end, body)
      }
      search.end = first + node.items.count
      return body(first..<search.end)
    }
    var (index, end) = (0, node.children.count)
    while index < end {
      search.cost.comparisons += 1
      let middle = (index + end) / 2
      if top + node.children[middle].greatestHigh < search.low {
        index = middle + 1
      } else {
        end = middle
      }
    }
    while index < node.children.count {
      search.cost.comparisons += 1
      let child = node.children[index]
      guard top + child.leastLow <= search.high else { break }
      if top + child.low <= search.high && top + child.high >= search.low {
        var start = pen
        start.advance(as: child.start)
        let item = first + node.items.start(ofChild: index)
        visit(child.node, at: start, from: item, &search, body)
      }
      index += 1
    }
  }

  /// A line that goes on in a stretch may be deeper there than the stretches tell in which it began; its
  /// items stand anywhere in it.
  private func visitLine(
    _ line: Int, before end: Int, from start: Int, _ body: (Range<Int>) -> Void
  ) {
    var next = max(start, fold.lastCheckpoint(notBehindLine: line - 1).item)
    while next < end {
      let stretch = fold.checkpoint(before: next)
      body(next..<stretch.end)
      next = stretch.end
    }
  }

  /// How many items from one on stand in both sections as they stand in the other one, but for a
  /// shift; 0 where that is not known.
  func countShared(from item: Int, with other: SectionLayout, from otherItem: Int) -> Int {
    other.space == space ? fold.countShared(from: item, with: other.fold, from: otherItem) : 0
  }

  /// The memory that it holds beside the items, in bytes. O(stretches).
  var bytesHeld: Int {
    let pens = fold.pens.map(bytes(of:)) ?? 0
    var seen: Set<ObjectIdentifier> = []
    return bytesHeld(by: fold.root, &seen) + pens + MemoryLayout<SectionSpace>.size + 400
  }

  /// Parts are shared, by variants above all; each is counted once. The state before a stretch mostly is
  /// the one behind the stretch before.
  private func bytesHeld(by node: FoldNode, _ seen: inout Set<ObjectIdentifier>) -> Int {
    guard seen.insert(ObjectIdentifier(node)).inserted else { return 0 }
    var held = 160 + provider.bytesHeld(node.before) + bytes(of: node.children)
    for child in node.children {
      held += bytesHeld(by: child.node, &seen)
      guard let variants = child.part.variants else { continue }
      held += 32
      for variant in variants.others(than: child.node) { held += bytesHeld(by: variant, &seen) }
    }
    return held
  }
}
