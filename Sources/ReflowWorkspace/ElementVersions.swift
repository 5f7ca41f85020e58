import Reflow

/// Which element is which across all states that a session has been in: a tree whose edges are edits.
///
/// Undoing goes back along an edge and a new change grows a branch, so the way between any two states
/// is known, whatever happened in between, and nothing on it is gone over twice. A change that moves
/// no element to another index path adds nothing.
struct ElementVersions: Sendable {
  private struct Node {
    var parent: Int
    var depth: Int
    /// What leads here from the parent.
    var edits: [CollectionEdit]
  }

  private var nodes = [Node(parent: 0, depth: 0, edits: [])]

  /// The version of the session's first state.
  static let first = 0

  /// The version that the edits make of another one.
  mutating func version(after parent: Int, _ edits: [CollectionEdit]) -> Int {
    guard !edits.isEmpty else { return parent }
    nodes.append(Node(parent: parent, depth: nodes[parent].depth + 1, edits: edits))
    return nodes.count - 1
  }

  /// The edits that lead from one version to another. O(n log n) for the n edits between them.
  func mapping(from old: Int, to new: Int) -> ElementMapping {
    var (old, new) = (old, new)
    var back: [CollectionEdit] = []
    var forth: [[CollectionEdit]] = []
    while old != new {
      if nodes[old].depth >= nodes[new].depth {
        back += nodes[old].edits.reversed().map(\.inverse)
        old = nodes[old].parent
      } else {
        forth.append(nodes[new].edits)
        new = nodes[new].parent
      }
    }
    return ElementMapping(back + forth.reversed().joined())
  }
}
