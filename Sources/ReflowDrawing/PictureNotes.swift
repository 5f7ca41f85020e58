import Reflow
import ReflowText

/// The sentences of a picture. Each has several forms, from the fullest to the shortest.
struct PictureNotes {
  let isASCII: Bool

  /// The viewport and the content: `320 × 480 points, 4.1 a column; content 320 × 116`.
  func scale(_ layout: Layout, pointsPerColumn: Double?) -> [String] {
    let container = size(layout.collection.container)
    let column = pointsPerColumn.map { ", " + glanced($0) } ?? ""
    let (full, brief) = column.isEmpty ? ("", "") : (column + " a column", column + "/column")
    let content = "content " + size(layout.contentSize)
    let offset = layout.collection.offset
    let place = "\(decimal(offset.x, places: 2)), \(decimal(offset.y, places: 2))"
    let (scrolled, at) = offset == .zero ? ("", "") : ("; offset " + place, "; at " + place)
    return [
      "\(container) points\(full); \(content)\(scrolled)",
      "\(container)\(full); \(content)\(scrolled)",
      "\(container)\(brief); \(content)\(at)",
      "\(container); \(content)\(at)",
      "\(container); \(content)",
      container,
    ]
  }

  /// What the picture leaves out; empty where it leaves out nothing.
  func cut(pointsBelow: Double, drawn: Int, visible: Int) -> [String] {
    let ellipsis = isASCII ? "..." : "…"
    let tooMany = drawn < visible ? "only \(drawn) of \(visible) elements drawn" : nil
    guard pointsBelow > 0 else { return tooMany.map { ["\(ellipsis) \($0)"] } ?? [] }
    let number = pointsBelow >= 10 ? decimal(pointsBelow, places: 0) : glanced(pointsBelow)
    let more = "\(ellipsis) \(number) more"
    let below = more + (number == "1" ? " point below" : " points below")
    return (tooMany.map { ["\(below); \($0)"] } ?? []) + [below, more]
  }

  /// Why a picture shows nothing.
  func nothing(in layout: Layout) -> [String] {
    let container = layout.collection.container
    if container.width == 0 { return ["no width"] }
    if container.height == 0 { return ["no height"] }
    let hasElement = (0..<layout.sectionCount).contains { section in
      layout.itemCount(inSection: section) != 0 || layout.header(ofSection: section) != nil
        || layout.footer(ofSection: section) != nil
    }
    return hasElement ? ["nothing in view", "nothing"] : ["empty"]
  }

  /// The fullest form that fits, or the shortest one clipped.
  func fitted(_ forms: [String], width: Int) -> [Glyph] {
    guard let form = forms.first(where: { displayWidth(of: $0) <= width }) ?? forms.last else {
      return []
    }
    let glyphs = Glyph.glyphs(of: form)
    guard glyphs.count > width else { return glyphs }
    return glyphs.prefix(max(0, width - 1)) + (width > 0 ? [Glyph(isASCII ? "~" : "…")] : [])
  }

  private func size(_ size: Size) -> String {
    let (width, height) = (decimal(size.width, places: 2), decimal(size.height, places: 2))
    return "\(width) \(isASCII ? "x" : "×") \(height)"
  }
}
