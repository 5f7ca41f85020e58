import Reflow

/// Writes a drawing as SVG: rectangles with the layout's exact numbers, texts as texts that can be
/// selected and searched.
///
///     let svg = try SVGWriter(palette: .light).text(of: drawing)
///
/// Stands by itself as a file, and within a page: colours are attributes, which a page's own style
/// overrides; `item-0-4` and `header-1` are identifiers, `item`, `header`, `inset` and so on classes of
/// groups. A text's length is given, so that it stays in its box where the font is another one.
public struct SVGWriter: Sendable {
  public var palette: Palette
  /// Pixels a point, above 0: how large the picture is shown. Its numbers stay points.
  public var scale: Double
  /// Whether an XML declaration stands at the beginning, as a file of its own has it.
  public var hasDeclaration: Bool
  /// The title, which readers of a page speak; nil leaves it out.
  public var title: String?
  /// Whether an animation starts again and again, or runs once.
  public var repeats: Bool
  /// Whether colours are `var(--itemEdge)` and so on instead of the palette's: the page around the
  /// picture says what they are, and may say it anew.
  public var usesCustomProperties: Bool

  public init(
    palette: Palette = .light, scale: Double = 1, hasDeclaration: Bool = false,
    title: String? = nil, repeats: Bool = true, usesCustomProperties: Bool = false
  ) {
    self.palette = palette
    self.scale = scale
    self.hasDeclaration = hasDeclaration
    self.title = title
    self.repeats = repeats
    self.usesCustomProperties = usesCustomProperties
  }

  /// A colour as an attribute's value.
  func color(_ role: DrawingRole) -> String {
    usesCustomProperties ? "var(\(role.propertyName))" : palette[role].hex
  }

  /// The greatest extent in points: beyond it the numbers of those who show SVG fail.
  public static let greatestExtent = 10_000_000.0

  /// The drawing as a text.
  public func text(of drawing: Drawing) throws(DrawingError) -> String {
    String(decoding: try bytes(of: drawing), as: UTF8.self)
  }

  /// The drawing as UTF-8. O(elements), about 20 µs for one with a text.
  /// - Throws: `DrawingError` for a drawing larger than `greatestExtent`.
  public func bytes(of drawing: Drawing) throws(DrawingError) -> [UInt8] {
    let size = drawing.bounds.size
    guard size.width <= Self.greatestExtent, size.height <= Self.greatestExtent else {
      throw DrawingError(
        "the picture has \(decimal(size.width, places: 0)) × \(decimal(size.height, places: 0)) "
          + "points; svg holds at most \(decimal(Self.greatestExtent, places: 0)) either way; "
          + "--viewport draws what is in view")
    }
    var document = SVGDocument(self)
    document.write(drawing)
    return document.output.bytes
  }
}
