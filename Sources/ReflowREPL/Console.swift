import CEditLine
import Reflow
import ReflowDrawing
import ReflowWorkspace

/// Shows reports: text made harmless, the line that says what changed, the picture.
final class Console {
  let output: StandardOutput
  /// Whether each change is followed by its picture.
  private let drawsPictures: Bool
  private let isTerminal: Bool
  private let isASCII: Bool
  private let usesColor: Bool
  private let positionsCursor: Bool

  init(output: StandardOutput, drawsPictures: Bool) {
    self.output = output
    self.drawsPictures = drawsPictures
    isTerminal = LineEditor.isTerminal(1)
    isASCII = !Environment.usesUTF8
    positionsCursor = isTerminal && Environment["TERM"] != "dumb"
    usesColor = positionsCursor && Environment["NO_COLOR"]?.isEmpty != false
  }

  /// Text that cannot touch the terminal, whatever stands in it.
  static func safe(_ text: String) -> String { terminalSafe(text, isASCII: !Environment.usesUTF8) }

  /// A message that cannot touch the terminal and does not fill it: a name in it may be of any length.
  static func safe(message: String) -> String {
    let most = 1000
    guard message.utf8.count > most else { return safe(message) }
    return safe("\(message.prefix(most / 2)) … \(message.suffix(most / 4))")
  }

  /// Says on standard error why something was refused.
  static func show(_ error: CommandError, of place: String, on output: StandardOutput) {
    output.error(safe(message: place + error.message))
    for line in error.details { output.error(safe(line)) }
  }

  /// Shows what a command answered.
  func show(_ report: Report, of session: Session) {
    report.strip(stripOptions).forEach(output.line)
    for line in report.lines {
      // A long list ends where the person has seen enough.
      if cel_was_interrupted() { return }
      folded(Self.safe(line)).forEach(output.line)
    }
    for line in report.machineLines { output.line(line) }
    for line in report.dataLines { output.line(Self.safe(line)) }
    if let change = report.change { output.line(emphasized(Self.safe(change.summary))) }
    if let sample = report.sample {
      Session.picture(of: sample, .sample(isASCII: isASCII, usesColor: usesColor))
        .forEach(output.line)
    }
    showPicture(report, of: session)
    for followUp in report.followUps { show(followUp, of: session) }
  }

  /// A line in rows that the terminal does not cut within a word.
  private func folded(_ line: String) -> [String] {
    let columns = isTerminal ? LineEditor.terminalSize?.columns ?? 0 : 0
    guard columns > 20, LineEditor.width(of: line) > columns else { return [line] }
    let indent = line.prefix { $0 == " " }
    var rows: [String] = []
    for word in line.dropFirst(indent.count).split(separator: " ", omittingEmptySubsequences: false)
    {
      if let last = rows.last, LineEditor.width(of: "\(last) \(word)") <= columns {
        rows[rows.count - 1] = "\(last) \(word)"
      } else {
        rows.append("\(indent)\(word)")
      }
    }
    return rows
  }

  private func showPicture(_ report: Report, of session: Session) {
    guard report.showsPicture || report.change != nil && drawsPictures else { return }
    let size = isTerminal ? LineEditor.terminalSize : nil
    // The prompt and what was said stay on the screen.
    let rows = (size?.rows ?? 44) - 3 - min(report.lines.count, 4)
    picture(of: session, report, columns: size?.columns ?? 80, rows: max(8, rows))
      .forEach(output.line)
  }

  /// What a key has done, as text that fits above the line.
  func text(of report: Report, of session: Session, rows: Int) -> String {
    var lines = report.lines.map { Self.safe($0) }
    if let change = report.change { lines.append(emphasized(Self.safe(change.summary))) }
    if drawsPictures {
      let columns = max(1, LineEditor.terminalSize?.columns ?? 80)
      // A long line is folded by the terminal.
      let used = (report.lines + [report.change?.summary].compactMap(\.self)).reduce(0) {
        $0 + max(1, (LineEditor.width(of: Self.safe($1)) + columns - 1) / columns)
      }
      lines += picture(of: session, report, columns: columns, rows: rows - used)
    }
    return lines.joined(separator: "\n")
  }

  /// Why a key has done nothing, as text that fits above the line.
  func text(of error: CommandError) -> String { alarming(Self.safe(message: error.message)) }

  private func picture(
    of session: Session, _ report: Report, columns: Int, rows: Int
  ) -> [String] {
    let options = PictureOptions(
      columns: columns, rows: rows, isASCII: isASCII, usesColor: usesColor,
      positionsCursor: positionsCursor, hasRoundScale: true)
    return session.picture(options, for: report)
  }

  /// How large the pictures of a strip may be: as wide as the terminal, and so high that two fit.
  private var stripOptions: PictureOptions {
    let size = isTerminal ? LineEditor.terminalSize : nil
    return PictureOptions(
      columns: size?.columns ?? 80, rows: max(8, min(24, (size?.rows ?? 44) / 2)),
      isASCII: isASCII, usesColor: usesColor, positionsCursor: positionsCursor)
  }

  /// Runs commands that were given as arguments.
  /// - Returns: the exit status: 1 if one was refused.
  func run(_ commands: [String], in session: Session) -> Int32 {
    var status: Int32 = 0
    for (index, command) in commands.enumerated() {
      let place = commands.count == 1 ? "" : "command \(index + 1): "
      guard run(command, in: session, place: place, &status) else { break }
    }
    return status
  }

  /// Runs the lines of standard input.
  /// - Returns: the exit status: 1 if one was refused.
  func runStandardInput(in session: Session) -> Int32 {
    var status: Int32 = 0
    var number = 0
    // Whoever writes the commands may wait for the answer before the next one.
    while let line = nextLine() {
      number += 1
      guard run(line, in: session, place: "line \(number): ", &status) else { break }
    }
    return status
  }

  private func nextLine() -> String? {
    output.flush()
    return readLine()
  }

  /// - Returns: false at the session's end.
  private func run(
    _ line: String, in session: Session, place: String, _ status: inout Int32
  ) -> Bool {
    do throws(CommandError) {
      let report = try session.run(line)
      show(report, of: session)
      return !report.isEnd
    } catch {
      Self.show(error, of: place, on: output)
      if let pointed = PointedLine(error, typed: line, isASCII: isASCII) {
        output.error(pointed.line)
        output.error(pointed.row)
      }
      status = 1
      return true
    }
  }

  /// Says why a typed line was refused, and points at the word that is wrong.
  func show(_ error: CommandError, typed: String) {
    output.line(alarming(Self.safe(message: error.message)))
    for line in error.details { output.line(Self.safe(line)) }
    let columns = LineEditor.terminalSize?.columns ?? 80
    guard let pointed = PointedLine(error, typed: typed, columns: columns, isASCII: isASCII)
    else { return }
    output.line(pointed.line)
    output.line(alarming(pointed.row))
  }

  private func emphasized(_ text: String) -> String {
    usesColor ? "\u{1B}[1m\(text)\u{1B}[0m" : text
  }

  private func alarming(_ text: String) -> String {
    usesColor ? "\u{1B}[31m\(text)\u{1B}[0m" : text
  }
}
