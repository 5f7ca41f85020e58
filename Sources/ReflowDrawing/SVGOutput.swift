import Reflow

/// Bytes of SVG in the making.
struct SVGOutput {
  private(set) var bytes: [UInt8] = []

  mutating func reserve(_ count: Int) { bytes.reserveCapacity(count) }

  /// Adds markup as it is.
  mutating func add(_ markup: String) { bytes.append(contentsOf: markup.utf8) }

  /// Adds a number: the shortest decimal that reads back to the same value.
  mutating func add(_ number: Double) { bytes.append(contentsOf: formatted(number).utf8) }

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

  /// Adds a text as content or as an attribute's value: what means something in XML is escaped, what
  /// XML 1.0 cannot hold is replaced.
  mutating func addEscaped(_ text: String) {
    for byte in drawable(text).utf8 {
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
