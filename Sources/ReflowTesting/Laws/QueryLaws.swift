import Reflow

/// Queries answer what filtering all frames does, written down here a second time.
package struct QueryLaws {
  package let layout: Layout
  package let all: [LayoutAttributes]

  package init(_ layout: Layout) {
    self.layout = layout
    all = layout.elements
  }

  /// Half-open on both axes; nothing without area is met, and nothing is met by what has no area.
  package static func meets(_ frame: Rect, _ rect: Rect) -> Bool {
    guard frame.size.width > 0, frame.size.height > 0, rect.size.width > 0, rect.size.height > 0
    else { return false }
    let isBeside = frame.maxX <= rect.minX || rect.maxX <= frame.minX
    let isAboveOrBelow = frame.maxY <= rect.minY || rect.maxY <= frame.minY
    return !isBeside && !isAboveOrBelow
  }

  package func check(_ rect: Rect) throws(Violation) {
    let expected = all.filter { Self.meets($0.frame, rect) }
    let found = layout.elements(in: rect)
    try require(
      found == expected, "a query equals filtering all frames",
      "\(rect.text) found [\(names(found))], expected [\(names(expected))]")
  }

  package func check(at point: Point) throws(Violation) {
    let hits = all.filter {
      point.x >= $0.frame.minX && point.y >= $0.frame.minY && point.x < $0.frame.maxX
        && point.y < $0.frame.maxY
    }
    let expected = hits.last { $0.isPinned } ?? hits.last
    let found = layout.element(at: point)
    try require(
      found == expected, "element(at:) is the topmost of all",
      "\(point.x), \(point.y): found \(names(found.map { [$0] } ?? [])), of [\(names(hits))]")
  }

  /// The answers for the parts of a rectangle are together the answer for the whole.
  package func checkPartition(of rect: Rect, columns: Int, rows: Int) throws(Violation) {
    func cut(_ start: Double, _ length: Double, _ part: Int, _ count: Int) -> Double {
      part == count ? start + length : start + (length * Double(part) / Double(count)).rounded()
    }
    var together: Set<Element> = []
    for column in 0..<columns {
      for row in 0..<rows {
        let left = cut(rect.minX, rect.size.width, column, columns)
        let top = cut(rect.minY, rect.size.height, row, rows)
        let right = cut(rect.minX, rect.size.width, column + 1, columns)
        let bottom = cut(rect.minY, rect.size.height, row + 1, rows)
        let part = Rect(x: left, y: top, width: right - left, height: bottom - top)
        together.formUnion(layout.elements(in: part).map(\.element))
      }
    }
    let whole = layout.elements(in: rect)
    try require(
      Set(whole.map(\.element)) == together && whole.count == together.count,
      "the parts of a rectangle make the whole",
      "\(rect.text): [\(names(whole))], parts \(together.map(\.description).sorted())")
  }

  /// Rectangles that any layout has to answer: all of it, nothing, and the edges of its frames.
  package func checkEdges(of samples: [LayoutAttributes]) throws(Violation) {
    try check(Rect(-1e9, -1e9, 2e9, 2e9))
    try check(Rect(origin: .zero, size: layout.contentSize))
    try check(Rect(1e9, 1e9, 10, 10))
    try check(Rect(0, 0, 0, 0))
    try check(Rect(10, 10, -5, -5))
    for attributes in samples {
      let frame = attributes.frame
      try check(frame)
      try check(Rect(frame.maxX, frame.minY, 3, 3))
      try check(Rect(frame.minX, frame.maxY, 3, 3))
      try check(Rect(frame.minX - 3, frame.minY - 3, 3, 3))
      try check(Rect(frame.maxX - 0.001, frame.maxY - 0.001, 0.002, 0.002))
      try check(at: frame.origin)
      try check(at: Point(x: frame.maxX, y: frame.maxY))
      try check(at: Point(x: frame.maxX - 0.001, y: frame.maxY - 0.001))
    }
  }

  /// Rectangles anywhere, of any size.
  package func checkRandom(_ generator: inout SeededGenerator, count: Int) throws(Violation) {
    let content = layout.contentSize
    for _ in 0..<count {
      let x = generator.length(-100...content.width + 100)
      let y = generator.length(-100...content.height + 100)
      let length = generator.pick([0.001, 1, 30, 200, 2_000])
      let size = (length * generator.pick([1, 0.3]), length * generator.pick([1, 0.3]))
      let rect = Rect(x, y, size.0, size.1)
      try check(rect)
      try check(at: rect.origin)
      let whole = Rect(x.rounded(), y.rounded(), (size.0 + 4).rounded(), (size.1 + 4).rounded())
      try checkPartition(of: whole, columns: 2, rows: 3)
    }
  }
}
