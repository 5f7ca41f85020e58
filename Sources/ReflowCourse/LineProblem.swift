/// What is wrong within a line.
public struct LineProblem: Error, Hashable, Sendable {
  /// From 1, in characters; nil where it is the whole line.
  public var column: Int?
  /// The rule in words.
  public var message: String

  /// - Parameters:
  ///   - column: from 1, in characters; nil for the whole line.
  ///   - message: the rule.
  package init(column: Int?, _ message: String) {
    self.column = column
    self.message = message
  }

  /// `column 9: there is no figure widht; did you mean width?`
  public var description: String { column.map { "column \($0): \(message)" } ?? message }
}
