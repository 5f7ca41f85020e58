import CPango
import Reflow

extension LabelSetter {
  /// A line of a text that was set.
  struct Line: Equatable {
    /// What can be seen of it, in the order of reading.
    var text: String
    /// The line's left end and its width, from the text's left.
    var x: Double
    var width: Double
    /// From the text's top.
    var baseline: Double
    var isRightToLeft: Bool
  }

  /// The lines of the text that was set last.
  func lines() -> [Line] {
    let bytes = pango_layout_get_text(layout)
    let iterator = pango_layout_get_iter(layout)
    defer { pango_layout_iter_free(iterator) }
    let scale = Double(PANGO_SCALE)
    var lines: [Line] = []
    repeat {
      guard let bytes, let line = pango_layout_iter_get_line_readonly(iterator) else { break }
      var extents = PangoRectangle()
      pango_layout_iter_get_line_extents(iterator, nil, &extents)
      let text = Self.visible(line, of: bytes)
      guard !text.isEmpty else { continue }
      lines.append(
        Line(
          text: text, x: Double(extents.x) / scale, width: Double(extents.width) / scale,
          baseline: Double(pango_layout_iter_get_baseline(iterator)) / scale,
          isRightToLeft: pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL))
    } while pango_layout_iter_next_line(iterator) != 0
    return lines
  }

  /// Whether more than an ellipsis is left of the text that was set last.
  func showsAnything(_ string: String) -> Bool {
    string.isEmpty || lines().contains { $0.text != Self.ellipsis }
  }

  private static let ellipsis = "…"

  /// The text of a line without its ends of blanks; what an ellipsis stands for is left out.
  private static func visible(
    _ line: UnsafeMutablePointer<PangoLayoutLine>, of bytes: UnsafePointer<CChar>
  ) -> String {
    let start = Int(line.pointee.start_index)
    let end = start + Int(line.pointee.length)
    func text(_ range: Range<Int>) -> String {
      let part = UnsafeRawBufferPointer(start: bytes + range.lowerBound, count: range.count)
      return String(decoding: part, as: UTF8.self)
    }
    var run = line.pointee.runs
    while let node = run {
      let glyphs = node.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self)
      if let item = glyphs.pointee.item?.pointee, item.analysis.flags & 2 != 0 {
        let first = max(start, min(end, Int(item.offset)))
        let last = max(first, min(end, first + Int(item.length)))
        return text(start..<first) + ellipsis + text(last..<end)
      }
      run = node.pointee.next
    }
    return text(start..<end)
  }
}
