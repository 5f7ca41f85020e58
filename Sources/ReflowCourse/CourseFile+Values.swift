import ReflowText

// What the keys and blocks hold, checked.

extension CourseFile {
  /// The number and the name in a path `…/NN-id.lesson`.
  /// - Throws: `CourseError` for a name of another form, and an id that nobody could say.
  func numberAndID(ending: String) throws(CourseError) -> (number: Int, id: String) {
    let name = path.split(separator: "/").last ?? ""
    let parts = name.split(separator: "-", maxSplits: 1)
    if name.hasSuffix(ending), parts.count == 2, (2...6).contains(parts[0].utf8.count),
      parts[0].utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(parts[0])
    {
      let id = parts[1].dropLast(ending.count)
      let isName = id.utf8.allSatisfy {
        (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D
      }
      if isName && !id.isEmpty {
        if let problem = Self.problem(ofID: String(id)) { throw error(1, problem) }
        return (number, String(id))
      }
    }
    throw error(
      1, "the file's name is not NN-id\(ending); id has lower-case letters, digits and hyphens")
  }

  /// Why a learner could not say an id; nil where nothing is in the way.
  ///
  /// A lesson is begun by `lesson ID`, where some words mean other things and a number is a lesson's
  /// place.
  /// - Parameter id: lower-case letters, digits and hyphens.
  package static func problem(ofID id: String) -> String? {
    if commandWords.contains(id) {
      return
        "the id \(id) is a word of the commands: lesson \(id) or fault 1 \(id) means something else; "
        + "take another"
    }
    if id.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
      return "the id \(id) is a number, by which another may be meant; it needs a letter"
    }
    return nil
  }

  /// What stands behind `lesson` and `fault` and is no id.
  private static let commandWords: Set<String> = ["off", "text", "files", "words", "why"]

  func title() throws(CourseError) -> String {
    guard let header = header("title") else { throw error(1, "the key title is missing") }
    let columns = displayWidth(of: header.value)
    guard columns <= Lesson.mostTitleColumns else {
      throw error(
        header.line, "the title takes \(columns) columns; it may take \(Lesson.mostTitleColumns)")
    }
    return header.value
  }

  func minutes() throws(CourseError) -> Int {
    try wholeNumber("minutes", in: 1...15)
  }

  /// The value of a key that is a whole number.
  func wholeNumber(_ key: String, in range: ClosedRange<Int>) throws(CourseError) -> Int {
    guard let header = header(key) else { throw error(1, "the key \(key) is missing") }
    guard let number = Int(header.value), range.contains(number),
      header.value.utf8.allSatisfy({ (0x30...0x39).contains($0) })
    else {
      throw error(
        header.line,
        "\(key) is \(quoted(header.value)); it must be a whole number from \(range.lowerBound) to "
          + "\(range.upperBound)")
    }
    return number
  }

  /// The name of an article of the documentation, where there is one.
  /// - Throws: `CourseError` for one with other characters than ASCII letters, digits and hyphens.
  package func article() throws(CourseError) -> String? {
    guard let header = header("read") else { return nil }
    guard header.value.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") })
    else {
      throw error(
        header.line,
        "read is \(quoted(header.value)); an article's name has letters, digits and hyphens")
    }
    return header.value
  }

  /// The lines of a text, whose parts are sound.
  /// - Parameters:
  ///   - name: the block's.
  ///   - check: refuses what stands between braces and names no figure.
  func text(
    _ name: String, figure check: (String) throws(LineProblem) -> Void = CourseText.checkFigure
  ) throws(CourseError) -> [CourseLine] {
    guard let block = block(name) else { throw error(1, "the block [\(name)] is missing") }
    return try text(block, check)
  }

  /// The texts of all blocks of a name.
  func texts(
    _ name: String, figure check: (String) throws(LineProblem) -> Void = CourseText.checkFigure
  ) throws(CourseError) -> [[CourseLine]] {
    var texts: [[CourseLine]] = []
    for block in blocks where block.name == name { texts.append(try text(block, check)) }
    return texts
  }

  private func text(
    _ block: Block, _ check: (String) throws(LineProblem) -> Void
  ) throws(CourseError) -> [CourseLine] {
    for line in block.lines {
      do throws(LineProblem) {
        try CourseText.check(line.text, figure: check)
      } catch {
        throw self.error(line.line, error.description)
      }
    }
    return block.lines
  }

  /// The commands of a block.
  func commands(_ name: String) throws(CourseError) -> [CourseLine] {
    guard let block = block(name) else { throw error(1, "the block [\(name)] is missing") }
    return block.entries
  }

  /// The conditions of a block.
  func conditions(_ name: String) throws(CourseError) -> [Condition] {
    guard let block = block(name) else { throw error(1, "the block [\(name)] is missing") }
    guard !block.entries.isEmpty else { throw error(block.line, "[\(name)] has no condition") }
    var conditions: [Condition] = []
    for entry in block.entries {
      do throws(LineProblem) {
        conditions.append(try Condition(entry.text, line: entry.line))
      } catch {
        throw self.error(entry.line, error.description)
      }
    }
    return conditions
  }

  func code(_ name: String) throws(CourseError) -> CourseCode? {
    guard let block = block(name), let file = block.argument else { return nil }
    let isName = file.utf8.allSatisfy { byte in
      let letter = byte | 0x20
      return (0x61...0x7A).contains(letter) || (0x30...0x39).contains(byte)
        || [0x2D, 0x2E, 0x5F].contains(byte)
    }
    guard isName, file.utf8.count <= 60, !file.hasPrefix("."), !file.hasPrefix("-"),
      file.hasSuffix(".swift")
    else {
      throw error(
        block.line,
        "\(quoted(file)) is no Swift file's name; it has letters, digits, hyphens, dots and underscores, and "
          + "ends in .swift")
    }
    return CourseCode(name: file, line: block.line, lines: block.lines)
  }

  /// - Throws: `CourseError` where what a file becomes belongs to no file, or no command loads it.
  func checkFinished(
    _ finished: CourseCode, of begun: CourseCode?, _ solution: [CourseLine]
  ) throws(CourseError) {
    guard let begun else { throw error(finished.line, "[finished] stands without [file]") }
    guard begun.name == finished.name else {
      throw error(
        finished.line,
        "[finished \(finished.name)] is not what becomes of [file \(begun.name)]; both must have one "
          + "name")
    }
    let isLoaded = solution.contains { line in
      line.text.split(separator: " ").prefix(2).elementsEqual(["load", finished.name[...]])
    }
    guard isLoaded else {
      throw error(
        block("solution")?.line ?? finished.line,
        "the solution does not say load \(finished.name), though there is [finished \(finished.name)]"
      )
    }
  }

  /// The hints of a translation.
  /// - Parameters:
  ///   - original: the hints of what is translated.
  ///   - subject: what that is, such as `the lesson`.
  /// - Throws: `CourseError` for another number of them too.
  func hints(translating original: [[CourseLine]], of subject: String) throws(CourseError)
    -> [[CourseLine]]
  {
    let hints = try texts("hint")
    guard hints.count == original.count else {
      throw error(
        blocks.last { $0.name == "hint" }?.line ?? 1,
        "there are \(hints.count) hints; \(subject) has \(original.count)")
    }
    return hints
  }
}
