import Reflow

/// A picture of a layout as a list of what is to be drawn: a value that `SVGWriter` and `CairoDrawing`
/// turn into files, and whoever embeds the picture may look through.
///
///     let drawing = try Drawing(subject, options: DrawingOptions(showsGuides: true))
///     let svg = try SVGWriter(palette: .light).bytes(of: drawing)
///
/// All numbers are points; an element's frame is the layout's own, in content coordinates.
public struct Drawing: Sendable {
  /// What is shown, in the coordinates of the layers without an offset. A drawing of a layout has room
  /// around the content, so its origin is negative.
  public var bounds: Rect
  /// From the lowest to the topmost.
  public var layers: [DrawingLayer]
  /// What was left out or cut, in words.
  public var remarks: [String]

  public init(bounds: Rect, layers: [DrawingLayer] = [], remarks: [String] = []) {
    self.bounds = bounds
    self.layers = layers
    self.remarks = remarks
  }

  /// The same with a prefix before all identifiers, so that several pictures can stand in one page.
  public func prefixed(_ prefix: String) -> Drawing {
    var drawing = self
    for index in layers.indices { drawing.layers[index].prefix = prefix + layers[index].prefix }
    return drawing
  }

  /// How many elements there are in all layers.
  public var elementCount: Int { layers.reduce(0) { $0 + $1.elements.count } }
}

/// Elements that share a place and a clip.
public struct DrawingLayer: Sendable {
  /// Added to the coordinates of the elements and of the clip.
  public var offset: Point
  /// Nothing is drawn outside of it, in the elements' coordinates; nil cuts nothing.
  public var clip: Rect?
  /// Stands before the identifiers of the elements, so that several pictures can share a page.
  public var prefix: String
  /// In the order in which they are drawn: later ones lie above.
  public var elements: [DrawingElement]

  public init(
    offset: Point = .zero, clip: Rect? = nil, prefix: String = "",
    elements: [DrawingElement] = []
  ) {
    self.offset = offset
    self.clip = clip
    self.prefix = prefix
    self.elements = elements
  }
}
