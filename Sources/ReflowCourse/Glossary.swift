import Reflow

/// The concept words of a course with their definitions.
///
///     fit test, fit tests: whether an item still joins a line
public struct Glossary: Sendable {
  public struct Word: Hashable, Sendable {
    /// The word as it is listed.
    public var name: String
    /// The word and its other forms.
    public var forms: [String]
    public var definition: String
    public var line: Int
  }

  /// The most terminal columns of a line; a definition is wrapped when it is shown.
  private static let mostColumns = 240

  /// In the order of the file.
  public private(set) var words: [Word] = []
  /// The word of a form, in lower case.
  private(set) var indexes: [String: Int] = [:]
  public private(set) var path = ""

  /// No words.
  public init() {}

  /// Reads lines `form, form: definition`; `#` begins a comment.
  /// - Throws: `CourseError` for a line of another form, and a form that stands twice.
  public init(_ bytes: [UInt8], path: String) throws(CourseError) {
    self.path = path
    for line in try CourseLines(bytes, path: path, columns: Self.mostColumns).lines
    where !line.isBlank && !line.isComment {
      func error(_ message: String) -> CourseError {
        CourseError(path: path, line: line.line, message: message)
      }
      let parts = line.text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else {
        throw error("\(quoted(line.text)) is no line word, other form: definition")
      }
      let forms = parts[0].split(separator: ",", omittingEmptySubsequences: false).map(trimmed)
      let definition = trimmed(parts[1])
      guard !forms.contains("") else { throw error("a form of the word is missing") }
      guard !definition.isEmpty else { throw error("\(forms[0]) has no definition") }
      for form in forms {
        if let earlier = indexes[form.lowercased()] {
          let place = earlier == words.count ? "this line" : "line \(words[earlier].line)"
          throw error("\(quoted(form)) stands twice, first in \(place)")
        }
        indexes[form.lowercased()] = words.count
      }
      words.append(
        Word(name: forms[0], forms: forms, definition: definition, line: line.line))
    }
  }

  /// The word that a form belongs to, in any case.
  public func word(_ form: String) -> Word? {
    indexes[trimmed(form).lowercased()].map { words[$0] }
  }

  /// The form that a mistyped one most likely meant.
  public func nearest(to form: String) -> String? {
    nearestName(to: form, among: words.flatMap(\.forms))
  }
}
