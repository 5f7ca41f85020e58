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

  /// The text, with an ellipsis in place of what passes a number of characters.
  func shortened(to count: Int) -> String {
    let start = prefix(count + 1)
    return start.count > count ? start.prefix(count - 1) + "…" : self
  }

  /// The text in lines of at most 80 columns, broken between words.
  /// - Parameter hanging: the indent of the lines after the first; nil means the same.
  func wrapped(indent: Int, hanging: Int? = nil) -> [String] {
    var lines: [String] = []
    for word in split(separator: " ", omittingEmptySubsequences: false) {
      let margin = String(repeating: " ", count: lines.isEmpty ? indent : hanging ?? indent)
      if let last = lines.last, displayWidth(of: last) + 1 + displayWidth(of: String(word)) <= 80 {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(margin + word)
      }
    }
    return lines
  }
}
