import Reflow

/// A page about a layout, or about several of the same items: pictures beside tables that say of each
/// element where it stands and why. `PageWriter` makes one file of HTML of it.
public struct Page: Sendable {
  public var title: String
  /// What a person chooses among the panels by: `width`. Shown where there are several.
  public var choice: String
  /// What holds of all panels.
  public var facts: [PageFact]
  public var panels: [PagePanel]
  /// What was left out, in words.
  public var remarks: [String]

  public init(
    title: String, choice: String = "layout", facts: [PageFact] = [], panels: [PagePanel],
    remarks: [String] = []
  ) {
    self.title = title
    self.choice = choice
    self.facts = facts
    self.panels = panels
    self.remarks = remarks
  }
}

/// Something known in a word and a value: `content`, `320 × 74`.
public struct PageFact: Hashable, Sendable {
  public var name: String
  public var value: String

  public init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}

/// One layout of a page.
public struct PagePanel: Sendable {
  /// What tells it from the others: `width 240`.
  public var title: String
  public var drawing: Drawing
  public var facts: [PageFact]
  /// In the order in which the arrow keys walk through them.
  public var rows: [PageRow]

  public init(title: String, drawing: Drawing, facts: [PageFact] = [], rows: [PageRow] = []) {
    self.title = title
    self.drawing = drawing
    self.facts = facts
    self.rows = rows
  }
}

/// An element in the table.
public struct PageRow: Hashable, Sendable {
  public var element: Element
  public var frame: Rect
  public var label: String?
  /// The number of its line within its section; nil where there are no lines.
  public var line: Int?
  /// `pinned`, `selected`.
  public var marks: [String]
  /// Why it is there, line by line: the first one is the answer, the others its grounds.
  public var reasons: [String]

  public init(
    element: Element, frame: Rect, label: String? = nil, line: Int? = nil, marks: [String] = [],
    reasons: [String] = []
  ) {
    self.element = element
    self.frame = frame
    self.label = label
    self.line = line
    self.marks = marks
    self.reasons = reasons
  }
}
