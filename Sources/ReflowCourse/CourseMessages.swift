import Reflow

/// The sentences that the program says in the course, in one language.
///
///     crosses: {item} crosses the {side} inset by {points}
public struct CourseMessages: Sendable {
  struct Sentence: Sendable {
    var parts: [Part]
    var line: Int
  }

  enum Part: Hashable, Sendable {
    case text(String)
    case placeholder(String)
  }

  /// The most terminal columns of a line; what is said is wrapped later.
  private static let mostColumns = 240

  private(set) var sentences: [String: Sentence] = [:]
  private(set) var path = ""

  /// No messages: `text` then gives keys and values.
  public init() {}

  /// Reads lines `key: sentence with {placeholders}`; `#` begins a comment. O(bytes).
  /// - Parameters:
  ///   - bytes: what is in the file, 64 KiB at most, 240 terminal columns a line.
  ///   - path: what errors call it.
  /// - Throws: `CourseError` for a line of another form, a key that stands twice and a brace without its
  ///   partner.
  package init(_ bytes: [UInt8], path: String) throws(CourseError) {
    self.path = path
    for line in try CourseLines(bytes, path: path, columns: Self.mostColumns).lines
    where !line.isBlank && !line.isComment {
      func error(_ message: String) -> CourseError {
        CourseError(path: path, line: line.line, message: message)
      }
      let parts = line.text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, Self.isKey(parts[0]) else {
        throw error(
          "\(quoted(line.text)) is no line key: sentence; a key has lower-case letters, digits, "
            + "hyphens and dots")
      }
      let (key, text) = (String(parts[0]), trimmed(parts[1]))
      if let first = sentences[key] {
        throw error("the key \(key) stands twice, first in line \(first.line)")
      }
      guard !text.isEmpty else { throw error("\(key) says nothing") }
      do throws(LineProblem) {
        sentences[key] = Sentence(parts: try Self.parts(of: text), line: line.line)
      } catch {
        throw CourseError(path: path, line: line.line, message: "\(key): \(error.message)")
      }
    }
  }

  private static func isKey(_ text: Substring) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy {
        (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D || $0 == 0x2E
      }
  }

  private static func parts(of text: String) throws(LineProblem) -> [Part] {
    var parts: [Part] = []
    var rest = text[...]
    while let open = rest.firstIndex(of: "{") {
      if open > rest.startIndex { parts.append(.text(String(rest[..<open]))) }
      guard let close = rest[open...].firstIndex(of: "}") else {
        throw LineProblem(column: nil, "{ has no partner")
      }
      let name = rest[rest.index(after: open)..<close]
      guard isKey(name) else {
        throw LineProblem(column: nil, "{\(quoted(name))} is no placeholder")
      }
      parts.append(.placeholder(String(name)))
      rest = rest[rest.index(after: close)...]
    }
    if !rest.isEmpty { parts.append(.text(String(rest))) }
    return parts
  }

  /// The keys that there are.
  package var keys: Set<String> { Set(sentences.keys) }

  /// The placeholders of a key's sentence; nil where there is no such key.
  /// - Parameter key: the sentence's.
  package func placeholders(of key: String) -> Set<String>? {
    guard let sentence = sentences[key] else { return nil }
    return Set(
      sentence.parts.compactMap { part in
        if case .placeholder(let name) = part { name } else { nil }
      })
  }

  /// A message in words, down to its last part. Without its sentence it is the key and the values: nothing is
  /// kept back. O(length).
  /// - Parameter message: what is said.
  public func text(_ message: Message) -> String {
    guard let sentence = sentences[message.key] else {
      let values = message.values.sorted { $0.key < $1.key }
        .map { "\($0.key) \(text($0.value))" }
      return ([message.key] + values).joined(separator: ", ")
    }
    return sentence.parts.map { part in
      switch part {
      case .text(let text): text
      case .placeholder(let name): message.values[name].map(text) ?? "{\(name)}"
      }
    }
    .joined()
  }

  private func text(_ value: Message.Value) -> String {
    switch value {
    case .text(let text): text
    case .message(let message): text(message)
    }
  }

  /// The translation, where it says all that this says.
  /// - Parameter other: the sentences in another language.
  /// - Throws: `CourseError` for a key or placeholder that is missing there or unknown here.
  package func translated(by other: CourseMessages) throws(CourseError) -> CourseMessages {
    for (key, sentence) in other.sentences.sorted(by: { $0.value.line < $1.value.line }) {
      func error(_ message: String) -> CourseError {
        CourseError(path: other.path, line: sentence.line, message: message)
      }
      guard let own = placeholders(of: key) else {
        throw error(
          "there is no message \(key)" + suggestion(nearestName(to: key, among: keys.sorted())))
      }
      let others = other.placeholders(of: key) ?? []
      if let missing = own.subtracting(others).min() { throw error("\(key) lacks {\(missing)}") }
      if let extra = others.subtracting(own).min() {
        throw error("\(key) has no {\(extra)}")
      }
    }
    if let missing = keys.subtracting(other.keys).min() {
      throw CourseError(path: other.path, line: 1, message: "the message \(missing) is missing")
    }
    return other
  }
}
