import CPango

/// A font of a drawing. One layout point is one typographic point.
public struct DrawingFont: Hashable, Sendable {
  /// A family as Pango and CSS name it: `DejaVu Sans`, `monospace`.
  public var family: String
  /// In points; nil makes a column 8 points wide, as `GridFont` measures it.
  public var size: Double?
  /// From 100 to 1000; 400 is regular, 700 bold.
  public var weight: Int
  public var isItalic: Bool

  public init(family: String, size: Double?, weight: Int = 400, isItalic: Bool = false) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
  }

  /// The font that stands for `GridFont`: a monospaced one whose columns are 8 points wide.
  public static let grid = DrawingFont(family: "monospace", size: nil)

  private static let gridName = "grid"

  /// The font of what is said beside a layout.
  static func note(size: Double, weight: Int = 400) -> DrawingFont {
    DrawingFont(family: "sans-serif", size: size, weight: weight)
  }

  /// The font that a text style names: `grid`, or what Pango calls a font description, such as
  /// `DejaVu Sans Bold 13`. Without a size it is 13 points.
  public init(named name: String) {
    guard name != Self.gridName else {
      self = .grid
      return
    }
    let description = pango_font_description_from_string(drawable(name))
    defer { pango_font_description_free(description) }
    let family = pango_font_description_get_family(description).map { String(cString: $0) }
    let size = Double(pango_font_description_get_size(description)) / Double(PANGO_SCALE)
    self.init(
      family: family ?? "sans-serif", size: size > 0 ? size : 13,
      weight: Int(pango_font_description_get_weight(description).rawValue),
      isItalic: pango_font_description_get_style(description) != PANGO_STYLE_NORMAL)
  }
}
