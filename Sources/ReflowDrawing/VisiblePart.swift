import Reflow

/// The elements that a picture shows, and how far down it shows them.
///
/// Only the viewport is asked for, so the cost is its own and not the collection's.
struct VisiblePart {
  /// Drawing stops behind so many; the cells have long been covered.
  static let mostElements = 20_000

  /// The viewport on cells, its rows those that are drawn.
  var grid: CellGrid
  /// In the order of drawing: pinned ones last.
  var elements: [LayoutAttributes]
  /// How many elements stand in the drawn rows, drawn or not.
  var visibleCount: Int
  /// How far content goes on within the viewport below the last row, in points.
  var pointsBelow = 0.0
  /// Where something stood before, as far as it is in the drawn rows.
  var ghosts: [Rect]
  /// The rectangle to outline, where any of it is in view.
  var highlight: Rect?

  /// - Parameter mostRows: the most rows that may be drawn, at least 1.
  init(of subject: PictureSubject, on grid: CellGrid, mostRows: Int) {
    let (layout, viewport) = (subject.layout, grid.viewport)
    self.grid = grid
    self.grid.rows = mostRows
    let drawnEnd = viewport.minY + self.grid.drawnHeight
    let drawn = viewport.part(from: viewport.minY, to: drawnEnd)
    let found = layout.elements(in: drawn)
    ghosts = Array(
      subject.ghosts(drawn).lazy.filter { $0.overlaps(drawn) }.prefix(Self.mostElements))
    visibleCount = found.count
    elements = Array(found.lazy.filter { !$0.isPinned }.prefix(Self.mostElements))
    elements += found.lazy.filter { $0.isPinned }.prefix(Self.mostElements)
    highlight = subject.highlight?.standardized.flatMap { $0.touches(viewport) ? $0 : nil }

    var end = max(viewport.minY, highlight?.maxY ?? viewport.minY)
    for attributes in found { end = max(end, attributes.frame.maxY) }
    for ghost in ghosts { end = max(end, ghost.maxY) }
    // The content's end says something along the scroll axis only: across it is the container's.
    if layout.collection.scrollDirection == .vertical, !found.isEmpty {
      end = max(end, layout.contentSize.height)
    }
    end = min(end, viewport.maxY)
    if Self.isAnything(in: layout, below: drawnEnd, step: grid.pointsPerRow) {
      let rest = viewport.part(from: max(drawnEnd, end), to: viewport.maxY)
      for attributes in layout.elements(in: rest) {
        end = max(end, min(viewport.maxY, attributes.frame.maxY))
      }
      pointsBelow = max(0, end - drawnEnd)
      self.grid.isCut = true
    } else {
      end = min(end, drawnEnd)
    }
    self.grid.rows = self.grid.rowCount(downTo: end, most: mostRows)
  }

  /// Whether an element stands in the viewport below an edge. Looks at a little more each time, so
  /// that a long viewport is asked for whole only where it is empty.
  private static func isAnything(in layout: Layout, below edge: Double, step: Double) -> Bool {
    let viewport = layout.viewportRect
    var (low, step) = (edge, step)
    while low < viewport.maxY {
      let high = min(viewport.maxY, low + step)
      if !layout.elements(in: viewport.part(from: low, to: high)).isEmpty { return true }
      low = high
      step *= 2
    }
    return false
  }
}

extension Layout {
  /// The part of the content that is shown.
  var viewportRect: Rect {
    Rect(origin: collection.offset, size: collection.container)
  }
}

extension Rect {
  /// The rows of the rectangle between two heights.
  fileprivate func part(from low: Double, to high: Double) -> Rect {
    Rect(x: origin.x, y: low, width: size.width, height: max(0, high - low))
  }

  /// The same with a size that is not negative; nil where an edge is no number.
  fileprivate var standardized: Rect? {
    guard !minX.isNaN, !minY.isNaN, !maxX.isNaN, !maxY.isNaN else { return nil }
    return Rect(
      x: min(minX, maxX), y: min(minY, maxY), width: size.width.magnitude,
      height: size.height.magnitude)
  }

  /// Whether any of the rectangle is in the other one. Unlike `overlaps` it needs no area: a point has
  /// its place too.
  fileprivate func touches(_ other: Rect) -> Bool {
    minX < other.maxX && (maxX > other.minX || minX >= other.minX)
      && minY < other.maxY && (maxY > other.minY || minY >= other.minY)
  }
}
