import Reflow
import ReflowScenes

extension Workspace {
  /// Elements as a table for people or as one line of JSON.
  func listing(_ attributes: [LayoutAttributes], isJSON: Bool) -> Report {
    var report = Report()
    if isJSON {
      report.machineLines = [ElementRecord.json(attributes.map(record(of:)))]
    } else {
      report.lines = table(attributes)
    }
    return report
  }

  private func record(of entry: LayoutAttributes) -> ElementRecord {
    var isSelected = false
    if case .item(let path) = entry.element { isSelected = path == selection }
    return ElementRecord(
      entry, line: line(of: entry.element), label: label(of: entry.element),
      isSelected: isSelected)
  }

  private func table(_ attributes: [LayoutAttributes]) -> [String] {
    guard !attributes.isEmpty else { return ["no elements"] }
    var rows = [["element", "x", "y", "width", "height", "line", "label"]]
    for entry in attributes {
      let frame = entry.frame
      let numbers = [frame.minX, frame.minY, frame.size.width, frame.size.height]
      rows.append(
        [entry.element.description] + numbers.map(shortened)
          + [line(of: entry.element).map { "\($0)" } ?? "", remark(on: entry)])
    }
    if !rows.dropFirst().contains(where: { !$0[5].isEmpty }) {
      for index in rows.indices { rows[index][5] = "" }
    }
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      var text = row[0].padded(to: widths[0])
      for column in 1...5 where widths[column] > 0 {
        text += "  " + row[column].aligned(to: widths[column])
      }
      if !row[6].isEmpty { text += "  " + row[6] }
      let end = text.utf8.lastIndex { $0 != UInt8(ascii: " ") }
      return end.map { String(text[...$0]) } ?? ""
    }
  }

  func line(of element: Element) -> Int? {
    guard case .item(let path) = element else { return nil }
    return layout.line(ofItem: path)
  }

  func label(of element: Element) -> String? {
    guard case .item(let path) = element, scene.contains(path) else { return nil }
    return scene.sections[path.section].items.content(at: path.item).label
  }

  private func remark(on entry: LayoutAttributes) -> String {
    var parts: [String] = []
    if let label = label(of: entry.element) { parts.append(label) }
    if entry.isPinned { parts.append("(pinned)") }
    if case .item(let path) = entry.element, path == selection { parts.append("(selected)") }
    return parts.joined(separator: " ")
  }
}
