import Foundation

/// A session that a page shows: command lines behind the prompt, and below each what the program answers.
struct Transcript: CustomStringConvertible {
  private(set) var commands: [String] = []
  /// What stands below each command.
  private(set) var answers: [[String]] = []

  private static let prompt = "reflow> "

  init(_ text: some StringProtocol) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last == "" { lines.removeLast() }
    for line in lines {
      if line.hasPrefix(Self.prompt) {
        commands.append(String(line.dropFirst(Self.prompt.count)))
        answers.append([])
      } else if !answers.isEmpty {
        answers[answers.count - 1].append(String(line))
      }
    }
  }

  /// Everything that the program printed.
  var printed: [String] { answers.flatMap { $0 } }

  var description: String { commands.joined(separator: "; ") }

  /// Whether the program's lines are those that a page shows. There `…` stands for any lines where it is alone, and
  /// for anything where it is a part of a line.
  static func agree(_ lines: ArraySlice<String>, _ shown: ArraySlice<String>) -> Bool {
    guard let first = shown.first else { return lines.isEmpty }
    let rest = shown.dropFirst()
    if first == "…" {
      return (0...lines.count).contains { agree(lines.dropFirst($0), rest) }
    }
    guard let line = lines.first, agree(line, first) else { return false }
    return agree(lines.dropFirst(), rest)
  }

  private static func agree(_ line: String, _ shown: String) -> Bool {
    if line == shown { return true }
    let parts = shown.split(separator: "…", omittingEmptySubsequences: false)
    guard parts.count > 1, line.hasPrefix(parts[0]) else { return false }
    var rest = line.dropFirst(parts[0].count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let range = rest.range(of: part) else { return false }
      rest = rest[range.upperBound...]
    }
    return rest.hasSuffix(parts[parts.count - 1])
  }
}

/// A page of the documentation.
struct DocumentationPage {
  let path: String
  let text: String

  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// - Parameter path: from the package's folder.
  init(_ path: String) throws {
    self.path = path
    text = try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
  }

  /// The paths of the files in a folder of the package whose names end so.
  static func files(in folder: String, ending: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: root.appending(path: folder).path)
    return (names ?? []).filter { $0.hasSuffix(ending) }.sorted().map { "\(folder)/\($0)" }
  }

  /// The contents of the fenced blocks of a language, in the order of the page.
  func blocks(_ language: String) -> [String] {
    blocks.filter { $0.language == language }.map { $0.text }
  }

  /// All fenced blocks with their languages, in the order of the page.
  var blocks: [(language: String, text: String)] {
    var blocks: [(language: String, text: String)] = []
    var block: (language: String, text: String)?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let open = block, line != "```" {
        block = (open.language, "\(open.text)\(line)\n")
      } else if let whole = block {
        blocks.append(whole)
        block = nil
      } else if line.hasPrefix("```") {
        block = (String(line.dropFirst(3)), "")
      }
    }
    return blocks
  }
}
