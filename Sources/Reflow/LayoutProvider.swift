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
/// A provider whose items stand in lines conforms to `LineProvider` instead, which has the fold; one whose
/// items depend on their whole row, to `RowProvider`.
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

  /// A floor under the whole content's depth, in points. No frame moves.
  var minimumContentDepth: Double { get }

  /// The memory that a state refers to beside its own value, in bytes: the buffers of its arrays.
  func bytesHeld(by state: State) -> Int

  /// The provider without its type. The engine's half of the protocol, as `measure`: an implementation
  /// of one's own has nothing to gain.
  var erasedProvider: ErasedProvider { get }

  /// Folds over a stretch of items without keeping a frame, and says how far it reaches from where the
  /// pen's origin is 0. The engine's half of the protocol: `LayoutProvider` and `LineProvider` both come
  /// with it.
  func measure(_ items: Items, _ state: inout State, _ pen: inout Pen, in space: SectionSpace)
    -> StretchExtent

  /// Appends the frames of items of one stretch, `along` measured from the section's first line. The
  /// engine's half of the protocol, as `measure`.
  func frames(
    of items: Items, replaying fold: Fold<State>, in space: SectionSpace,
    into frames: inout FrameBuffer)

  /// When the lines of a section change next as its line length grows; `items` are all of it. The
  /// engine's half of the protocol, as `measure`: line providers know, the others have to be asked.
  func nextLineChange(of items: Items, in space: SectionSpace) -> NextLineChange

  /// Why an item was placed where it was: the decision, and terms that add up to the rectangle.
  ///
  /// Optional; without it the engine tells where the item was placed and what it stands below.
  /// - Parameters:
  ///   - item: the item that was placed.
  ///   - state: as it was before the item.
  ///   - placed: what `place` answered.
  ///   - space: what is known of the section.
  func explain(_ item: Item, from state: State, placed: FlowRect, in space: SectionSpace)
    -> ItemExplanation

  /// What a state remembers, in named numbers, for those who watch it move. Optional.
  func numbers(of state: State, in space: SectionSpace) -> [NamedNumber]

  /// Explains the one item of `items`. The engine's half of the protocol, as `measure`.
  func explanation(of items: Items, replaying fold: Fold<State>, in space: SectionSpace)
    -> PlacedExplanation

  /// Places a stretch of items step by step. The engine's half of the protocol, as `measure`.
  func steps(of items: Items, replaying fold: Fold<State>, in space: SectionSpace)
    -> [PlacingStep]
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

/// What a provider knows of the section whose items it places. Where two are equal, an equal provider
/// places the same items alike.
public struct SectionSpace: Hashable, Sendable {
  /// The length of a line, in points: the container's breadth less the leading and trailing insets, 0
  /// or more.
  public var breadth: Double
  public var lineSpacing: Double
  public var interitemSpacing: Double
  /// The viewport's extent along the depth; 0 unless the provider needs it
  /// (`ProviderDescription.Needs.containerDepth`).
  public var containerDepth: Double
  /// How many items the section has; 0 unless the provider needs it.
  public var itemCount: Int
  /// The size of all items, where they have one size; nil unless the provider needs it.
  public var uniformSize: FlowSize?
  /// The sizes of all items of the section; nil unless the provider needs them.
  public var items: SectionItems?
  @usableFromInline var isTransposed: Bool

  public init(
    breadth: Double, lineSpacing: Double = 10, interitemSpacing: Double = 10,
    containerDepth: Double = 0, itemCount: Int = 0, uniformSize: FlowSize? = nil,
    items: SectionItems? = nil
  ) {
    self.breadth = breadth
    self.lineSpacing = lineSpacing
    self.interitemSpacing = interitemSpacing
    self.containerDepth = containerDepth
    self.itemCount = itemCount
    self.uniformSize = uniformSize
    self.items = items
    isTransposed = false
  }
}

/// How far a stretch of items reaches along the depth, measured as the pen is.
public struct StretchExtent: Hashable, Sendable {
  public var low: Double
  public var high: Double
  /// Where the line ends that was open before the stretch, as far as this stretch tells; nil where
  /// there are no lines. Items of that line in earlier stretches may reach so far.
  public var openLineEnd: Double?

  @inlinable
  public init(low: Double = .infinity, high: Double = -.infinity, openLineEnd: Double? = nil) {
    self.low = low
    self.high = high
    self.openLineEnd = openLineEnd
  }

  @inlinable
  mutating func include(from start: Double, to end: Double) {
    low = start < low ? start : low
    high = end > high ? end : high
  }
}

extension LayoutProvider {
  public var minimumContentDepth: Double { 0 }

  public func bytesHeld(by state: State) -> Int { 0 }

  public func nextLineChange(of items: Items, in space: SectionSpace) -> NextLineChange { .unknown }

  @inlinable
  public func measure(
    _ items: Items, _ state: inout State, _ pen: inout Pen, in space: SectionSpace
  ) -> StretchExtent {
    var extent = StretchExtent()
    for index in items.range {
      let origin = pen.origin.value
      let placed = place(items[index], &state, &pen, in: space)
      extent.include(from: origin + placed.along, to: origin + placed.along + placed.depth)
    }
    return extent
  }

  @inlinable
  public func frames(
    of items: Items, replaying fold: Fold<State>, in space: SectionSpace,
    into frames: inout FrameBuffer
  ) {
    let start = fold.checkpoint(before: items.range.lowerBound)
    var state = start.state
    var pen = start.pen
    for index in start.item..<items.range.upperBound {
      let origin = pen.origin.value
      var placed = place(items[index], &state, &pen, in: space)
      guard index >= items.range.lowerBound else { continue }
      placed.along += origin
      frames.append(placed, line: pen.line)
    }
  }
}

@available(*, unavailable, message: "an item is valid during the call that it is passed to")
extension Item: Sendable {}
