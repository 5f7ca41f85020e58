extension Report {
  /// The whole of RESULTS.md.
  func markdown(_ machine: Machine) -> String {
    var text = """
      # Results

      Written by `make bench-results`; not by hand. \(machine.description)

      A number is the median of its rounds, in brackets stand the ends of the middle half. What is
      compared is measured in turn, in one run. Times depend on the machine and on what else it does;
      the ratios are what to look at.

      """
    text += "\n## Targets\n\n"
    text += "| what | n | wanted | measured | reached | if not, why |\n|---|---|---|---|---|---|\n"
    for (target, measurement) in judged {
      let isReached = target.isReached(by: measurement)
      let cells = [
        target.name, grouped(target.count), target.bound(of: measurement),
        decimal(target.value(of: measurement)),
        isReached ? "yes" : "**no**", isReached ? "" : target.remark ?? "",
      ]
      text += row(cells)
    }
    for group in Measurement.Group.allCases {
      let lines = measurements.filter { $0.group == group }
      guard !lines.isEmpty else { continue }
      text += "\n## \(group.rawValue)\n\n\(capitalized(group.ratio)).\n\n"
      text += "| what | n | ratio | figure | |\n|---|---|---|---|---|\n"
      for line in lines {
        text += row([
          line.name, grouped(line.count), line.ratio.map(bracketed) ?? "",
          line.figure.map { "\(bracketed($0.spread)) \($0.unit.text)" } ?? "", line.note ?? "",
        ])
      }
    }
    if !missing.isEmpty {
      text += "\n## Not measured\n\n" + missing.map { "- \($0)\n" }.joined()
    }
    return text
  }

  private func row(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |\n" }

  private func bracketed(_ spread: Spread) -> String {
    let (low, high) = (spread.quartiles.lowerBound, spread.quartiles.upperBound)
    guard low < high else { return decimal(spread.median) }
    return "\(decimal(spread.median)) (\(decimal(low))–\(decimal(high)))"
  }

  private func capitalized(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }

  /// 1000000 as 1,000,000.
  private func grouped(_ number: Int) -> String {
    let digits = String(number)
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0 && (digits.count - index) % 3 == 0 { text += "," }
      text.append(digit)
    }
    return text
  }
}
