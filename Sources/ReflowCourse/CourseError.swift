/// What is wrong with a file of the course: the file, the line, and the rule that is broken.
public struct CourseError: Error, Hashable, Sendable {
  /// The file or folder as it was given.
  public var path: String
  /// From 1.
  public var line: Int
  /// The rule in words. What it quotes of a file is printable.
  public var message: String

  public init(path: String, line: Int, message: String) {
    self.path = path
    self.line = line
    self.message = message
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
