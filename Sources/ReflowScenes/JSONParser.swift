/// Reads JSON, and says the line and column at which a text is not JSON.
///
///     let value = try JSONParser.parse(text)            // one value
///     try JSONParser.reading(bytes) { (parser) throws(JSONError) in
///       while let value = try parser.parseNext() { … }  // one after another, as in JSON Lines
///     }
///
/// It takes RFC 8259 to the letter: UTF-8 only, no trailing commas, no comments, no leading zeros,
/// no lone surrogates. A byte order mark before the text is skipped. Beyond the RFC, which leaves
/// them to the implementation, it refuses a key that comes twice in an object and arrays and
/// objects nested deeper than `maximumDepth`.
///
/// **Numbers that are none.** One deliberate extension: the bare words `NaN`, `Infinity` and
/// `-Infinity`, and numbers too large for a `Double` such as `1e999`, are read as numbers, NaN or
/// infinite. Programs do write them, and a person who gets such a file needs to hear "the width of
/// item 7 is not a number", which only the reader of scenes can say: it knows the item and the key.
/// Whoever takes a number from a value has to check that it is finite.
///
/// Linear in the length of the text, whatever the text; an error costs no more than the text
/// before it. The recursion is no deeper than `maximumDepth`.
struct JSONParser {
  /// How many arrays and objects may lie within one another.
  static let maximumDepth = 64

  let bytes: UnsafeRawBufferPointer
  /// The offset of the next byte to be read.
  var position = 0
  /// The line of `position`.
  var line: Int
  /// The offset at which that line begins.
  var lineStart = 0
  /// Asked now and then, with the offset that has been reached; false stops the reading, and the text
  /// is refused.
  var goesOn: ((Int) -> Bool)?
  /// Where strings with escapes are put together; kept, so that its memory is used again.
  var unescaped: [UInt8] = []
  /// Where the value that is being read began, for `skipLine`.
  private var valueStart: (position: Int, line: Int)
  /// Where the last value of a stream ended, until something else has been read.
  private var valueEnd: Int?

  /// A parser that reads these bytes, which have to stay where they are for as long as it is used.
  /// `reading` sees to that by itself.
  ///
  /// - Parameter firstLine: what to call the line on which the bytes begin.
  init(bytes: UnsafeRawBufferPointer, firstLine: Int = 1) {
    self.bytes = bytes
    line = firstLine
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      position = 3
      lineStart = 3
    }
    valueStart = (position, firstLine)
  }

  /// Reads one value; around it, only white space.
  mutating func parseDocument() throws(JSONError) -> JSONValue {
    let value = try parseValue(in: .document)
    skipWhiteSpace()
    guard position == bytes.count else {
      throw unexpected(wanted: "the end of the text after the value")
    }
    return value
  }

  /// Reads the next value of a stream, or returns nil at the end. White space has to separate the
  /// values; line breaks need not.
  ///
  /// After an error call `skipLine` or stop: the parser stands in the midst of a value.
  mutating func parseNext() throws(JSONError) -> JSONValue? {
    skipWhiteSpace()
    guard position < bytes.count else { return nil }
    guard position != valueEnd else {
      throw unexpected(wanted: "white space after the value")
    }
    valueStart = (position, line)
    let value = try parseValue(in: .document)
    valueEnd = position
    return value
  }

  /// Goes to the line after that on which the last value began, to read on after an error in a
  /// text that holds one value a line.
  mutating func skipLine() {
    (position, line) = valueStart
    while position < bytes.count && bytes[position] != UInt8(ascii: "\n") { position += 1 }
    if position < bytes.count {
      position += 1
      line += 1
    }
    lineStart = position
    valueStart = (position, line)
    valueEnd = nil
  }
}

extension JSONParser {
  /// Reads a text that holds one value.
  static func parse(_ text: String, firstLine: Int = 1) throws(JSONError) -> JSONValue {
    try parse(Array(text.utf8), firstLine: firstLine)
  }

  /// Reads bytes that hold one value.
  static func parse(_ bytes: [UInt8], firstLine: Int = 1) throws(JSONError) -> JSONValue {
    try reading(bytes[...], firstLine: firstLine) { (parser) throws(JSONError) in
      try parser.parseDocument()
    }
  }

  /// Lends a parser of these bytes to `body`. The parser must not leave it. Copies nothing.
  static func reading<Result, Failure: Error>(
    _ bytes: ArraySlice<UInt8>,
    firstLine: Int = 1,
    _ body: (inout JSONParser) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try bytes.withUnsafeBufferPointer { (buffer) throws(Failure) in
      var parser = JSONParser(bytes: UnsafeRawBufferPointer(buffer), firstLine: firstLine)
      return try body(&parser)
    }
  }
}
