import CPango
import Reflow

/// Writes a drawing as PNG or PDF with Cairo.
public struct CairoDrawing: Sendable {
  public var palette: Palette

  public init(palette: Palette = .light) { self.palette = palette }

  /// The most pixels that an image of Cairo's has along a side.
  public static let mostPixelsAlong = 32_767
  /// The most pixels of an image: 160 MB.
  public static let mostPixels = 40_000_000
  /// The greatest side of a page in points: 200 inches, beyond which readers of PDF give up.
  public static let greatestPage = 14_400.0

  /// The most elements of a page: Cairo takes a second for 20,000 of them.
  public static let mostElementsOfPage = 60_000

  /// The drawing as PNG.
  /// - Parameters:
  ///   - drawing: what is drawn.
  ///   - scale: pixels a point, above 0.
  /// - Throws: `DrawingError` for an image with more pixels than there may be.
  public func png(of drawing: Drawing, scale: Double) throws(DrawingError) -> [UInt8] {
    let image = try image(of: drawing, scale: scale)
    defer { cairo_surface_destroy(image) }
    guard let writer = PNGWriter(image, scale: scale) else {
      throw DrawingError("there is no memory for the picture")
    }
    return writer.bytes
  }

  /// The drawing as pixels.
  func image(of drawing: Drawing, scale: Double) throws(DrawingError) -> OpaquePointer {
    let size = drawing.bounds.size
    let width = (size.width * scale).rounded(.up)
    let height = (size.height * scale).rounded(.up)
    try Self.checkPixels(width, height, size, scale)
    guard
      let surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, Int32(width), Int32(height))
    else { throw DrawingError("Cairo cannot make an image") }
    do throws(DrawingError) {
      try Self.check(cairo_surface_status(surface))
      try draw(drawing, on: surface, scale: scale)
      return surface
    } catch {
      cairo_surface_destroy(surface)
      throw error
    }
  }

  /// The drawing as a PDF of one page, its texts as texts.
  /// - Parameters:
  ///   - drawing: what is drawn.
  ///   - scale: points of the page a point of the drawing, above 0.
  /// - Throws: `DrawingError` for a page larger than `greatestPage` and for more elements than
  ///   `mostElementsOfPage`.
  public func pdf(of drawing: Drawing, scale: Double = 1) throws(DrawingError) -> [UInt8] {
    let size = drawing.bounds.size
    let (width, height) = (size.width * scale, size.height * scale)
    guard drawing.elementCount <= Self.mostElementsOfPage else {
      throw DrawingError(
        "the page has \(drawing.elementCount) elements; pdf holds at most "
          + "\(Self.mostElementsOfPage); --viewport or svg does it")
    }
    guard width <= Self.greatestPage, height <= Self.greatestPage else {
      throw DrawingError(
        "the page has \(Self.words(width, height)) points; pdf holds at most "
          + "\(decimal(Self.greatestPage, places: 0)) either way; "
          + Self.way(scale: Self.greatestPage / max(size.width, size.height)))
    }
    var bytes: [UInt8] = []
    return try withUnsafeMutablePointer(to: &bytes) { (pointer) throws(DrawingError) in
      guard let surface = cairo_pdf_surface_create_for_stream(appendBytes, pointer, width, height)
      else { throw DrawingError("Cairo cannot make a page") }
      defer { cairo_surface_destroy(surface) }
      try Self.check(cairo_surface_status(surface))
      try draw(drawing, on: surface, scale: scale)
      cairo_surface_finish(surface)
      try Self.check(cairo_surface_status(surface))
      return pointer.pointee
    }
  }

  private func draw(
    _ drawing: Drawing, on surface: OpaquePointer, scale: Double
  ) throws(DrawingError) {
    guard let context = cairo_create(surface) else {
      throw DrawingError("Cairo cannot draw")
    }
    defer { cairo_destroy(context) }
    cairo_scale(context, scale, scale)
    cairo_translate(context, -drawing.bounds.minX, -drawing.bounds.minY)
    let painter = CairoPainter(context, palette, scale: scale)
    // The last pixels may be covered in part only.
    painter.paintPage()
    for layer in drawing.layers { painter.paint(layer) }
    try Self.check(cairo_status(context))
  }

  private static func check(_ status: cairo_status_t) throws(DrawingError) {
    guard status != CAIRO_STATUS_SUCCESS else { return }
    throw DrawingError(String(cString: cairo_status_to_string(status)))
  }

  private static func checkPixels(
    _ width: Double, _ height: Double, _ size: Size, _ scale: Double
  ) throws(DrawingError) {
    let picture =
      "the picture has \(words(width, height)) pixels (\(words(size.width, size.height)) points "
      + "at scale \(formatted(scale)))"
    let longest = max(size.width, size.height)
    let fitting = min(
      Double(mostPixelsAlong) / longest,
      (Double(mostPixels) / (size.width * size.height)).squareRoot())
    let way = Self.way(scale: fitting)
    guard width <= Double(mostPixelsAlong), height <= Double(mostPixelsAlong) else {
      throw DrawingError("\(picture); png holds at most \(mostPixelsAlong) either way; \(way)")
    }
    guard width * height <= Double(mostPixels) else {
      throw DrawingError("\(picture); png holds at most \(mostPixels) in all; \(way)")
    }
    guard width > 0, height > 0 else { throw DrawingError("\(picture); it must have some") }
  }

  /// What to do with a drawing that is too large.
  /// - Parameter scale: the greatest at which it would not be.
  private static func way(scale: Double) -> String {
    // A little less: pixels are rounded up.
    let hundredths = (scale * 99.9).rounded(.down)
    return hundredths >= 1
      ? "--scale \(decimal(hundredths / 100, places: 2)), --viewport or svg does it"
      : "--viewport or svg does it"
  }

  private static func words(_ width: Double, _ height: Double) -> String {
    "\(decimal(width, places: 0)) × \(decimal(height, places: 0))"
  }
}

/// Adds what Cairo writes to an array of bytes.
private let appendBytes: cairo_write_func_t = { closure, data, length in
  guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
  closure.assumingMemoryBound(to: [UInt8].self).pointee
    .append(contentsOf: UnsafeBufferPointer(start: data, count: Int(length)))
  return CAIRO_STATUS_SUCCESS
}
