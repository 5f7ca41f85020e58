import Reflow

/// A layout depends on its collection and its provider's parameters, and on nothing that was laid out
/// before, meanwhile, or in another section.
struct IsolationLaws {
  let specimen: Specimen
  /// Makes an equal provider anew.
  let make: () throws -> AnyLayoutProvider

  func check() throws {
    let first = try specimen.layout()
    let frames = first.allFrames
    var other = specimen
    other.collection.container.width = specimen.collection.container.width / 2 + 13
    for index in other.collection.sections.indices {
      other.collection.sections[index].items.reverse()
    }
    other.collection.sections.reverse()
    _ = try other.layout().allFrames
    try compare(frames, first.allFrames, "asked again behind another layout")
    try compare(frames, specimen.layout().allFrames, "made again behind another layout")
    other.provider = try make()
    _ = try other.layout().allFrames
    var again = specimen
    again.provider = try make()
    try compare(frames, again.layout().allFrames, "made again by a provider made anew")
    try checkRepeatedSection(first)
  }

  private func compare(_ frames: [[Rect]], _ others: [[Rect]], _ how: String) throws(Violation) {
    for (section, (ours, theirs)) in zip(frames, others).enumerated() {
      for (item, (one, other)) in zip(ours, theirs).enumerated() {
        try require(
          one == other || one.isBroken, "a layout is the same when it is \(how)",
          "item \(section).\(item) stood at \(one.text), then at \(other.text)")
      }
    }
  }

  /// A section that stands there twice looks twice the same.
  private func checkRepeatedSection(_ layout: Layout) throws {
    guard let section = specimen.collection.sections.first,
      specimen.collection.scrollDirection == .vertical
    else { return }
    var doubled = specimen
    // Another list of the same sizes: a layout of this one is not taken over.
    var copy = section
    copy.items = ItemList(Array(section.items), chunks: LawCases.chunks)
    doubled.collection.sections = [section, copy]
    let frames = try doubled.layout().allFrames
    guard let one = frames[0].first, let other = frames[1].first else { return }
    let shift = other.minY - one.minY
    for (item, (first, second)) in zip(frames[0], frames[1]).enumerated() {
      var expected = first
      expected.origin.y += shift
      try require(
        second.isNear(expected), "a section that follows its like looks like it",
        "item \(item) stands at \(first.text) in the first section, in the second at "
          + "\(second.text) instead of \(expected.text)")
    }
  }
}

extension Layout {
  /// The frames of all items, section by section.
  fileprivate var allFrames: [[Rect]] {
    (0..<sectionCount).map { frames(ofItemsInSection: $0) ?? [] }
  }
}
