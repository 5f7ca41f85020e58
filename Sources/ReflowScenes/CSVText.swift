/// Records as RFC 4180 has them, for spreadsheets and scripts: fields with commas between, and quotes
/// around one that holds a comma, a quote or a line break. Each record is one string; whoever writes
/// them puts a newline behind each.
enum CSVText {
  /// - Parameter fields: none of them a text of unknown origin; see `text`.
  static func record(_ fields: [String]) -> String {
    fields.map(quoted).joined(separator: ",")
  }

  /// A text of unknown origin as a field. A spreadsheet would take one that begins with `=`, `+`, `-`
  /// or `@`, with their fullwidth forms, or with a tab or a carriage return before them, for a formula
  /// and run it; an apostrophe in front makes it a text.
  static func text(_ text: String) -> String {
    guard let first = text.unicodeScalars.first else { return text }
    return "=+-@\t\r\n＝＋－＠".unicodeScalars.contains(first) ? "'\(text)" : text
  }

  private static func quoted(_ field: String) -> String {
    // By scalars: a quote with a mark on it is another character, and still ends a field.
    let scalars = field.unicodeScalars
    guard scalars.contains(where: { ",\"\r\n".unicodeScalars.contains($0) }) else { return field }
    var quoted = String.UnicodeScalarView("\"".unicodeScalars)
    for scalar in scalars {
      if scalar == "\"" { quoted.append(scalar) }
      quoted.append(scalar)
    }
    quoted.append("\"")
    return String(quoted)
  }
}
