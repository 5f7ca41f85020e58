import ReflowText

/// A line of a course's file and where it stands.
public struct CourseLine: Hashable, Sendable {
  /// Without its line feed.
  public var text: String
  /// From 1.
  public var line: Int

  /// - Parameters:
  ///   - text: without a line feed.
  ///   - line: from 1.
  public init(text: String, line: Int) {
    self.text = text
    self.line = line
  }

  var isBlank: Bool { text.allSatisfy { $0 == " " } }
  /// Whether the line is for those only who read the file.
  var isComment: Bool { text.hasPrefix("#") }
}

/// The lines of a course's file, checked as far as every one of them must be: whatever is made of them
/// can be shown.
struct CourseLines {
  /// The most bytes that a file has.
  static let mostBytes = 64 << 10

  private(set) var lines: [CourseLine] = []
  private let path: String

  /// - Parameter columns: the most terminal columns that a line takes.
  /// - Throws: `CourseError` for a file that is too large, is not UTF-8, or holds what cannot be shown.
  init(_ bytes: [UInt8], path: String, columns: Int) throws(CourseError) {
    self.path = path
    guard bytes.count <= Self.mostBytes else {
      throw error(1, "the file has \(bytes.count) bytes; it may have \(Self.mostBytes)")
    }
    guard !bytes.starts(with: [0xEF, 0xBB, 0xBF]) else {
      throw error(1, "the file begins with a byte order mark; it must begin with its text")
    }
    let rows = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, row) in rows.enumerated() {
      guard let text = String(validating: row, as: UTF8.self) else {
        throw error(index + 1, "the line is not UTF-8")
      }
      if let problem = Self.problem(text, columns) { throw error(index + 1, problem) }
      lines.append(CourseLine(text: text, line: index + 1))
    }
    if lines.last?.text.isEmpty == true { lines.removeLast() }
  }

  private func error(_ line: Int, _ message: String) -> CourseError {
    CourseError(path: path, line: line, message: message)
  }

  private static func problem(_ text: String, _ columns: Int) -> String? {
    for scalar in text.unicodeScalars where !isShown(scalar) {
      switch scalar {
      case "\t": return "a tab; lines are indented by spaces"
      case "\r": return "a carriage return; lines end with a line feed alone"
      default:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        let name = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        return "U+\(name) cannot be shown; a line holds printable characters"
      }
    }
    let width = displayWidth(of: text)
    guard width > columns else { return nil }
    return "the line takes \(width) columns; it may take \(columns)"
  }

  /// Whether a terminal shows the scalar, or joins it to the one before.
  private static func isShown(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return (0x20..<0x7F).contains(scalar.value) }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate,
      .unassigned:
      return false
    default: return true
    }
  }
}
