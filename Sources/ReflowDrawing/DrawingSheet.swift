import Reflow

/// A drawing of a sheet: a title above it, a few words below.
public struct DrawingPanel: Sendable {
  public var title: String
  public var drawing: Drawing
  /// Line by line.
  public var notes: [String]

  public init(title: String, drawing: Drawing, notes: [String] = []) {
    self.title = title
    self.drawing = drawing
    self.notes = notes
  }
}

extension Drawing {
  /// Drawings side by side, all at one scale, in rows of a page that is about as wide as a slide.
  ///
  /// The identifiers of each begin with `panel-0-` and so on.
  public init(_ panels: [DrawingPanel]) {
    let sheet = DrawingSheet(panels)
    self.init(
      bounds: sheet.bounds, layers: sheet.layers, remarks: panels.flatMap(\.drawing.remarks))
  }
}

/// A sheet in the making.
private struct DrawingSheet {
  private static let titleFont = DrawingFont.note(size: 13, weight: 600)
  private static let noteFont = DrawingFont.note(size: 11)
  private static let gap = 12.0
  private static let titleHeight = 24.0
  private static let noteHeight = 16.0
  /// Width by height of a slide.
  private static let shape = 1.6

  private(set) var bounds = Rect(x: 0, y: 0, width: 0, height: 0)
  private(set) var layers: [DrawingLayer] = []
  private let setter = LabelSetter()

  init(_ panels: [DrawingPanel]) {
    let sizes = panels.map(size(of:))
    // Of the widths at which the first panels stand on one row, the one whose page comes nearest to a
    // slide.
    let widest = sizes.reduce(0) { max($0, $1.width) }
    var best: (places: [Point], page: Size) = ([], Size(width: 2 * Self.gap, height: 2 * Self.gap))
    var bestDistance = Double.infinity
    var row = 0.0
    for size in sizes {
      row += size.width + Self.gap
      let answer = Self.places(sizes, width: max(widest, row - Self.gap))
      let ratio = answer.page.width / answer.page.height / Self.shape
      let distance = max(ratio, 1 / ratio)
      if distance < bestDistance { (best, bestDistance) = (answer, distance) }
    }
    bounds.size = best.page
    layers = [
      DrawingLayer(elements: [DrawingElement(.backdrop, bounds, fill: .page)])
    ]
    for (index, panel) in panels.enumerated() {
      add(panel, index, at: best.places[index], width: sizes[index].width)
    }
  }

  /// A panel's size with its title and notes, which may be wider than what they belong to.
  private func size(of panel: DrawingPanel) -> Size {
    let drawn = panel.drawing.bounds.size
    var width = max(drawn.width, setter.width(of: panel.title, Self.titleFont) + 2 * Self.inset)
    for note in panel.notes {
      width = max(width, setter.width(of: note, Self.noteFont) + 2 * Self.inset)
    }
    return Size(
      width: min(width, max(drawn.width, 400)),
      height: Self.titleHeight + drawn.height + Self.noteHeight * Double(panel.notes.count))
  }

  /// Where texts begin: below one another with the content.
  private static let inset = DrawingBuilder.margin

  /// Where each panel's top left belongs, and how large the page is.
  /// - Parameter width: of a row, at least that of the widest panel.
  private static func places(_ sizes: [Size], width: Double) -> (places: [Point], page: Size) {
    var places: [Point] = []
    var (x, y) = (gap, gap)
    var rowHeight = 0.0
    var reached = 0.0
    for size in sizes {
      if x > gap, x + size.width > gap + width + Fit.tolerance {
        (x, y) = (gap, y + rowHeight + gap)
        rowHeight = 0
      }
      places.append(Point(x: x, y: y))
      x += size.width + gap
      reached = max(reached, x)
      rowHeight = max(rowHeight, size.height)
    }
    return (places, Size(width: reached, height: y + rowHeight + gap))
  }

  private mutating func add(_ panel: DrawingPanel, _ index: Int, at place: Point, width: Double) {
    let drawn = panel.drawing.bounds
    let offset = Point(
      x: place.x - drawn.minX, y: place.y + Self.titleHeight - drawn.minY)
    for var layer in panel.drawing.layers {
      layer.offset.x += offset.x
      layer.offset.y += offset.y
      layer.prefix = "panel-\(index)-\(layer.prefix)"
      layers.append(layer)
    }
    var words: [DrawingElement] = []
    func add(_ string: String, _ font: DrawingFont, y: Double, height: Double) {
      let box = Rect(
        x: place.x + Self.inset, y: y, width: max(0, width - Self.inset), height: height)
      words.append(
        DrawingElement(
          .note, box,
          text: DrawingText(string, font: font, color: .noteText, box: box, alignment: .leading)))
    }
    add(panel.title, Self.titleFont, y: place.y + 4, height: Self.titleHeight - 4)
    var y = place.y + Self.titleHeight + drawn.size.height - 6
    for note in panel.notes {
      add(note, Self.noteFont, y: y, height: Self.noteHeight)
      y += Self.noteHeight
    }
    layers.append(DrawingLayer(elements: words))
  }
}
