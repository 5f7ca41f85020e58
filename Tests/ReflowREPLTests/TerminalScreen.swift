import CEditLine

/// What a terminal shows after it was sent some bytes: enough of xterm to read what a line editor
/// and a program write. Wide characters take two cells; a character in the last column leaves the
/// cursor there until the next one wraps. Of colours only that there were some is kept.
struct TerminalScreen {
  private(set) var columns: Int
  private(set) var rows: Int
  /// Where the cursor is, counted from 0; the column may be `columns` while a wrap is pending.
  private(set) var cursor = (row: 0, column: 0)
  /// Rows that scrolled off the top, the oldest first, without trailing spaces.
  private(set) var scrolledOff: [String] = []
  /// How often the bell rang.
  private(set) var bellCount = 0
  /// Whether anything was written in a colour.
  private(set) var hasUsedColor = false

  /// A cell holds a character, a space, or "" where the wide character before it reaches in.
  private var cells: [[String]]
  private var parser = Parser.text
  /// Bytes of a character that is not complete yet.
  private var partial: [UInt8] = []

  /// Widths of characters depend on the locale, which belongs to the process: set once.
  private static let hasUTF8Locale = cel_use_utf8_locale()

  private enum Parser {
    case text
    case escape
    case control([UInt8])
    case operatingSystem
    /// One byte after `ESC (` and the like.
    case skip
  }

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: Self.blank(columns), count: rows)
    _ = Self.hasUTF8Locale
  }

  // MARK: - Reading

  /// The rows on the screen, without trailing spaces.
  var lines: [String] { cells.map(Self.text) }

  /// All that was shown: what scrolled off, and the rows down to the last that is not empty.
  var transcript: [String] {
    var all = scrolledOff + lines
    while all.last?.isEmpty == true {
      all.removeLast()
    }
    return all
  }

  /// The row with the cursor.
  var cursorLine: String { lines[cursor.row] }

  /// The text left of the cursor in its row, with the spaces that end it.
  var textBeforeCursor: String { cells[cursor.row].prefix(cursor.column).joined() }

  /// The columns whose cells hold a character, with whatever leans on it.
  func columns(of character: Unicode.Scalar, inRow row: Int) -> [Int] {
    cells[row].indices.filter { cells[row][$0].unicodeScalars.first == character }
  }

  // MARK: - Writing

  mutating func write(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      step(byte)
    }
  }

  /// Changes the size as xterm does: rows are cut or filled, not folded.
  mutating func resize(columns: Int, rows: Int) {
    while cursor.row >= rows {
      scroll()
      cursor.row -= 1
    }
    cells = cells.prefix(rows).map { Array(($0 + Self.blank(columns)).prefix(columns)) }
    while cells.count < rows {
      cells.append(Self.blank(columns))
    }
    (self.columns, self.rows) = (columns, rows)
    cursor.column = min(cursor.column, columns - 1)
  }

  private mutating func step(_ byte: UInt8) {
    switch parser {
    case .text: text(byte)
    case .escape: escape(byte)
    case .skip: parser = .text
    case .operatingSystem:
      if byte == 0x07 || byte == UInt8(ascii: "\\") {
        parser = .text
      }
    case .control(let parameters):
      if (0x40...0x7E).contains(byte) {
        parser = .text
        control(Character(Unicode.Scalar(byte)), parameters)
      } else {
        parser = .control(parameters + [byte])
      }
    }
  }

  private mutating func text(_ byte: UInt8) {
    switch byte {
    case 0x07: bellCount += 1
    case 0x08: cursor.column = max(0, min(cursor.column, columns - 1) - 1)
    case 0x09: cursor.column = min(columns - 1, (cursor.column / 8 + 1) * 8)
    case 0x0A: lineFeed()
    case 0x0D: cursor.column = 0
    case 0x1B: parser = .escape
    case 0x00..<0x20, 0x7F: break
    default:
      partial.append(byte)
      if let scalar = String(validating: partial, as: UTF8.self)?.unicodeScalars.first {
        put(scalar)
        partial = []
      } else if partial.count == 4 {
        put("\u{FFFD}")
        partial = []
      }
    }
  }

  private mutating func escape(_ byte: UInt8) {
    parser = .text
    switch byte {
    case UInt8(ascii: "["): parser = .control([])
    case UInt8(ascii: "]"): parser = .operatingSystem
    case UInt8(ascii: "("), UInt8(ascii: ")"): parser = .skip
    case UInt8(ascii: "M"): cursor.row = max(0, cursor.row - 1)
    default: break
    }
  }

  private mutating func control(_ final: Character, _ parameters: [UInt8]) {
    let numbers = parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      .map { Int(String(decoding: $0, as: UTF8.self)) ?? 0 }
    let count = max(1, numbers.first ?? 1)
    // A pending wrap is forgotten by every movement.
    let column = min(cursor.column, columns - 1)
    switch final {
    case "m": hasUsedColor = hasUsedColor || numbers.contains { (30...37).contains($0) }
    case "A": cursor = (max(0, cursor.row - count), column)
    case "B": cursor = (min(rows - 1, cursor.row + count), column)
    case "C": cursor.column = min(columns - 1, column + count)
    case "D": cursor.column = max(0, column - count)
    case "G": cursor.column = min(columns, count) - 1
    case "d": cursor = (min(rows, count) - 1, column)
    case "H", "f":
      let second = numbers.count > 1 ? max(1, numbers[1]) : 1
      cursor = (min(rows, count) - 1, min(columns, second) - 1)
    case "J": eraseDisplay(numbers.first ?? 0)
    case "K": eraseLine(numbers.first ?? 0)
    case "X": erase(cursor.row, column..<min(columns, column + count))
    case "@":
      cells[cursor.row].insert(contentsOf: Self.blank(min(count, columns)), at: column)
      cells[cursor.row].removeLast(min(count, columns))
    case "P":
      let removed = min(count, columns - column)
      cells[cursor.row].removeSubrange(column..<(column + removed))
      cells[cursor.row] += Self.blank(removed)
    default: break
    }
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    let width = Int(cel_scalar_width(scalar.value))
    if width <= 0 {
      // A mark belongs to the character before it.
      if width == 0 && cursor.column > 0 {
        let before = cells[cursor.row][cursor.column - 1].isEmpty ? 2 : 1
        cells[cursor.row][max(0, cursor.column - before)].unicodeScalars.append(scalar)
      }
      return
    }
    if cursor.column + width > columns {
      lineFeed()
      cursor.column = 0
    }
    let last = min(columns, cursor.column + width)
    erase(cursor.row, cursor.column..<last)
    cells[cursor.row][cursor.column] = String(Character(scalar))
    for column in (cursor.column + 1)..<max(cursor.column + 1, last) {
      cells[cursor.row][column] = ""
    }
    cursor.column = last
  }

  private mutating func lineFeed() {
    if cursor.row < rows - 1 {
      cursor.row += 1
    } else {
      scroll()
    }
  }

  private mutating func scroll() {
    scrolledOff.append(Self.text(cells.removeFirst()))
    cells.append(Self.blank(columns))
  }

  private mutating func eraseDisplay(_ part: Int) {
    eraseLine(part)
    let erased = part == 0 ? (cursor.row + 1)..<rows : part == 1 ? 0..<cursor.row : 0..<rows
    for row in erased {
      erase(row, 0..<columns)
    }
  }

  private mutating func eraseLine(_ part: Int) {
    let column = min(cursor.column, columns - 1)
    erase(cursor.row, part == 0 ? column..<columns : part == 1 ? 0..<(column + 1) : 0..<columns)
  }

  /// Blanks cells; half a wide character does not stay.
  private mutating func erase(_ row: Int, _ erased: Range<Int>) {
    if let first = erased.first, first > 0, cells[row][first].isEmpty {
      cells[row][first - 1] = " "
    }
    if erased.upperBound < columns, cells[row][erased.upperBound].isEmpty {
      cells[row][erased.upperBound] = " "
    }
    for column in erased {
      cells[row][column] = " "
    }
  }

  private static func blank(_ count: Int) -> [String] {
    Array(repeating: " ", count: count)
  }

  private static func text(_ row: [String]) -> String {
    var text = row.joined()
    while text.last == " " {
      text.removeLast()
    }
    return text
  }
}
