import Reflow

/// What a provider costs, counted and not timed.
struct WorkLaws {
  let layout: Layout
  let tally: PlacingTally

  /// How many items around one may have to be placed with it: two stretches to either side.
  private static let neighbours = 8

  func check() throws(Violation) {
    let count = layout.itemCount(inSection: 0) ?? 0
    try require(
      tally.placed == count, "each item is placed once", "\(count) items, placed \(tally.placed)")
    let (early, late) = tally.stateSizes
    try require(
      late <= 2 * early + 32, "the state does not grow with the items",
      "behind \(count / 4) items it holds \(early) values, behind \(count) items \(late)")
    try checkQuery(count)
  }

  /// A query of a thin band places again what stands there, and not everything.
  private func checkQuery(_ count: Int) throws(Violation) {
    let content = layout.contentSize
    let band = Rect(x: 0, y: content.height / 2, width: content.width, height: 1)
    let frames = layout.frames(ofItemsInSection: 0) ?? []
    let before = tally.replayed
    _ = layout.elements(in: band)
    let replayed = tally.replayed - before
    let near = frames.indices.count { item in
      let around = frames[
        max(0, item - Self.neighbours)..<min(count, item + Self.neighbours + 1)]
      let low = around.reduce(Double.infinity) { min($0, $1.minY) }
      let high = around.reduce(-Double.infinity) { max($0, $1.maxY) }
      return low <= band.maxY && high >= band.minY
    }
    let most = 4 * (near + 2 * Self.neighbours)
    try require(
      replayed <= most, "a query places few items again",
      "a band of 1 point, near which \(near) of \(count) items stand, placed \(replayed) again")
  }
}
