import CPango
import Reflow

/// Paints the elements of a drawing on a Cairo context.
struct CairoPainter {
  private let context: OpaquePointer
  private let palette: Palette
  private let setter: LabelSetter
  /// Corners that are rounded by less cannot be told from square ones, in points.
  private let leastRadius: Double
  /// Lines of a hatch that are nearer to one another cannot be told apart, in points.
  private let leastStep: Double

  /// - Parameter scale: pixels a point.
  init(_ context: OpaquePointer, _ palette: Palette, scale: Double) {
    self.context = context
    self.palette = palette
    setter = LabelSetter(scale: scale)
    leastRadius = 1 / scale
    leastStep = 1.5 / scale
  }

  /// Gives all that can be seen the colour of the page.
  func paintPage() {
    use(.page)
    cairo_paint(context)
  }

  func paint(_ layer: DrawingLayer) {
    cairo_save(context)
    cairo_translate(context, layer.offset.x, layer.offset.y)
    if let clip = layer.clip {
      addRectangle(clip)
      cairo_clip(context)
    }
    // What fades out is not there in the end.
    for element in layer.elements where element.transition != .went { paint(element) }
    cairo_restore(context)
  }

  private func paint(_ element: DrawingElement) {
    if element.hasShadow { paintShadow(of: element.frame) }
    switch element.shape {
    case .rectangle(let radius): paintRectangle(element, radius)
    case .hatch: paintHatch(element)
    case .line: paintLine(element)
    }
    if let text = element.text { paint(text) }
  }

  private func use(_ role: DrawingRole, alpha: Double = 1) {
    let color = palette[role]
    cairo_set_source_rgba(
      context, Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255, alpha)
  }

  // MARK: - Shapes

  private func paintRectangle(_ element: DrawingElement, _ radius: Double) {
    let frame = element.frame
    let width = min(element.edgeWidth, frame.size.width / 2, frame.size.height / 2)
    if let fill = element.fill, let edge = element.edge, !element.isDashed {
      // Two fills are done in a third of the time of a fill and a stroke.
      use(edge)
      addRectangle(frame, radius)
      cairo_fill(context)
      use(fill)
      addRectangle(frame.grown(by: -width), max(0, radius - width))
      cairo_fill(context)
      return
    }
    if let fill = element.fill {
      use(fill)
      addRectangle(frame, radius)
      cairo_fill(context)
    }
    guard let edge = element.edge else { return }
    use(edge)
    addRectangle(frame.grown(by: -width / 2), max(0, radius - width / 2))
    cairo_set_line_width(context, width)
    if element.isDashed { cairo_set_dash(context, [4, 3], 2, 0) }
    cairo_stroke(context)
    if element.isDashed { cairo_set_dash(context, nil, 0, 0) }
  }

  /// The distance of a curve's control points from its ends, for a quarter of a circle of radius 1.
  private static let quarter = 0.5523

  private func addRectangle(_ frame: Rect, _ radius: Double = 0) {
    guard radius > leastRadius else {
      cairo_rectangle(context, frame.minX, frame.minY, frame.size.width, frame.size.height)
      return
    }
    let (left, top, right, bottom) = (frame.minX, frame.minY, frame.maxX, frame.maxY)
    let near = radius * (1 - Self.quarter)
    cairo_move_to(context, left + radius, top)
    cairo_line_to(context, right - radius, top)
    cairo_curve_to(
      context, right - near, top, right, top + near, right, top + radius)
    cairo_line_to(context, right, bottom - radius)
    cairo_curve_to(
      context, right, bottom - near, right - near, bottom, right - radius, bottom)
    cairo_line_to(context, left + radius, bottom)
    cairo_curve_to(
      context, left + near, bottom, left, bottom - near, left, bottom - radius)
    cairo_line_to(context, left, top + radius)
    cairo_curve_to(context, left, top + near, left + near, top, left + radius, top)
    cairo_close_path(context)
  }

  private func paintShadow(of frame: Rect) {
    var shadow = frame.grown(by: 1)
    shadow.origin.y += 1.5
    use(.shadow, alpha: 0.16)
    addRectangle(shadow, 6)
    cairo_fill(context)
  }

  private func paintHatch(_ element: DrawingElement) {
    let frame = element.frame
    if let fill = element.fill {
      use(fill)
      addRectangle(frame)
      cairo_fill(context)
    }
    guard let edge = element.edge else { return }
    cairo_save(context)
    addRectangle(frame)
    cairo_clip(context)
    let step = 5.0
    if step >= leastStep {
      use(edge)
      strokeHatch(step)
    } else {
      use(edge, alpha: 1 / step)
      cairo_paint(context)
    }
    cairo_restore(context)
  }

  /// Lines at 45 degrees, a point wide, wherever something can be seen of them: as many as the surface
  /// has pixels along its sides, at most. Where they stand does not depend on the clip, so that hatches
  /// which touch go on in one another.
  private func strokeHatch(_ distance: Double) {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(context, &left, &top, &right, &bottom)
    guard left < right, top < bottom else { return }
    let step = distance * 2.0.squareRoot()
    let first = ((left + top) / step).rounded(.down)
    let last = ((right + bottom) / step).rounded(.up)
    for sum in stride(from: first, through: last, by: 1) {
      cairo_move_to(context, sum * step - top, top)
      cairo_line_to(context, sum * step - bottom, bottom)
    }
    cairo_set_line_width(context, 1)
    cairo_stroke(context)
  }

  /// What is left of an element without area.
  private func paintLine(_ element: DrawingElement) {
    guard let edge = element.edge else { return }
    use(edge)
    cairo_save(context)
    cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
    cairo_set_line_width(context, element.frame.size == .zero ? 3 : element.edgeWidth)
    cairo_move_to(context, element.frame.minX, element.frame.minY)
    cairo_line_to(context, element.frame.maxX, element.frame.maxY)
    cairo_stroke(context)
    cairo_restore(context)
  }

  private func paint(_ text: DrawingText) {
    guard let set = setter.set(text) else { return }
    use(text.color)
    if set.reachesOut {
      cairo_save(context)
      addRectangle(text.box)
      cairo_clip(context)
    }
    cairo_move_to(context, set.origin.x, set.origin.y)
    pango_cairo_show_layout(context, setter.layout)
    if set.reachesOut { cairo_restore(context) }
  }
}
