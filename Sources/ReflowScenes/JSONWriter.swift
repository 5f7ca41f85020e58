/// Writes JSON, value by value or piece by piece.
///
///     var writer = JSONWriter(style: .pretty)
///     writer.beginObject()
///     writer.write(key: "id")
///     writer.write("tags")
///     writer.write(key: "items")
///     writer.write(value: [[50, 32], [72.5, 32]])
///     writer.endObject()
///     print(writer.text)
///
/// Values on the outermost level come to stand on lines of their own, as in JSON Lines; `endLine`
/// ends the last. What is written reads back as the same values: see `write(_:)` for numbers.
///
/// Calls that make no JSON (a value without a key in an object, a key outside one, an end without
/// its beginning, a number that is not finite) are mistakes of the calling code and stop the
/// program. Each call takes time linear in what it writes.
struct JSONWriter {
  enum Style: Sendable {
    /// No white space at all.
    case compact
    /// Each element and member on a line of its own, indented by two spaces for each level; an
    /// array of only numbers stays on one line.
    case pretty
  }

  /// An array or object that has been begun and not ended.
  private struct Open {
    var isObject: Bool
    var isEmpty = true
    /// A key has been written, its value has not.
    var awaitsValue = false
    /// All on one line so far: an array in which there are only numbers.
    var isOnOneLine: Bool
    /// The offset of the byte after the bracket.
    var start: Int
  }

  let style: Style
  /// What has been written.
  private(set) var bytes: [UInt8]
  private var open: [Open] = []
  /// A value stands on the outermost level, and no line break follows it.
  private var lineIsFull = false

  /// A writer that appends to these bytes.
  init(style: Style = .compact, appendingTo bytes: [UInt8] = []) {
    self.style = style
    self.bytes = bytes
  }

  /// What has been written, as text. Copies it.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  mutating func beginObject() {
    begin(UInt8(ascii: "{"), isObject: true)
  }

  mutating func endObject() {
    end(UInt8(ascii: "}"), isObject: true)
  }

  mutating func beginArray() {
    begin(UInt8(ascii: "["), isObject: false)
  }

  mutating func endArray() {
    end(UInt8(ascii: "]"), isObject: false)
  }

  /// Writes the key of the next value. That it differs from the object's other keys is not checked.
  mutating func write(key: String) {
    precondition(open.last?.isObject == true, "a key outside an object")
    precondition(open.last?.awaitsValue == false, "a key right after a key")
    separate()
    Self.append(key, to: &bytes)
    bytes.append(UInt8(ascii: ":"))
    if style == .pretty { bytes.append(UInt8(ascii: " ")) }
    open[open.count - 1].awaitsValue = true
  }

  /// Writes a string. Escaped are quotes, backslashes, all control characters (up to U+001F and
  /// U+007F to U+009F), the line and paragraph separators U+2028 and U+2029, what turns the writing
  /// direction (U+202A to U+202E, U+2066 to U+2069), and `<`, so that no `</script>` within the JSON
  /// can end an HTML script that holds it.
  mutating func write(_ string: String) {
    prepareForValue()
    Self.append(string, to: &bytes)
  }

  /// Writes a number in the fewest digits that read back as the same `Double`: `72.5`, `32`,
  /// `1e-7`. Negative zero becomes `0`, which equals it.
  ///
  /// - Precondition: the number is finite. JSON has no others, and the words for them that
  ///   `JSONParser` takes are for files that others wrote.
  mutating func write(_ number: Double) {
    prepareForValue(isNumber: true)
    Self.append(number, to: &bytes)
  }

  mutating func write(_ boolean: Bool) {
    prepareForValue()
    bytes.append(contentsOf: (boolean ? "true" : "false").utf8)
  }

  mutating func writeNull() {
    prepareForValue()
    bytes.append(contentsOf: "null".utf8)
  }

  /// Ends the line of the last value on the outermost level.
  mutating func endLine() {
    precondition(open.isEmpty, "the end of a line inside an array or object")
    bytes.append(UInt8(ascii: "\n"))
    lineIsFull = false
  }
}

extension JSONWriter {
  private mutating func begin(_ bracket: UInt8, isObject: Bool) {
    prepareForValue()
    bytes.append(bracket)
    open.append(Open(isObject: isObject, isOnOneLine: !isObject, start: bytes.count))
  }

  private mutating func end(_ bracket: UInt8, isObject: Bool) {
    precondition(open.last?.isObject == isObject, "the end of what was not begun")
    precondition(open.last?.awaitsValue == false, "the end of an object after a key")
    let ended = open.removeLast()
    if style == .pretty && !ended.isEmpty && !ended.isOnOneLine { breakLine() }
    bytes.append(bracket)
  }

  /// Writes what has to stand before a value.
  private mutating func prepareForValue(isNumber: Bool = false) {
    guard let last = open.indices.last else {
      if lineIsFull { bytes.append(UInt8(ascii: "\n")) }
      lineIsFull = true
      return
    }
    if open[last].isObject {
      precondition(open[last].awaitsValue, "a value without a key in an object")
      open[last].awaitsValue = false
    } else {
      if !isNumber && open[last].isOnOneLine { spread() }
      separate()
    }
  }

  /// Writes what has to stand before an element or a key.
  private mutating func separate() {
    let last = open.count - 1
    if !open[last].isEmpty { bytes.append(UInt8(ascii: ",")) }
    if style == .pretty {
      if !open[last].isOnOneLine {
        breakLine()
      } else if !open[last].isEmpty {
        bytes.append(UInt8(ascii: " "))
      }
    }
    open[last].isEmpty = false
  }

  /// Gives the numbers of the innermost array lines of their own, now that something else follows
  /// them. Happens once in an array at most.
  private mutating func spread() {
    let last = open.count - 1
    open[last].isOnOneLine = false
    guard style == .pretty, !open[last].isEmpty else { return }
    let numbers = bytes[open[last].start...]
    bytes.removeSubrange(open[last].start...)
    breakLine()
    for byte in numbers {
      // Numbers hold no spaces, so that each stands between two.
      if byte == UInt8(ascii: " ") { breakLine() } else { bytes.append(byte) }
    }
  }

  private mutating func breakLine() {
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * open.count))
  }
}
