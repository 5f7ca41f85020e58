import CEditLine
import CLibEdit

extension LineEditor {
  /// Tab: one candidate is inserted; of several, what they have in common; where that is nothing
  /// new, a second Tab lists them.
  func completeWord() -> UInt8 {
    let line = typedLine()
    let answer = complete(line.text, line.cursor)
    var seen: Set<String> = []
    let candidates = answer.candidates.filter { seen.insert($0.text).inserted }
    guard let first = candidates.first else { return UInt8(CC_ERROR) }

    let word = Self.word(before: line.cursor, in: line.text, byteCount: answer.replacedByteCount)
    if candidates.count == 1 {
      ambiguousTab = nil
      replace(word, with: first.text)
      if first.isFinal {
        endWord(followedBySpace: line.text.utf8.dropFirst(line.cursor).first == UInt8(ascii: " "))
      }
      return UInt8(CC_REFRESH)
    }
    let common = Self.commonPrefix(of: candidates.map(\.text))
    if common.utf8.count > word.utf8.count {
      replace(word, with: common)
      ambiguousTab = typedLine()
      return UInt8(CC_REFRESH)
    }
    guard ambiguousTab == line else {
      ambiguousTab = line
      return UInt8(CC_ERROR)
    }
    let size = Self.terminalSize ?? (columns: 80, rows: 24)
    let list = CompletionList(candidates: candidates, width: Self.width(of:))
    let rows = list.rows(columns: size.columns, rows: size.rows)
    return showBeforePrompt(.show(rows.joined(separator: "\n"), slot: nil))
  }

  /// The bytes before the cursor that a candidate replaces, from the start of a character on.
  static func word(before cursor: Int, in line: String, byteCount: Int) -> String {
    let before = line.utf8.prefix(cursor)
    let word = before.suffix(max(0, min(byteCount, before.count)))
    return String(Substring(word.drop { UTF8.isContinuation($0) }))
  }

  /// What all texts begin with, in whole characters.
  static func commonPrefix(of texts: [String]) -> String {
    guard var common = texts.first.map({ Substring($0) }) else { return "" }
    for text in texts.dropFirst() {
      let length = zip(common, text).prefix { $0 == $1 }.count
      common = common.prefix(length)
    }
    return String(common)
  }

  /// Puts a text in place of the word before the cursor.
  private func replace(_ word: String, with text: String) {
    // The line holds neither NUL nor line ends.
    let text = String(text.map { $0.isNewline || $0 == "\0" ? " " : $0 })
    guard word.utf8.elementsEqual(text.utf8) == false else { return }
    if !word.isEmpty {
      el_deletestr(handle, Int32(clamping: word.unicodeScalars.count))
    }
    if !text.isEmpty {
      el_insertstr(handle, text)
    }
  }

  /// A space after a complete word: the one that is there, or a new one.
  private func endWord(followedBySpace: Bool) {
    if followedBySpace {
      el_cursor(handle, 1)
    } else {
      el_insertstr(handle, " ")
    }
  }
}
