/// Measurements that were made, within a bound of memory.
///
/// They stand in two generations. When the younger one has half of the memory it becomes the older one,
/// and what was the older one is given up; what is asked for in between becomes young again. So nothing
/// that is in use is lost, and giving up costs nothing a text.
struct MeasuredTexts {
  private struct Key: Hashable {
    var text: ExactText
    var font: ExactText
    var width: Double?

    init(_ text: String, _ font: String, _ width: Double?) {
      self.text = ExactText(text)
      self.font = ExactText(font)
      self.width = width
    }
  }

  private let largestMemory: Int
  private var young: [Key: TextExtent] = [:]
  private var old: [Key: TextExtent] = [:]
  private var bytesOfYoung = 0
  private var bytesOfOld = 0
  private var counted = TextWork()

  init(largestMemory: Int) { self.largestMemory = largestMemory }

  var work: TextWork {
    var work = counted
    work.bytesHeld = bytesOfYoung + bytesOfOld
    return work
  }

  mutating func extent(
    of text: String, in font: String, wrappedAt width: Double?
  ) -> TextExtent? {
    let key = Key(text, font, width)
    if let extent = young[key] {
      counted.textsKnown += 1
      return extent
    }
    guard let extent = old[key] else { return nil }
    counted.textsKnown += 1
    insert(extent, key)
    return extent
  }

  /// Keeps a measurement that was just made.
  mutating func keep(
    _ extent: TextExtent, of text: String, in font: String, wrappedAt width: Double?
  ) {
    counted.textsSet += 1
    insert(extent, Key(text, font, width))
  }

  private mutating func insert(_ extent: TextExtent, _ key: Key) {
    let bytes = Self.bytes(of: key)
    guard bytes <= largestMemory / 2 else { return }
    if bytesOfYoung + bytes > largestMemory / 2 {
      (old, bytesOfOld) = (young, bytesOfYoung)
      (young, bytesOfYoung) = ([:], 0)
    }
    if young.updateValue(extent, forKey: key) == nil { bytesOfYoung += bytes }
  }

  /// A place in the table and, where it does not fit into that, the text.
  private static func bytes(of key: Key) -> Int {
    let length = key.text.bytes.count
    return 2 * MemoryLayout<(Key, TextExtent)>.stride + (length > 15 ? length + 32 : 0)
  }
}
