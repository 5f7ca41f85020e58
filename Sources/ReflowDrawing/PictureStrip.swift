import Reflow
import ReflowText

/// Pictures side by side, all at one scale so that they can be compared: each under its title, with a
/// few words below.
///
///     140                         200
///     ┌────────────────────────┐  ┌──────────────────────────────────┐
///     │┌────────┐  ┌────────┐  │  │┌────────┐  ┌────────┐ ┌────────┐ │
///     ││   0    │  │   1    │  │  ││   0    │  │   1    │ │   2    │ │
///     │└────────┘  └────────┘  │  │└────────┘  └────────┘ └────────┘ │
///     │                        │  └┬┄┄┄┄┄┄┄┬┄┄┄┄┄┄┄┄┬┄┄┄┄┄┄┄┬┄┄┄┄┄┄┄┬┘
///     │┌────────┐              │   0       50       100     150    200
///     ││   2    │              │  1 line
///     ││        │              │  40 high
///     │└────────┘              │
///     └┬┄┄┄┄┄┄┄┬┄┄┄┄┄┄┄┄┬┄┄┄┄┄┄┘
///      0       50       100
///     2 lines
///     90 high
///
/// As many stand beside one another as there is room for; the others follow below.
public struct PictureStrip: Hashable, Sendable {
  /// A picture of a strip.
  public struct Panel {
    /// What stands above it, on one line.
    public var title: String
    public var subject: PictureSubject
    /// What stands below it, line by line.
    public var notes: [String]

    public init(title: String, subject: PictureSubject, notes: [String] = []) {
      self.title = title
      self.subject = subject
      self.notes = notes
    }
  }

  /// The lines, from the top, without line breaks. None is wider than the options say.
  public let lines: [String]

  /// The columns that a picture of a strip gets at least, where there are so many.
  static let narrowestShare = 38
  private static let gap = 2

  /// Draws the pictures.
  /// - Parameters:
  ///   - panels: the pictures from left to right.
  ///   - options: `columns` are the whole strip's, `rows` each picture's.
  public init(_ panels: [Panel], options: PictureOptions) {
    let columns = max(0, min(1000, options.columns))
    guard let first = panels.first, columns > 0 else {
      lines = []
      return
    }
    let even = (columns - Self.gap * (panels.count - 1)) / panels.count
    let share = min(columns, max(Self.narrowestShare, even))
    let widest = panels.reduce(first.subject.width) { max($0, $1.subject.width) }
    var one = options
    one.columns = share
    one.pointsPerColumn = Self.scale(width: widest, columns: max(1, share - 2))
    var lines: [String] = []
    var row: [StripBlock] = []
    var used = 0
    for panel in panels {
      let block = StripBlock(panel, one)
      if !row.isEmpty, used + Self.gap + block.width > columns {
        lines += Self.sideBySide(row) + [""]
        (row, used) = ([], 0)
      }
      used += (row.isEmpty ? 0 : Self.gap) + block.width
      row.append(block)
    }
    self.lines = lines + Self.sideBySide(row)
  }

  /// The points of a column at which a width fits: a round number where that leaves little room, a
  /// whole one otherwise, since small pictures need their columns.
  private static func scale(width: Double, columns: Int) -> Double? {
    let filling = width / Double(columns)
    let round = CellGrid.roundScale(width: width, filling)
    guard let round, filling > 5, round > 1.2 * filling else { return round }
    return filling.rounded(.up)
  }

  private static func sideBySide(_ blocks: [StripBlock]) -> [String] {
    let height = blocks.map { $0.lines.count }.max() ?? 0
    return (0..<height).map { index in
      var line = ""
      var missing = 0
      var start = 0
      for block in blocks {
        defer { start += block.width + gap }
        // Blanks are written where something follows only, so that no line ends in any.
        if index < block.lines.count, block.lines[index].width > 0 {
          line += String(repeating: " ", count: missing)
          line += CursorColumn.moved(block.lines[index].text, by: start)
          missing = -block.lines[index].width
        }
        missing += block.width + gap
      }
      return line
    }
  }
}

/// The lines of a panel, and how many columns they take.
private struct StripBlock {
  private(set) var lines: [(text: String, width: Int)] = []
  private(set) var width = 0

  init(_ panel: PictureStrip.Panel, _ options: PictureOptions) {
    add(Self.fitted(panel.title, options))
    var options = options
    // A frame around nothing holds no more than the words that say so.
    if panel.subject.width == 0 { options.columns = min(options.columns, 14) }
    // The line of scale says what the title and the notes say.
    for line in TextPicture(panel.subject, options: options).lines.dropLast() { add(line) }
    for note in panel.notes { add(Self.fitted(note, options)) }
  }

  private mutating func add(_ line: String) {
    let columns = Self.columns(of: line)
    lines.append((line, columns))
    width = max(width, columns)
  }

  /// A text that cannot harm a terminal, cut where it is too long.
  private static func fitted(_ text: String, _ options: PictureOptions) -> String {
    let label = LabelText(text, width: options.columns, rows: 1, isASCII: options.isASCII)
    return String(label.lines.first?.map { $0.character } ?? [])
  }

  /// The columns that a line of a picture takes: sequences take none.
  private static func columns(of line: String) -> Int {
    var columns = 0
    var isSequence = false
    for character in line {
      if character == "\u{1B}" {
        isSequence = true
      } else if isSequence {
        isSequence = character != "m" && character != "G"
      } else {
        columns += displayWidth(of: character)
      }
    }
    return columns
  }
}

extension PictureSubject {
  /// The viewport's width, in points.
  fileprivate var width: Double { layout.collection.container.width }
}
