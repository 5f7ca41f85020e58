import Reflow

/// A word of a condition and the column, from 1, at which it stands.
struct ConditionWord: Hashable, Sendable {
  var text: String
  var column: Int

  static func words(of text: String) -> [ConditionWord] {
    var words: [ConditionWord] = []
    var column = 0
    var isInWord = false
    for character in text {
      column += 1
      if character == " " {
        isInWord = false
      } else if isInWord {
        words[words.count - 1].text.append(character)
      } else {
        isInWord = true
        words.append(ConditionWord(text: String(character), column: column))
      }
    }
    return words
  }
}

/// What stands at a place of a form where several words may stand.
enum WordSlot: Sendable {
  case number
  case position
  /// `0..2`, both ends, in one section.
  case range
  case choice([String])
  case name

  /// The most that a number of an item, a section or a line may be.
  static let greatestNumber = 999_999_999

  func takes(_ word: String) -> Bool {
    switch self {
    case .number: Self.number(word) != nil
    case .position: ItemPosition(word) != nil
    case .range: ItemRange(word) != nil
    case .choice(let words): words.contains(word)
    case .name: word != "not"
    }
  }

  /// What stands there in a suggestion; nil where the word means nothing of the kind.
  func suggestion(for word: String) -> String? {
    if takes(word) { return word }
    return switch self {
    case .number, .position: "0"
    case .range: "0..2"
    case .name: nil
    case .choice(let words): nearestName(to: word, among: words)
    }
  }

  static func number(_ word: some StringProtocol) -> Int? {
    guard !word.isEmpty, word.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      let number = Int(word), number <= greatestNumber
    else { return nil }
    return number
  }
}

/// An item as a condition names it: `3` is one of section 0, `1.3` of section 1, `last` the last one.
struct ItemPosition: Hashable, Sendable {
  var section: Int
  /// Nil is the last one.
  var item: Int?

  init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard let last = parts.last, parts.count <= 2 else { return nil }
    guard let section = parts.count == 2 ? WordSlot.number(parts[0]) : 0 else { return nil }
    self.section = section
    item = WordSlot.number(last)
    guard item != nil || last == "last" else { return nil }
  }
}

/// Items of one section, as a condition names them: `0..2`, both ends.
struct ItemRange: Hashable, Sendable {
  var first: ItemPosition
  var last: ItemPosition

  init?(_ text: some StringProtocol) {
    guard let dots = text.firstRange(of: ".."), let first = ItemPosition(text[..<dots.lowerBound]),
      var last = ItemPosition(text[dots.upperBound...])
    else { return nil }
    if !text[dots.upperBound...].contains(".") { last.section = first.section }
    guard first.section == last.section, let start = first.item else { return nil }
    if let end = last.item, end <= start { return nil }
    self.first = first
    self.last = last
  }
}

/// One way of saying something: words that stand as they are, and places for others.
///
///     WordForm<Figure>("section N inset SIDE") { .inset(side($0[1]), section: number($0[0])) }
struct WordForm<Value: Sendable>: Sendable {
  private enum Piece: Sendable {
    case word(String)
    case slot(WordSlot)
  }

  private let pieces: [Piece]
  private let make: @Sendable ([String]) -> Value

  /// - Parameter make: gets the words at the places, which are sound.
  init(
    _ text: String, _ slots: [String: WordSlot] = [:], make: @escaping @Sendable ([String]) -> Value
  ) {
    let known: [String: WordSlot] = [
      "N": .number, "P": .position, "RANGE": .range, "NAME": .name,
    ]
    pieces = text.split(separator: " ").map { word in
      let slot = slots[String(word)] ?? known[String(word)]
      return slot.map { .slot($0) } ?? .word(String(word))
    }
    self.make = make
  }

  /// What the words say; nil where they have another form.
  func value(of words: some Collection<ConditionWord>) -> Value? {
    guard words.count == pieces.count else { return nil }
    var found: [String] = []
    for (piece, word) in zip(pieces, words) {
      switch piece {
      case .word(let own): guard own == word.text else { return nil }
      case .slot(let slot):
        guard slot.takes(word.text) else { return nil }
        found.append(word.text)
      }
    }
    return make(found)
  }

  /// What words that say nothing may have meant; nil where they are of another number or kind.
  func suggestion(for words: some Collection<ConditionWord>) -> String? {
    guard words.count == pieces.count else { return nil }
    var suggested: [String] = []
    for (piece, word) in zip(pieces, words) {
      switch piece {
      case .word(let own): suggested.append(own)
      case .slot(let slot):
        guard let word = slot.suggestion(for: word.text) else { return nil }
        suggested.append(word)
      }
    }
    return suggested.joined(separator: " ")
  }
}

extension Array {
  /// What words say by one of the forms.
  func value<Value>(of words: some Collection<ConditionWord>) -> Value?
  where Element == WordForm<Value> {
    for form in self {
      if let value = form.value(of: words) { return value }
    }
    return nil
  }

  /// Of what the words may have meant the nearest.
  func nearest<Value>(to words: some Collection<ConditionWord>) -> String?
  where Element == WordForm<Value> {
    nearestName(
      to: words.map(\.text).joined(separator: " "), among: compactMap { $0.suggestion(for: words) })
  }
}

/// - Throws: `LineProblem` for a number of an item, section or line that is too large to be one.
func refuseLargeNumbers(_ words: some Collection<ConditionWord>) throws(LineProblem) {
  for word in words {
    for part in word.text.split(separator: ".") {
      let isNumber = part.utf8.allSatisfy { (0x30...0x39).contains($0) }
      guard isNumber, WordSlot.number(part) == nil else { continue }
      throw LineProblem(
        column: word.column,
        "\(quoted(part)) is too large; items, sections and lines are counted to "
          + "\(WordSlot.greatestNumber)")
    }
  }
}
