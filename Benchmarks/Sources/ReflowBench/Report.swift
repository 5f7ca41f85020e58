import Foundation

/// Collects what was measured, and prints it as it comes.
final class Report {
  let format: Format
  private(set) var measurements: [Measurement] = []
  /// What could not be measured, and what to do about it.
  private(set) var missing: [String] = []

  init(_ format: Format) { self.format = format }

  enum Format {
    /// A line as soon as it is measured, the targets at the end.
    case text
    /// One object a line as soon as it is measured.
    case json
    /// The tables of RESULTS.md at the end; meanwhile the lines of `text` on standard error.
    case markdown
  }

  func add(_ measurement: Measurement) {
    let isFirst = measurements.last?.group != measurement.group
    measurements.append(measurement)
    switch format {
    case .json: write(json(measurement))
    case .text, .markdown:
      if isFirst { say("\n\(measurement.group.rawValue) (\(measurement.group.ratio))") }
      say(line(measurement))
    }
  }

  /// Notes that something cannot be measured here.
  func skip(_ what: String, because reason: String) {
    let text = "\(what): \(reason)"
    missing.append(text)
    switch format {
    case .json: write(text, to: .standardError)
    case .text, .markdown: say("\n" + text)
    }
  }

  /// What stands below the last line.
  func finish(on machine: Machine) {
    switch format {
    case .json: break
    case .markdown: write(markdown(machine), terminator: "")
    case .text:
      write("\nTargets")
      for (target, measurement) in judged {
        let reached = target.isReached(by: measurement) ? "reached    " : "NOT reached"
        let remark = target.isReached(by: measurement) ? "" : target.remark.map { ": \($0)" } ?? ""
        write(
          "\(reached)  \(padded(target.title, 78)) \(target.bound(of: measurement)), "
            + "is \(decimal(target.value(of: measurement)))\(remark)")
      }
      write(machine.description)
    }
  }

  /// The targets that something was measured for.
  var judged: [(target: Target, measurement: Measurement)] {
    Target.all.compactMap { target in
      measurements.first { target.concerns($0) }.map { (target, $0) }
    }
  }

  private func say(_ line: String) {
    write(line, to: format == .markdown ? .standardError : .standardOutput)
  }

  /// At once: whoever reads a pipe wants each line when it is measured.
  private func write(
    _ text: String, terminator: String = "\n", to file: FileHandle = .standardOutput
  ) {
    // Nobody who reads: then nothing is lost.
    try? file.write(contentsOf: Data((text + terminator).utf8))
  }

  private func line(_ measurement: Measurement) -> String {
    var text = padded(measurement.name, 70) + " " + padded("\(measurement.count)", 8)
    text += padded(measurement.ratio.map { "\(decimal($0.median)) ±\($0.percent) %" } ?? "", 16)
    if let figure = measurement.figure {
      text += "\(figure) ±\(figure.spread.percent) %"
    }
    if let note = measurement.note { text += "  (\(note))" }
    for target in Target.all where target.concerns(measurement) {
      text +=
        "  target \(target.bound(of: measurement))\(target.isReached(by: measurement) ? "" : " NOT reached")"
    }
    return text
  }

  private func json(_ measurement: Measurement) -> String {
    var fields = ["\"name\": \"\(measurement.name)\"", "\"n\": \(measurement.count)"]
    if let ratio = measurement.ratio { fields.append("\"ratio\": \(decimal(ratio.median))") }
    if let figure = measurement.figure {
      fields.append("\"\(figure.unit.rawValue)\": \(decimal(figure.spread.median))")
    }
    return "{" + fields.joined(separator: ", ") + "}"
  }

  private func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}

/// Four digits, or all that stand before the point.
func decimal(_ number: Double) -> String {
  switch number.magnitude {
  case 1000...: String(format: "%.0f", number)
  case 100..<1000: String(format: "%.1f", number)
  case 10..<100: String(format: "%.2f", number)
  default: String(format: "%.3f", number)
  }
}
