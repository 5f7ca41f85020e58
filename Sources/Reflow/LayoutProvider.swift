/// A layout that plugs in: it places the items of a section, one after another.
///
/// A provider is a value that holds its parameters. Given a section it makes a small state, and then
/// folds: `place` takes an item and the state and answers where the item stands. A column, complete:
///
///     struct ColumnProvider: LayoutProvider {
///       static let description = ProviderDescription(name: "column", summary: "one below another")
///       init(_ parameters: ParameterValues) {}
///       func start(in space: SectionSpace) -> Bool { false }
///       func place(
///         _ item: Item, _ hasNeighbour: inout Bool, _ pen: inout Pen, in space: SectionSpace
///       ) -> FlowRect {
///         let along = hasNeighbour ? space.lineSpacing : 0
///         pen.advance(by: along + item.size.depth)
///         hasNeighbour = true
///         return FlowRect(across: 0, along: along, size: item.size)
///       }
///       func depth(after hasNeighbour: Bool, in space: SectionSpace) -> Double { 0 }
///     }
///
/// From this one shape the engine gets checkpoints (the state before every 256th item is a copy of a
/// value), queries (each stretch of 256 items knows how far it reaches), frames made only when they
/// are asked for, and both scroll and writing directions. Nothing in a provider may depend on anything
/// but its arguments.
///
/// A provider that has more to say conforms to one of these as well:
///
/// - `LineProvider`: its items stand in lines, which are filled for it.
/// - `RowProvider`: its items stand in rows, and depend on the whole of theirs.
/// - `ExplainedProvider`: it says why an item stands where it does.
/// - `StretchProvider`: it has a loop of its own over a stretch of items.
public protocol LayoutProvider: Sendable {
  /// What the fold remembers between two items. A small value; it is copied every 256 items.
  associatedtype State: Equatable & Sendable

  static var description: ProviderDescription { get }

  /// - Parameter parameters: checked against `description`, with defaults filled in.
  init(_ parameters: ParameterValues)

  /// The state before the first item of a section.
  func start(in space: SectionSpace) -> State

  /// Places the next item.
  /// - Parameters:
  ///   - item: its index within the section and its size.
  ///   - state: what is remembered from the items before.
  ///   - pen: where the provider has got to along the depth.
  ///   - space: the section's line length, insets and spacings.
  /// - Returns: the rectangle, `across` measured from where lines begin and `along` from the pen as it
  ///   stood when `place` was called.
  func place(
    _ item: Item, _ state: inout State, _ pen: inout Pen, in space: SectionSpace
  ) -> FlowRect

  /// How far the items reach beyond the pen after the last one, in points: 0 where the pen has passed
  /// them all.
  func depth(after state: State, in space: SectionSpace) -> Double

  /// The engine's half: the loops over items. Each protocol for providers brings its own; this is a
  /// requirement only so that the loops are specialised where the provider's type is known.
  var loops: ProviderLoops { get }

  /// The engine's half, like `loops`: how items are explained.
  var explainer: ProviderExplainer { get }
}

/// An item as it is handed to a provider. Valid only during the call that it is passed to.
public struct Item {
  /// Its size in points: finite, 0 or more.
  public let size: FlowSize
  @usableFromInline let place: Int
  @usableFromInline let tally: UnsafeMutablePointer<StretchTally>?

  /// Its index within the section. Where a provider has asked for it, an edit places everything behind
  /// it anew; otherwise up to where the state is the one that it was.
  @inlinable
  public var index: Int {
    tally?.pointee.isIndexRead = true
    return place
  }

  @inlinable
  public init(index: Int, size: FlowSize) {
    self.init(index: index, size: size, tally: nil)
  }

  /// - Parameter tally: is told when someone asks for the index.
  @inlinable
  init(index: Int, size: FlowSize, tally: UnsafeMutablePointer<StretchTally>?) {
    self.size = size
    place = index
    self.tally = tally
  }
}

@available(*, unavailable, message: "an item is valid during the call that it is passed to")
extension Item: Sendable {}
