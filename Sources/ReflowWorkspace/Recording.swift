import Reflow
import ReflowScenes

/// A recording as it stands in a file: commands, and what the layout was after each.
/// `Documentation/Recordings.md` describes the lines.
struct Recording: Sendable {
  /// The first line of every recording.
  static let header = "reflow-recording 1"

  /// A command as it was typed, or one of a file that was sourced.
  struct Command: Sendable {
    /// The line of the recording, from 1.
    var line = 0
    var text: String
    /// The workspace that it led to, where running it would need more than the recording.
    var scene: RecordedScene?
  }

  /// A step, and what is known of the layout after it.
  struct Entry: Sendable {
    var command: Command
    /// The commands of the files that it sourced.
    var parts: [Command] = []
    /// Whether it is the state in which the recording began, and no step.
    var isStart = false
    var facts: [(line: Int, fact: RecordedFact)] = []
  }

  var entries: [Entry] = []

  /// Why a file is no recording.
  struct Fault: Error, Sendable {
    var line: Int
    var message: String
  }

  /// Reads a recording.
  /// - Throws: `Fault` for a line that means nothing, and for a command that no recording may run:
  ///   nothing of it is run then.
  init(_ bytes: [UInt8]) throws(Fault) {
    var isBegun = false
    var number = 0
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      let isCRLF = line.last == UInt8(ascii: "\r")
      let text = String(decoding: isCRLF ? line.dropLast() : line, as: UTF8.self)
      if text.isEmpty || text.hasPrefix("#") { continue }
      if isBegun {
        try read(text, number)
      } else {
        guard text == Self.header else {
          throw Fault(
            line: number, message: "is no recording; it must begin with \(Self.header)")
        }
        isBegun = true
      }
    }
    guard entries.contains(where: { !$0.isStart }) else {
      throw Fault(line: max(1, number), message: "holds no command")
    }
    for entry in entries { try Self.check(entry) }
  }

  private mutating func read(_ text: String, _ number: Int) throws(Fault) {
    let isStart = text == "start"
    if isStart || text.hasPrefix(">") {
      guard !isStart || entries.isEmpty else {
        throw Fault(line: number, message: "start must stand before all commands")
      }
      var entry = Entry(
        command: Command(line: number, text: isStart ? "" : try Self.command(text, number)))
      entry.isStart = isStart
      return entries.append(entry)
    }
    guard !entries.isEmpty else {
      throw Fault(line: number, message: "a command must stand before it; begin it with >")
    }
    try entries[entries.count - 1].read(text, number)
  }

  /// A scene, or a command that needs nothing but the session.
  private static func check(_ entry: Entry) throws(Fault) {
    if entry.isStart {
      guard entry.command.scene != nil, entry.parts.isEmpty else {
        throw Fault(line: entry.command.line, message: "start needs its scene and nothing else")
      }
      return
    }
    guard entry.parts.isEmpty || entry.command.scene == nil else {
      throw Fault(line: entry.command.line, message: "it has a scene and commands within it")
    }
    for command in entry.parts.isEmpty ? [entry.command] : entry.parts
    where command.scene == nil {
      guard let words = try? CommandLineWords(command.text).words, let name = words.first,
        let known = CommandCatalog.command(name.text), !known.isReplayable(words)
      else { continue }
      throw Fault(line: command.line, message: "a recording cannot run \(name.text)")
    }
  }
}

extension Recording.Entry {
  /// Takes a line that says more of the entry.
  fileprivate mutating func read(_ text: String, _ number: Int) throws(Recording.Fault) {
    let rest = text.drop { $0 != " " }.dropFirst()
    if text.hasPrefix("|") {
      parts.append(
        Recording.Command(line: number, text: try Recording.command(text, number)))
    } else if text.hasPrefix("scene ") {
      guard last.scene == nil else {
        throw Recording.Fault(line: number, message: "a second scene for one command")
      }
      do throws(SceneError) {
        last.scene = RecordedScene(try Scene(json: String(rest), line: number))
      } catch {
        throw Recording.Fault(line: number, message: error.description)
      }
    } else if text.hasPrefix("state ") {
      guard last.scene?.readState(rest) == true else {
        throw Recording.Fault(
          line: number, message: "state must follow a scene: state section=1 selected=0.3 scrolled")
      }
    } else if let fact = RecordedFact(line: text[...]) {
      facts.append((number, fact))
    } else {
      throw Recording.Fault(
        line: number,
        message: "must be a command, a scene, content, an element's frame or elements")
    }
  }

  /// The command that was read last.
  private var last: Recording.Command {
    get { parts.last ?? command }
    set { if parts.isEmpty { command = newValue } else { parts[parts.count - 1] = newValue } }
  }
}

extension Command {
  /// Whether a command line does the same in a session that knows nothing but a recording, and neither
  /// reads nor writes a file.
  func isReplayable(_ words: [Word]) -> Bool {
    // Text may stand behind > within quotes only, should the line be sent elsewhere.
    if words.contains(where: { $0.text.hasPrefix(">") && !$0.isQuoted }) { return false }
    let namesFile = arguments.contains { if case .file = $0.kind { true } else { false } }
    if case .change = action { return !namesFile }
    return ["undo", "redo", "mark", "unmark", "goto"].contains(name)
  }
}

// MARK: - Commands as lines

extension Recording {
  /// The lines of a command: `> width 240`.
  /// - Parameter mark: `>` for a command as it was typed, `|` for one of a sourced file.
  static func lines(of command: Command, mark: Character) -> [String] {
    let isPlain = !command.text.unicodeScalars.contains(where: \.breaksLine)
    let line = isPlain ? "\(mark) \(command.text)" : "\(mark)u \(escaped(command.text))"
    return [line] + (command.scene?.lines ?? [])
  }

  /// The command that a line holds.
  fileprivate static func command(_ line: String, _ number: Int) throws(Fault) -> String {
    let text = line.dropFirst()
    if text.hasPrefix(" ") { return String(text.dropFirst()) }
    if text.hasPrefix("u "), let command = unescaped(text.dropFirst(2)) { return command }
    throw Fault(line: number, message: "must be \(line.prefix(1)), a space and a command")
  }

  /// A text on one line: a control character is `\u{A}`, a backslash doubled.
  private static func escaped(_ text: String) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar.breaksLine {
        escaped.append(contentsOf: "\\u{\(String(scalar.value, radix: 16))}".unicodeScalars)
      } else {
        if scalar == "\\" { escaped.append(scalar) }
        escaped.append(scalar)
      }
    }
    return String(escaped)
  }

  private static func unescaped(_ text: Substring) -> String? {
    var plain = String.UnicodeScalarView()
    var rest = text.unicodeScalars
    while let scalar = rest.popFirst() {
      guard scalar == "\\" else {
        plain.append(scalar)
        continue
      }
      if rest.first == "\\" {
        plain.append(rest.removeFirst())
        continue
      }
      guard rest.popFirst() == "u", rest.popFirst() == "{", let end = rest.firstIndex(of: "}"),
        let value = UInt32(String(rest[..<end]), radix: 16), let scalar = Unicode.Scalar(value)
      else { return nil }
      plain.append(scalar)
      rest = rest[rest.index(after: end)...]
    }
    return String(plain)
  }
}

extension Unicode.Scalar {
  /// Whether a line of text cannot hold it.
  fileprivate var breaksLine: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
