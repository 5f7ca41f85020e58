import Reflow
import ReflowTesting
import Testing

/// A section may be cut where a line closes: the items stand where they stood.
@Suite("Splitting a section")
struct SplitLawTests {
  /// Providers that arrange a section's last line as any other.
  static let providers = [
    "left-align", "left-align alignItems=end oversize=clamp",
    "aligned-flow justifyContent=spaceAround", "aligned-flow justifyContent=end alignItems=center",
    "trailing-lines", "column", "waterfall columns=1", "horizontal alignItems=end",
  ]

  private func check(_ name: String, _ collection: LayoutCollection, _ trail: String) throws {
    let made = try provider(name)
    let whole = try LayoutEngine.layOut(collection, with: made)
    let section = collection.sections[0]
    let spacing =
      made.description.name == "horizontal" ? section.interitemSpacing : section.lineSpacing
    var lines: [Int] = []
    whole.forEachPlacement(inSection: 0) { _, _, line in lines.append(line) }
    let cuts = section.items.indices.dropFirst().filter {
      !made.description.hasLines || lines[$0] != lines[$0 - 1]
    }
    let tried = cuts.count > 8 ? [cuts[0], cuts[cuts.count / 2], cuts[cuts.count - 1]] : cuts
    for cut in tried {
      let parts = SplitLaws.parts(of: collection, before: cut, spacing: spacing)
      let layout = try LayoutEngine.layOut(parts, with: made)
      let frames = layout.frames + (layout.frames(ofItemsInSection: 1) ?? [])
      let stayed = zip(frames, whole.frames).allSatisfy { $0.isNear($1) }
      #expect(
        stayed && frames.count == whole.frames.count, "\(name), cut before \(cut), \(trail)")
      #expect(
        Fit.equal(layout.contentSize.height, whole.contentSize.height),
        "\(name), cut before \(cut), \(trail)")
      if made.description.hasLines {
        #expect(layout.lineCount == whole.lineCount, "\(name), cut before \(cut), \(trail)")
      }
    }
  }

  @Test(arguments: providers)
  func smallCollections(_ name: String) throws {
    // A waterfall is as deep as its deepest item, which under negative spacing need not be the last.
    for spacing in name.hasPrefix("waterfall") ? [0.0, 10] : [0.0, 10, -5] {
      for items in SmallCollections.itemLists(longest: 3) {
        let section = Section(
          items: ItemList(items), insets: Insets(top: 4, left: 5), lineSpacing: spacing,
          interitemSpacing: spacing)
        let collection = LayoutCollection(
          container: Size(width: 60, height: 90), sections: [section])
        try check(name, collection, "items \(items), spacing \(spacing)")
      }
    }
  }

  @Test(arguments: providers)
  func longCollections(_ name: String) throws {
    for seed in 0..<4 {
      var generator = SeededGenerator(seed: seed)
      let items = (0..<700).map { _ in
        Size(width: generator.length(0...90), height: generator.length(0...50))
      }
      let section = Section(items: ItemList(items), lineSpacing: 3, interitemSpacing: 0.3)
      let collection = LayoutCollection(
        container: Size(width: 375, height: 600), sections: [section])
      try check(name, collection, "seed \(seed)")
    }
  }
}
