import Reflow
import ReflowScenes

/// A workspace as text, from which it can be made again: how it was at some time, and what was done
/// to it since.
///
///     2bd6eb0f reflow journal 1
///     9b2c11a0 {"reflow":1,"container":{"width":320,"height":480},…}
///     51d5ab3f state 0 - beginning
///     8a01d2c4 loaded spiral /home/me/Spiral.swift
///     c6f0bfa1 run add Swift Kotlin
///     d3f7a3d8 scrub reflow-width-plus 3 new
///
/// Every line begins with a checksum of the rest. What follows a line that is broken, or cut off by
/// the end of the program, might mean something else without it, and is not used.
struct Journal {
  /// The workspace as it was in the beginning.
  struct Start {
    var scene: Scene
    var selection: ItemPath?
    var currentSection = 0
    var showsBeginning = true
    /// The file that it was opened from or saved to last.
    var path: String?
    /// What had been loaded: the workspace may need it.
    var loadedFiles: [LoadedFile] = []
  }

  var start: Start
  var entries: [JournalEntry] = []
  /// Whether there are lines that cannot be used.
  var isBroken = false

  private static let title = "reflow journal 1"

  /// The lines before the first entry.
  static func beginning(_ workspace: Workspace, path: String?) -> [UInt8] {
    let selection = workspace.selection.map { "\($0.section).\($0.item)" } ?? "-"
    let place = workspace.showsBeginning ? "beginning" : "scrolled"
    let file = path.map { " \($0.onOneLine)" } ?? ""
    var scene = Array(workspace.scene.json(isPretty: false).utf8)
    if scene.last == UInt8(ascii: "\n") { scene.removeLast() }
    let loaded = workspace.loadedFiles.files.map { file in
      "loaded \(file.names.joined(separator: ",")) \(file.path.onOneLine)"
    }
    return line(Array(title.utf8)) + line(scene)
      + line(Array("state \(workspace.currentSection) \(selection) \(place)\(file)".utf8))
      + loaded.flatMap { line(Array($0.utf8)) }
  }

  /// The line of an entry.
  static func line(_ entry: JournalEntry) -> [UInt8] { line(Array(entry.text.utf8)) }

  /// Nil where not even the beginning is whole.
  init?(_ bytes: [UInt8]) {
    var lines = bytes.split(separator: UInt8(ascii: "\n"))[...]
    func next() -> ArraySlice<UInt8>? { lines.first.flatMap(Self.content(of:)) }
    guard let title = next(), title.elementsEqual(Self.title.utf8) else { return nil }
    lines.removeFirst()
    guard let json = next(), let scene = Scene(json: Array(json)) else { return nil }
    lines.removeFirst()
    start = Start(scene: scene)
    guard let state = next(), start.read(String(decoding: state, as: UTF8.self)) else {
      return nil
    }
    lines.removeFirst()
    while let line = next(), let file = LoadedFile(String(decoding: line, as: UTF8.self)) {
      start.loadedFiles.append(file)
      lines.removeFirst()
    }
    while let line = next(), let entry = JournalEntry(String(decoding: line, as: UTF8.self)) {
      entries.append(entry)
      lines.removeFirst()
    }
    isBroken = !lines.isEmpty
  }

  /// A line of the file: the checksum, a space, and the content.
  private static func line(_ content: [UInt8]) -> [UInt8] {
    Array(checksum(content[...]).utf8) + [UInt8(ascii: " ")] + content + [UInt8(ascii: "\n")]
  }

  /// The content of a line; nil where it is not what was written.
  private static func content(of line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let content = line.dropFirst(9)
    let isWhole = line.count > 9 && line.prefix(8).elementsEqual(checksum(content).utf8)
    return isWhole ? content : nil
  }

  /// FNV-1a, in eight hexadecimal digits.
  private static func checksum(_ bytes: ArraySlice<UInt8>) -> String {
    var hash: UInt32 = 0x811C_9DC5
    for byte in bytes { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}

extension Journal.Start {
  /// Takes `state 0 1.2 scrolled tags.json` apart.
  fileprivate mutating func read(_ text: String) -> Bool {
    let words = text.split(separator: " ", maxSplits: 4, omittingEmptySubsequences: false)
    guard words.count >= 4, words[0] == "state", let section = Int(words[1]) else { return false }
    currentSection = section
    if words[2] != "-" {
      let indexes = words[2].split(separator: ".").compactMap { Int($0) }
      guard indexes.count == 2 else { return false }
      selection = ItemPath(section: indexes[0], item: indexes[1])
    }
    showsBeginning = words[3] == "beginning"
    path = words.count == 5 ? String(words[4]).overSeveralLines : nil
    return true
  }
}

extension LoadedFile {
  /// Takes `loaded spiral,ring /home/me/Spiral.swift` apart; nil for a text that is no such line.
  fileprivate init?(_ text: String) {
    let words = text.split(separator: " ", maxSplits: 2)
    guard words.count == 3, words[0] == "loaded" else { return nil }
    self.init(
      path: String(words[2]).overSeveralLines,
      names: words[1].split(separator: ",").map(String.init))
  }
}

extension Scene {
  /// The scene that a line of JSON is; nil where it is none.
  fileprivate init?(json: [UInt8]) {
    let file = SceneFile(json, name: "", hasOneSceneALine: true)
    guard case .scene(let scene)? = file.entries.first?.content else { return nil }
    self = scene
  }
}
