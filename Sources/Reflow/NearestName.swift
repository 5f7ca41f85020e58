/// The candidate that a mistyped name most likely meant, or nil where none is near.
///
/// Near means at most a third of the longer name's characters inserted, removed, replaced or swapped
/// with their neighbour (at least one). A candidate that the name begins counts as near as well.
/// O(length²) a candidate.
public func nearestName(to name: String, among candidates: [String]) -> String? {
  let typed = Array(name.lowercased().utf8.prefix(64))
  var best: (name: String, distance: Int)?
  for candidate in candidates {
    let known = Array(candidate.lowercased().utf8)
    let begins = typed.count >= 2 && typed.count < known.count && known.starts(with: typed)
    let distance = begins ? 1 : editDistance(typed, known)
    let allowed = max(1, max(typed.count, known.count) / 3)
    if distance <= allowed, distance < best?.distance ?? .max { best = (candidate, distance) }
  }
  return best?.name
}

/// Insertions, removals, replacements and swaps of neighbours that turn one name into the other
/// (optimal string alignment).
private func editDistance(_ first: [UInt8], _ second: [UInt8]) -> Int {
  var beforeLast = [Int](repeating: 0, count: second.count + 1)
  var last = Array(0...second.count)
  for row in first.indices {
    var current = [row + 1]
    for column in second.indices {
      let same = first[row] == second[column]
      var distance = min(last[column + 1] + 1, current[column] + 1, last[column] + (same ? 0 : 1))
      if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
        distance = min(distance, beforeLast[column - 1] + 1)
      }
      current.append(distance)
    }
    beforeLast = last
    last = current
  }
  return last[second.count]
}
