import CPango
import Reflow
import ReflowText

/// Sets texts in their boxes with Pango: the one place that decides how lines break, what is cut, and
/// what is left out. All pictures get their lines here.
///
/// Not to be shared between threads. About 10 µs for a short text.
final class LabelSetter {
  /// Text smaller than this cannot be read and is left out, in points.
  private static let smallestSize = 4.0
  /// The same in pixels.
  private static let smallestPixels = 3.0

  private let context: OpaquePointer
  /// Holds the text that was set last.
  let layout: OpaquePointer
  private var descriptions: [DrawingFont: OpaquePointer] = [:]
  private var lineHeights: [DrawingFont: Double] = [:]
  private lazy var gridSize = measuredGridSize()

  /// What becomes of the smallest letters that can be read, in points of a drawing.
  private let smallestSize: Double

  /// The context has no scale, whatever the surface has on which its texts will be shown: Pango counts
  /// the heights of lines wrongly where it has one, and texts are set alike for all pictures.
  /// - Parameter scale: the surface's pixels a point.
  init(scale: Double = 1) {
    smallestSize = max(Self.smallestSize, Self.smallestPixels / scale)
    context = pango_font_map_create_context(pango_cairo_font_map_get_default())
    pango_cairo_context_set_resolution(context, 72)
    // Widths that were rounded to the pixels of a screen would differ from picture to picture.
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(context, 0)
    // Else the locale would choose the fonts that stand in for missing glyphs.
    pango_context_set_language(context, pango_language_from_string("en"))
    layout = pango_layout_new(context)
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
    // A word that is broken gets no hyphen, which is no part of the text.
    let attributes = pango_attr_list_new()
    pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0))
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
  }

  deinit {
    for description in descriptions.values { pango_font_description_free(description) }
    g_object_unref(UnsafeMutableRawPointer(layout))
    g_object_unref(UnsafeMutableRawPointer(context))
  }

  /// A text as it was set.
  struct SetText {
    /// Where its top left belongs.
    var origin: Point
    var font: DrawingFont
    /// Whether it paints outside of its box, so that it has to be clipped.
    var reachesOut: Bool
    /// Its one line, where it has but one and is whole.
    var line: Line?
  }

  /// Sets a text. The layout then holds it, until the next one is set.
  /// - Returns: nil where nothing of it can be read in the box.
  func set(_ text: DrawingText) -> SetText? {
    let box = text.box
    guard box.size.width > 2, box.size.height > 2 else { return nil }
    var font = text.font
    let whole = size(of: font)
    font.size = whole
    let height = lineHeight(of: font)
    if height > box.size.height { font.size = whole * box.size.height / height }
    guard let size = font.size, size >= smallestSize else { return nil }
    pango_layout_set_font_description(layout, description(of: font))
    let start = visibleStart(
      of: text.string, width: box.size.width, height: box.size.height, fontSize: size)
    let string = drawable(start)
    guard string.contains(where: { !$0.isWhitespace }) else { return nil }
    pango_layout_set_width(layout, -1)
    pango_layout_set_text(layout, string, -1)
    if let set = setWhole(string, text, font) { return set }
    pango_layout_set_height(layout, units(box.size.height))
    var inset = text.padding
    let least = min(text.padding, 2)
    if text.mayShrink {
      guard let smaller = shrunk(font, to: box.size.width - 2 * least) else { return nil }
      (font, inset) = (smaller, least)
    } else if !fits(box.size.width - 2 * inset) {
      inset = least
      guard fits(box.size.width - 2 * least) || showsAnything(string) else { return nil }
    }
    align(text.alignment)
    var ink = PangoRectangle()
    var extents = PangoRectangle()
    pango_layout_get_extents(layout, &ink, &extents)
    // Not even one character and an ellipsis stand beside one another.
    let width = Double(extents.width) / Double(PANGO_SCALE)
    guard width <= box.size.width - 2 * inset + 0.01 else { return nil }
    return placed(box, inset, font, ink, extents)
  }

  /// A text that stands in its box in one line, as most do.
  private func setWhole(_ string: String, _ text: DrawingText, _ font: DrawingFont) -> SetText? {
    var ink = PangoRectangle()
    var extents = PangoRectangle()
    pango_layout_get_extents(layout, &ink, &extents)
    let scale = Double(PANGO_SCALE)
    let width = Double(extents.width) / scale
    let box = text.box
    let least = min(text.padding, 2)
    guard width <= box.size.width - 2 * least, Double(extents.height) / scale <= box.size.height,
      pango_layout_get_line_count(layout) == 1, width > 0
    else { return nil }
    let inset = width <= box.size.width - 2 * text.padding ? text.padding : least
    var set = placed(box, 0, font, ink, extents)
    switch text.alignment {
    case .label, .center: set.origin.x = box.minX + (box.size.width - width) / 2
    case .leading: set.origin.x = box.minX + inset
    case .trailing: set.origin.x = box.maxX - inset - width
    }
    let line = pango_layout_get_line_readonly(layout, 0)
    set.line = Line(
      text: string, x: 0, width: width,
      baseline: Double(pango_layout_get_baseline(layout)) / scale,
      isRightToLeft: pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL)
    return set
  }

  /// Whether the text that was set fits into a width, and into its height.
  private func fits(_ width: Double) -> Bool {
    guard width > 0 else { return false }
    pango_layout_set_width(layout, units(width) + 1)
    return pango_layout_is_ellipsized(layout) == 0
  }

  /// The font in which a number or a name that must not be cut fits.
  private func shrunk(_ font: DrawingFont, to width: Double) -> DrawingFont? {
    guard width > 0, let size = font.size else { return nil }
    pango_layout_set_width(layout, -1)
    var extents = PangoRectangle()
    pango_layout_get_extents(layout, nil, &extents)
    let natural = Double(extents.width) / Double(PANGO_SCALE)
    // A little more than has to be: widths are no exact multiples of sizes.
    let points = size * min(1, width / natural * 0.98)
    guard points >= smallestSize else { return nil }
    var smaller = font
    smaller.size = points
    pango_layout_set_font_description(layout, description(of: smaller))
    return fits(width) ? smaller : nil
  }

  private func align(_ alignment: DrawingText.Alignment) {
    let isCentered: Bool
    switch alignment {
    case .label: isCentered = pango_layout_get_line_count(layout) == 1
    case .center: isCentered = true
    case .leading, .trailing: isCentered = false
    }
    let side = alignment == .trailing ? PANGO_ALIGN_RIGHT : PANGO_ALIGN_LEFT
    pango_layout_set_alignment(layout, isCentered ? PANGO_ALIGN_CENTER : side)
  }

  private func placed(
    _ box: Rect, _ inset: Double, _ font: DrawingFont, _ ink: PangoRectangle,
    _ extents: PangoRectangle
  ) -> SetText {
    let scale = Double(PANGO_SCALE)
    let height = Double(extents.height) / scale
    let origin = Point(
      x: box.minX + inset, y: box.minY + (box.size.height - height) / 2)
    let slack = 0.5
    let reachesOut =
      origin.x + Double(ink.x) / scale < box.minX - slack
      || origin.x + Double(ink.x + ink.width) / scale > box.maxX + slack
      || origin.y + Double(ink.y) / scale < box.minY - slack
      || origin.y + Double(ink.y + ink.height) / scale > box.maxY + slack
    return SetText(origin: origin, font: font, reachesOut: reachesOut)
  }

  // MARK: - Fonts

  private func units(_ points: Double) -> Int32 {
    Int32(min(1e6, max(0, points)) * Double(PANGO_SCALE))
  }

  fileprivate func description(of font: DrawingFont) -> OpaquePointer? {
    if let known = descriptions[font] { return known }
    // Labels that shrink have sizes of their own, and there may be as many of them as items.
    if descriptions.count > 1000 {
      for description in descriptions.values { pango_font_description_free(description) }
      descriptions = [:]
    }
    let description = font.description(size: size(of: font))
    descriptions[font] = description
    return description
  }

  /// The size of a font, in points.
  func size(of font: DrawingFont) -> Double { font.size ?? gridSize }

  /// Height of a line of the font, in points.
  func lineHeight(of font: DrawingFont) -> Double {
    if let known = lineHeights[font] { return known }
    let height = extent(of: "0", font).height
    lineHeights[font] = height
    return height
  }

  /// The size at which a column of the monospaced font is 8 points wide.
  private func measuredGridSize() -> Double {
    let sample = DrawingFont(family: DrawingFont.grid.family, size: 100)
    let column = extent(of: "0000000000", sample).width / 10
    return column > 0 ? 100 * GridFont.columnWidth / column : 13
  }
}

extension LabelSetter {
  /// The width of a text on one line, in points.
  func width(of text: String, _ font: DrawingFont) -> Double {
    extent(of: text, font).width
  }

  /// The size of a text on one line, in points.
  fileprivate func extent(of text: String, _ font: DrawingFont) -> Size {
    pango_layout_set_font_description(layout, description(of: font))
    pango_layout_set_width(layout, -1)
    pango_layout_set_text(layout, drawable(text), -1)
    var extents = PangoRectangle()
    pango_layout_get_extents(layout, nil, &extents)
    return Size(
      width: Double(extents.width) / Double(PANGO_SCALE),
      height: Double(extents.height) / Double(PANGO_SCALE))
  }

  /// A text broken at ` · ` into lines of a width.
  func wrapped(_ text: String, _ font: DrawingFont, width: Double) -> [String] {
    var lines: [String] = []
    for part in text.split(separator: " · ") {
      if let last = lines.last, self.width(of: "\(last) · \(part)", font) <= width {
        lines[lines.count - 1] = "\(last) · \(part)"
      } else {
        lines.append(String(part))
      }
    }
    return lines
  }
}
