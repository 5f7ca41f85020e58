import Reflow

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

  /// The number; nil where the layout has no such figure.
  func number(right: Situation, wrong: Situation) -> String? {
    let now = isRight ? right : wrong
    return (try? sum.value(in: now, since: now)).map { explained($0) }
  }
}
