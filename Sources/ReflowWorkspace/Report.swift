import Reflow

/// What a command answers. Plain text without any terminal sequence, and what there is to be drawn.
public struct Report: Sendable {
  /// Text for a person, line by line. It may hold labels, and so anything: it has to be made harmless
  /// before it is shown.
  public var lines: [String] = []
  /// Lines of JSON, to be printed as they are: what could harm a terminal is escaped in them.
  public var machineLines: [String] = []
  /// What the command did to the layout; nil where it changed nothing.
  public var change: LayoutChange?
  /// Whether the picture is wanted though nothing changed.
  public var showsPicture = false
  /// A rectangle to be outlined in the picture.
  public var highlight: Rect?
  /// Pictures to be drawn side by side, above the lines.
  public var strip: [PictureRequest] = []
  /// Whether the session is over.
  public var isEnd = false

  public init(_ lines: [String] = []) { self.lines = lines }
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
    if let lines = after.lineCount ?? before.lineCount {
      summary += "; lines \(step(before.lineCount ?? 0, lines))"
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

/// A number for people: at most three decimals.
public func shortened(_ number: Double) -> String {
  let scaled = number * 1000
  guard scaled.magnitude < 1e15 else { return formatted(number) }
  return formatted(scaled.rounded() / 1000)
}
