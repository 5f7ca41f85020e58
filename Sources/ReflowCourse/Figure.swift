/// A number that a situation has, by which a goal is told and checked.
enum Figure: Hashable, Sendable {
  enum Axis: String, CaseIterable, Sendable { case width, height }
  enum Side: String, CaseIterable, Sendable { case top, left, bottom, right }
  enum Extreme: String, CaseIterable, Sendable { case least, greatest }
  enum Spacing: String, CaseIterable, Sendable { case line, interitem }
  enum Coordinate: String, CaseIterable, Sendable { case x, y }
  enum View: String, CaseIterable, Sendable { case header, footer }
  enum Work: String, CaseIterable, Sendable { case placed, measured, reused }

  /// What of a frame is looked at.
  enum Measure: String, CaseIterable, Sendable { case x, y, width, height, right, bottom }

  /// Nil is the whole collection.
  case items(section: Int?)
  case lines(section: Int?)
  case sections
  /// Of section 0.
  case itemsOnLine(Int)
  case container(Axis)
  case content(Axis)
  case inset(Side, section: Int)
  case spacing(Spacing, section: Int)
  case item(ItemPosition, Measure)
  case lineOfItem(ItemPosition)
  case view(View, section: Int, Measure)
  case gap(ItemPosition, ItemPosition)
  case extremeGap(Extreme)
  case extremeItem(Extreme, Axis)
  case columns
  case columnDifference
  case unused
  case insetsChanged
  case work(Work)
  case offset(Coordinate)
}

extension Figure {
  private static func words<Word: CaseIterable & RawRepresentable>(_ type: Word.Type) -> WordSlot
  where Word.RawValue == String {
    .choice(Word.allCases.map(\.rawValue))
  }

  /// The forms in which figures are written.
  static let forms: [WordForm<Figure>] = {
    let slots: [String: WordSlot] = [
      "AXIS": words(Axis.self), "SIDE": words(Side.self), "EXTREME": words(Extreme.self),
      "SPACING": words(Spacing.self), "COORDINATE": words(Coordinate.self),
      "VIEW": words(View.self), "WORK": words(Work.self), "MEASURE": words(Measure.self),
    ]
    func form(_ text: String, make: @escaping @Sendable ([String]) -> Figure) -> WordForm<Figure> {
      WordForm(text, slots, make: make)
    }
    // What the slots have taken is sound.
    return [
      form("items") { _ in .items(section: nil) },
      form("sections") { _ in .sections },
      form("lines") { _ in .lines(section: nil) },
      form("section N items") { .items(section: Int($0[0])!) },
      form("section N lines") { .lines(section: Int($0[0])!) },
      form("line N items") { .itemsOnLine(Int($0[0])!) },
      form("AXIS") { .container(Axis(rawValue: $0[0])!) },
      form("content AXIS") { .content(Axis(rawValue: $0[0])!) },
      form("inset SIDE") { .inset(Side(rawValue: $0[0])!, section: 0) },
      form("section N inset SIDE") { .inset(Side(rawValue: $0[1])!, section: Int($0[0])!) },
      form("SPACING spacing") { .spacing(Spacing(rawValue: $0[0])!, section: 0) },
      form("section N SPACING spacing") {
        .spacing(Spacing(rawValue: $0[1])!, section: Int($0[0])!)
      },
      form("item P MEASURE") { .item(ItemPosition($0[0])!, Measure(rawValue: $0[1])!) },
      form("item P line") { .lineOfItem(ItemPosition($0[0])!) },
      form("VIEW N MEASURE") {
        .view(View(rawValue: $0[0])!, section: Int($0[1])!, Measure(rawValue: $0[2])!)
      },
      form("gap P P") { .gap(ItemPosition($0[0])!, ItemPosition($0[1])!) },
      form("EXTREME gap") { .extremeGap(Extreme(rawValue: $0[0])!) },
      form("EXTREME item AXIS") {
        .extremeItem(Extreme(rawValue: $0[0])!, Axis(rawValue: $0[1])!)
      },
      form("columns") { _ in .columns },
      form("column difference") { _ in .columnDifference },
      form("unused") { _ in .unused },
      form("insets changed") { _ in .insetsChanged },
      form("WORK") { .work(Work(rawValue: $0[0])!) },
      form("offset COORDINATE") { .offset(Coordinate(rawValue: $0[0])!) },
    ]
  }()

  /// - Throws: `LineProblem` for words that name no figure.
  init(_ words: some Collection<ConditionWord>) throws(LineProblem) {
    if let figure: Figure = Self.forms.value(of: words) {
      self = figure
      return
    }
    try refuseLargeNumbers(words)
    let text = words.map(\.text).joined(separator: " ")
    throw LineProblem(
      column: words.first?.column,
      "there is no figure \(quoted(text))" + suggestion(Self.forms.nearest(to: words)))
  }
}
