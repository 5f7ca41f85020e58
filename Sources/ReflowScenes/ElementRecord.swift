import Reflow

/// An element as it is written for machines:
/// `{"element": "item", "section": 0, "item": 3, "frame": [x, y, w, h], "line": 1, "label": "Swift"}`.
/// A header or footer has no item, line and label; `pinned` and `selected` are written where true.
public struct ElementRecord: Sendable {
  public var attributes: LayoutAttributes
  public var line: Int?
  public var label: String?
  public var isSelected: Bool

  public init(_ attributes: LayoutAttributes, line: Int?, label: String?, isSelected: Bool) {
    self.attributes = attributes
    self.line = line
    self.label = label
    self.isSelected = isSelected
  }

  /// Records as one line of JSON, an array.
  public static func json(_ records: [ElementRecord]) -> String {
    var writer = JSONWriter()
    writer.beginArray()
    for record in records { writer.write(record: record) }
    writer.endArray()
    return writer.text
  }
}

extension JSONWriter {
  fileprivate mutating func write(record: ElementRecord) {
    beginObject()
    switch record.attributes.element {
    case .header: write("element", "header")
    case .footer: write("element", "footer")
    case .item: write("element", "item")
    }
    write("section", Double(record.attributes.element.section))
    if case .item(let path) = record.attributes.element { write("item", Double(path.item)) }
    write(key: "frame")
    write(record.attributes.frame)
    if let line = record.line { write("line", Double(line)) }
    if let label = record.label { write("label", label) }
    if record.attributes.isPinned {
      write(key: "pinned")
      write(true)
    }
    if record.isSelected {
      write(key: "selected")
      write(true)
    }
    endObject()
  }
}
