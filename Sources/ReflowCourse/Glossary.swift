import Reflow

/// The concept words of a course with their definitions.
///
///     fit test, fit tests: whether an item still joins a line
public struct Glossary: Sendable {
  /// A word and what it means.
  public struct Word: Hashable, Sendable {
    /// The word as it is listed.
    public var name: String
    /// The word and its other forms.
    package var forms: [String]
    /// What it means, in the words of the list.
    public var definition: String
    /// The line of the list, from 1.
    public var line: Int
  }

  /// The most terminal columns of a line; a definition is wrapped when it is shown.
  private static let mostColumns = 240

  /// In the order of the file.
  public private(set) var words: [Word] = []
  /// The word of a form, in lower case.
  private(set) var indexes: [String: Int] = [:]
  /// The list's file; empty where there is none.
  public private(set) var path = ""

  /// No words.
  public init() {}

  /// Reads lines `form, form: definition`; `#` begins a comment. O(bytes).
  /// - Parameters:
  ///   - bytes: what is in the file, 64 KiB at most, 240 terminal columns a line.
  ///   - path: what errors call it.
  /// - Throws: `CourseError` for a line of another form, and a form that stands twice.
  package init(_ bytes: [UInt8], path: String) throws(CourseError) {
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

  /// These words and those of another list that are new. O(their forms).
  /// - Parameter other: the other list.
  public func adding(_ other: Glossary) -> Glossary {
    var joined = self
    if joined.words.isEmpty { joined.path = other.path }
    for word in other.words where joined.indexes[word.name.lowercased()] == nil {
      for form in word.forms where joined.indexes[form.lowercased()] == nil {
        joined.indexes[form.lowercased()] = joined.words.count
      }
      joined.words.append(word)
    }
    return joined
  }

  /// The word that a form belongs to, in any case; nil where none has it.
  /// - Parameter form: spaces at its ends do not count.
  public func word(_ form: String) -> Word? {
    indexes[trimmed(form).lowercased()].map { words[$0] }
  }

  /// The form that a mistyped one most likely meant; nil where none is near. O(forms).
  /// - Parameter form: the mistyped one.
  public func nearest(to form: String) -> String? {
    nearestName(to: form, among: words.flatMap(\.forms))
  }
}
