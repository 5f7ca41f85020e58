import Reflow

extension PlacingDecision {
  /// `wraps: 232 used + 10 spacing + 163 = 405 of 300: 105 over`
  var inWords: String {
    switch self {
    case .beginsFirstLine: "begins line 0: a line takes at least one item"
    case .joins(let line, let test): "joins line \(line): \(test.inWords)"
    case .wraps(_, let test): "wraps: \(test.inWords)"
    case .chooses(let choice): choice.inWords
    }
  }
}

extension FitTest {
  /// `232 used + 10 spacing + 163 = 405 of 300: 105 over`
  var inWords: String {
    let sum = signedSum([(used, "used"), (spacing, "spacing"), (size, "")], isPrecise: isClose)
    return "\(sum) = \(text(self.sum)) of \(text(length)): \(verdict)"
  }

  /// `232 + 10 + 163 = 405`
  func inNumbers(_ number: (Double) -> String) -> String {
    let sign = spacing < 0 ? "−" : "+"
    return "\(number(used)) \(sign) \(number(spacing.magnitude)) + \(number(size)) = "
      + number(sum)
  }

  /// `105 over` or `58 left`. What is over within the tolerance is nothing.
  var verdict: String {
    if joins { return left > 0 ? "\(text(left)) left" : "0 left" }
    return "\(text(-left)) over"
  }

  private func text(_ number: Double) -> String { explained(number, isPrecise: isClose) }
}

extension PlaceChoice {
  /// `takes column 1 of 3: it starts first, at 84`
  var inWords: String { "takes \(name) \(chosen) of \(starts.count): \(reason)" }

  /// `it starts first, at 84`, or whose turn it is.
  var reason: String {
    guard case .leastStart = rule else {
      guard case .turn(let policy, let calculation) = rule else { return "" }
      return "\(policy), \(calculation.arithmetic)"
    }
    let equals = leastPlaces
    guard equals.count > 1 else { return "it starts first, at \(explained(start))" }
    let isExact = equals.allSatisfy { starts[$0] == start }
    return "\(name)s \(list(equals)) start first, at \(explained(start)); "
      + (isExact ? "the leading one of equals" : "equal within 0.000001, the leading one")
  }

  /// `120, 84, 96`; of very many places the first ones, and between what the others are.
  var startsInWords: String {
    let shown = starts.prefix(12).map { explained($0) }.joined(separator: ", ")
    let others = starts.dropFirst(12)
    guard let least = others.min(), let greatest = others.max() else { return shown }
    let range =
      least == greatest
      ? "at \(explained(least))" : "from \(explained(least)) to \(explained(greatest))"
    return "\(shown) and \(others.count) more \(range)"
  }

  private func list(_ places: [Int]) -> String {
    guard places.count <= 4 else {
      return "\(places[0]), \(places[1]), \(places[2]) and \(places.count - 3) more"
    }
    return places.dropLast().map { "\($0)" }.joined(separator: ", ") + " and \(places.last!)"
  }
}
