/// Why an item stands where it does, as far as its provider knows: the part that a provider may say of
/// its own decisions. The engine adds what the item's section stands below.
///
///     ItemExplanation(
///       across: [NamedNumber("column 1", 110)], along: [NamedNumber("column 1 so far", 84)],
///       facts: [.rule("an item keeps its own depth")])
public struct ItemExplanation: Hashable, Sendable {
  public var decision: PlacingDecision?
  /// Terms that add up to the placed rectangle's `across`.
  public var across: [NamedNumber]
  /// Terms that add up to the placed rectangle's `along`, which is measured from the pen.
  public var along: [NamedNumber]
  /// What else is to be known, in the order in which it is told.
  public var facts: [ExplanationFact]

  public init(
    decision: PlacingDecision? = nil, across: [NamedNumber], along: [NamedNumber],
    facts: [ExplanationFact] = []
  ) {
    self.decision = decision
    self.across = across
    self.along = along
    self.facts = facts
  }
}

/// A fact behind an element's place.
public enum ExplanationFact: Hashable, Sendable {
  /// The complete line that the item stands on, its number within the section, from 0, and the items
  /// on it.
  case line(Line, number: Int, items: Range<Int>, length: Double)
  case calculation(Calculation)
  /// A rule that applies, in words without a full stop.
  case rule(String)
  /// The item was longer than its line and was cut to it; a text is then measured again.
  case cut(from: FlowSize, to: FlowSize)
  /// How far the item reaches beyond the line's length at either end, in points, 0 or more.
  case sticksOut(before: Double, after: Double)
}

/// An item in its section, explained from the section's first line on.
public struct PlacedExplanation: Sendable {
  /// Where the item stands, from the section's first line.
  var placed: FlowRect
  /// Its terms are complete: `along` begins with what the pen has passed.
  var explanation: ItemExplanation
}

/// The placing of an item as a step of the fold.
public struct PlacingStep: Hashable, Sendable {
  /// The item's index within the section.
  public var item: Int
  /// What was decided; nil where the provider does not say.
  public var decision: PlacingDecision?
  public var before: FoldState
  public var after: FoldState
}

/// A fold's state between two items, in numbers.
public struct FoldState: Hashable, Sendable {
  /// The line that is open, within its section.
  public var line: Int
  /// Where the pen stands along the depth, in points from the content's start.
  public var along: Double
  /// What the provider remembers, in its own words.
  public var numbers: [NamedNumber]
}
