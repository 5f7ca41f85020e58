/// What is wrong with a file of the course: the file, the line, and the rule that is broken.
public struct CourseError: Error, Hashable, Sendable {
  /// The file or folder as it was given.
  public var path: String
  /// From 1.
  public var line: Int
  /// The rule in words. What it quotes of a file is printable.
  public var message: String

  /// - Parameters:
  ///   - path: of the file or folder.
  ///   - line: from 1.
  ///   - message: the rule, without path and line.
  public init(path: String, line: Int, message: String) {
    self.path = path
    self.line = line
    self.message = message
  }

  /// An error whose text begins with `path:line: ` already; without it the file's first line is meant.
  /// - Parameters:
  ///   - text: the error in words.
  ///   - path: of the file.
  public init(located text: String, in path: String) {
    let rest = text.hasPrefix("\(path):") ? text.dropFirst(path.count + 1) : ""
    let parts = rest.split(separator: ":", maxSplits: 1)
    guard parts.count == 2, let line = Int(parts[0]) else {
      self.init(path: path, line: 1, message: text)
      return
    }
    self.init(path: path, line: line, message: String(parts[1].drop { $0 == " " }))
  }

  /// `03-fit.lesson:4: the key minuts is unknown; did you mean minutes?`
  public var description: String { "\(path):\(line): \(message)" }
}

/// A text of a file as a message may quote it: its beginning.
func quoted(_ text: some StringProtocol) -> String {
  let most = 40
  let start = text.prefix(most)
  return start.endIndex < text.endIndex ? "\(start)…" : String(start)
}

/// `; did you mean minutes?`, or nothing where no name is near.
func suggestion(_ nearest: String?) -> String { nearest.map { "; did you mean \($0)?" } ?? "" }
