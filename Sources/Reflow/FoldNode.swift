/// What a fold made of a node of the item list, begun in a state: a stretch of items, or a row of
/// parts that are all equally high. Never changed once it is made, and it knows nothing of where in the
/// section it stands, so layouts share every part that an edit has only shifted. About 200 bytes.
final class FoldNode<State: Equatable & Sendable>: Sendable {
  /// What was folded.
  let items: ChunkNode<Size>
  /// The first item's index when it was folded. Where an index was asked for, it has to be the same
  /// for the fold to hold.
  let firstItem: Int
  let dependsOnIndex: Bool
  let before: State
  let after: State
  /// How the pen moved.
  let advance: Pen
  /// How far the items reach from where the pen began.
  let extent: StretchExtent
  /// The greatest distance from where the pen began at which anything stands.
  let farthest: Double
  /// Stretches in it; 1 for a stretch.
  let stretchCount: Int
  /// None for a stretch.
  let children: ContiguousArray<FoldChild<State>>

  /// Up to here positions are sums that nothing rounds (`ExactSum`), however they are grouped.
  static var farthestExact: Double { 0x1p45 }

  /// A stretch.
  init(
    _ items: ChunkNode<Size>, firstItem: Int, dependsOnIndex: Bool, before: State, after: State,
    advance: Pen, extent: StretchExtent
  ) {
    self.items = items
    self.firstItem = firstItem
    self.dependsOnIndex = dependsOnIndex
    self.before = before
    self.after = after
    self.advance = advance
    self.extent = extent
    farthest = items.count == 0
      ? advance.origin.value.magnitude
      : max(extent.low.magnitude, extent.high.magnitude, advance.origin.value.magnitude)
    stretchCount = 1
    children = []
  }

  /// A row.
  /// - Parameter parts: those of the node's children; at least one.
  init(_ items: ChunkNode<Size>, _ parts: ArraySlice<FoldPart<State>>) {
    var pen = Pen()
    var extent = StretchExtent()
    var farthest = 0.0
    var stretches = 0
    var dependsOnIndex = false
    var children: ContiguousArray<FoldChild<State>> = []
    children.reserveCapacity(parts.count)
    for part in parts {
      let node = part.node
      let start = pen.origin.value
      extent.high = max(extent.high, start + node.extent.high)
      let child = FoldChild(
        node: node, variants: part.variants, start: pen, low: start + node.extent.low,
        high: start + node.extent.high, greatestHigh: extent.high, stretchesBefore: stretches)
      farthest = max(farthest, start.magnitude + node.farthest)
      pen.advance(as: node.advance)
      stretches += node.stretchCount
      dependsOnIndex = dependsOnIndex || node.dependsOnIndex
      children.append(child)
    }
    for index in children.indices.reversed() {
      extent.low = min(extent.low, children[index].low)
      children[index].leastLow = extent.low
    }
    let first = parts[parts.startIndex].node
    self.items = items
    firstItem = first.firstItem
    self.dependsOnIndex = dependsOnIndex
    before = first.before
    after = parts[parts.endIndex - 1].node.after
    advance = pen
    self.extent = extent
    self.farthest = max(farthest, pen.origin.value.magnitude)
    stretchCount = stretches
    self.children = children
  }
}

/// A part of a row.
struct FoldChild<State: Equatable & Sendable>: Sendable {
  let node: FoldNode<State>
  let variants: FoldVariants<State>?
  /// How far the pen has come from where the row began.
  let start: Pen
  /// How far the part reaches, from where the row began.
  let low: Double
  let high: Double
  /// The greatest `high` so far, and the least `low` from here on: they never fall as one walks along,
  /// so two searches bound the parts that can meet an interval.
  let greatestHigh: Double
  var leastLow = 0.0
  let stretchesBefore: Int

  var part: FoldPart<State> { FoldPart(node: node, variants: variants) }
}

/// A part of a fold, and what became of the same items when they were folded from other states.
struct FoldPart<State: Equatable & Sendable>: Sendable {
  let node: FoldNode<State>
  let variants: FoldVariants<State>?
}

/// The same items, folded from several states.
///
/// Items of one size never come back into step: an item more shifts all that follow by one place in
/// their lines. But they soon repeat themselves, and then nothing is placed anew.
final class FoldVariants<State: Equatable & Sendable>: Sendable {
  let nodes: ContiguousArray<FoldNode<State>>

  /// The most states that are remembered.
  static var most: Int { 8 }

  /// - Parameter known: those that are remembered, the oldest first.
  init(_ known: FoldPart<State>, and node: FoldNode<State>) {
    var nodes = known.variants?.nodes ?? [known.node]
    if nodes.count == Self.most { nodes.removeFirst() }
    nodes.append(node)
    self.nodes = nodes
  }

  func begun(in state: State) -> FoldNode<State>? { nodes.first { $0.before == state } }
}
