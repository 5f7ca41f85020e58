import Reflow

/// The words of a command line after the command's name, checked against its declaration.
struct Arguments: Sendable {
  let command: Command
  /// Words in order, without options and flags.
  private(set) var words: [Word] = []
  /// `name=value` words, in order, each name once.
  private(set) var options: [(name: String, value: String)] = []
  private var flags: [String] = []

  /// - Throws: `CommandError` for an unknown flag or option, and for words too many or too few.
  init(_ command: Command, _ rest: ArraySlice<Word>) throws(CommandError) {
    self.command = command
    var onlyWords = false
    for word in rest {
      if word.text == "--" && !word.isQuoted && !onlyWords {
        onlyWords = true
      } else if onlyWords {
        words.append(Word(text: word.text, isQuoted: true))
      } else if word.text.hasPrefix("--") && !word.isQuoted {
        try add(flag: word.text)
      } else if let option = option(word) {
        try add(option)
      } else {
        words.append(word)
      }
    }
    try checkCount()
  }

  func has(_ flag: String) -> Bool { flags.contains(flag) }

  func option(_ name: String) -> String? { options.first { $0.name == name }?.value }

  /// `name=value`, where the command takes such words. Another command's `a=b` is a text.
  private func option(_ word: Word) -> (name: String, value: String)? {
    guard !word.isQuoted || word.text.contains("="), let equals = word.text.firstIndex(of: "=")
    else { return nil }
    let name = String(word.text[..<equals])
    let takesAny = command.arguments.contains {
      if case .parameter = $0.kind { true } else { false }
    }
    guard takesAny || optionNames.contains(name) else { return nil }
    return (name, String(word.text[word.text.index(after: equals)...]))
  }

  private var optionNames: [String] {
    command.arguments.flatMap { argument -> [String] in
      if case .option(let names) = argument.kind { return names }
      return []
    }
  }

  private mutating func add(flag: String) throws(CommandError) {
    let known = command.flags.map(\.name)
    guard known.contains(flag) else {
      let nearest = nearestName(to: flag, among: known).map { "; did you mean \($0)?" } ?? ""
      throw CommandError("\(command.name): there is no \(flag)\(nearest)")
    }
    if !flags.contains(flag) { flags.append(flag) }
  }

  private mutating func add(_ option: (name: String, value: String)) throws(CommandError) {
    guard self.option(option.name) == nil else {
      throw CommandError("\(command.name): \(option.name) is given twice")
    }
    options.append(option)
  }

  private func checkCount() throws(CommandError) {
    let positional = command.arguments.filter(\.isPositional)
    let required = positional.filter { !$0.isOptional }
    if words.count < required.count {
      throw CommandError(
        "\(command.name): \(required[words.count].name) is missing; usage: \(command.usage)")
    }
    if words.count > positional.count, !positional.contains(where: \.isRepeated) {
      throw CommandError(
        "\(command.name): \(words[positional.count].text) is one word too many; "
          + "usage: \(command.usage)")
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
    try Self.number(words[index].text, name, mayBeNegative: mayBeNegative)
  }

  static func number(
    _ text: String, _ name: String, mayBeNegative: Bool = false
  ) throws(CommandError) -> Double {
    guard let number = plainNumber(text) else {
      throw CommandError("\(name): \(text) is no number")
    }
    switch NumberProblem(number, mayBeNegative: mayBeNegative) {
    case nil: return number
    case .negative?:
      throw CommandError("\(name): negative (\(formatted(number))); it must be 0 or more")
    case .tooLarge?:
      throw CommandError(
        "\(name): too large (\(formatted(number))); it must be at most "
          + formatted(NumberProblem.greatestLength))
    case let problem?:
      throw CommandError("\(name): \(problem.description); it must be a finite number")
    }
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
      "\(name): \(text) must be one of \(names.joined(separator: ", "))\(nearest)")
  }
}
