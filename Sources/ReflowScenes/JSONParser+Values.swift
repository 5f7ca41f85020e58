extension JSONParser {
  /// What the value that is being read lies in: how deep, and what to say if the input ends there.
  struct Container {
    enum Kind { case document, array, object }
    var kind: Kind
    /// The line on which it begins.
    var line: Int
    /// 0 for the document.
    var depth: Int

    static let document = Container(kind: .document, line: 1, depth: 0)
  }

  /// Reads one value and the white space before it, and stops at the byte after it.
  mutating func parseValue(in container: Container) throws(JSONError) -> JSONValue {
    skipWhiteSpace()
    let start = line
    guard let byte = current else { throw unexpectedValue(in: container) }
    switch byte {
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return JSONValue(.number(try parseNumber()), line: start)
    case UInt8(ascii: "\""):
      return JSONValue(.string(try parseString()), line: start)
    case UInt8(ascii: "["):
      return try parseArray(in: container)
    case UInt8(ascii: "{"):
      return try parseObject(in: container)
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"):
      return JSONValue(try parseWord(), line: start)
    default:
      throw unexpectedValue(in: container)
    }
  }

  private mutating func parseArray(in outer: Container) throws(JSONError) -> JSONValue {
    let array = try open(.array, in: outer)
    if skipped(UInt8(ascii: "]")) { return JSONValue(.array([]), line: array.line) }
    // The first two are read by themselves: two numbers on one line need no array.
    let first = try parseValue(in: array)
    guard try hasMore(in: array) else { return JSONValue(.array([first]), line: array.line) }
    let second = try parseValue(in: array)
    guard try hasMore(in: array) else {
      if first.line == array.line, second.line == array.line,
        let firstNumber = first.number, let secondNumber = second.number
      {
        return JSONValue(pair: firstNumber, secondNumber, line: array.line)
      }
      return JSONValue(.array([first, second]), line: array.line)
    }
    var elements: [JSONValue] = []
    elements.reserveCapacity(4)
    elements.append(first)
    elements.append(second)
    repeat {
      if elements.count % 1024 == 0, goesOn?(position) == false { throw failure("stopped") }
      elements.append(try parseValue(in: array))
    } while try hasMore(in: array)
    return JSONValue(.array(elements), line: array.line)
  }

  private mutating func parseObject(in outer: Container) throws(JSONError) -> JSONValue {
    let object = try open(.object, in: outer)
    if skipped(UInt8(ascii: "}")) { return JSONValue(.object([]), line: object.line) }
    var members: [JSONValue.Member] = []
    var keys = KeyIndex()
    repeat {
      skipWhiteSpace()
      let keyLine = line
      let keyPosition = position
      guard current == UInt8(ascii: "\"") else { throw unexpectedKey(in: object) }
      let key = try parseString()
      if let twin = keys.insert(key, amongst: members) {
        throw failure(
          "the key \(JSONError.quoted(key)) stands twice in one object, first on line "
            + "\(members[twin].line) and again on line \(keyLine)", at: keyPosition)
      }
      guard skipped(UInt8(ascii: ":")) else {
        throw unexpected(wanted: ": after a key", in: object)
      }
      let value = try parseValue(in: object)
      members.append(JSONValue.Member(key: key, value: value, line: keyLine))
    } while try hasMore(in: object)
    return JSONValue(.object(members), line: object.line)
  }

  /// Steps over the opening bracket, unless it lies too deep.
  private mutating func open(
    _ kind: Container.Kind, in outer: Container
  ) throws(JSONError) -> Container {
    guard outer.depth < Self.maximumDepth else {
      throw failure(
        "arrays and objects are nested deeper than \(Self.maximumDepth) levels, the limit")
    }
    position += 1
    return Container(kind: kind, line: line, depth: outer.depth + 1)
  }

  /// After a value: true past a comma, false past the closing bracket.
  private mutating func hasMore(in container: Container) throws(JSONError) -> Bool {
    let close = container.kind == .array ? UInt8(ascii: "]") : UInt8(ascii: "}")
    skipWhiteSpace()
    guard let byte = current, byte == UInt8(ascii: ",") || byte == close else {
      let wanted = container.kind == .array ? ", or ] after a value" : ", or } after a value"
      throw unexpected(wanted: wanted, in: container)
    }
    position += 1
    return byte != close
  }

  /// Reads a bare word: the three of JSON, and the two that stand for numbers that are none.
  private mutating func parseWord() throws(JSONError) -> JSONValue.Kind {
    let start = position
    let word = skipWord()
    switch word {
    case "null": return .null
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    case "NaN": return .number(.nan)
    case "Infinity": return .number(.infinity)
    default: throw unknownWord(word, at: start)
    }
  }

  /// Steps over letters, digits and underscores, and returns them. Of more than 24 the rest is left
  /// out, so that a long text that is no JSON is refused at once; all known words are shorter.
  mutating func skipWord() -> String {
    let start = position
    scanning: while let byte = current, position < start + 24 {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
        position += 1
      default:
        break scanning
      }
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// The byte at `position`; nil at the end.
  var current: UInt8? {
    position < bytes.count ? bytes[position] : nil
  }

  /// Steps over white space and then this byte, if it comes next.
  private mutating func skipped(_ byte: UInt8) -> Bool {
    skipWhiteSpace()
    guard current == byte else { return false }
    position += 1
    return true
  }

  /// Steps over spaces, tabs, carriage returns and line feeds. Only here can a line end: within
  /// a string a line feed is refused.
  mutating func skipWhiteSpace() {
    while let byte = current, byte <= UInt8(ascii: " ") {
      switch byte {
      case UInt8(ascii: "\n"):
        line += 1
        lineStart = position + 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"):
        break
      default:
        return
      }
      position += 1
    }
  }
}

/// Finds the keys that come twice: one by one among a few, by their hash among many, so that an
/// object with a hundred thousand keys takes no quadratic time and a small one no table.
///
/// Keys are compared as Swift compares strings: spellings of a text that Unicode takes for the same
/// are the same key, since nobody who looks one up could tell them apart.
private struct KeyIndex {
  private var indices: [String: Int] = [:]

  /// The index of the member that has this key, or nil, and then the key is taken for the next
  /// member's. Constant time on average.
  mutating func insert(_ key: String, amongst members: [JSONValue.Member]) -> Int? {
    if members.count < 16 { return members.firstIndex { $0.key == key } }
    if indices.isEmpty {
      for (index, member) in members.enumerated() { indices[member.key] = index }
    }
    if let twin = indices[key] { return twin }
    indices[key] = members.count
    return nil
  }
}
