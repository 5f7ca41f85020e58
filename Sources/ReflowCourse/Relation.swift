/// A condition that is no comparison of numbers.
enum Relation: Hashable, Sendable {
  enum Place: String, CaseIterable, Sendable {
    case left = "left of"
    case right = "right of"
    case above
    case below
  }

  enum Scroll: String, CaseIterable, Sendable { case vertical, horizontal }
  enum Direction: String, CaseIterable, Sendable { case ltr, rtl }

  case noneCrosses(Figure.Side)
  case noneOverlap
  case shareLine(ItemRange)
  case beginsLine(ItemPosition)
  case isAlone(ItemPosition)
  case stands(ItemPosition, Place, ItemPosition)
  case isPinned(Figure.View, section: Int, Bool)
  case isSelected(ItemPosition)
  /// Of the collection, or of the items within a provider that stacks sections.
  case provider(String, ofItems: Bool, Bool)
  case parameter(String, String)
  case scroll(Scroll)
  case direction(Direction)
  case itemsUnchanged
  case onlyChanged(Set<Aspect>)
}

extension Relation {
  static let forms: [WordForm<Relation>] = {
    let slots: [String: WordSlot] = [
      "SIDE": .choice(Figure.Side.allCases.map(\.rawValue)), "HAND": .choice(["left", "right"]),
      "HEIGHT": .choice(["above", "below"]), "VIEW": .choice(["header", "footer"]),
      "SCROLL": .choice(Scroll.allCases.map(\.rawValue)),
      "DIRECTION": .choice(Direction.allCases.map(\.rawValue)),
    ]
    func form(
      _ text: String, make: @escaping @Sendable ([String]) -> Relation
    ) -> WordForm<Relation> {
      WordForm(text, slots, make: make)
    }
    // What the slots have taken is sound.
    return [
      form("no item crosses the SIDE inset") { .noneCrosses(Figure.Side(rawValue: $0[0])!) },
      form("no items overlap") { _ in .noneOverlap },
      form("items RANGE share a line") { .shareLine(ItemRange($0[0])!) },
      form("item P begins a line") { .beginsLine(ItemPosition($0[0])!) },
      form("item P is alone on its line") { .isAlone(ItemPosition($0[0])!) },
      form("item P is HAND of item P") {
        .stands(ItemPosition($0[0])!, Place(rawValue: "\($0[1]) of")!, ItemPosition($0[2])!)
      },
      form("item P is HEIGHT item P") {
        .stands(ItemPosition($0[0])!, Place(rawValue: $0[1])!, ItemPosition($0[2])!)
      },
      form("VIEW N is pinned") {
        .isPinned(Figure.View(rawValue: $0[0])!, section: Int($0[1])!, true)
      },
      form("VIEW N is not pinned") {
        .isPinned(Figure.View(rawValue: $0[0])!, section: Int($0[1])!, false)
      },
      form("item P is selected") { .isSelected(ItemPosition($0[0])!) },
      form("provider is NAME") { .provider($0[0], ofItems: false, true) },
      form("provider is not NAME") { .provider($0[0], ofItems: false, false) },
      form("items provider is NAME") { .provider($0[0], ofItems: true, true) },
      form("items provider is not NAME") { .provider($0[0], ofItems: true, false) },
      form("parameter NAME = NAME") { .parameter($0[0], $0[1]) },
      form("scroll is SCROLL") { .scroll(Scroll(rawValue: $0[0])!) },
      form("direction is DIRECTION") { .direction(Direction(rawValue: $0[0])!) },
      form("items unchanged") { _ in .itemsUnchanged },
    ]
  }()

  /// - Returns: nil where the words are none of the relations.
  init?(_ words: [ConditionWord]) throws(LineProblem) {
    if words.count > 2, words[0].text == "only", words[words.count - 1].text == "changed" {
      self = .onlyChanged(try Aspect.aspects(words[1..<(words.count - 1)]))
      return
    }
    if words.first?.text == "parameter", Self.forms.value(of: words) == nil {
      throw LineProblem(
        column: words[0].column, "a parameter's condition is written parameter NAME = VALUE")
    }
    guard let relation: Relation = Self.forms.value(of: words) else { return nil }
    self = relation
  }
}
