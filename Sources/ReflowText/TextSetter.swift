import CFontconfig
import CPango
import Reflow

/// Sets texts with Pango, one at a time, and measures what came of it.
///
/// A point is a pixel of Pango's (72 to the inch), glyphs stand where their advances put them, and
/// nothing is hinted: widths are fractions, the same at any place and on any screen. The language is
/// fixed, so that the locale does not choose the fonts that stand in for missing glyphs.
struct TextSetter: ~Copyable {
  private let context: OpaquePointer
  private let layout: OpaquePointer
  /// The font that the layout has now.
  private var font = ""
  /// How many bytes of a long text are set at once.
  private(set) var pieceLength = 0

  /// - Parameter configuration: Fontconfig's; nil for its own.
  init(_ configuration: OpaquePointer?) {
    // The one kind of font map that asks Fontconfig on every system.
    let fonts = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT)!
    pango_fc_font_map_set_config(OpaquePointer(fonts), configuration)
    pango_cairo_font_map_set_resolution(OpaquePointer(fonts), 72)
    context = pango_font_map_create_context(fonts)
    g_object_unref(fonts)
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(context, 0)
    pango_context_set_language(context, pango_language_from_string("en"))
    layout = Self.emptyLayout(context)
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(layout))
    g_object_unref(UnsafeMutableRawPointer(context))
  }

  /// A layout that breaks lines as all do. Whoever takes it gives it back to GLib.
  private static func emptyLayout(_ context: OpaquePointer) -> OpaquePointer {
    let layout: OpaquePointer = pango_layout_new(context)
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    // Nobody has asked for hyphens where a word is broken that is longer than a line.
    let attributes = pango_attr_list_new()
    pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0))
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
    return layout
  }

  /// Whether a font's file is one. Fontconfig keeps what it once read of a file; where that has broken
  /// since, Pango complains on the standard error and sets boxes.
  func canUse(_ description: borrowing FontDescription) -> Bool {
    guard let font = pango_context_load_font(context, description.pointer) else { return false }
    defer { g_object_unref(font) }
    let pattern = pango_fc_font_get_pattern(
      UnsafeMutableRawPointer(font).assumingMemoryBound(to: PangoFcFont.self))
    var file: UnsafeMutablePointer<FcChar8>?
    var index: Int32 = 0
    guard FcPatternGetString(pattern, FC_FILE, 0, &file) == FcResultMatch else { return false }
    FcPatternGetInteger(pattern, FC_INDEX, 0, &index)
    var count: Int32 = 0
    // The upper half names a variant of the face.
    guard let read = FcFreeTypeQuery(file, UInt32(index & 0xFFFF), nil, &count) else {
      return false
    }
    FcPatternDestroy(read)
    return true
  }

  /// How large a text is in a font, by its resolved name. O(length).
  mutating func measure(_ text: String, in font: String, wrappedAt width: Double?) -> TextExtent {
    use(font)
    pango_layout_set_width(layout, width.map { Self.units($0) } ?? -1)
    var text = SettableText(text).text
    return text.withUTF8 { bytes in
      if bytes.count <= (width == nil ? pieceLength : wrappedPieceLength) {
        return set(bytes[...]).extent
      }
      return measure(long: bytes, isWrapped: width != nil)
    }
  }

  private mutating func use(_ name: String) {
    guard name != font else { return }
    let description = FontDescription(resolved: name)
    pango_layout_set_font_description(layout, description.pointer)
    font = name
    // A letter may be ten times as wide as its size, and Pango counts 1/1024 points in 32 bits.
    pieceLength = min(4096, max(64, Int(125_000 / description.size)))
  }

  /// A width in Pango's units. What fits but for the noise of an addition, fits.
  private static func units(_ width: Double) -> Int32 {
    let widest = 1e6
    let positive = width > 0 ? min(width, widest) : 0
    return Int32((positive + Fit.tolerance) * Double(PANGO_SCALE))
  }

  func set(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> SetLines {
    let piece = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes.base)[bytes.indices])
    pango_layout_set_text(
      layout, piece.assumingMemoryBound(to: CChar.self).baseAddress ?? Self.nothing,
      Int32(piece.count))
    return SetLines(layout)
  }

  private static var nothing: UnsafePointer<CChar> { UnsafePointer(bitPattern: 8)! }
}
