/// A command line, parsed and checked as far as can be without running it.
struct ParsedLine: Sendable {
  var command: Command
  var arguments: Arguments
  /// All words, the command's name first.
  var words: [Word]
  /// Where the answer goes instead of to the person.
  var redirection: Redirection?
  /// The line without white space around it and without where the answer goes.
  var text: String

  /// - Returns: nil for an empty line and a comment.
  /// - Throws: `CommandError` with the place of the word that is wrong.
  init?(_ line: String) throws(CommandError) {
    let words = try CommandLineWords(line).words
    guard let name = words.first else { return nil }
    command = try CommandCatalog.command(named: name)
    var rest = words.dropFirst()
    text = line.trimmed
    if !command.takesRedirection, let sign = rest.first(where: \.isRedirection) {
      redirection = try Redirection(takenFrom: &rest)
      text = String(decoding: line.utf8.prefix(sign.place.lowerBound), as: UTF8.self).trimmed
    }
    self.words = [name] + rest
    arguments = try Arguments(command, name, rest, in: line)
  }
}

/// `> FILE` or `>> FILE` at the end of a command line.
struct Redirection: Sendable {
  /// The word that names the file.
  var file: Word
  /// Whether the answer is added to what the file holds.
  var appends: Bool

  /// Takes the last words of a line, where they are `> FILE`.
  init?(takenFrom words: inout ArraySlice<Word>) throws(CommandError) {
    guard let index = words.firstIndex(where: \.isRedirection) else { return nil }
    let sign = words[index]
    guard sign.text == ">" || sign.text == ">>" else {
      throw CommandError("there is no \(sign.text); write > FILE or >> FILE", at: sign.place)
    }
    let rest = words[(index + 1)...]
    guard let file = rest.first, !file.isRedirection, !file.text.isEmpty else {
      let end = sign.place.upperBound + 1
      throw CommandError("\(sign.text): FILE is missing", at: rest.first?.place ?? end..<end)
    }
    if let extra = rest.dropFirst().first {
      throw CommandError(
        "\(extra.text) is one word too many; nothing follows \(sign.text) FILE", at: extra.place)
    }
    self.file = file
    appends = sign.text == ">>"
    words = words[..<index]
  }
}

extension String {
  /// The text without white space around it.
  fileprivate var trimmed: String {
    let start = drop { $0.isWhitespace }
    return String(
      start[..<(start.lastIndex { !$0.isWhitespace }.map(start.index(after:)) ?? start.startIndex)])
  }
}
