import Reflow

/// Items that fill a line exactly stand on it. For ordinary collections of providers with lines.
struct FitLaws {
  let specimen: Specimen

  /// - Returns: whether the law says anything of the collection: not where the first items have other
  ///   breadths than their own.
  func check() throws -> Bool {
    let section = specimen.collection.sections[0]
    var isTried = false
    var used = 0.0
    for (index, size) in section.items.prefix(8).enumerated() {
      used += index == 0 ? size.width : section.interitemSpacing + size.width
      var first = specimen
      first.collection.sections[0].items = ItemList(
        section.items[...index], chunks: LawCases.chunks)
      guard try linesOfOwnBreadths(&first, length: used + 1_000) == 1 else { continue }
      isTried = true
      let lines = try linesOfOwnBreadths(&first, length: used) ?? 0
      try require(
        lines == 1, "what fits a line exactly stands on one line",
        "\(index + 1) items need \(shown(used)) points, their breadths and the spacings between "
          + "them, and stand on \(lines) lines that are so long")
    }
    return isTried
  }

  /// How many lines there are; nil where an item has another breadth than its own.
  private func linesOfOwnBreadths(_ first: inout Specimen, length: Double) throws -> Int? {
    let insets = first.collection.sections[0].insets
    first.collection.container.width = insets.left + length + insets.right
    let layout = try first.layout()
    let frames = layout.frames(ofItemsInSection: 0) ?? []
    let keepBreadths = zip(frames, first.collection.sections[0].items).allSatisfy {
      Fit.equal($0.size.width, $1.width)
    }
    return keepBreadths ? layout.lineCount(inSection: 0) : nil
  }
}
