/// A word of a command line.
struct Word: Hashable, Sendable {
  var text: String
  /// It stood in quotes, so it is a text whatever it looks like.
  var isQuoted: Bool
}

/// Why a command was refused. The workspace stays as it was.
public struct CommandError: Error, Hashable, Sendable {
  public var message: String

  public init(_ message: String) { self.message = message }
}

/// Cuts a command line into words as a shell does: white space separates, single and double quotes
/// keep it, a backslash takes the next character as it is. `#` at the start of a word begins a comment.
struct CommandLineWords {
  private(set) var words: [Word] = []
  /// Where in the line, in UTF-8 bytes, the last word begins, where the line ends within a word.
  private(set) var unfinishedStart: Int?
  private var current: Word?
  private var quote: Character?
  private var isEscaped = false

  /// - Throws: `CommandError` where a quote is not closed.
  init(_ line: String) throws(CommandError) {
    read(line)
    if let quote { throw CommandError("the quote \(quote) is not closed") }
    if isEscaped { throw CommandError("there is nothing after the last \\") }
  }

  /// Reads a line that is still being typed.
  init(typed line: String) { read(line) }

  private mutating func read(_ line: String) {
    for index in line.indices {
      let wasBetweenWords = current == nil
      if !take(line[index]) { return }
      if wasBetweenWords && current != nil {
        unfinishedStart = line.utf8.distance(from: line.startIndex, to: index)
      }
    }
    if let current { words.append(current) } else { unfinishedStart = nil }
  }

  /// - Returns: false at the beginning of a comment.
  private mutating func take(_ character: Character) -> Bool {
    if isEscaped {
      current?.text.append(character)
      isEscaped = false
    } else if let open = quote, character == open {
      quote = nil
    } else if character == "\\" && quote != "'" {
      isEscaped = true
      beginQuoted()
    } else if quote != nil {
      current?.text.append(character)
    } else if character == "\"" || character == "'" {
      quote = character
      beginQuoted()
    } else if character.isWhitespace {
      if let word = current { words.append(word) }
      current = nil
    } else if character == "#" && current == nil {
      return false
    } else {
      current = current ?? Word(text: "", isQuoted: false)
      current?.text.append(character)
    }
    return true
  }

  private mutating func beginQuoted() {
    current = Word(text: current?.text ?? "", isQuoted: true)
  }
}
