/// A word of a command line.
struct Word: Hashable, Sendable {
  var text: String
  /// It stood in quotes, so it is a text whatever it looks like.
  var isQuoted: Bool
  /// It is a `>` or `>>` that stood in no quotes: the answer goes to the file that follows.
  var isRedirection = false
  /// Where it stands in the line, in UTF-8 bytes, with its quotes.
  var place = 0..<0

  /// Where a part of the text stands in the line; the whole word where quotes and backslashes make
  /// that unclear.
  func place(of part: Range<Int>) -> Range<Int> {
    guard place.count == text.utf8.count, part.upperBound <= place.count else { return place }
    return place.lowerBound + part.lowerBound..<place.lowerBound + part.upperBound
  }
}

/// Why a command was refused. The workspace stays as it was.
///
/// Two of them are equal if they say the same.
public struct CommandError: Error, Hashable, Sendable {
  public var message: String
  /// The word that is wrong: its place in the line, in UTF-8 bytes. An empty range is a place at
  /// which something is missing. Nil where no word is to blame.
  public var place: Range<Int>?
  /// The line in which the place is, where that is not the line that was given: one of a file.
  public var line: String?
  /// What there is to be shown below the message, line by line: what a compiler said, say.
  public var details: [String] = []

  public init(_ message: String, at place: Range<Int>? = nil) {
    self.message = message
    self.place = place
  }

  public static func == (first: CommandError, second: CommandError) -> Bool {
    first.message == second.message
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(message) }

  /// The same error with a place, unless it knows one.
  func located(at place: Range<Int>?) -> CommandError {
    var error = self
    error.place = error.place ?? place
    return error
  }
}

/// Cuts a command line into words as a shell does: white space separates, single and double quotes
/// keep it, a backslash takes the next character as it is. `#` at the start of a word begins a comment,
/// `>` and `>>` there are words of their own.
struct CommandLineWords {
  private(set) var words: [Word] = []
  /// Where in the line, in UTF-8 bytes, the last word begins, where the line ends within a word.
  private(set) var unfinishedStart: Int?
  private var current: Word?
  private var quote: Character?
  private var quoteStart = 0
  private var isEscaped = false
  /// Where the character that is being read begins, in UTF-8 bytes.
  private var offset = 0

  /// - Throws: `CommandError` where a quote is not closed.
  init(_ line: String) throws(CommandError) {
    read(line)
    if let quote {
      throw CommandError("the quote \(quote) is not closed", at: quoteStart..<offset)
    }
    if isEscaped {
      throw CommandError("there is nothing after the last \\", at: offset - 1..<offset)
    }
  }

  /// Reads a line that is still being typed.
  init(typed line: String) { read(line) }

  private mutating func read(_ line: String) {
    for character in line {
      if !take(character) { break }
      offset += character.utf8.count
    }
    unfinishedStart = current?.place.lowerBound
    endWord()
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
      quoteStart = offset
      beginQuoted()
    } else if character.isWhitespace {
      endWord()
    } else if character == "#" && (current == nil || current?.isRedirection == true) {
      endWord()
      return false
    } else if character == ">" && (current == nil || current?.isRedirection == true) {
      begin()
      current?.isRedirection = true
      current?.text.append(character)
    } else {
      if current?.isRedirection == true { endWord() }
      begin()
      current?.text.append(character)
    }
    return true
  }

  private mutating func begin() {
    if current == nil { current = Word(text: "", isQuoted: false, place: offset..<offset) }
  }

  private mutating func beginQuoted() {
    if current?.isRedirection == true { endWord() }
    begin()
    current?.isQuoted = true
  }

  /// The current word ends before the character that is being read.
  private mutating func endWord() {
    guard var word = current else { return }
    word.place = word.place.lowerBound..<offset
    words.append(word)
    current = nil
  }
}
