import Reflow

/// A file of scenes: one pretty-printed scene, or one scene a line.
public struct SceneFile: Sendable {
  /// What stands at one place of a file.
  public struct Entry: Sendable {
    /// The line on which it begins, from 1.
    public var line: Int
    /// The scene's id, as far as it could be read.
    public var id: String?
    public var content: Content
  }

  public enum Content: Sendable {
    case scene(Scene)
    /// A scene that breaks the format: nothing of it is used.
    case refused(SceneError)
    /// Text that is not JSON: the file cannot be used as it is.
    case broken(SceneError)
  }

  /// The path, for messages; `standard input` for `-`.
  public var name: String
  public var entries: [Entry]

  /// Gets how many bytes have been read and how many there are; false stops the reading, which makes
  /// an entry of it that is broken.
  public typealias Question = (_ done: Int, _ total: Int) -> Bool

  /// Reads a file, or standard input for the path `-`.
  /// - Parameters:
  ///   - path: of the file.
  ///   - goesOn: asked now and then whether to go on.
  /// - Throws: `FileError` for a file that cannot be read or holds nothing. What is wrong within the
  ///   file is an entry.
  public init(path: String, goesOn: Question? = nil) throws(FileError) {
    let name = path == "-" ? "standard input" : path
    let bytes = try FileContents.read(path)
    self.init(bytes, name: name, hasOneSceneALine: path.hasSuffix(".jsonl"), goesOn: goesOn)
    if entries.isEmpty { throw FileError(name, "holds no scene") }
  }

  /// Reads what a file holds.
  /// - Parameters:
  ///   - bytes: what the file holds.
  ///   - name: what errors call it.
  ///   - hasOneSceneALine: so that a line that is not JSON spoils no other; where it is false the text
  ///     decides, by whether its first line is a value for itself.
  ///   - goesOn: asked now and then whether to go on.
  public init(
    _ bytes: [UInt8], name: String, hasOneSceneALine: Bool, goesOn: Question? = nil
  ) {
    self.name = name
    entries = []
    var lines = Lines(bytes: bytes)
    guard let first = lines.next() else { return }
    let goesOnAt = goesOn.map { goesOn in { (start: Int) in { goesOn(start + $0, bytes.count) } } }
    guard
      hasOneSceneALine
        || Self.isValue(first.bytes, first.number, goesOnAt?(first.bytes.startIndex))
    else {
      let text = bytes[first.bytes.startIndex...]
      entries.append(Self.entry(text, first.number, goesOnAt?(text.startIndex)))
      return
    }
    var next: (bytes: ArraySlice<UInt8>, number: Int)? = first
    var brokenCount = 0
    while let line = next {
      let entry = Self.entry(line.bytes, line.number, goesOnAt?(line.bytes.startIndex))
      entries.append(entry)
      if case .broken = entry.content { brokenCount += 1 }
      if brokenCount == Self.mostBrokenLines && brokenCount == entries.count {
        let error = SceneError(
          place: "", message: "the first \(brokenCount) lines are not JSON; the rest is not read",
          line: line.number)
        entries.append(Entry(line: line.number, id: nil, content: .broken(error)))
        return
      }
      next = lines.next()
    }
  }

  /// A file that begins with so many lines that are not JSON is no file of scenes, and is read no
  /// further.
  static let mostBrokenLines = 20

  /// The lines that hold more than white space, one after another.
  private struct Lines {
    let bytes: [UInt8]
    private var start = 0
    private var number = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    mutating func next() -> (bytes: ArraySlice<UInt8>, number: Int)? {
      while start < bytes.count {
        let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        let line = bytes[start..<end]
        start = end + 1
        number += 1
        if !line.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { return (line, number) }
      }
      return nil
    }
  }

  private static func isValue(
    _ bytes: ArraySlice<UInt8>, _ number: Int, _ goesOn: ((Int) -> Bool)?
  ) -> Bool {
    (try? JSONParser.reading(bytes, firstLine: number) { (parser) throws(JSONError) in
      parser.goesOn = goesOn
      return try parser.parseDocument()
    }) != nil
  }

  private static func entry(
    _ bytes: ArraySlice<UInt8>, _ number: Int, _ goesOn: ((Int) -> Bool)?
  ) -> Entry {
    let value: JSONValue
    do throws(JSONError) {
      value = try JSONParser.reading(bytes, firstLine: number) { (parser) throws(JSONError) in
        parser.goesOn = goesOn
        return try parser.parseDocument()
      }
    } catch {
      let broken = SceneError(
        place: "column \(error.column)", message: error.message, line: error.line)
      return Entry(line: error.line, id: nil, content: .broken(broken))
    }
    var id: String?
    if case .string(let string)? = value["id"]?.kind { id = string }
    do throws(SceneError) {
      let scene = try SceneReader.scene(from: value)
      return Entry(line: value.line, id: id, content: .scene(scene))
    } catch {
      return Entry(line: value.line, id: id, content: .refused(error))
    }
  }
}
