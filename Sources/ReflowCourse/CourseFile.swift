import Reflow

/// A file of the course, cut into its header lines and blocks: a lesson, a fault, a kind of exercise.
///
///     title: A line and its fit test
///
///     [text]
///     Items fill a *line* one after another.
///
///     [start]
///     width 300
///
/// What the blocks are called, and how often they come, is for `CourseFileRules` to say.
package struct CourseFile: Sendable {
  /// A line `key: value`.
  package struct Header: Hashable, Sendable {
    /// What stands before the colon: not empty, without spaces.
    package var key: String
    /// What stands behind the colon, without the spaces at its ends; may be empty.
    package var value: String
    /// From 1.
    package var line: Int
  }

  /// A block: the lines from behind `[name argument]` to the next block, without the blank ones at
  /// either end.
  package struct Block: Hashable, Sendable {
    /// Lower-case ASCII letters.
    package var name: String
    /// What stands behind the name; nil where nothing does.
    package var argument: String?
    /// The line with the name, from 1.
    package var line: Int
    /// With the escape `\[` at their beginnings taken off.
    package var lines: [CourseLine]
  }

  /// The most terminal columns that a line takes.
  package static let mostColumns = 80
  /// The blocks that hold code, whose lines stay as they are.
  static let codeBlocks: Set<String> = ["file", "finished"]

  /// As it was given.
  package let path: String
  /// In the order of the file; a key may stand there twice.
  package private(set) var headers: [Header] = []
  /// In the order of the file.
  package private(set) var blocks: [Block] = []

  /// Reads a file's bytes. O(bytes).
  /// - Parameters:
  ///   - bytes: what is in it, 64 KiB at most.
  ///   - path: what errors call it.
  /// - Throws: `CourseError` for bytes that are no text, a line that is too long, and one that belongs
  ///   to no block and is no header.
  package init(_ bytes: [UInt8], path: String) throws(CourseError) {
    self.path = path
    for line in try CourseLines(bytes, path: path, columns: Self.mostColumns).lines {
      if let heading = try heading(line) {
        blocks.append(heading)
      } else if blocks.isEmpty {
        if !line.isBlank && !line.isComment { headers.append(try header(line)) }
      } else {
        blocks[blocks.count - 1].lines.append(try content(line))
      }
    }
    for index in blocks.indices { blocks[index].trim() }
  }

  /// An error of this file.
  func error(_ line: Int, _ message: String) -> CourseError {
    CourseError(path: path, line: line, message: message)
  }

  /// The block of a name that comes once at most.
  func block(_ name: String) -> Block? { blocks.first { $0.name == name } }

  /// The header line of a key.
  func header(_ key: String) -> Header? { headers.first { $0.key == key } }

  // MARK: - Lines

  /// The block that a line begins; nil where it begins none.
  private func heading(_ line: CourseLine) throws(CourseError) -> Block? {
    guard let words = Self.headingWords(line.text) else {
      guard line.text.hasPrefix("["), !isInCode else { return nil }
      throw error(
        line.line,
        "\(quoted(line.text)) begins no block; a text that begins with [ is written with \\[")
    }
    let argument = words.count > 1 ? words[1].drop { $0 == " " } : ""
    return Block(
      name: String(words[0]), argument: argument.isEmpty ? nil : String(argument), line: line.line,
      lines: [])
  }

  /// Name and argument of a line `[name argument]`.
  private static func headingWords(_ text: some StringProtocol) -> [Substring]? {
    guard text.hasPrefix("["), text.hasSuffix("]") else { return nil }
    let words = String(text.dropFirst().dropLast()).split(separator: " ", maxSplits: 1)
    let isName = words.first?.utf8.allSatisfy { (0x61...0x7A).contains($0) } ?? false
    return isName ? words : nil
  }

  private var isInCode: Bool { blocks.last.map { Self.codeBlocks.contains($0.name) } ?? false }

  private func header(_ line: CourseLine) throws(CourseError) -> Header {
    let parts = line.text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let key = parts.first, !key.isEmpty, !key.contains(" ") else {
      throw error(
        line.line, "\(quoted(line.text)) is neither a line key: value nor the name of a block")
    }
    return Header(key: String(key), value: trimmed(parts[1]), line: line.line)
  }

  /// A line of a block, with its escape taken off.
  private func content(_ line: CourseLine) throws(CourseError) -> CourseLine {
    guard line.text.hasPrefix("\\[") else { return line }
    let rest = line.text.dropFirst()
    // Code may begin with a backslash of its own.
    if isInCode && Self.headingWords(rest) == nil { return line }
    return CourseLine(text: String(rest), line: line.line)
  }
}

extension CourseFile.Block {
  fileprivate mutating func trim() {
    while lines.last?.isBlank == true { lines.removeLast() }
    lines.removeFirst(lines.prefix { $0.isBlank }.count)
  }

  /// The lines that are neither blank nor comments: commands, conditions.
  var entries: [CourseLine] {
    lines.compactMap { line in
      let text = trimmed(line.text)
      return text.isEmpty || text.hasPrefix("#") ? nil : CourseLine(text: text, line: line.line)
    }
  }
}

/// A text without the spaces at its ends.
func trimmed(_ text: some StringProtocol) -> String {
  var rest = text.drop { $0 == " " }
  while rest.last == " " { rest.removeLast() }
  return String(rest)
}
