/// Neighbours in a collection that were neighbours before too, or that all came.
protocol MappedRun: Sendable {
  associatedtype Source

  /// Where the first of them was; nil where all came.
  var source: Source? { get set }
  /// At least 1.
  var count: Int { get set }

  /// Where one of them was.
  func source(at offset: Int) -> Source?
}

/// A row of runs as a balanced tree that is never changed: what is cut from it or joined to it makes the
/// nodes on the way anew.
///
/// Everything costs O(log runs), however many runs are cut out or put in at once. Two trees that make a
/// pair differ in height by one at most, as in an AVL tree.
indirect enum RunTree<Run: MappedRun>: Sendable {
  case empty
  case run(Run)
  case pair(RunTree, RunTree, count: Int, height: Int)

  /// The elements of all runs; a row without an end has `Int.max`.
  var count: Int {
    switch self {
    case .empty: 0
    case .run(let run): run.count
    case .pair(_, _, let count, _): count
    }
  }

  /// Nodes from here down to a run; 0 for a run.
  var height: Int {
    if case .pair(_, _, _, let height) = self { height } else { 0 }
  }

  /// The run that holds an element, and the element's number in it; nil where there is no such element.
  func run(at index: Int) -> (run: Run, offset: Int)? {
    guard index >= 0, index < count else { return nil }
    var tree = self
    var offset = index
    while case .pair(let first, let second, _, _) = tree {
      let isSecond = offset >= first.count
      if isSecond { offset -= first.count }
      tree = isSecond ? second : first
    }
    guard case .run(let run) = tree else { return nil }
    return (run, offset)
  }

  /// Puts a row in the place of some elements, or between two where there are none.
  /// - Parameters:
  ///   - count: how many there are.
  ///   - index: where the first of them is.
  ///   - row: what takes their place.
  ///   - steps: grows by the nodes that are looked at.
  /// - Returns: the elements.
  @discardableResult
  mutating func replace(
    _ count: Int, at index: Int, with row: RunTree, _ steps: inout Int
  ) -> RunTree {
    let (head, rest) = split(at: index, &steps)
    let (replaced, tail) = rest.split(at: count, &steps)
    self = Self.joined(Self.joined(head, row, &steps), tail, &steps)
    return replaced
  }

  /// What is before an element, and what begins with it.
  private func split(at index: Int, _ steps: inout Int) -> (head: RunTree, tail: RunTree) {
    steps += 1
    guard index > 0 else { return (.empty, self) }
    guard index < count else { return (self, .empty) }
    switch self {
    case .empty: return (.empty, .empty)
    case .run(var head):
      var tail = head
      head.count = index
      tail.count -= index
      tail.source = head.source(at: index)
      return (.run(head), .run(tail))
    case .pair(let first, let second, _, _):
      if index < first.count {
        let (head, tail) = first.split(at: index, &steps)
        return (head, Self.joined(tail, second, &steps))
      }
      let (head, tail) = second.split(at: index - first.count, &steps)
      return (Self.joined(first, head, &steps), tail)
    }
  }

  /// One row and then another, whatever their heights: O(the heights' difference).
  private static func joined(_ first: RunTree, _ second: RunTree, _ steps: inout Int) -> RunTree {
    steps += 1
    if first.count == 0 { return second }
    if second.count == 0 { return first }
    if case .pair(let outer, let inner, _, let height) = first, height > second.height + 1 {
      return balanced(outer, joined(inner, second, &steps))
    }
    if case .pair(let inner, let outer, _, let height) = second, height > first.height + 1 {
      return balanced(joined(first, inner, &steps), outer)
    }
    return pair(first, second)
  }

  /// A pair of trees whose heights differ by two at most.
  private static func balanced(_ first: RunTree, _ second: RunTree) -> RunTree {
    if case .pair(let outer, let inner, _, let height) = first, height > second.height + 1 {
      guard case .pair(let left, let right, _, _) = inner, inner.height > outer.height else {
        return pair(outer, pair(inner, second))
      }
      return pair(pair(outer, left), pair(right, second))
    }
    if case .pair(let inner, let outer, _, let height) = second, height > first.height + 1 {
      guard case .pair(let left, let right, _, _) = inner, inner.height > outer.height else {
        return pair(pair(first, inner), outer)
      }
      return pair(pair(first, left), pair(right, outer))
    }
    return pair(first, second)
  }

  private static func pair(_ first: RunTree, _ second: RunTree) -> RunTree {
    let (count, isEndless) = first.count.addingReportingOverflow(second.count)
    return .pair(
      first, second, count: isEndless ? .max : count,
      height: max(first.height, second.height) + 1)
  }
}
