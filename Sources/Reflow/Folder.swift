/// Folds the items of a section, as far as an earlier fold does not tell what comes of them.
///
/// The list of items and the fold are trees of one shape. Where a node of the list is the one that was
/// folded before, and the state before it is the one that it was folded from, its fold is taken over;
/// elsewhere its children are gone through, and in the end a stretch of items is placed anew. So an
/// edit costs the stretches from the one that it touches up to where the state is the old one again,
/// and a few nodes above them.
struct Folder {
  let context: SectionContext
  /// All items of the section.
  let root: ChunkNode<Size>
  let watch: WorkWatch?
  let loops: ProviderLoops
  /// The state after what has been folded so far.
  private(set) var state: ErasedState
  /// The index of the item that comes next.
  private var item: Int
  var work = LayoutWork()

  /// - Parameter item: the first item that is folded, as if it were the section's first.
  init(
    _ context: SectionContext, _ root: ChunkNode<Size>, from item: Int = 0, watch: WorkWatch?
  ) {
    self.context = context
    self.root = root
    self.watch = watch
    self.item = item
    loops = context.provider.loops
    state = context.start
  }

  /// - Parameter known: a fold of an earlier state of the items, by an equal provider in the same
  ///   space.
  mutating func fold(_ known: FoldNode?, workers: Int) -> FoldNode {
    guard let known else {
      #if canImport(Dispatch) && !hasFeature(Embedded)
        // States that are lists seldom come into step, and measuring texts is counted.
        if workers > 1, root.count >= SectionJobs.itemsWorthCores, loops.hasPlainState,
          context.remeasure == nil
        {
          return foldOnCores(workers)
        }
      #endif
      return foldAfresh(root)
    }
    if root.height == known.items.height {
      return root === known.items
        ? refold(FoldPart(node: known)).node : foldEdited(root, known)
    }
    // Trees of different heights are compared where they are equally high.
    var nodes: ContiguousArray = [root]
    var parts: ContiguousArray = [FoldPart(node: known)]
    while nodes[0].height > parts[0].node.items.height { nodes = Self.children(of: nodes[...]) }
    while parts[0].node.items.height > nodes[0].height { parts = Self.children(of: parts[...]) }
    let height = nodes[0].height
    var folded = fold(nodes[...], parts[...])[...]
    return node(over: root, of: height, &folded)
  }

  /// The pens before every stretch, and behind the last, when the items are gone through in one row and
  /// no sum of a stretch is used. Incomplete where the watch stops it.
  mutating func pens() -> ContiguousArray<Pen> {
    var pens: ContiguousArray<Pen> = []
    var pen = Pen()
    var state = context.start
    var item = 0
    root.forEachLeaf { leaf in
      pens.append(pen)
      guard watch?.update(done: watch?.done ?? 0) != false else { return }
      let tally = context.withItems(item..<item + leaf.count, in: leaf, from: item, of: root) {
        var extent = StretchExtent()
        state = loops.measure($0, state, &pen, context.space, &extent)
      }
      item += leaf.count
      work.itemsMeasured += tally.itemsMeasured
    }
    pens.append(pen)
    work.itemsPlaced += item
    return pens
  }

  // MARK: - With an earlier fold

  /// A node that stands where another one stood, equally high. What stands before and behind an edit
  /// is found by identity.
  private mutating func foldEdited(_ node: ChunkNode<Size>, _ known: FoldNode) -> FoldNode {
    guard node.height > 0 else { return foldStretch(node) }
    let (before, behind) = node.countShared(with: known.items)
    let (new, old) = (node.children.count, known.children.count)
    work.comparisons += before + behind
    var row = FoldRow(capacity: new)
    refold(0..<before, of: known, into: &row)
    if new == old, before + behind == new - 1 {
      let edited = foldEdited(node.children[before].node, known.children[before].node)
      row.append(FoldPart(node: edited))
    } else {
      let nodes = ContiguousArray(node.children[before..<new - behind].lazy.map { $0.node })
      let parts = ContiguousArray(known.children[before..<old - behind].lazy.map { $0.part })
      for part in fold(nodes[...], parts[...]) { row.append(part) }
    }
    refold(old - behind..<old, of: known, into: &row)
    return fold(of: node, consume row)
  }

  /// The parts of nodes that are equally high, where several of them have changed.
  private mutating func fold(
    _ nodes: ArraySlice<ChunkNode<Size>>, _ known: ArraySlice<FoldPart>
  ) -> ContiguousArray<FoldPart> {
    var places: [ObjectIdentifier: Int] = [:]
    for index in known.indices { places[ObjectIdentifier(known[index].node.items)] = index }
    var folded: ContiguousArray<FoldPart> = []
    folded.reserveCapacity(nodes.count)
    var (next, nextKnown) = (nodes.startIndex, known.startIndex)
    for index in nodes.indices {
      work.comparisons += 1
      guard let place = places[ObjectIdentifier(nodes[index])], place >= nextKnown else { continue }
      foldDifferent(nodes[next..<index], known[nextKnown..<place], into: &folded)
      folded.append(refold(known[place]))
      (next, nextKnown) = (index + 1, place + 1)
    }
    foldDifferent(nodes[next...], known[nextKnown...], into: &folded)
    return folded
  }

  /// The parts of nodes none of which is a known one.
  private mutating func foldDifferent(
    _ nodes: ArraySlice<ChunkNode<Size>>, _ known: ArraySlice<FoldPart>,
    into folded: inout ContiguousArray<FoldPart>
  ) {
    guard let first = nodes.first else { return }
    if known.isEmpty || first.height == 0 {
      for node in nodes { folded.append(FoldPart(node: foldAfresh(node))) }
      return
    }
    var children = fold(Self.children(of: nodes)[...], Self.children(of: known)[...])[...]
    for node in nodes {
      let row = self.node(over: node, of: first.height - 1, &children)
      folded.append(FoldPart(node: row))
    }
  }

  /// The part for the same items as they stand now.
  /// - Parameter remembers: whether what becomes of them from other states is kept.
  mutating func refold(_ known: FoldPart, remembers: Bool = true) -> FoldPart {
    let node = known.node
    let isInPlace = !node.dependsOnIndex || node.firstItem == item
    if isInPlace, loops.areSame(node.before, state) {
      pass(node.items.count, to: node.after)
      return known
    }
    if !node.dependsOnIndex, let variant = known.variants?.begun(in: state, loops) {
      pass(variant.items.count, to: variant.after)
      return FoldPart(node: variant, variants: known.variants)
    }
    let folded: FoldNode
    if node.children.isEmpty {
      folded = foldStretch(node.items)
    } else {
      var row = FoldRow(capacity: node.children.count)
      refold(node.children.indices, of: node, into: &row, remembers: remembers)
      folded = fold(of: node.items, consume row)
    }
    let isWorthIt =
      remembers && loops.hasPlainState && !node.dependsOnIndex && !folded.dependsOnIndex
    return FoldPart(
      node: folded, variants: isWorthIt ? FoldVariants(known, and: folded) : nil)
  }

  /// Appends the parts for some children of a row as they stand now. Where one begins as it did, so do all
  /// that follow it.
  private mutating func refold(
    _ range: Range<Int>, of known: FoldNode, into row: inout FoldRow, remembers: Bool = true
  ) {
    var next = range.lowerBound
    while next < range.upperBound {
      if !known.dependsOnIndex, known.isBegun(child: next, in: state, loops) {
        row.append(known.children[next..<range.upperBound])
        let items = known.items
        let end =
          range.upperBound < known.children.count
          ? items.start(ofChild: range.upperBound) : items.count
        pass(end - items.start(ofChild: next), to: known.children[range.upperBound - 1].node.after)
        return
      }
      row.append(refold(known.children[next].part, remembers: remembers))
      next += 1
    }
  }

  private mutating func pass(_ count: Int, to after: ErasedState) {
    state = after
    item += count
    _ = watch?.advance(by: count)
  }

  /// The fold of a row from those of its children.
  private func fold(of node: ChunkNode<Size>, _ row: consuming FoldRow) -> FoldNode {
    let fold = FoldNode(node, row)
    assert(
      zip(fold.children, fold.children.dropFirst()).allSatisfy {
        loops.areSame($0.node.after, $1.node.before)
      }, "a part does not begin in the state that the one before has left")
    return fold
  }

  /// The fold of a node from the parts of the nodes of a height below it, which it takes from the front.
  func node(
    over node: ChunkNode<Size>, of height: Int, _ parts: inout ArraySlice<FoldPart>
  ) -> FoldNode {
    if node.height == height { return parts.removeFirst().node }
    let children = node.children
    var row = FoldRow(capacity: children.count)
    for child in children {
      let part =
        child.node.height == height
        ? parts.removeFirst()
        : FoldPart(node: self.node(over: child.node, of: height, &parts))
      row.append(part)
    }
    return fold(of: node, consume row)
  }

  static func children(
    of nodes: ArraySlice<ChunkNode<Size>>
  ) -> ContiguousArray<ChunkNode<Size>> {
    nodes.reduce(into: []) { $0 += $1.children.lazy.map { $0.node } }
  }

  private static func children(of parts: ArraySlice<FoldPart>) -> ContiguousArray<FoldPart> {
    parts.reduce(into: []) { parts, part in
      for child in part.node.children { parts.append(child.part) }
    }
  }

  // MARK: - Afresh

  mutating func foldAfresh(_ node: ChunkNode<Size>) -> FoldNode {
    guard node.height > 0 else { return foldStretch(node) }
    let children = node.children
    var row = FoldRow(capacity: children.count)
    for child in children { row.append(FoldPart(node: foldAfresh(child.node))) }
    return fold(of: node, consume row)
  }

  private mutating func foldStretch(_ leaf: ChunkNode<Size>) -> FoldNode {
    let before = state
    var pen = Pen()
    var extent = StretchExtent()
    var tally = StretchTally()
    if watch?.isStopped != true {
      tally = context.withItems(item..<item + leaf.count, in: leaf, from: item, of: root) {
        state = loops.measure($0, before, &pen, context.space, &extent)
      }
      work.itemsPlaced += leaf.count
      work.itemsMeasured += tally.itemsMeasured
      work.stretchesPlaced += 1
    }
    let node = FoldNode(
      leaf, firstItem: item, dependsOnIndex: tally.isIndexRead, before: before, after: state,
      advance: pen, extent: extent)
    item += leaf.count
    _ = watch?.advance(by: leaf.count)
    return node
  }
}
