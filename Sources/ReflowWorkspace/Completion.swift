/// One candidate for the word at the cursor.
public struct CompletionCandidate: Equatable, Sendable {
  /// What the word becomes.
  public var text: String
  /// A few words on it, shown beside it in a short list; may be empty.
  public var summary: String
  /// Whether nothing can follow within the word: a space is added after it.
  public var isFinal: Bool

  public init(text: String, summary: String = "", isFinal: Bool = true) {
    self.text = text
    self.summary = summary
    self.isFinal = isFinal
  }
}

/// Answer of a completer: the candidates, and what they replace.
public struct CompletionAnswer: Equatable, Sendable {
  /// How many bytes of UTF-8 before the cursor the candidate replaces: the length of the word as it
  /// is typed so far.
  public var replacedByteCount: Int
  /// The candidates in the order in which they are listed.
  public var candidates: [CompletionCandidate]

  public init(replacedByteCount: Int, candidates: [CompletionCandidate]) {
    self.replacedByteCount = replacedByteCount
    self.candidates = candidates
  }
}
