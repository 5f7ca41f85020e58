/// What was done to a workspace, as it is noted down to be done again.
enum JournalEntry: Equatable {
  case line(String)
  /// A key that was pressed a number of times, and whether it followed on others for the same
  /// subject.
  case scrub(name: String, times: Int, follows: Bool)

  /// Whether doing it again gives the same and no more: not for what reads or writes files, or
  /// depends on other runs.
  var isReplayable: Bool {
    switch self {
    case .scrub: return true
    case .line(let line):
      guard let parsed = try? ParsedLine(line), parsed.redirection == nil else { return false }
      return parsed.command.isReplayable
    }
  }

  /// Whether the entry begins something of its own, so that all before it may be forgotten.
  var beginsAnew: Bool {
    switch self {
    case .line: true
    case .scrub(_, _, let follows): !follows
    }
  }

  /// The entry as a line of the journal.
  var text: String {
    switch self {
    case .line(let line): "run \(line.onOneLine)"
    case .scrub(let name, let times, let follows):
      "scrub \(name) \(times) \(follows ? "on" : "new")"
    }
  }

  /// Nil for a text that is no entry.
  init?(_ text: String) {
    if text.hasPrefix("run ") {
      self = .line(String(text.dropFirst(4)).overSeveralLines)
      return
    }
    let words = text.split(separator: " ").map(String.init)
    guard words.count == 4, words[0] == "scrub", let times = Int(words[2]), times > 0,
      words[3] == "on" || words[3] == "new"
    else { return nil }
    self = .scrub(name: words[1], times: times, follows: words[3] == "on")
  }
}

extension Command {
  /// Whether the command does the same when it is run again in the same workspace.
  fileprivate var isReplayable: Bool {
    let hasFile = arguments.contains { if case .file = $0.kind { true } else { false } }
    switch action {
    case .look: return true
    case .change: return !hasFile
    case .session: return name == "undo" || name == "redo"
    }
  }
}

extension String {
  /// The text without line ends, so that it can be a line of a file.
  var onOneLine: String {
    var line = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\\": line += "\\\\"
      case "\n": line += "\\n"
      case "\r": line += "\\r"
      default: line.unicodeScalars.append(scalar)
      }
    }
    return line
  }

  /// The text that `onOneLine` has made a line of.
  var overSeveralLines: String {
    var text = ""
    var isEscaped = false
    for scalar in unicodeScalars {
      switch (isEscaped, scalar) {
      case (false, "\\"):
        isEscaped = true
        continue
      case (true, "n"): text += "\n"
      case (true, "r"): text += "\r"
      default: text.unicodeScalars.append(scalar)
      }
      isEscaped = false
    }
    return text
  }
}
