import Reflow

/// The words of a command line after the command's name, checked against its declaration.
struct Arguments: Sendable {
  let command: Command
  /// Words in order, without options and flags.
  private(set) var words: [Word] = []
  /// `name=value` words, in order, each name once.
  private(set) var options: [(name: String, value: String)] = []
  /// The form that lists have: the session's, or JSON if the line says `--json`.
  var format: ListFormat {
    get { has("--json") ? .json : sessionFormat }
    set { sessionFormat = newValue }
  }
  private var sessionFormat = ListFormat.table
  private var optionPlaces: [Range<Int>] = []
  private var flags: [String] = []
  /// The values of flags that have one.
  private var flagValues: [String: Word] = [:]
  /// The whole line.
  private let line: String
  /// Behind the last word, in UTF-8 bytes: what is missing is missing there.
  private let end: Int

  /// - Parameters:
  ///   - name: the word that names the command.
  ///   - rest: the words after it.
  ///   - line: the line in which they stand.
  /// - Throws: `CommandError` for an unknown flag or option, and for words too many or too few.
  init(
    _ command: Command, _ name: Word, _ rest: ArraySlice<Word>, in line: String
  ) throws(CommandError) {
    self.command = command
    self.line = line
    end = (rest.last ?? name).place.upperBound + 1
    if command.takesLine {
      words = Array(rest)
      return
    }
    var onlyWords = false
    var left = rest
    while let word = left.popFirst() {
      if word.text == "--" && !word.isQuoted && !onlyWords {
        onlyWords = true
      } else if onlyWords {
        words.append(Word(text: word.text, isQuoted: true, place: word.place))
      } else if word.text.hasPrefix("--") && !word.isQuoted {
        try add(flag: word, &left)
      } else if let option = option(word) {
        try add(option, at: word.place)
      } else {
        words.append(word)
      }
    }
    joinElementNames()
    try checkCount()
  }

  func has(_ flag: String) -> Bool { flags.contains(flag) }

  /// What follows a flag that has a value; nil where the flag is not given.
  func value(of flag: String) -> Word? { flagValues[flag] }

  /// The flags that are given, in order.
  var givenFlags: [String] { flags }

  func option(_ name: String) -> String? { options.first { $0.name == name }?.value }

  /// Where `name=value` stands in the line.
  func place(ofOption name: String) -> Range<Int>? {
    options.firstIndex { $0.name == name }.map { optionPlaces[$0] }
  }

  /// The word that a refusal is about, where there is but one.
  var onlyPlace: Range<Int>? {
    let places = words.map(\.place) + optionPlaces
    return places.count == 1 ? places[0] : nil
  }

  /// The rest of the line as it was typed, for a command that takes one, and where it begins in UTF-8
  /// bytes. In one pair of quotes it is what stands between them, and its places are unknown.
  var lineWithin: (text: String, start: Int?) {
    guard let first = words.first, let last = words.last else { return ("", nil) }
    if words.count == 1 && first.isQuoted { return (first.text, nil) }
    let start = first.place.lowerBound
    let bytes = line.utf8.dropFirst(start).prefix(last.place.upperBound - start)
    return (String(Substring(bytes)), start)
  }

  /// Makes one word of `header 1` and of `0, 2` where a command takes elements.
  private mutating func joinElementNames() {
    for (index, argument) in command.arguments.filter(\.isPositional).enumerated() {
      guard case .path = argument.kind else { continue }
      while words.indices.contains(index + 1), !words[index].isQuoted, !words[index + 1].isQuoted,
        ElementNames.goesOn(after: words[index].text) || words[index + 1].text.hasPrefix(",")
      {
        let next = words.remove(at: index + 1)
        let place = words[index].place.lowerBound..<next.place.upperBound
        words[index] = Word(
          text: "\(words[index].text) \(next.text)", isQuoted: false, place: place)
      }
    }
  }

  /// `name=value`, where the command takes such words. Another command's `a=b` is a text.
  private func option(_ word: Word) -> (name: String, value: String)? {
    guard let equals = word.text.firstIndex(of: "=") else { return nil }
    let name = String(word.text[..<equals])
    let takesAny = command.arguments.contains {
      if case .parameter = $0.kind { true } else { false }
    }
    guard takesAny || !word.isQuoted && optionNames.contains(name) else { return nil }
    return (name, String(word.text[word.text.index(after: equals)...]))
  }

  /// The names of the `name=value` words that the command itself takes.
  var optionNames: [String] {
    command.arguments.flatMap { argument -> [String] in
      if case .option(let names) = argument.kind { return names }
      return []
    }
  }

  /// - Parameter rest: the words behind, from which a flag takes its value.
  private mutating func add(
    flag word: Word, _ rest: inout ArraySlice<Word>
  ) throws(CommandError) {
    let parts = word.text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let flag = command.flags.first(where: { $0.name == name }),
      flag.value != nil || parts.count == 1
    else {
      let known = command.flags.map(\.name)
      let nearest = nearestName(to: word.text, among: known).map { "; did you mean \($0)?" } ?? ""
      throw CommandError("\(command.name): there is no \(word.text)\(nearest)", at: word.place)
    }
    if let value = flag.value {
      guard flagValues[name] == nil else {
        throw CommandError("\(command.name): \(name) is given twice", at: word.place)
      }
      if parts.count == 2 {
        flagValues[name] = Word(text: String(parts[1]), isQuoted: word.isQuoted, place: word.place)
      } else if let next = rest.popFirst() {
        flagValues[name] = next
      } else {
        throw CommandError(
          "\(command.name): \(value.name) is missing behind \(name); usage: \(command.usage)",
          at: end..<end)
      }
    }
    if !flags.contains(name) { flags.append(name) }
  }

  private mutating func add(
    _ option: (name: String, value: String), at place: Range<Int>
  ) throws(CommandError) {
    guard self.option(option.name) == nil else {
      throw CommandError("\(command.name): \(option.name) is given twice", at: place)
    }
    options.append(option)
    optionPlaces.append(place)
  }

  private func checkCount() throws(CommandError) {
    let positional = command.arguments.filter(\.isPositional)
    let required = positional.filter { !$0.isOptional }
    if words.count < required.count {
      throw CommandError(
        "\(command.name): \(required[words.count].name) is missing; usage: \(command.usage)",
        at: end..<end)
    }
    if words.count > positional.count, !positional.contains(where: \.isRepeated) {
      throw CommandError(
        "\(command.name): \(words[positional.count].text) is one word too many; "
          + "usage: \(command.usage)", at: words[positional.count].place)
    }
  }
}

// MARK: - Numbers

extension Arguments {
  /// The number that a word is.
  /// - Parameters:
  ///   - name: what it is called in the error.
  ///   - mayBeNegative: spacings, insets and offsets may; sizes and extents may not.
  func number(
    _ index: Int, _ name: String, mayBeNegative: Bool = false
  ) throws(CommandError) -> Double {
    try located(at: index) { (text) throws(CommandError) in
      try Self.number(text, name, mayBeNegative: mayBeNegative)
    }
  }

  /// What a word means; an error that names no place gets the word's.
  func located<Value>(
    at index: Int, _ value: (String) throws(CommandError) -> Value
  ) throws(CommandError) -> Value {
    do throws(CommandError) {
      return try value(words[index].text)
    } catch {
      throw error.located(at: words[index].place)
    }
  }

  static func number(
    _ text: String, _ name: String, mayBeNegative: Bool = false
  ) throws(CommandError) -> Double {
    guard let number = plainNumber(text) else {
      throw CommandError("\(name): \(text) is no number")
    }
    if let problem = NumberProblem(number, mayBeNegative: mayBeNegative) {
      throw CommandError("\(name): \(problem.explanation(of: number))")
    }
    return number
  }

  /// A decimal number, NaN or an infinity; nil for anything else, hexadecimal numbers included.
  static func plainNumber(_ text: String) -> Double? {
    let words = ["nan", "inf", "infinity"]
    let digits = text.drop { $0 == "+" || $0 == "-" }
    let isDecimal = text.utf8.allSatisfy { "0123456789+-.eE".utf8.contains($0) }
    guard isDecimal || words.contains(digits.lowercased()) else { return nil }
    return Double(text)
  }

  /// A whole number within bounds.
  static func wholeNumber(
    _ text: String, _ name: String, in range: ClosedRange<Int>
  ) throws(CommandError) -> Int {
    let number = try self.number(text, name, mayBeNegative: true)
    guard let whole = Int(exactly: number) else {
      throw CommandError("\(name): \(text) is no whole number")
    }
    guard range.contains(whole) else {
      throw CommandError(
        "\(name): \(text) is out of range; it must be from \(range.lowerBound) to "
          + "\(range.upperBound)")
    }
    return whole
  }

  /// One of an enumeration's cases, by its name.
  func choice<Choice: CaseIterable & RawRepresentable>(
    _ index: Int, _ name: String
  ) throws(CommandError) -> Choice where Choice.RawValue == String {
    let text = words[index].text
    if let choice = Choice(rawValue: text) { return choice }
    let names = Choice.allCases.map(\.rawValue)
    let nearest = nearestName(to: text, among: names).map { "; did you mean \($0)?" } ?? ""
    throw CommandError(
      "\(name): \(text) must be one of \(names.joined(separator: ", "))\(nearest)",
      at: words[index].place)
  }
}
