import Reflow
import ReflowDrawing
import ReflowScenes
import ReflowText

extension Workspace {
  /// The most providers that are compared at once.
  static let mostCompared = 12

  /// Lays the scene out with each of the providers that the words name.
  func compare(_ arguments: Arguments) throws(CommandError) -> Report {
    var compared = try ComparedProvider.read(arguments.words, providers)
    if compared.count == 1 {
      compared.insert(
        ComparedProvider(text: provider.specification.name, specification: scene.provider), at: 0)
    }
    guard compared.count <= Self.mostCompared else {
      throw CommandError(
        "compare: \(compared.count) providers; it must be at most \(Self.mostCompared)")
    }
    var report = Report()
    report.sheet = try arguments.sheetFile()
    report.sheetChoice = "provider"
    report.sheetTitle = "\(itemsInWords), \(compared.count) providers"
    var rows: [[String]] = [["", "content", "lines", "unused", "%", "columns", "misread"]]
    for entry in compared {
      var other = self
      let preferred = providers.description(of: entry.specification.name)?.preferredScrollDirection
      _ = try other.update { scene in
        scene.provider = entry.specification
        scene.scrollDirection = preferred ?? scene.scrollDirection
      }
      report.strip.append(PictureRequest(title: entry.text, of: other))
      rows.append([entry.text] + LayoutFigures(other.layout).cells)
      if let preferred, preferred != scene.scrollDirection {
        report.lines.append("\(entry.text) scrolls \(preferred.rawValue)ly, as use would make it")
      }
    }
    let own = scene.sections.indices.filter { scene.sections[$0].provider != nil }
    if let first = own.first {
      let more = own.count > 1 ? " and \(own.count - 1) more keep their" : " keeps its"
      report.lines.append("section \(first)\(more) own provider")
    }
    report.lines = Self.table(rows) + report.lines
    return report
  }

  /// The rows as a table of at most 80 columns: the names give way.
  private static func table(_ rows: [[String]]) -> [String] {
    let widths = rows[0].indices.map { column in
      rows.map { displayWidth(of: $0[column]) }.max() ?? 0
    }
    let numbers = widths.dropFirst().reduce(0) { $0 + 2 + $1 }
    let nameWidth = min(widths[0], max(10, 80 - numbers))
    return rows.map { row in
      var line = row[0].cut(to: nameWidth).padded(to: nameWidth)
      for column in 1..<row.count { line += "  " + row[column].aligned(to: widths[column]) }
      return line
    }
  }
}

/// A provider that is compared, as it was typed.
private struct ComparedProvider {
  var text: String
  var specification: ProviderSpecification

  /// The providers that words name: each with the `name=value` words behind it, quoted together or not.
  static func read(
    _ words: [Word], _ providers: ProviderRegistry
  ) throws(CommandError) -> [ComparedProvider] {
    var compared: [ComparedProvider] = []
    for part in words.flatMap({ $0.text.split(separator: " ").map(String.init) }) {
      guard let equals = part.firstIndex(of: "=") else {
        guard providers.description(of: part) != nil else {
          let names = providers.descriptions.map(\.name)
          let error = ProviderError.unknownProvider(
            name: part, nearest: nearestName(to: part, among: names))
          throw CommandError("compare: \(error.message)")
        }
        compared.append(ComparedProvider(text: part, specification: ProviderSpecification(part)))
        continue
      }
      guard !compared.isEmpty else {
        throw CommandError("compare: \(part) stands before any provider; write the provider first")
      }
      try compared[compared.count - 1].add(
        part, String(part[..<equals]), String(part[part.index(after: equals)...]), providers)
    }
    guard !compared.isEmpty else { throw CommandError("compare: no provider is named") }
    return compared
  }

  private mutating func add(
    _ part: String, _ name: String, _ value: String, _ providers: ProviderRegistry
  ) throws(CommandError) {
    guard !text.split(separator: " ").contains(where: { $0.hasPrefix("\(name)=") }) else {
      throw CommandError("compare: \(name) is given twice for \(specification.name)")
    }
    try specification.set(name, value, providers)
    text += " \(part)"
  }
}

extension LayoutFigures {
  /// The figures as a row of the table.
  fileprivate var cells: [String] {
    let size = "\(shortened(contentSize.width))×\(shortened(contentSize.height))"
    let columns = columnDepths.map { depths in
      let ends = [shortened(depths.lowerBound), shortened(depths.upperBound)]
      return ends[0] == ends[1] ? ends[0] : ends.joined(separator: "–")
    }
    return [
      size, lineCount.map { "\($0)" } ?? "–", shortened(unusedArea.rounded()),
      shortened((unusedPercent * 10).rounded() / 10), columns ?? "–",
      shortened((misreading * 100).rounded() / 100),
    ]
  }
}

extension String {
  /// The text, cut to a number of terminal columns.
  fileprivate func cut(to width: Int) -> String {
    guard displayWidth(of: self) > width else { return self }
    var cut = self
    while displayWidth(of: cut) > width - 1 { cut.removeLast() }
    return cut + "…"
  }
}
