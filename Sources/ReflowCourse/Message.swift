/// A sentence that the program says in the course: a key of `CourseMessages`, and what stands in its
/// placeholders.
public struct Message: Hashable, Sendable {
  /// What a placeholder stands for: a text of no language, or a sentence's part that has a key itself.
  public enum Value: Hashable, Sendable, ExpressibleByStringInterpolation {
    case text(String)
    case message(Message)

    public init(stringLiteral value: String) { self = .text(value) }
  }

  public var key: String
  public var values: [String: Value]

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

  public init(condition: Message, reasons: [Message]) {
    self.condition = condition
    self.reasons = reasons
  }
}
