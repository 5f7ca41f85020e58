/// What a fold made of a node of the item list, begun in a state: a stretch of items, or a row of
/// parts that are all equally high. Never changed once it is made, and it knows nothing of where in the
/// section it stands, so layouts share every part that an edit has only shifted. About 200 bytes.
final class FoldNode: Sendable {
  /// What was folded.
  let items: ChunkNode<Size>
  /// The first item's index when it was folded. Where an index was asked for, it has to be the same
  /// for the fold to hold.
  let firstItem: Int
  let dependsOnIndex: Bool
  let before: ErasedState
  let after: ErasedState
  /// How the pen moved.
  let advance: Pen
  /// How far the items reach from where the pen began.
  let extent: StretchExtent
  /// The greatest distance from where the pen began at which anything stands.
  let farthest: Double
  /// Stretches in it; 1 for a stretch.
  let stretchCount: Int
  /// None for a stretch.
  let children: ContiguousArray<FoldChild>

  /// Up to here positions are sums that nothing rounds (`ExactSum`), however they are grouped.
  static let farthestExact = 0x1p45

  /// A stretch.
  init(
    _ items: ChunkNode<Size>, firstItem: Int, dependsOnIndex: Bool, before: ErasedState,
    after: ErasedState, advance: Pen, extent: StretchExtent
  ) {
    self.items = items
    self.firstItem = firstItem
    self.dependsOnIndex = dependsOnIndex
    self.before = before
    self.after = after
    self.advance = advance
    self.extent = extent
    let end = advance.origin.value.magnitude
    farthest =
      items.count == 0 ? end : max(extent.low.magnitude, extent.high.magnitude, end)
    stretchCount = 1
    children = []
  }

  /// A row of at least one part.
  init(_ items: ChunkNode<Size>, _ row: consuming FoldRow) {
    let first = row.children[0].node
    self.items = items
    firstItem = first.firstItem
    before = first.before
    after = row.children[row.children.count - 1].node.after
    dependsOnIndex = row.dependsOnIndex
    farthest = max(row.farthest, row.pen.origin.value.magnitude)
    stretchCount = row.stretchCount
    advance = row.pen
    extent = StretchExtent(
      low: row.index(), high: row.greatestHigh, openLineEnd: first.extent.openLineEnd)
    children = row.children
  }
}

/// A part of a row.
struct FoldChild: Sendable {
  let part: FoldPart
  /// How far the pen has come from where the row began.
  let start: Pen
  /// How far the part reaches, from where the row began.
  let low: Double
  let high: Double
  /// The greatest `high` so far, and the least `low` from here on: they never fall as one walks along,
  /// so two searches bound the parts that can meet an interval.
  let greatestHigh: Double
  fileprivate(set) var leastLow: Double
  let stretchesBefore: Int

  var node: FoldNode { part.node }
}

/// A part of a fold, and what became of the same items when they were folded from other states.
struct FoldPart: Sendable {
  let node: FoldNode
  let variants: FoldVariants?
}

/// A row in the making.
struct FoldRow {
  fileprivate(set) var children: ContiguousArray<FoldChild> = []
  fileprivate(set) var pen = Pen()
  fileprivate(set) var greatestHigh = -Double.infinity
  fileprivate(set) var farthest = 0.0
  fileprivate(set) var stretchCount = 0
  fileprivate(set) var dependsOnIndex = false

  init(capacity: Int) { children.reserveCapacity(capacity) }

  mutating func append(_ part: FoldPart) {
    let node = part.node
    let start = pen.origin.value
    let (low, high) = (start + node.extent.low, start + node.extent.high)
    greatestHigh = high > greatestHigh ? high : greatestHigh
    farthest = max(farthest, start.magnitude + node.farthest)
    children.append(
      FoldChild(
        part: part, start: pen, low: low, high: high, greatestHigh: greatestHigh, leastLow: low,
        stretchesBefore: stretchCount))
    pen.advance(as: node.advance)
    stretchCount += node.stretchCount
    dependsOnIndex = dependsOnIndex || node.dependsOnIndex
  }

  /// Makes the row searchable.
  /// - Returns: the least low of all.
  fileprivate mutating func index() -> Double {
    var least = Double.infinity
    for index in children.indices.reversed() {
      least = min(least, children[index].low)
      children[index].leastLow = least
    }
    return least
  }
}

/// The same items, folded from several states.
///
/// Items of one size never come back into step: an item more shifts all that follow by one place in
/// their lines. But they soon repeat themselves, and then nothing is placed anew.
final class FoldVariants: Sendable {
  private let nodes: ContiguousArray<FoldNode>

  /// The most states that are remembered.
  static let most = 8
  /// States that take more bytes are not worth remembering: they are lists of numbers, and seldom come
  /// back.
  static let largestState = 100

  /// - Parameter known: those that are remembered, the oldest first.
  init(_ known: FoldPart, and node: FoldNode) {
    var nodes = known.variants?.nodes ?? [known.node]
    if nodes.count == Self.most { nodes.removeFirst() }
    nodes.append(node)
    self.nodes = nodes
  }

  func begun(in state: ErasedState, _ provider: ErasedProvider) -> FoldNode? {
    nodes.first { provider.areEqual($0.before, state) }
  }

  /// All but one.
  func others(than node: FoldNode) -> some Sequence<FoldNode> { nodes.lazy.filter { $0 !== node } }
}
