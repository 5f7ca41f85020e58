import Reflow

extension ElementRecord {
  /// The columns of `csv`.
  static let columns = [
    "element", "section", "item", "x", "y", "width", "height", "line", "label", "pinned",
    "selected",
  ]

  /// A header line and one record for each element. A header or footer has an empty item, line and
  /// label. Labels are as they are, but that one which a spreadsheet would take for a formula gets an
  /// apostrophe in front.
  public static func csv(_ records: some Sequence<ElementRecord>) -> [String] {
    [CSVText.record(columns)] + records.map { CSVText.record($0.fields) }
  }

  private var fields: [String] {
    let kind: String
    var item = ""
    switch attributes.element {
    case .header: kind = "header"
    case .footer: kind = "footer"
    case .item(let path):
      kind = "item"
      item = "\(path.item)"
    }
    let frame = attributes.frame
    return [kind, "\(attributes.element.section)", item]
      + [frame.minX, frame.minY, frame.size.width, frame.size.height].map(formatted)
      + [
        line.map { "\($0)" } ?? "", label.map(CSVText.text) ?? "", "\(attributes.isPinned)",
        "\(isSelected)",
      ]
  }
}

/// A provider as lists for machines have it: `{"name": "flow", "summary": "…", "inUse": true}`.
public struct ProviderRecord: Hashable, Sendable {
  public var name: String
  public var summary: String
  public var isInUse: Bool

  public init(name: String, summary: String, isInUse: Bool) {
    self.name = name
    self.summary = summary
    self.isInUse = isInUse
  }

  /// Records as one line of JSON, an array.
  public static func json(_ records: [ProviderRecord]) -> String {
    var writer = JSONWriter()
    writer.beginArray()
    for record in records {
      writer.beginObject()
      writer.write("name", record.name)
      writer.write("summary", record.summary)
      writer.write(key: "inUse")
      writer.write(record.isInUse)
      writer.endObject()
    }
    writer.endArray()
    return writer.text
  }

  /// A header line and one record for each provider.
  public static func csv(_ records: [ProviderRecord]) -> [String] {
    [CSVText.record(["name", "summary", "inUse"])]
      + records.map {
        CSVText.record([CSVText.text($0.name), CSVText.text($0.summary), "\($0.isInUse)"])
      }
  }
}
