import CPango

/// The lines of a layout that was just set, walked through once.
struct SetLines {
  /// All lines together.
  private(set) var extent = TextExtent(width: 0, lineCount: 0, lineHeight: 0)
  /// The same without the last line.
  private(set) var extentBeforeLast = TextExtent(width: 0, lineCount: 0, lineHeight: 0)
  /// Where the last line begins, in UTF-8 bytes.
  private(set) var startOfLast = 0

  init(_ layout: OpaquePointer) {
    var next = pango_layout_get_lines_readonly(layout)
    while let node = next {
      let line = node.pointee.data.assumingMemoryBound(to: PangoLayoutLine.self)
      var logical = PangoRectangle()
      pango_layout_line_get_extents(line, nil, &logical)
      extentBeforeLast = extent
      startOfLast = Int(line.pointee.start_index)
      let one = TextExtent(
        width: Double(logical.width) / Double(PANGO_SCALE), lineCount: 1,
        lineHeight: Double(logical.height) / Double(PANGO_SCALE))
      extent = extent.lineCount == 0 ? one : extent.above(one)
      next = node.pointee.next
    }
  }
}
