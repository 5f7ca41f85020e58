import Reflow

/// A 64-bit FNV-1a digest over bit patterns, which are taken a word at a time.
///
/// Two digests are equal where every number was the same to the bit, in the same order: 0 and −0 differ.
struct Digest {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// A product carries upwards only, so the high bits are brought down: otherwise two signs that
  /// change would cancel each other out.
  @inline(__always)
  mutating func add(_ word: UInt64) {
    value = (value ^ word) &* 0x100_0000_01b3
    value ^= value >> 32
  }

  @inline(__always)
  mutating func add(_ number: Double) { add(number.bitPattern) }

  mutating func add(_ number: Int) { add(UInt64(bitPattern: Int64(number))) }

  mutating func add(_ flag: Bool) { add(flag ? 1 as UInt64 : 0) }

  mutating func add(_ text: String) {
    add(text.utf8.count)
    for byte in text.utf8 { add(UInt64(byte)) }
  }

  /// Sixteen hexadecimal digits.
  var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

// MARK: - What may be missing

extension Digest {
  /// A missing value counts as one, so that it is not the same as none that was asked for.
  mutating func add<Value>(_ value: Value?, _ addValue: (inout Digest, Value) -> Void) {
    add(value != nil)
    if let value { addValue(&self, value) }
  }

  mutating func add(_ number: Int?) { add(number) { $0.add($1) } }
  mutating func add(_ rect: Rect?) { add(rect) { $0.add($1) } }
  mutating func add(_ attributes: LayoutAttributes?) { add(attributes) { $0.add($1) } }
}

// MARK: - Geometry and elements

extension Digest {
  mutating func add(_ size: Size) {
    add(size.width)
    add(size.height)
  }

  @inline(__always)
  mutating func add(_ rect: Rect) {
    add(rect.origin.x)
    add(rect.origin.y)
    add(rect.size.width)
    add(rect.size.height)
  }

  mutating func add(_ element: Element) {
    switch element {
    case .header(let section):
      add(-1)
      add(section)
    case .item(let path):
      add(path.section)
      add(path.item)
    case .footer(let section):
      add(-2)
      add(section)
    }
  }

  mutating func add(_ attributes: LayoutAttributes) {
    add(attributes.element)
    add(attributes.frame)
    add(attributes.isPinned)
  }

  mutating func add(_ range: Range<Int>?) {
    add(range) {
      $0.add($1.lowerBound)
      $0.add($1.upperBound)
    }
  }
}
