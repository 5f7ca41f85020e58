import Reflow

// Elements move by rules of CSS: one for all that move, with each one's distances as properties of its
// own. Where there is no animation, or where less motion is asked for, the picture is the end.

extension SVGDocument {
  /// How long a round takes, in seconds.
  private static let duration = 4.0

  mutating func writeAnimation(of drawing: Drawing) {
    let isAnimated = drawing.layers.contains { $0.elements.contains { $0.transition != nil } }
    guard isAnimated else { return }
    let timing =
      "\(formatted(Self.duration))s cubic-bezier(.4,0,.2,1) \(writer.repeats ? "infinite" : "both")"
    // The old state is held for a moment, so that it can be seen.
    output.add(
      """
      <style>
      @keyframes reflow-move{0%,20%{transform:translate(var(--x),var(--y))}45%,100%{transform:none}}
      @keyframes reflow-size{0%,20%{width:var(--w);height:var(--h)}45%,100%{width:var(--tw);height:var(--th)}}
      @keyframes reflow-come{0%,30%{opacity:0}50%,100%{opacity:1}}
      @keyframes reflow-go{0%,15%{opacity:1}30%,100%{opacity:0}}
      .reflow .moves{animation:reflow-move \(timing)}
      .reflow .grows{animation:reflow-size \(timing)}
      .reflow .comes{animation:reflow-come \(timing)}
      .reflow .goes{animation:reflow-go \(timing)}
      @media (prefers-reduced-motion:reduce){.reflow *{animation:none!important}}
      </style>

      """)
  }

  /// The class of an element's group, and how far it moves.
  mutating func writeClass(of element: DrawingElement) {
    var name = element.purpose.className
    switch element.transition {
    case nil: break
    case .came: name += " comes"
    case .went: name += " goes"
    case .from: name += " moves"
    }
    output.add("class", name)
    // Where nothing is animated, it is gone.
    if element.transition == .went { output.add(" opacity=\"0\"") }
    if case .from(let old) = element.transition {
      writeDistance(old.minX - element.frame.minX, old.minY - element.frame.minY)
    }
  }

  /// What makes a rectangle grow from its old size.
  /// - Parameters:
  ///   - drawn: the rectangle, which may be smaller than the element's frame.
  mutating func writeGrowth(of element: DrawingElement, drawn: Rect) {
    guard case .from(let old) = element.transition, old.size != element.frame.size else { return }
    let width = max(0, old.size.width + drawn.size.width - element.frame.size.width)
    let height = max(0, old.size.height + drawn.size.height - element.frame.size.height)
    output.add(" class=\"grows\" style=\"--w:\(formatted(width))px;--h:\(formatted(height))px;")
    output.add("--tw:\(formatted(drawn.size.width))px;--th:\(formatted(drawn.size.height))px\"")
  }

  /// A text stays in the middle of what grows around it.
  mutating func writeShift(ofTextIn element: DrawingElement) {
    guard case .from(let old) = element.transition, old.size != element.frame.size else { return }
    output.add(" class=\"moves\"")
    writeDistance(
      (old.size.width - element.frame.size.width) / 2,
      (old.size.height - element.frame.size.height) / 2)
  }

  private mutating func writeDistance(_ x: Double, _ y: Double) {
    output.add(" style=\"--x:\(formatted(x))px;--y:\(formatted(y))px\"")
  }
}
