/// Folds the items of a section, as far as an earlier fold does not tell what comes of them.
///
/// The list of items and the fold are trees of one shape. Where a node of the list is the one that was
/// folded before, and the state before it is the one that it was folded from, its fold is taken over;
/// elsewhere its children are gone through, and in the end a stretch of items is placed anew. So an
/// edit costs the stretches from the one that it touches up to where the state is the old one again,
/// and a few nodes above them.
struct Folder<Provider: LayoutProvider> {
  typealias State = Provider.State
  typealias Parts = ContiguousArray<FoldPart<State>>

  private let provider: Provider
  private let source: ItemSource
  private let space: SectionSpace
  private let watch: WorkWatch?
  /// The state after what has been folded so far.
  private(set) var state: State
  /// The index of the item that comes next.
  private var item = 0
  private(set) var work = LayoutWork()

  init(
    _ provider: Provider, _ source: ItemSource, in space: SectionSpace, watch: WorkWatch?
  ) {
    self.provider = provider
    self.source = source
    self.space = space
    self.watch = watch
    state = provider.start(in: space)
  }

  /// - Parameter known: a fold of an earlier state of the items, by an equal provider in the same
  ///   space.
  mutating func fold(_ known: FoldNode<State>?) -> FoldNode<State> {
    let root = source.items.root
    guard let known else { return foldAfresh(root) }
    var nodes: ContiguousArray = [root]
    var parts: Parts = [FoldPart(node: known, variants: nil)]
    // Trees of different heights are compared where they are equally high.
    while nodes[0].height > parts[0].node.items.height { nodes = Self.children(of: nodes[...]) }
    while parts[0].node.items.height > nodes[0].height { parts = Self.children(of: parts[...]) }
    return rows(above: nodes, fold(nodes[...], parts[...]), root)
  }

  /// The pens before every stretch, and behind the last, when the items are gone through in one row and
  /// no sum of a stretch is used.
  mutating func pens() -> ContiguousArray<Pen> {
    var pens: ContiguousArray<Pen> = []
    var pen = Pen()
    var state = provider.start(in: space)
    var item = 0
    source.items.root.forEachLeaf { leaf in
      pens.append(pen)
      _ = source.withStretch(item..<item + leaf.count, in: leaf, from: item) { items in
        _ = provider.measure(items, &state, &pen, in: space)
      }
      item += leaf.count
    }
    pens.append(pen)
    work.itemsPlaced += item
    return pens
  }

  // MARK: - With an earlier fold

  /// The parts of nodes that are equally high. What stands before and behind an edit is found by
  /// identity.
  private mutating func fold(
    _ nodes: ArraySlice<ChunkNode<Size>>, _ known: ArraySlice<FoldPart<State>>
  ) -> Parts {
    var folded = Parts()
    folded.reserveCapacity(nodes.count)
    var (nodes, known) = (nodes, known)
    while let node = nodes.first, let part = known.first, part.node.items === node {
      work.comparisons += 1
      folded.append(refold(part))
      nodes.removeFirst()
      known.removeFirst()
    }
    var same = 0
    while same < min(nodes.count, known.count),
      nodes[nodes.endIndex - 1 - same] === known[known.endIndex - 1 - same].node.items
    {
      work.comparisons += 1
      same += 1
    }
    foldDifferent(nodes.dropLast(same), known.dropLast(same), into: &folded)
    for part in known.suffix(same) { folded.append(refold(part)) }
    return folded
  }

  /// The parts of nodes of which neither the first nor the last is a known one.
  private mutating func foldDifferent(
    _ nodes: ArraySlice<ChunkNode<Size>>, _ known: ArraySlice<FoldPart<State>>,
    into folded: inout Parts
  ) {
    guard let first = nodes.first else { return }
    // After several edits known ones may stand in between.
    if nodes.count > 1, known.count > 1, let (node, part) = Self.firstShared(nodes, known) {
      foldDifferent(nodes[..<node], known[..<part], into: &folded)
      folded += fold(nodes[node...], known[part...])
      return
    }
    guard first.height > 0 else {
      for node in nodes { folded.append(FoldPart(node: foldAfresh(node), variants: nil)) }
      return
    }
    let children = fold(Self.children(of: nodes)[...], Self.children(of: known)[...])
    var next = 0
    for node in nodes {
      let end = next + node.children.count
      let row = FoldNode(node, children[next..<end])
      folded.append(FoldPart(node: row, variants: nil))
      next = end
    }
  }

  private static func firstShared(
    _ nodes: ArraySlice<ChunkNode<Size>>, _ known: ArraySlice<FoldPart<State>>
  ) -> (node: Int, part: Int)? {
    var places: [ObjectIdentifier: Int] = [:]
    for index in known.indices { places[ObjectIdentifier(known[index].node.items)] = index }
    for index in nodes.indices {
      if let place = places[ObjectIdentifier(nodes[index])] { return (index, place) }
    }
    return nil
  }

  /// The part for the same items as they stand now.
  private mutating func refold(_ known: FoldPart<State>) -> FoldPart<State> {
    let node = known.node
    let isInPlace = !node.dependsOnIndex || node.firstItem == item
    if isInPlace, node.before == state {
      pass(node)
      return known
    }
    if !node.dependsOnIndex, let variant = known.variants?.begun(in: state) {
      pass(variant)
      return FoldPart(node: variant, variants: known.variants)
    }
    let folded: FoldNode<State>
    if node.children.isEmpty {
      folded = foldStretch(node.items)
    } else {
      var parts = Parts()
      parts.reserveCapacity(node.children.count)
      for child in node.children { parts.append(refold(child.part)) }
      folded = FoldNode(node.items, parts[...])
    }
    // States that refer to buffers of their own are too large to be remembered, and seldom come back.
    let isWorthIt =
      !node.dependsOnIndex && !folded.dependsOnIndex && provider.bytesHeld(by: state) == 0
    return FoldPart(
      node: folded, variants: isWorthIt ? FoldVariants(known, and: folded) : nil)
  }

  private mutating func pass(_ node: FoldNode<State>) {
    state = node.after
    item += node.items.count
    _ = watch?.advance(by: node.items.count)
  }

  /// The one node over parts, which are those of nodes at any height below it.
  private func rows(
    above nodes: ContiguousArray<ChunkNode<Size>>, _ parts: Parts, _ root: ChunkNode<Size>
  ) -> FoldNode<State> {
    if nodes[0] === root { return parts[0].node }
    var next = 0
    func row(_ node: ChunkNode<Size>) -> FoldNode<State> {
      var children = Parts()
      for child in node.children {
        if child.height == nodes[0].height {
          children.append(parts[next])
          next += 1
        } else {
          children.append(FoldPart(node: row(child), variants: nil))
        }
      }
      return FoldNode(node, children[...])
    }
    return row(root)
  }

  private static func children(
    of nodes: ArraySlice<ChunkNode<Size>>
  ) -> ContiguousArray<ChunkNode<Size>> {
    nodes.reduce(into: []) { $0 += $1.children }
  }

  private static func children(of parts: ArraySlice<FoldPart<State>>) -> Parts {
    parts.reduce(into: []) { parts, part in
      for child in part.node.children { parts.append(child.part) }
    }
  }

  // MARK: - Afresh

  private mutating func foldAfresh(_ node: ChunkNode<Size>) -> FoldNode<State> {
    guard node.height > 0 else { return foldStretch(node) }
    var parts = Parts()
    parts.reserveCapacity(node.children.count)
    for child in node.children { parts.append(FoldPart(node: foldAfresh(child), variants: nil)) }
    return FoldNode(node, parts[...])
  }

  private mutating func foldStretch(_ leaf: ChunkNode<Size>) -> FoldNode<State> {
    let before = state
    var pen = Pen()
    var extent = StretchExtent()
    var dependsOnIndex = false
    if watch?.isStopped != true {
      let range = item..<item + leaf.count
      dependsOnIndex = source.withStretch(range, in: leaf, from: item) { items in
        extent = provider.measure(items, &state, &pen, in: space)
      }
      work.itemsPlaced += leaf.count
      work.stretchesPlaced += 1
    }
    let node = FoldNode(
      leaf, firstItem: item, dependsOnIndex: dependsOnIndex, before: before, after: state, advance: pen, extent: extent)
    item += leaf.count
    _ = watch?.advance(by: leaf.count)
    return node
  }
}
