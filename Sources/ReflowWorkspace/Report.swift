import Reflow

/// What a command answers. Plain text without any terminal sequence, and what there is to be drawn.
public struct Report: Sendable {
  /// Text for a person, line by line. It may hold labels, and so anything: it has to be made harmless
  /// before it is shown.
  public var lines: [String] = []
  /// Lines of JSON, to be printed as they are: what could harm a terminal is escaped in them.
  public var machineLines: [String] = []
  /// Records of CSV. They hold labels as they are, line breaks within quotes included: they have to be
  /// made harmless before they are shown, and are written to a file as they are.
  public var dataLines: [String] = []
  /// What the command did to the layout; nil where it changed nothing.
  public var change: LayoutChange?
  /// Whether the picture is wanted though nothing changed.
  public var showsPicture = false
  /// A rectangle to be outlined in the picture.
  public var highlight: Rect?
  /// What the picture marks.
  public var marks = Marks.lastChange
  /// A layout to be drawn small: what a provider does with a few items.
  public var sample: Layout?
  /// What is to be shown behind this report: the answers of watches, and how long it took.
  public var followUps: [Report] = []
  /// Pictures to be drawn side by side, above the lines.
  public var strip: [PictureRequest] = []
  /// Whether a command that changes something was only asked how it is: it makes no step.
  var onlyTells = false
  /// Where they are to be written instead, as a sheet.
  var sheet: PictureFile?
  /// What a page of them is called, and what its reader chooses among them by.
  var sheetTitle = ""
  var sheetChoice = ""
  /// Whether the session is over.
  public var isEnd = false

  /// Elements that a picture tells apart from others.
  public enum Marks: Sendable {
    /// Those that the last change moved, resized or brought.
    case lastChange
    /// Those that overlap the rectangle that is outlined.
    case hits
    /// Those that a change moved, resized or brought; where things were before is dotted.
    case change(LayoutChange)
  }

  public init(_ lines: [String] = []) { self.lines = lines }

  /// Adds what another report answers; what it says of changes is left out.
  mutating func append(_ other: Report) {
    lines += other.lines
    machineLines += other.machineLines
    dataLines += other.dataLines
    showsPicture = showsPicture || other.showsPicture
    if let highlight = other.highlight { (self.highlight, marks) = (highlight, other.marks) }
    isEnd = isEnd || other.isEnd
    sample = other.sample ?? sample
    strip += other.strip
  }
}

extension LayoutChange {
  /// The change in one line: `3 moved, 1 changed line; lines 1 → 2; content 320×32 → 320×74`.
  public var summary: String {
    var parts: [String] = []
    func add(_ count: Int, _ what: String) { if count > 0 { parts.append("\(count) \(what)") } }
    add(counts.moved, "moved")
    add(counts.resized, "resized")
    add(counts.changedLine, "changed line")
    add(counts.came, "came")
    add(counts.went, "went")
    var summary = parts.isEmpty ? "nothing moved" : parts.joined(separator: ", ")
    let (old, new) = (before.lineCount, after.lineCount)
    if old != nil || new != nil {
      // Without items there are no lines to be counted, whoever is to place them.
      func words(_ count: Int?) -> String { count.map { "\($0)" } ?? "none" }
      summary += "; lines \(step(words(old), words(new)))"
    }
    return summary + "; content \(step(text(before.contentSize), text(after.contentSize)))"
  }

  private func step<Value: Equatable>(_ old: Value, _ new: Value) -> String {
    old == new ? "\(new)" : "\(old) → \(new)"
  }

  private func text(_ size: Size) -> String {
    "\(shortened(size.width))×\(shortened(size.height))"
  }
}
