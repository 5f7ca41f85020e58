import Reflow

/// All frames of a layout, as a scene expects them and as they are written.
public struct LayoutFrames: Hashable, Sendable {
  public var contentSize: Size
  public var sections: [SectionFrames]

  /// O(items).
  public init(_ layout: Layout) {
    contentSize = layout.contentSize
    sections = (0..<layout.sectionCount).map { section in
      SectionFrames(
        header: layout.header(ofSection: section)?.frame,
        items: layout.frames(ofItemsInSection: section) ?? [],
        footer: layout.footer(ofSection: section)?.frame)
    }
  }

  /// One line of JSON: `{"id", "contentSize", "sections": [{"header", "items", "footer"}]}`.
  public func json(id: String?) -> String {
    var writer = JSONWriter()
    writer.beginObject()
    writer.write(key: "id")
    if let id { writer.write(id) } else { writer.writeNull() }
    writer.write("contentSize", contentSize)
    writer.write(key: "sections")
    writer.writeSections(sections)
    writer.endObject()
    return writer.text
  }

  /// One line of JSON for a scene that has no frames: `{"id", "error"}`.
  public static func json(id: String?, error: String) -> String {
    var writer = JSONWriter()
    writer.beginObject()
    writer.write(key: "id")
    if let id { writer.write(id) } else { writer.writeNull() }
    writer.write("error", error)
    writer.endObject()
    return writer.text
  }
}
