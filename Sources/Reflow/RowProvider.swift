/// A provider whose items stand in rows, and may depend on the whole of theirs: a grid whose items are
/// centred in its rows, photos that are scaled until they fill a row.
///
/// It says which items share a row, how deep a complete row is, and where an item stands in it. The
/// fold is the engine's (`RowFolder`): as a row's last item is not known when its first one is placed, a
/// replay looks ahead to the end of the row. Cost: O(1) an item, and O(row) for each stretch whose last
/// row goes on.
///
/// Where rows are lines, filled by the fit test, conform to `LineProvider` instead: it has all but the
/// arrangement.
public protocol RowProvider: LayoutProvider where State: RowState {
  /// Whether the open row, which has items, takes another one.
  func takes(_ item: Item, _ row: State, in space: SectionSpace) -> Bool

  /// Adds an item to the open row.
  func add(_ item: Item, to row: inout State, in space: SectionSpace)

  /// How deep a complete row is, in points.
  func depth(of row: State, isLast: Bool, in space: SectionSpace) -> Double

  /// Where an item stands, `along` measured from the row's top.
  /// - Parameters:
  ///   - item: an item of the row.
  ///   - before: the row before the item was added.
  ///   - row: the complete row.
  ///   - isLast: whether it is the section's last row.
  ///   - space: what is known of the section.
  func rect(
    of item: Item, after before: State, in row: State, isLast: Bool, in space: SectionSpace
  ) -> FlowRect

  /// How far the items of an open row can reach, in points from its top, whether it goes on or not; what
  /// later items may add is left out. Optional: as deep as the row is if it ends there.
  func reach(of row: State, in space: SectionSpace) -> Double

  /// What becomes of an item that is longer than the line. Optional: it keeps its size.
  var oversize: Oversize { get }

  /// Whether an item's place is settled when it joins its row, whatever follows: `rect` then gets the row
  /// up to the item, and nobody looks ahead. Optional: it is not.
  var placesAtOnce: Bool { get }
}

/// What is known of the open row: small, without its number and place. `start(in:)` makes an empty one.
public protocol RowState: Equatable, Sendable {
  /// How many items it has.
  var count: Int { get }
}

/// What becomes of an item that is longer than the line.
public enum Oversize: String, CaseIterable, Sendable {
  /// It keeps its size, has a line of its own and sticks out.
  case keep
  /// It is cut to the line's length; text is measured again at that length.
  case clamp
}

extension RowProvider {
  @inlinable
  public func reach(of row: State, in space: SectionSpace) -> Double {
    depth(of: row, isLast: true, in: space)
  }

  @inlinable
  public var oversize: Oversize { .keep }

  @inlinable
  public var placesAtOnce: Bool { false }

  @inlinable
  public func depth(after row: State, in space: SectionSpace) -> Double {
    row.count > 0 ? depth(of: row, isLast: true, in: space) : 0
  }

  /// Places an item as if it were its row's last; frames wait for the complete row.
  @inlinable
  public func place(
    _ item: Item, _ row: inout State, _ pen: inout Pen, in space: SectionSpace
  ) -> FlowRect {
    var along = 0.0
    if row.count > 0, !takes(item, row, in: space) {
      along = depth(of: row, isLast: false, in: space) + space.lineSpacing
      pen.nextLine(after: along)
      row = start(in: space)
    }
    let before = row
    add(item, to: &row, in: space)
    var placed = rect(of: item, after: before, in: row, isLast: true, in: space)
    placed.along += along
    return placed
  }

  @inlinable
  public var loops: ProviderLoops {
    makeLoops { items, row, pen, space in
      RowFolder(self, in: space).measure(items, &row, &pen, in: space)
    } frames: { items, fold, space, room in
      RowFolder(self, in: space).frames(of: items, fold, in: space, into: &room)
    }
  }

  public var explainer: ProviderExplainer {
    RowExplainer(provider: self) { _, _, _, _, _ in
      []
    } numbers: { _, _ in
      []
    }.erased
  }
}

/// A row provider that says why an item stands where it does; its row is explained without it.
public protocol ExplainedRowProvider: RowProvider {
  /// Why an item stands where it does; gets what `rect` gets.
  func explain(
    _ item: Item, after before: State, in row: State, isLast: Bool, in space: SectionSpace
  ) -> [ExplanationFact]

  /// What the open row remembers, in named numbers, for those who watch it grow. Optional.
  func numbers(of row: State, in space: SectionSpace) -> [NamedNumber]
}

extension ExplainedRowProvider {
  public func numbers(of row: State, in space: SectionSpace) -> [NamedNumber] { [] }

  public var explainer: ProviderExplainer {
    RowExplainer(provider: self) {
      explain($0, after: $1, in: $2, isLast: $3, in: $4)
    } numbers: {
      numbers(of: $0, in: $1)
    }.erased
  }
}
