/// What a fold made of a node of the item list, begun in a state: a stretch of items, or a row of
/// parts that are all equally high. Never changed once it is made, and it knows nothing of where in the
/// section it stands, so layouts share every part that an edit has only shifted. About 200 bytes.
///
/// Invariants (`checkInvariants`): its children are the folds of the children of what was folded, in their
/// order; each begins where the one before has moved the pen; `greatestHigh` never falls and `leastLow` never
/// falls along the row, and they bound every child from where it stands; counts add up. The state behind a
/// child equals the state before the next one (`Folder`, which can compare states, checks it).
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

  /// An object's header and the properties, in bytes.
  static let bytes = 192

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
    dependsOnIndex = row.end.dependsOnIndex
    farthest = max(row.end.farthest, row.end.pen.origin.value.magnitude)
    stretchCount = row.end.stretchCount
    advance = row.end.pen
    let (low, high) = row.children.index()
    extent = StretchExtent(low: low, high: high, openLineEnd: first.extent.openLineEnd)
    children = row.children
    assert(checkInvariants())
  }
}

extension FoldNode {
  /// Whether a child was folded from a state.
  @inline(__always)
  func isBegun(child: Int, in state: ErasedState, _ loops: ProviderLoops) -> Bool {
    children.withUnsafeBufferPointer { loops.areSame($0[child].part.node.before, state) }
  }

  /// Whether a row is as it must be; its children were checked when they were made. Traps where it is not,
  /// in debug builds.
  private func checkInvariants() -> Bool {
    assert(children.count == items.children.count, "a fold has other children than what was folded")
    var (pen, stretches, highest) = (Pen(), 0, -Double.infinity)
    for (index, child) in children.enumerated() {
      assert(child.node.items === items.children[index].node, "a fold of other items")
      assert(child.start == pen, "a child does not begin where the one before ends")
      assert(child.stretchesBefore == stretches, "the stretches do not add up")
      // A provider that answers no numbers is caught elsewhere.
      if !children.contains(where: { $0.interval.low.isNaN || $0.interval.high.isNaN }) {
        highest = max(highest, child.interval.high)
        assert(child.interval.greatestHigh == highest, "the greatest end is none")
        let rest = children[index...].lazy.map { $0.interval.low }.min()
        assert(child.interval.leastLow == rest, "the least beginning is none")
      }
      pen.advance(as: child.node.advance)
      stretches += child.node.stretchCount
    }
    assert(pen == advance && stretches == stretchCount, "the children do not add up to the row")
    return true
  }
}

/// A part of a row.
struct FoldChild: Sendable, Reaching {
  let part: FoldPart
  /// How far the pen has come from where the row began.
  fileprivate(set) var start = Pen()
  /// How far the part reaches, from where the row began.
  var interval = Interval(low: 0, high: 0)
  fileprivate(set) var stretchesBefore = 0

  var node: FoldNode { part.node }
}

/// A part of a fold, and what became of the same items when they were folded from other states.
struct FoldPart: Sendable {
  let node: FoldNode
  var variants: FoldVariants?
}

/// A row in the making.
struct FoldRow {
  fileprivate(set) var children: ContiguousArray<FoldChild> = []
  fileprivate var end = End()

  /// What is known of the parts so far.
  fileprivate struct End {
    var pen = Pen()
    var farthest = 0.0
    var stretchCount = 0
    var dependsOnIndex = false

    /// Puts a part behind those that are placed.
    mutating func place(_ child: inout FoldChild) {
      let node = child.node
      let start = pen.origin.value
      child.start = pen
      child.interval = Interval(low: start + node.extent.low, high: start + node.extent.high)
      child.stretchesBefore = stretchCount
      farthest = max(farthest, start.magnitude + node.farthest)
      pen.advance(as: node.advance)
      stretchCount += node.stretchCount
      dependsOnIndex = dependsOnIndex || node.dependsOnIndex
    }
  }

  init(capacity: Int) { children.reserveCapacity(capacity) }

  mutating func append(_ part: FoldPart) {
    children.append(FoldChild(part: part))
    end.place(&children[children.count - 1])
  }

  /// Parts of another row.
  mutating func append(_ parts: ArraySlice<FoldChild>) {
    let first = children.count
    children.append(contentsOf: parts)
    for index in first..<children.count { end.place(&children[index]) }
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

  /// - Parameter known: those that are remembered, the oldest first.
  init(_ known: FoldPart, and node: FoldNode) {
    var nodes = known.variants?.nodes ?? [known.node]
    if nodes.count == Self.most { nodes.removeFirst() }
    nodes.append(node)
    self.nodes = nodes
  }

  func begun(in state: ErasedState, _ loops: ProviderLoops) -> FoldNode? {
    nodes.first { loops.areSame($0.before, state) }
  }

  /// All but one.
  func others(than node: FoldNode) -> some Sequence<FoldNode> { nodes.lazy.filter { $0 !== node } }
}
