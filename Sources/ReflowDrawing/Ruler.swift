import Reflow

/// Round numbers along the viewport's breadth, in content coordinates, and where they stand.
struct Ruler {
  struct Tick: Equatable {
    /// The column that begins at the number, from 0 to the grid's columns.
    var column: Int
    var number: String
    /// Where the number is written; at the tick, but for one at the very end.
    var start: Int
  }

  var ticks: [Tick] = []

  /// As many round numbers as can be read; none where not even two would fit.
  ///
  /// Steps are 1, 2 or 5 times a power of ten.
  init(_ grid: CellGrid) {
    let narrowest = grid.pointsPerColumn * 2
    guard narrowest.isFinite else { return }
    let exponent = exponentOfTen(narrowest)
    for power in exponent...exponent + 7 {
      for digit in [1.0, 2, 5] {
        let step = digit * powerOfTen(power)
        guard step >= narrowest, step.isFinite else { continue }
        let ticks = Ruler.ticks(grid, step: step, places: max(0, -power))
        if let legible = Ruler.legible(ticks) {
          self.ticks = legible
          return
        }
      }
    }
  }

  private static func ticks(_ grid: CellGrid, step: Double, places: Int) -> [Tick] {
    var ticks: [Tick] = []
    let first = (grid.viewport.minX / step).rounded(.up)
    for index in 0...grid.columns {
      let x = (first + Double(index)) * step
      guard x <= grid.viewport.maxX + grid.pointsPerColumn * 1e-6 else { break }
      let number = places <= 12 ? decimal(x, places: places) : formatted(x)
      let column = grid.column(ofEdge: x)
      // The frame has one column more on either side; a number may reach below its right one.
      let start = min(column, grid.columns + 1 - number.count)
      ticks.append(Tick(column: column, number: number, start: start))
    }
    return ticks
  }

  /// The ticks, where two blanks at least stand between their numbers; nil where they do not. A last
  /// number for which the picture's edge leaves no room is left out.
  private static func legible(_ ticks: [Tick]) -> [Tick]? {
    var ticks = ticks
    var end = 0
    for (index, tick) in ticks.enumerated() {
      if tick.start < end {
        guard index > 0, index == ticks.count - 1, tick.start < tick.column else { return nil }
        ticks.removeLast()
      }
      end = tick.start + tick.number.count + 2
    }
    return ticks
  }
}
