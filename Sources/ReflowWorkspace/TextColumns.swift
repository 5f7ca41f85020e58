import ReflowText

extension String {
  /// The text, filled up with spaces to a number of terminal columns.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - displayWidth(of: self)))
  }

  /// The text, filled up with spaces in front.
  func aligned(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - displayWidth(of: self))) + self
  }
}
