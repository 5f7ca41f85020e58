import Reflow
import ReflowScenes
import ReflowText

/// Items as a person writes them: a text, `50x32`, `50x32*10`, `random 100`.
enum ItemArgument {
  /// The items that the words mean.
  /// - Parameters:
  ///   - seed: where the random items begin; the same seed gives the same items.
  ///   - room: how many items the workspace still takes.
  ///   - work: is told how many items there are, and may stop at any.
  static func items(
    _ words: ArraySlice<Word>, style: TextStyle, seed: UInt64, room: Int, work: LongWork? = nil
  ) throws(CommandError) -> [SceneItem] {
    var items: [SceneItem] = []
    var random = RandomItems(seed: seed)
    var index = words.startIndex
    while index < words.endIndex {
      let word = words[index]
      try work?.check(.adding, index - words.startIndex, words.count)
      index += 1
      do throws(CommandError) {
        if word.text == "random" && !word.isQuoted, index < words.endIndex,
          Arguments.plainNumber(words[index].text) != nil
        {
          index += 1
          let limit = try checked(words[index - 1].text, "random", room - items.count)
          items.reserveCapacity(items.count + limit)
          for count in 0..<limit {
            if count % 4096 == 0 { try work?.check(.adding, count, limit) }
            items.append(random.next())
          }
        } else if let (size, count) = try sizes(word, room: room - items.count) {
          items.append(contentsOf: repeatElement(SceneItem(size: size), count: count))
        } else {
          _ = try checked("1", "items", room - items.count)
          items.append(SceneItem(text: word.text, style: style))
        }
      } catch {
        throw error.located(at: words[index - 1].place)
      }
    }
    return items
  }

  /// The size that a word is, or nil where it is a text.
  static func size(_ word: Word) throws(CommandError) -> Size? {
    guard let (size, count) = try sizes(word, room: 1) else { return nil }
    guard count == 1 else { throw CommandError("\(word.text): one size is wanted") }
    return size
  }

  /// `50x32` or `50x32*10`; nil for a text.
  private static func sizes(
    _ word: Word, room: Int
  ) throws(CommandError) -> (Size, Int)? {
    guard !word.isQuoted else { return nil }
    let factors = word.text.split(separator: "*", maxSplits: 1, omittingEmptySubsequences: false)
    let sides = factors[0].split(omittingEmptySubsequences: false) { $0 == "x" || $0 == "×" }
    guard sides.count == 2, sides.allSatisfy({ Arguments.plainNumber(String($0)) != nil }) else {
      return nil
    }
    let size = Size(
      width: try Arguments.number(String(sides[0]), "\(word.text), width"),
      height: try Arguments.number(String(sides[1]), "\(word.text), height"))
    guard factors.count == 2 else { return (size, try checked("1", "items", room)) }
    return (size, try checked(String(factors[1]), "\(word.text), count", room))
  }

  private static func checked(
    _ count: String, _ name: String, _ room: Int
  ) throws(CommandError) -> Int {
    let count = try Arguments.wholeNumber(count, name, in: 1...Workspace.largestItemCount)
    guard count <= room else {
      throw CommandError(
        "\(name): \(count) items more would be too many; a workspace holds "
          + "\(Workspace.largestItemCount), and there is room for \(room)")
    }
    return count
  }
}

/// Items of mixed sizes: 40 to 160 points wide, 24 to 64 points high, in whole points.
struct RandomItems {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> SceneItem {
    let width = 40 + draw() % 121
    let height = 24 + draw() % 41
    return SceneItem(size: Size(width: Double(width), height: Double(height)))
  }

  /// SplitMix64: a counter, well mixed.
  private mutating func draw() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
