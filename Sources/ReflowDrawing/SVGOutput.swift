import Reflow

/// Bytes of SVG or HTML in the making.
struct SVGOutput {
  private(set) var bytes: [UInt8] = []

  mutating func reserve(_ count: Int) { bytes.reserveCapacity(count) }

  /// Adds markup as it is.
  mutating func add(_ markup: String) { bytes.append(contentsOf: markup.utf8) }

  /// Adds markup that was written before.
  mutating func add(_ markup: [UInt8]) { bytes += markup }

  /// Adds a number: the shortest decimal that reads back to the same value.
  mutating func add(_ number: Double) {
    guard let whole = Int64(exactly: number) else {
      bytes.append(contentsOf: formatted(number).utf8)
      return
    }
    if whole < 0 { bytes.append(UInt8(ascii: "-")) }
    addDigits(whole.magnitude)
  }

  private mutating func addDigits(_ number: UInt64) {
    if number >= 10 { addDigits(number / 10) }
    bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
  }

  /// Adds a number that comes of measuring a font: with three decimal places, more cannot be seen.
  mutating func addMeasured(_ name: StaticString, _ number: Double) {
    open(name)
    let scaled = (number * 1000).rounded()
    if scaled.magnitude < 1e15 {
      let thousandths = Int64(scaled)
      if thousandths < 0 { bytes.append(UInt8(ascii: "-")) }
      addDigits(thousandths.magnitude / 1000)
      var rest = thousandths.magnitude % 1000
      if rest > 0 { bytes.append(UInt8(ascii: ".")) }
      while rest > 0 {
        bytes.append(UInt8(ascii: "0") + UInt8(rest / 100))
        rest = rest % 100 * 10
      }
    } else {
      add(number)
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Adds ` name="number"`.
  mutating func add(_ name: StaticString, _ number: Double) {
    open(name)
    add(number)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Adds ` name="value"`, the value escaped.
  mutating func add(_ name: StaticString, _ value: String) {
    open(name)
    addEscaped(value)
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func open(_ name: StaticString) {
    bytes.append(UInt8(ascii: " "))
    name.withUTF8Buffer { bytes.append(contentsOf: $0) }
    bytes.append(UInt8(ascii: "="))
    bytes.append(UInt8(ascii: "\""))
  }

  /// Adds a text as content or as an attribute's value: what means something in XML is escaped. Before
  /// that the text is made drawable: control characters become their symbols or U+FFFD, a tab a blank,
  /// line breaks of all kinds newlines, and a character keeps 16 of its scalars at most.
  mutating func addEscaped(_ text: String) {
    var text = drawable(text)
    text.withUTF8 { addEscaped($0) }
  }

  private mutating func addEscaped(_ text: UnsafeBufferPointer<UInt8>) {
    for byte in text {
      switch byte {
      case UInt8(ascii: "&"): add("&amp;")
      case UInt8(ascii: "<"): add("&lt;")
      case UInt8(ascii: ">"): add("&gt;")
      case UInt8(ascii: "\""): add("&quot;")
      case UInt8(ascii: "'"): add("&#39;")
      default: bytes.append(byte)
      }
    }
  }

  /// Adds the attributes of a frame.
  mutating func add(_ frame: Rect) {
    add("x", frame.minX)
    add("y", frame.minY)
    add("width", frame.size.width)
    add("height", frame.size.height)
  }
}
