import ReflowText

// What the blocks of a fault hold, checked.

extension CourseFile {
  /// Where a fault was seen.
  func source() throws(CourseError) -> String {
    guard let header = header("from") else { throw error(1, "the key from is missing") }
    let columns = displayWidth(of: header.value)
    guard columns <= FaultCase.mostSourceColumns else {
      throw error(
        header.line, "from takes \(columns) columns; it may take \(FaultCase.mostSourceColumns)")
    }
    return header.value
  }

  /// The lines of a text that has no figures.
  func plainText(_ name: String) throws(CourseError) -> [CourseLine] {
    try text(name) { (_) throws(LineProblem) in
      throw LineProblem(column: 1, "figures stand in [why] alone, behind the question")
    }
  }

  /// The lines of a text whose figures are those of one of two layouts.
  func comparingText(_ name: String) throws(CourseError) -> [CourseLine] {
    try text(name) { (figure) throws(LineProblem) in _ = try ComparedFigure(figure) }
  }

  /// The answers, a line each.
  func answers() throws(CourseError) -> [FaultCase.Answer] {
    var answers: [FaultCase.Answer] = []
    for line in try plainText("answers") {
      let mark = line.text.prefix(2)
      guard mark == "+ " || mark == "- " else {
        throw error(
          line.line,
          "\(quoted(line.text)) is no answer; the right one begins with + and a space, the "
            + "others with - and a space")
      }
      let text = trimmed(line.text.dropFirst(2))
      guard !text.isEmpty else { throw error(line.line, "the answer says nothing") }
      if let first = answers.first(where: { $0.text.text == text }) {
        throw error(line.line, "the answer stands twice, first in line \(first.text.line)")
      }
      answers.append(.init(text: CourseLine(text: text, line: line.line), isRight: mark == "+ "))
    }
    let right = answers.filter(\.isRight)
    guard right.count == 1 else {
      throw error(
        right.last?.text.line ?? block("answers")?.line ?? 1,
        right.isEmpty
          ? "no answer is the right one; it begins with +"
          : "there are \(right.count) right answers; one begins with +")
    }
    return answers
  }
}
