import Reflow

/// What the frames of a layout have to be, whatever the provider's idea.
struct PlacingLaws {
  let layout: Layout

  /// Every frame is finite, and no extent is negative.
  func checkFinite() throws(Violation) {
    for attributes in layout.elements {
      let frame = attributes.frame
      try require(
        [frame.minX, frame.minY, frame.maxX, frame.maxY].allSatisfy(\.isFinite)
          && frame.size.width >= 0 && frame.size.height >= 0,
        "every frame is finite, and no extent negative", "\(attributes.element) \(frame.text)")
    }
    let content = layout.contentSize
    try require(
      content.width.isFinite && content.height.isFinite && content.width >= 0
        && content.height >= 0,
      "the content's size is finite", "\(content.width) × \(content.height)")
  }

  /// The same layout answers the same whenever it is asked.
  func checkDeterminism() throws(Violation) {
    for section in 0..<layout.sectionCount {
      let first = layout.frames(ofItemsInSection: section) ?? []
      for how in ["asked again", "asked once more"] {
        try compare(first, layout.frames(ofItemsInSection: section) ?? [], section, how)
      }
    }
  }

  private func compare(
    _ first: [Rect], _ second: [Rect], _ section: Int, _ how: String
  ) throws(Violation) {
    for item in first.indices where first[item] != second[item] && !first[item].isBroken {
      throw Violation(
        law: "a layout answers the same when it is \(how)",
        details: "item \(section).\(item) stood at \(first[item].text), then at "
          + second[item].text)
    }
  }

  /// Items of a line follow one another, and a line begins where the one above has ended. For ordinary
  /// collections.
  func checkOrder() throws(Violation) {
    var places: [(frame: Rect, line: Int)] = []
    layout.forEachPlacement(inSection: 0) { places.append(($1, $2)) }
    var (lineAbove, lineEnd) = (-Double.infinity, -Double.infinity)
    for (item, place) in places.enumerated() {
      let frame = place.frame
      if item > 0, places[item - 1].line == place.line {
        let neighbour = places[item - 1].frame
        try require(
          frame.minX >= neighbour.maxX - Fit.tolerance, "items of a line follow one another",
          "on line \(place.line) item \(item) begins at \(shown(frame.minX)), where item "
            + "\(item - 1) ends at \(shown(neighbour.maxX))")
      } else {
        (lineAbove, lineEnd) = (lineEnd, -.infinity)
      }
      try require(
        frame.minY >= lineAbove - Fit.tolerance, "lines follow one another",
        "item \(item) on line \(place.line) begins at \(shown(frame.minY)), the line above ends at "
          + shown(lineAbove))
      lineEnd = max(lineEnd, frame.maxY)
    }
  }

  /// The content ends with its last item, and no item that is shorter than the line leaves it. For
  /// ordinary collections.
  /// - Parameter hasFloor: the provider asks for more content than the items take.
  func checkContent(hasFloor: Bool) throws(Violation) {
    let collection = layout.collection
    let insets = collection.sections[0].insets
    let (low, high) = (insets.left, collection.container.width - insets.right)
    let end = layout.contentSize.height - insets.bottom
    var last = -Double.infinity
    for (item, frame) in (layout.frames(ofItemsInSection: 0) ?? []).enumerated() {
      if frame.size.width <= high - low {
        try require(
          frame.minX >= low - Fit.tolerance && frame.maxX <= high + Fit.tolerance,
          "no item leaves its line",
          "item \(item) stands from \(shown(frame.minX)) to \(shown(frame.maxX)), the line from "
            + "\(shown(low)) to \(shown(high))")
      }
      try require(
        frame.minY >= insets.top - Fit.tolerance && frame.maxY <= end + Fit.tolerance,
        "the content covers its items",
        "item \(item) stands from \(shown(frame.minY)) to \(shown(frame.maxY)), the content's items "
          + "from \(shown(insets.top)) to \(shown(end))")
      last = max(last, frame.maxY)
    }
    guard !hasFloor else { return }
    try require(
      Fit.equal(last, end), "the content ends where its last item ends",
      "the last item ends at \(shown(last)), the content's items at \(shown(end))")
  }

  /// A single item stands on one line, and where it stands without any spacing.
  func checkOne(withoutSpacing other: Layout) throws(Violation) {
    try require(
      layout.lineCount(inSection: 0) ?? 1 == 1, "one item is one line",
      "it counts \(layout.lineCount(inSection: 0) ?? 0)")
    let item = ItemPath(section: 0, item: 0)
    let (frame, plain) = (layout.frame(ofItem: item), other.frame(ofItem: item))
    guard let frame, let plain else { return }
    try require(
      Fit.equal(frame.minY, plain.minY), "one item has no spacing before it",
      "it begins at \(shown(frame.minY)), without spacings at \(shown(plain.minY))")
  }
}

extension Rect {
  /// Whether it holds an infinity or a NaN, which equals nothing: another law's matter.
  var isBroken: Bool {
    ![minX, minY, size.width, size.height].allSatisfy(\.isFinite)
  }
}

/// A number for people: at most three decimals.
func shown(_ number: Double) -> String {
  let scaled = number * 1000
  guard scaled.magnitude < 1e15 else { return formatted(number) }
  return formatted(scaled.rounded() / 1000)
}
