import Reflow

/// How points fall on the cells of a terminal: the viewport as columns and rows of cells that are
/// twice as high as wide.
///
/// Edges are rounded, never widths, so elements that share an edge in points share it in cells.
struct CellGrid {
  let viewport: Rect
  let columns: Int
  let pointsPerColumn: Double
  /// The rows that are drawn, from the viewport's top.
  var rows: Int
  /// Whether elements go on below the last row, where the viewport does.
  var isCut = false

  /// - Parameters:
  ///   - columns: the most columns.
  ///   - hasRoundScale: whether a column is a round number of points, and there may be fewer.
  ///   - scale: the points of a column, where they are given and the viewport fits.
  /// - Returns: nil where the viewport has no area that could be drawn.
  init?(viewport: Rect, columns: Int, hasRoundScale: Bool = false, scale: Double? = nil) {
    let filling = viewport.size.width / Double(columns)
    guard filling > 0, viewport.size.height > 0 else { return nil }
    self.viewport = viewport
    rows = 0
    let roundScale = hasRoundScale ? Self.roundScale(width: viewport.size.width, filling) : nil
    if let scale = scale.map({ max($0, filling) }) ?? roundScale {
      pointsPerColumn = scale
      self.columns = max(1, min(columns, Int((viewport.size.width / scale).rounded(.up))))
    } else {
      pointsPerColumn = filling
      self.columns = columns
    }
  }

  /// The least round number of points a column at which the viewport fits: 1, 2, 4 or 5 times a power
  /// of ten. At least 5, at which a tag of 32 points takes three rows and a spacing of 10 takes one,
  /// unless that leaves fewer than 20 columns.
  static func roundScale(width: Double, _ filling: Double) -> Double? {
    let least = max(filling, min(5, width / 20))
    var power = 1e-6
    while power < 1e12 {
      for step in [1.0, 2, 4, 5] where step * power >= least * (1 - 1e-9) { return step * power }
      power *= 10
    }
    return nil
  }

  var pointsPerRow: Double { min(2 * pointsPerColumn, .greatestFiniteMagnitude) }

  /// The column on whose left an edge falls, from 0 to `columns`.
  func column(ofEdge x: Double) -> Int {
    rounded((x - viewport.minX) / pointsPerColumn, most: columns)
  }

  /// How many rows reach from the viewport's top to an edge, at least 1 and at most `most`.
  func rowCount(downTo y: Double, most: Int) -> Int {
    max(1, rounded((y - viewport.minY) / pointsPerRow, most: most))
  }

  /// The viewport's height as far as rows are drawn, in points.
  var drawnHeight: Double { min(viewport.size.height, Double(rows) * pointsPerRow) }

  /// The cells that a rectangle covers, at least one. Only for those that overlap the drawn part.
  func box(of frame: Rect) -> CellBox {
    let (columns, isCutLeft, isCutRight) = cells(
      from: (frame.minX - viewport.minX) / pointsPerColumn,
      to: (frame.maxX - viewport.minX) / pointsPerColumn,
      count: columns, end: viewport.size.width / pointsPerColumn)
    let (rows, isCutTop, isCutBottom) = cells(
      from: (frame.minY - viewport.minY) / pointsPerRow,
      to: (frame.maxY - viewport.minY) / pointsPerRow,
      count: rows, end: (isCut ? drawnHeight : viewport.size.height) / pointsPerRow)
    return CellBox(
      columns: columns, rows: rows,
      cut: Sides(top: isCutTop, left: isCutLeft, bottom: isCutBottom, right: isCutRight))
  }

  private func cells(
    from low: Double, to high: Double, count: Int, end: Double
  ) -> (cells: Range<Int>, isCutLow: Bool, isCutHigh: Bool) {
    // Far below a cell, and above the noise that mirroring and offsets leave.
    let tolerance = 1e-6
    let first = rounded(low, most: count)
    let last = rounded(high, most: count)
    let (isCutLow, isCutHigh) = (low < -tolerance, high > end + tolerance)
    guard first >= last else { return (first..<last, isCutLow, isCutHigh) }
    let middle = (max(0, low) + min(Double(count), high)) / 2
    let cell = min(count - 1, rounded(middle.rounded(.down), most: count))
    return (cell..<cell + 1, isCutLow, isCutHigh)
  }

  /// The nearest whole number from 0 to `most`, whatever the number.
  private func rounded(_ number: Double, most: Int) -> Int {
    let whole = number.rounded()
    guard whole > 0 else { return 0 }
    return whole < Double(most) ? Int(whole) : most
  }
}

/// A rectangle of cells, and the sides on which the viewport's edge or the picture's cuts it.
struct CellBox: Equatable {
  var columns: Range<Int>
  var rows: Range<Int>
  var cut: Sides

  /// What is left between the borders, which are missing where the box is cut. Empty ranges where
  /// there is nothing left.
  var inside: (columns: Range<Int>, rows: Range<Int>) {
    (
      inset(columns, by: cut.left ? 0 : 1, cut.right ? 0 : 1),
      inset(rows, by: cut.top ? 0 : 1, cut.bottom ? 0 : 1)
    )
  }

  private func inset(_ range: Range<Int>, by low: Int, _ high: Int) -> Range<Int> {
    let start = min(range.upperBound, range.lowerBound + low)
    return start..<max(start, range.upperBound - high)
  }
}

/// Something about each of the four sides.
struct Sides: Equatable {
  var top = false
  var left = false
  var bottom = false
  var right = false
}
