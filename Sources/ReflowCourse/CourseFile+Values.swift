import ReflowText

// What the keys and blocks hold, checked.

extension CourseFile {
  /// The number and the name in a path `…/NN-id.lesson`.
  public func numberAndID(ending: String) throws(CourseError) -> (number: Int, id: String) {
    let name = path.split(separator: "/").last ?? ""
    let parts = name.split(separator: "-", maxSplits: 1)
    if name.hasSuffix(ending), parts.count == 2, (2...6).contains(parts[0].utf8.count),
      parts[0].utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(parts[0])
    {
      let id = parts[1].dropLast(ending.count)
      let isName = id.utf8.allSatisfy {
        (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D
      }
      if isName && !id.isEmpty { return (number, String(id)) }
    }
    throw error(
      1, "the file's name is not NN-id\(ending); id has lower-case letters, digits and hyphens")
  }

  public func title() throws(CourseError) -> String {
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
  public func wholeNumber(_ key: String, in range: ClosedRange<Int>) throws(CourseError) -> Int {
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

  /// The name of an article, where there is one.
  public func article() throws(CourseError) -> String? {
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
  public func text(
    _ name: String, figure check: (String) throws(LineProblem) -> Void = CourseText.checkFigure
  ) throws(CourseError) -> [CourseLine] {
    guard let block = block(name) else { throw error(1, "the block [\(name)] is missing") }
    return try text(block, check)
  }

  /// The texts of all blocks of a name.
  public func texts(
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
  public func commands(_ name: String) throws(CourseError) -> [CourseLine] {
    guard let block = block(name) else { throw error(1, "the block [\(name)] is missing") }
    return block.entries
  }

  /// The conditions of a block.
  public func conditions(_ name: String) throws(CourseError) -> [Condition] {
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
    guard isName, file.utf8.count <= 60, !file.hasPrefix("."), !file.hasPrefix("-") else {
      throw error(
        block.line,
        "\(quoted(file)) is no file's name; it has letters, digits, hyphens, dots and underscores")
    }
    return CourseCode(name: file, line: block.line, lines: block.lines)
  }
}
