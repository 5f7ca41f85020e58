import CPango
import ReflowText

/// A font of a drawing. One layout point is one typographic point.
public struct DrawingFont: Hashable, Sendable {
  /// A family as Pango and CSS name it: `DejaVu Sans`, `monospace`.
  public var family: String
  /// In points; nil makes a column 8 points wide, as `GridFont` measures it.
  public var size: Double?
  /// From 100 to 1000; 400 is regular, 700 bold.
  public var weight: Int
  public var isItalic: Bool
  public var stretch = Stretch.normal
  public var variant = Variant.normal
  /// Axes of a variable font as Pango writes them, such as `wght=350,wdth=80`; SVG leaves them out.
  public var variations = ""

  /// How wide the letters are drawn, by CSS's name, from the narrowest on.
  public enum Stretch: String, Hashable, Sendable, CaseIterable {
    case ultraCondensed = "ultra-condensed"
    case extraCondensed = "extra-condensed"
    case condensed
    case semiCondensed = "semi-condensed"
    case normal
    case semiExpanded = "semi-expanded"
    case expanded
    case extraExpanded = "extra-expanded"
    case ultraExpanded = "ultra-expanded"
  }

  /// What stands for small letters, by CSS's name.
  public enum Variant: String, Hashable, Sendable, CaseIterable {
    case normal
    case smallCaps = "small-caps"
    case allSmallCaps = "all-small-caps"
    case petiteCaps = "petite-caps"
    case allPetiteCaps = "all-petite-caps"
    case unicase
    case titlingCaps = "titling-caps"
  }

  public init(family: String, size: Double?, weight: Int = 400, isItalic: Bool = false) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
  }

  /// The font that stands for `GridFont`: a monospaced one whose columns are 8 points wide.
  public static let grid = DrawingFont(family: "monospace", size: nil)

  /// The font of what is said beside a layout.
  static func note(size: Double, weight: Int = 400) -> DrawingFont {
    DrawingFont(family: "sans-serif", size: size, weight: weight)
  }

  /// The font that a text style names: `grid`, or what Pango calls a font description, such as
  /// `DejaVu Sans Bold Condensed 13`. Without a size it is 13 points.
  public init(named name: String) {
    guard name != Font.grid.description else {
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
    stretch =
      Self.stretches.first {
        $0.pango == pango_font_description_get_stretch(description)
      }?.font ?? .normal
    variant =
      Self.variants.first {
        $0.pango == pango_font_description_get_variant(description)
      }?.font ?? .normal
    if let axes = pango_font_description_get_variations(description) {
      variations = String(cString: axes)
    }
  }

  /// The font as Pango takes it. Whoever takes it frees it.
  /// - Parameter size: in points.
  func description(size: Double) -> OpaquePointer? {
    let description = pango_font_description_new()
    pango_font_description_set_family(description, family)
    pango_font_description_set_absolute_size(description, size * Double(PANGO_SCALE))
    pango_font_description_set_weight(description, PangoWeight(UInt32(weight)))
    pango_font_description_set_style(
      description, isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    for stretch in Self.stretches where stretch.font == self.stretch {
      pango_font_description_set_stretch(description, stretch.pango)
    }
    for variant in Self.variants where variant.font == self.variant {
      pango_font_description_set_variant(description, variant.pango)
    }
    if !variations.isEmpty { pango_font_description_set_variations(description, variations) }
    return description
  }

  private static let stretches: [(font: Stretch, pango: PangoStretch)] = [
    (.ultraCondensed, PANGO_STRETCH_ULTRA_CONDENSED),
    (.extraCondensed, PANGO_STRETCH_EXTRA_CONDENSED), (.condensed, PANGO_STRETCH_CONDENSED),
    (.semiCondensed, PANGO_STRETCH_SEMI_CONDENSED), (.normal, PANGO_STRETCH_NORMAL),
    (.semiExpanded, PANGO_STRETCH_SEMI_EXPANDED), (.expanded, PANGO_STRETCH_EXPANDED),
    (.extraExpanded, PANGO_STRETCH_EXTRA_EXPANDED),
    (.ultraExpanded, PANGO_STRETCH_ULTRA_EXPANDED),
  ]

  private static let variants: [(font: Variant, pango: PangoVariant)] = [
    (.normal, PANGO_VARIANT_NORMAL), (.smallCaps, PANGO_VARIANT_SMALL_CAPS),
    (.allSmallCaps, PANGO_VARIANT_ALL_SMALL_CAPS), (.petiteCaps, PANGO_VARIANT_PETITE_CAPS),
    (.allPetiteCaps, PANGO_VARIANT_ALL_PETITE_CAPS), (.unicase, PANGO_VARIANT_UNICASE),
    (.titlingCaps, PANGO_VARIANT_TITLE_CAPS),
  ]
}
