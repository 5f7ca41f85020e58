/// Folds the items of a section, as far as an earlier fold does not tell what comes of them.
///
/// The list of items and the fold are trees of one shape. Where a node of the list is the one that was
/// folded before, and the state before it is the one that it was folded from, its fold is taken over;
/// elsewhere its children are gone through, and in the end a stretch of items is placed anew. So an
/// edit costs the stretches from the one that it touches up to where the state is the old one again,
/// and a few nodes above them.
struct Folder {
  private let provider: ErasedProvider
  private let source: ItemSource
  private let space: SectionSpace
  private let watch: WorkWatch?
  /// The state after what has been folded so far.
  private(set) var state: ErasedState
  /// The index of the item that comes next.
  private var item = 0
  private(set) var work = LayoutWork()

  init(
    _ provider: ErasedProvider, _ source: ItemSource, in space: SectionSpace, watch: WorkWatch?
  ) {
    self.provider = provider
    self.source = source
    self.space = space
    self.watch = watch
    state = provider.start(space)
  }

  /// - Parameter known: a fold of an earlier state of the items, by an equal provider in the same
  ///   space.
  mutating func fold(_ known: FoldNode?) -> FoldNode {
    let root = source.items.root
    guard let known else { return foldAfresh(root) }
    if root.height == known.items.height {
      return root === known.items
        ? refold(FoldPart(node: known, variants: nil)).node : foldEdited(root, known)
    }
    // Trees of different heights are compared where they are equally high.
    var nodes: ContiguousArray = [root]
    var parts: ContiguousArray = [FoldPart(node: known, variants: nil)]
    while nodes[0].height > parts[0].node.items.height { nodes = Self.children(of: nodes[...]) }
    while parts[0].node.items.height > nodes[0].height { parts = Self.children(of: parts[...]) }
    let height = nodes[0].height
    var folded = fold(nodes[...], parts[...])[...]
    return Self.node(over: root, of: height, &folded)
  }

  /// The pens before every stretch, and behind the last, when the items are gone through in one row and
  /// no sum of a stretch is used. Incomplete where the watch stops it.
  mutating func pens() -> ContiguousArray<Pen> {
    var pens: ContiguousArray<Pen> = []
    var pen = Pen()
    var state = provider.start(space)
    var item = 0
    source.items.root.forEachLeaf { leaf in
      pens.append(pen)
      guard watch?.update(done: watch?.done ?? 0) != false else { return }
      let tally = source.withStretch(item..<item + leaf.count, in: leaf, from: item) { items in
        var extent = StretchExtent()
        state = provider.measure(items, state, &pen, space, &extent)
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
    let (new, old) = (node.children, known.children)
    var before = 0
    while before < min(new.count, old.count), new[before] === old[before].node.items { before += 1 }
    var behind = 0
    while behind < min(new.count, old.count) - before,
      new[new.count - 1 - behind] === old[old.count - 1 - behind].node.items
    {
      behind += 1
    }
    work.comparisons += before + behind
    var row = FoldRow(capacity: new.count)
    for child in old[..<before] { row.append(refold(child.part)) }
    let middle = before..<new.count - behind
    if middle.count == 1, old.count - behind - before == 1 {
      let edited = foldEdited(new[before], old[before].node)
      row.append(FoldPart(node: edited, variants: nil))
    } else {
      let parts = ContiguousArray(old[before..<old.count - behind].lazy.map { $0.part })
      for part in fold(new[middle], parts[...]) { row.append(part) }
    }
    for child in old.suffix(behind) { row.append(refold(child.part)) }
    return FoldNode(node, consume row)
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
      for node in nodes { folded.append(FoldPart(node: foldAfresh(node), variants: nil)) }
      return
    }
    var children = fold(Self.children(of: nodes)[...], Self.children(of: known)[...])[...]
    for node in nodes {
      let row = Self.node(over: node, of: first.height - 1, &children)
      folded.append(FoldPart(node: row, variants: nil))
    }
  }

  /// The part for the same items as they stand now.
  private mutating func refold(_ known: FoldPart) -> FoldPart {
    let node = known.node
    let isInPlace = !node.dependsOnIndex || node.firstItem == item
    if isInPlace, provider.areEqual(node.before, state) {
      pass(node)
      return known
    }
    if !node.dependsOnIndex, let variant = known.variants?.begun(in: state, provider) {
      pass(variant)
      return FoldPart(node: variant, variants: known.variants)
    }
    let folded: FoldNode
    if node.children.isEmpty {
      folded = foldStretch(node.items)
    } else {
      var row = FoldRow(capacity: node.children.count)
      for child in node.children { row.append(refold(child.part)) }
      folded = FoldNode(node.items, consume row)
    }
    let isWorthIt =
      !node.dependsOnIndex && !folded.dependsOnIndex
      && provider.bytesHeld(folded.before) <= FoldVariants.largestState
    return FoldPart(
      node: folded, variants: isWorthIt ? FoldVariants(known, and: folded) : nil)
  }

  private mutating func pass(_ node: FoldNode) {
    state = node.after
    item += node.items.count
    _ = watch?.advance(by: node.items.count)
  }

  /// The fold of a node from the parts of the nodes of a height below it, which it takes from the front.
  private static func node(
    over node: ChunkNode<Size>, of height: Int, _ parts: inout ArraySlice<FoldPart>
  ) -> FoldNode {
    if node.height == height { return parts.removeFirst().node }
    var row = FoldRow(capacity: node.children.count)
    for child in node.children {
      let part =
        child.height == height
        ? parts.removeFirst()
        : FoldPart(node: Self.node(over: child, of: height, &parts), variants: nil)
      row.append(part)
    }
    return FoldNode(node, consume row)
  }

  private static func children(
    of nodes: ArraySlice<ChunkNode<Size>>
  ) -> ContiguousArray<ChunkNode<Size>> {
    nodes.reduce(into: []) { $0 += $1.children }
  }

  private static func children(of parts: ArraySlice<FoldPart>) -> ContiguousArray<FoldPart> {
    parts.reduce(into: []) { parts, part in
      for child in part.node.children { parts.append(child.part) }
    }
  }

  // MARK: - Afresh

  private mutating func foldAfresh(_ node: ChunkNode<Size>) -> FoldNode {
    guard node.height > 0 else { return foldStretch(node) }
    var row = FoldRow(capacity: node.children.count)
    for child in node.children {
      row.append(FoldPart(node: foldAfresh(child), variants: nil))
    }
    return FoldNode(node, consume row)
  }

  private mutating func foldStretch(_ leaf: ChunkNode<Size>) -> FoldNode {
    let before = state
    var pen = Pen()
    var extent = StretchExtent()
    var tally = StretchTally()
    if watch?.isStopped != true {
      let range = item..<item + leaf.count
      tally = source.withStretch(range, in: leaf, from: item) { items in
        state = provider.measure(items, before, &pen, space, &extent)
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
