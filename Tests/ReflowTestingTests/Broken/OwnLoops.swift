import Reflow

/// Loops over a stretch, as they should be: a fault takes the place of one of them.
protocol OwnLoops: StretchProvider {}

extension OwnLoops {
  func measure(
    _ items: Items, _ state: inout State, _ pen: inout Pen, in space: SectionSpace
  ) -> StretchExtent {
    var extent = StretchExtent()
    for index in items.range {
      let origin = pen.along
      let placed = place(items[index], &state, &pen, in: space)
      extent.low = min(extent.low, origin + placed.along)
      extent.high = max(extent.high, origin + placed.along + placed.depth)
    }
    return extent
  }

  func frames(
    of items: Items, replaying fold: Fold<State>, in space: SectionSpace,
    into frames: inout FrameBuffer
  ) {
    let start = fold.checkpoint(before: items.range.lowerBound)
    var (state, pen) = (start.state, start.pen)
    for index in start.item..<items.range.upperBound {
      let origin = pen.along
      var placed = place(items[index], &state, &pen, in: space)
      placed.along += origin
      if index >= items.range.lowerBound { frames.append(placed, line: pen.line) }
    }
  }
}
