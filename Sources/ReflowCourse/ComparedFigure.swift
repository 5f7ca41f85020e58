import Reflow
import ReflowText

/// A figure of one of two layouts: `right item 2 x`.
struct ComparedFigure {
  let isRight: Bool
  private let sum: Sum

  /// - Throws: `LineProblem`, with columns of the text.
  init(_ text: String) throws(LineProblem) {
    let sides = ["right ", "wrong "]
    guard let side = sides.first(where: { text.hasPrefix($0) }) else {
      throw LineProblem(
        column: 1, "\(quoted(text)) does not say whose it is; write right or wrong before a figure")
    }
    isRight = side == sides[0]
    do throws(LineProblem) {
      sum = try Sum(String(text.dropFirst(side.count)))
    } catch {
      throw LineProblem(column: error.column.map { $0 + side.count }, error.message)
    }
  }

  /// The number, or a dash where the layout has no such figure.
  func text(right: Situation, wrong: Situation) -> String {
    let now = isRight ? right : wrong
    guard let value = try? sum.value(in: now, since: now) else { return "–" }
    return explained(value)
  }
}

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
    try checkedText(name) { (_) throws(LineProblem) in
      throw LineProblem(column: 1, "figures stand in [why] alone, behind the question")
    }
  }

  /// The lines of a text whose figures are those of one of two layouts.
  func comparingText(_ name: String) throws(CourseError) -> [CourseLine] {
    try checkedText(name) { (figure) throws(LineProblem) in _ = try ComparedFigure(figure) }
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

  private func checkedText(
    _ name: String, _ check: (String) throws(LineProblem) -> Void
  ) throws(CourseError) -> [CourseLine] {
    guard let block = block(name) else { throw error(1, "the block [\(name)] is missing") }
    for line in block.lines {
      do throws(LineProblem) {
        for placed in try CourseText.parts(of: line.text) {
          guard case .figure(let figure) = placed.part else { continue }
          do throws(LineProblem) {
            try check(figure)
          } catch {
            throw LineProblem(column: placed.column + (error.column ?? 1), error.message)
          }
        }
      } catch {
        throw self.error(line.line, error.description)
      }
    }
    return block.lines
  }
}
