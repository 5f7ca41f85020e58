import Reflow
import SeededNumbers

extension CaseDigests {
  /// What stands in some rectangles and at some points.
  mutating func addQueries(of layout: Layout, _ generator: inout SplitMix64, rects: Int = 20) {
    var found: [LayoutAttributes] = []
    for index in 0..<rects {
      let rect = Self.rect(index, of: layout, &generator)
      if index % 2 == 0 {
        layout.elements(in: rect, into: &found)
      } else {
        found = layout.elements(in: rect)
      }
      queries.add(found.count)
      for attributes in found { queries.add(attributes) }
    }
    for index in 0..<rects / 2 {
      queries.add(layout.element(at: Self.point(index, of: layout, &generator)))
    }
  }

  /// A rectangle somewhere in the content: a viewport, a small one, one without an area, one that is
  /// larger than all, an item's own frame.
  private static func rect(
    _ index: Int, of layout: Layout, _ generator: inout SplitMix64
  ) -> Rect {
    let content = layout.contentSize
    let viewport = layout.collection.container
    let corner = Point(
      x: generator.number(from: -20, to: content.width),
      y: generator.number(from: -20, to: content.height))
    switch index % 10 {
    case 0, 5:
      let isHorizontal = layout.collection.scrollDirection == .horizontal
      return Rect(
        origin: isHorizontal ? Point(x: corner.x, y: 0) : Point(x: 0, y: corner.y), size: viewport)
    case 1, 3, 6:
      let size = Size(
        width: generator.number(from: 0, to: 90), height: generator.number(from: 0, to: 90))
      return Rect(origin: corner, size: size)
    case 2: return Rect(origin: corner, size: Size(width: 0, height: 50))
    case 4:
      return Rect(
        x: -1000, y: -1000, width: content.width + 2000, height: content.height * 0.1 + 1010)
    case 7: return Rect(origin: corner, size: Size(width: -30, height: -5))
    case 8:
      return Rect(
        origin: corner, size: Size(width: content.width / 3 + 1, height: content.height / 50 + 1))
    default: return someFrame(of: layout, &generator) ?? Rect(origin: corner, size: viewport)
    }
  }

  /// A point in the content, or exactly at a corner of an item.
  private static func point(
    _ index: Int, of layout: Layout, _ generator: inout SplitMix64
  ) -> Point {
    guard index % 3 > 0, let frame = someFrame(of: layout, &generator) else {
      let content = layout.contentSize
      return Point(
        x: generator.unit() * content.width, y: generator.unit() * content.height)
    }
    return index % 3 == 1 ? frame.origin : Point(x: frame.maxX, y: frame.maxY)
  }

  private static func someFrame(of layout: Layout, _ generator: inout SplitMix64) -> Rect? {
    guard layout.sectionCount > 0 else { return nil }
    let section = generator.below(layout.sectionCount)
    guard let count = layout.itemCount(inSection: section), count > 0 else { return nil }
    return layout.frame(ofItem: ItemPath(section: section, item: generator.below(count)))
  }
}
