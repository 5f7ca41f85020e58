import Reflow
import ReflowDrawing
import ReflowScenes

extension Session {
  /// Runs one line by itself: no watch runs behind it.
  /// - Returns: nil for an empty line and a comment; else what it answers, and whether it may have
  ///   changed the workspace.
  func perform(_ line: String) throws(CommandError) -> (report: Report, isChange: Bool)? {
    if line.first(where: { !$0.isWhitespace }) == "{" { return (try openPasted(line), true) }
    guard var parsed = try ParsedLine(line) else { return nil }
    parsed.arguments.format = settings.format
    let outerLine = runningLine
    runningLine = parsed.text
    defer { runningLine = outerLine }
    do throws(CommandError) {
      guard let redirection = parsed.redirection else {
        let report = try act(parsed)
        return (report, parsed.changes(report))
      }
      let snapshot = snapshot
      let report = try act(parsed)
      do throws(CommandError) {
        return (try write(report, to: redirection), parsed.changes(report))
      } catch {
        restore(snapshot)
        throw error
      }
    } catch {
      throw error.located(at: parsed.arguments.onlyPlace)
    }
  }

  private func act(_ parsed: ParsedLine) throws(CommandError) -> Report {
    let state = history.state
    var report = try answer(parsed)
    record(parsed.text, parsed.words, parsed.command, since: state, &report)
    return report
  }

  private func answer(_ parsed: ParsedLine) throws(CommandError) -> Report {
    switch parsed.command.action {
    case .look(let look):
      var report = try look(workspace, parsed.arguments)
      try report.writeSheet(command: parsed.command.name)
      return report
    case .session(let act): return try act(self, parsed.arguments)
    case .change(let change):
      var changed = workspace
      changed.work = work
      let report = try change(&changed, parsed.arguments)
      changed.work = nil
      if report.onlyTells { return report }
      replaceWorkspace(changed, report.change)
      return report
    }
  }

  /// Writes what a command answered to a file.
  private func write(_ report: Report, to redirection: Redirection) throws(CommandError) -> Report {
    let file = redirection.file
    let bytes = Array(text(of: report).utf8)
    do throws(FileError) {
      if redirection.appends && FileContents.exists(file.text) {
        try FileContents.append(bytes, to: file.text)
      } else {
        try FileContents.write(bytes, to: file.text)
      }
    } catch {
      throw CommandError("> \(error.description)", at: file.place)
    }
    var written = Report(["wrote \(file.text)"])
    written.isEnd = report.isEnd
    return written
  }

  /// A report as a file holds it: labels made harmless for whoever shows the file, records for programs
  /// as they are, the picture where one was asked for.
  func text(of report: Report) -> String {
    var lines = report.lines.map { terminalSafe($0, isASCII: false) }
    lines += report.machineLines + report.dataLines
    if let change = report.change { lines.append(terminalSafe(change.summary, isASCII: false)) }
    if let sample = report.sample { lines += Self.picture(of: sample, .sample()) }
    if report.showsPicture {
      lines += picture(PictureOptions(hasRoundScale: true), for: report)
    }
    return lines.map { "\($0)\n" }.joined()
  }

  /// The answers of the watches, each below its line. One that is refused says why: what it watches
  /// may be gone.
  func watched() -> [Report] {
    settings.watches.enumerated().map { index, line in
      var report: Report
      do throws(CommandError) {
        report = try perform(line)?.report ?? Report()
      } catch {
        report = Report([error.message])
      }
      report.lines.insert("watch \(index): \(line)", at: 0)
      return report
    }
  }
}

extension ParsedLine {
  /// Whether the line, which answered this, may have changed the workspace.
  fileprivate func changes(_ report: Report) -> Bool {
    if case .change = command.action { !report.onlyTells } else { report.change != nil }
  }
}

extension Command {
  /// Whether it may run after each change: it changes nothing itself but files.
  var isWatchable: Bool {
    if case .look = action { true } else { changesNothing }
  }
}

extension Duration {
  /// `0.042 ms`, `12.5 ms`, `3.25 s`: three digits.
  var inWords: String {
    let seconds = Double(components.seconds) + Double(components.attoseconds) * 1e-18
    let (value, unit) = seconds < 1 ? (seconds * 1000, "ms") : (seconds, "s")
    let scale = value < 10 ? 1000.0 : value < 100 ? 10 : 1
    return "\(formatted((value * scale).rounded() / scale)) \(unit)"
  }
}
