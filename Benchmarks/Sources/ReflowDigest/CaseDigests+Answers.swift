import Reflow
import SeededNumbers

extension CaseDigests {
  /// Asks a layout for everything but its explanations.
  mutating func addAnswers(of layout: Layout, seed: Int) {
    var generator = SplitMix64(seed: seed)
    frames.addFrames(of: layout)
    lines.addLines(of: layout)
    for section in 0..<layout.sectionCount {
      layout.forEachPlacement(inSection: section) { _, frame, _ in frames.add(frame) }
      let count = layout.itemCount(inSection: section) ?? 0
      for item in Self.picks(of: count, &generator) {
        let path = ItemPath(section: section, item: item)
        frames.add(layout.frame(ofItem: path))
        frames.add(layout.frame(of: .item(path)))
        lines.add(layout.line(ofItem: path))
      }
      addItemsOnLines(of: layout, section, &generator)
    }
    frames.add(layout.frames(ofItemsInSection: layout.sectionCount) != nil)
    addQueries(of: layout, &generator)
  }

  /// Some items: the ends, some between, and two that there are not.
  private static func picks(of count: Int, _ generator: inout SplitMix64) -> [Int] {
    let between = count > 0 ? (0..<5).map { _ in generator.below(count) } : []
    return [-1, 0, count - 1, count] + between
  }

  private mutating func addItemsOnLines(
    of layout: Layout, _ section: Int, _ generator: inout SplitMix64
  ) {
    let count = layout.lineCount(inSection: section) ?? 0
    let some = count > 8 ? (0..<6).map { _ in generator.below(count) } : Array(0..<count)
    for line in [-1, count - 1, count] + some {
      lines.add(layout.items(onLine: line, inSection: section))
    }
  }
}

extension Digest {
  /// The content's size and the frames of all that there is.
  mutating func addFrames(of layout: Layout) {
    add(layout.contentSize)
    add(layout.elementCount)
    var frames: [Rect] = []
    for section in 0..<layout.sectionCount {
      add(layout.header(ofSection: section))
      add(layout.itemCount(inSection: section))
      layout.frames(ofItemsInSection: section, into: &frames)
      for frame in frames { add(frame) }
      add(layout.footer(ofSection: section))
    }
  }

  /// The line of every item, one after another, and how many lines there are.
  mutating func addLines(of layout: Layout) {
    add(layout.lineCount)
    for section in 0..<layout.sectionCount {
      add(layout.lineCount(inSection: section))
      layout.forEachPlacement(inSection: section) { item, _, line in
        add(item)
        add(line)
      }
    }
  }
}
