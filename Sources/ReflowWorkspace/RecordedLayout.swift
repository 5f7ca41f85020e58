import Reflow

/// What a recording says of a layout: the content's size, the first frames, and how many elements
/// there are with a checksum of all their frames.
enum RecordedFact: Sendable {
  case content(Size)
  case frame(Element, Rect)
  case elements(count: Int, checksum: UInt64)
}

extension RecordedFact {
  /// The facts of a layout, in the order in which they are written and compared.
  /// - Parameter frames: the most frames that are told one by one.
  static func facts(of layout: Layout, frames: Int) -> [RecordedFact] {
    var facts = [RecordedFact.content(layout.contentSize)]
    var checksum = FrameChecksum()
    layout.forEachElement { element, frame in
      if facts.count <= frames { facts.append(.frame(element, frame)) }
      checksum.add(element, frame)
    }
    facts.append(.elements(count: checksum.count, checksum: checksum.value))
    return facts
  }

  /// The line of a recording.
  var line: String {
    switch self {
    case .content(let size): "content \(formatted(size.width)) \(formatted(size.height))"
    case .frame(let element, let frame):
      "\(element.description) \(formatted(frame.minX)) \(formatted(frame.minY)) "
        + "\(formatted(frame.size.width)) \(formatted(frame.size.height))"
    case .elements(let count, let checksum): "elements \(count) checksum \(Self.text(checksum))"
    }
  }

  /// Reads a line of a recording; nil where it says nothing of a layout.
  init?(line: Substring) {
    let words = line.split(separator: " ", omittingEmptySubsequences: false)
    let numbers = words.dropFirst().map { Arguments.plainNumber(String($0)) }
    func finite(_ index: Int) -> Double? {
      numbers.indices.contains(index) ? numbers[index].flatMap { $0.isFinite ? $0 : nil } : nil
    }
    switch words.first {
    case "content":
      guard words.count == 3, let width = finite(0), let height = finite(1) else { return nil }
      self = .content(Size(width: width, height: height))
    case "elements":
      guard words.count == 4, words[2] == "checksum", words[3].utf8.count == 16,
        let count = Int(words[1]), let checksum = UInt64(words[3], radix: 16)
      else { return nil }
      self = .elements(count: count, checksum: checksum)
    default:
      guard words.count == 6, let element = Element(words[0], words[1]), let x = finite(1),
        let y = finite(2), let width = finite(3), let height = finite(4)
      else { return nil }
      self = .frame(element, Rect(x: x, y: y, width: width, height: height))
    }
  }

  static func text(_ checksum: UInt64) -> String {
    let digits = String(checksum, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension Element {
  /// `item 0.4`, `header 1`
  fileprivate init?(_ kind: Substring, _ place: Substring) {
    let numbers = place.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard let section = numbers[0] else { return nil }
    switch (kind, numbers.count) {
    case ("header", 1): self = .header(section: section)
    case ("footer", 1): self = .footer(section: section)
    case ("item", 2):
      guard let item = numbers[1] else { return nil }
      self = .item(section: section, item: item)
    default: return nil
    }
  }
}

/// A checksum of frames, in their order: FNV-1a over 64 bits.
///
/// Numbers are taken in thousandths of a point, so that the last bits of a sum do not matter. They are
/// cut where no round number lies, at 0.382 of a thousandth: halves, thirds and the like then stay on
/// one side of a cut, whatever their last bits are.
struct FrameChecksum {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325
  private(set) var count = 0

  mutating func add(_ element: Element, _ frame: Rect) {
    count += 1
    switch element {
    case .header(let section): add(0, section, 0)
    case .item(let path): add(1, path.section, path.item)
    case .footer(let section): add(2, section, 0)
    }
    for number in [frame.minX, frame.minY, frame.size.width, frame.size.height] {
      // Adding 0 makes a negative zero a plain one.
      add(((number * 1000 + 0.618).rounded(.down) + 0).bitPattern)
    }
  }

  private mutating func add(_ kind: UInt64, _ section: Int, _ item: Int) {
    add(kind)
    add(UInt64(section))
    add(UInt64(item))
  }

  private mutating func add(_ number: UInt64) {
    var rest = number
    for _ in 0..<8 {
      value = (value ^ (rest & 0xFF)) &* 0x100_0000_01B3
      rest >>= 8
    }
  }
}

extension Layout {
  /// Calls `body` with every element and its frame, in the order of queries. O(items), in constant
  /// memory.
  func forEachElement(_ body: (Element, Rect) -> Void) {
    for section in 0..<sectionCount {
      if let header = header(ofSection: section) { body(header.element, header.frame) }
      forEachPlacement(inSection: section) { item, frame, _ in
        body(.item(section: section, item: item), frame)
      }
      if let footer = footer(ofSection: section) { body(footer.element, footer.frame) }
    }
  }
}
