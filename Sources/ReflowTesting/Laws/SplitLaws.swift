import Reflow

/// A section may be cut where a line ends: what is behind the cut stands as it stood, and so does what
/// is before it, but for the line that has become a section's last.
package struct SplitLaws {
  let specimen: Specimen

  /// Cuts the first section before an item; the space between two lines becomes the first part's inset.
  package static func parts(
    of collection: LayoutCollection, before item: Int, spacing: Double
  ) -> LayoutCollection {
    var parts = collection
    let items = collection.sections[0].items
    parts.sections.insert(collection.sections[0], at: 1)
    parts.sections[0].items = ItemList(items[..<item])
    parts.sections[0].insets.bottom = spacing
    parts.sections[1].items = ItemList(items[item...])
    parts.sections[1].insets.top = 0
    return parts
  }

  /// For ordinary collections of providers with lines: at most three cuts.
  func check() throws {
    let collection = specimen.collection
    let whole = try specimen.layout()
    var places: [(frame: Rect, line: Int)] = []
    whole.forEachPlacement(inSection: 0) { places.append(($1, $2)) }
    let cuts = places.indices.dropFirst().filter { places[$0].line != places[$0 - 1].line }
    guard let first = cuts.first, let last = cuts.last else { return }
    for cut in Set([first, cuts[cuts.count / 2], last]).sorted() {
      var parted = specimen
      parted.collection = Self.parts(
        of: collection, before: cut, spacing: collection.sections[0].lineSpacing)
      let layout = try parted.layout()
      let law = "a section may be cut where a line ends"
      let count = (layout.lineCount(inSection: 0) ?? 0) + (layout.lineCount(inSection: 1) ?? 0)
      try require(
        count == whole.lineCount(inSection: 0), law,
        "cut before item \(cut), where a line begins, \(whole.lineCount(inSection: 0) ?? 0) lines "
          + "become \(count)")
      let ending = places[cut - 1].line
      for item in places.indices where item >= cut || places[item].line < ending {
        let (section, index) = item < cut ? (0, item) : (1, item - cut)
        let frame = layout.frame(of: .item(section: section, item: index)) ?? places[item].frame
        // The last line of the first part may be deeper or shallower now.
        let anchor = item < cut ? 0 : cut
        let anchorFrame =
          layout.frame(of: .item(section: section, item: 0)) ?? places[anchor].frame
        let shift = anchorFrame.minY - places[anchor].frame.minY
        var expected = places[item].frame
        expected.origin.y += shift
        try require(
          frame.isNear(expected), law,
          "cut before item \(cut), where a line begins, item \(item) stands at \(frame.text) "
            + "instead of \(expected.text)")
      }
    }
  }
}
