/// A sentence that the program says in the course: a key of `CourseMessages`, and what stands in its
/// placeholders.
public struct Message: Hashable, Sendable {
  /// What a placeholder stands for: a text of no language, or a sentence's part that has a key itself.
  public enum Value: Hashable, Sendable, ExpressibleByStringInterpolation {
    /// Is said as it stands.
    case text(String)
    /// Is said in words.
    case message(Message)

    /// A text.
    /// - Parameter value: is said as it stands.
    public init(stringLiteral value: String) { self = .text(value) }
  }

  /// Which sentence: lower-case letters, digits, hyphens and dots.
  public var key: String
  /// By placeholder.
  public var values: [String: Value]

  /// - Parameters:
  ///   - key: which sentence.
  ///   - values: what stands in its placeholders.
  public init(_ key: String, _ values: [String: Value] = [:]) {
    self.key = key
    self.values = values
  }
}

/// Why a condition does not hold.
public struct Shortfall: Hashable, Sendable {
  /// The condition in words.
  public var condition: Message
  /// What is otherwise, in points and lines; one at least.
  public var reasons: [Message]
}
