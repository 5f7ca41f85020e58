import Reflow
import ReflowFaults
import Synchronization

// Faults that only a fold can have.

/// An empty line divides by the number of its items.
struct NotANumber: BrokenLines {
  static let name = "not-a-number"
  init() {}
  func gap(in space: SectionSpace) -> Double { space.interitemSpacing / space.interitemSpacing }
}

/// Every item stands somewhere else whenever it is asked for.
struct RandomPlace: BrokenLines {
  static let name = "random-place"
  init() {}
  func gap(in space: SectionSpace) -> Double { .random(in: 1...2) }
}

/// The state is an object, so every checkpoint is the last one.
struct SharedObject: BrokenProvider {
  static let name = "shared-object"
  static let hasLines = false
  init() {}
  final class End: @unchecked Sendable, Equatable {
    var along = 0.0
    static func == (first: End, second: End) -> Bool { first === second }
  }
  func start(in space: SectionSpace) -> End { End() }
  func place(
    _ item: Item, _ end: inout End, _ pen: inout Pen, in space: SectionSpace
  ) -> FlowRect {
    defer { end.along += item.size.depth }
    return FlowRect(across: 0, along: end.along, size: item.size)
  }
  func depth(after end: End, in space: SectionSpace) -> Double { end.along }
}

/// States are equal to those who do not look at how deep the row is.
struct HalfEqualState: BrokenProvider {
  static let name = "half-equal-state"
  static let hasLines = false
  init() {}
  struct Turn: Equatable, Sendable {
    var isLeft = true
    var deepest = 0.0
    static func == (first: Turn, second: Turn) -> Bool { first.isLeft == second.isLeft }
  }
  func start(in space: SectionSpace) -> Turn { Turn() }
  func place(
    _ item: Item, _ turn: inout Turn, _ pen: inout Pen, in space: SectionSpace
  ) -> FlowRect {
    if turn.isLeft {
      pen.advance(by: turn.deepest)
      turn.deepest = 0
    }
    defer { turn.isLeft.toggle() }
    let along = turn.isLeft ? turn.deepest : 0
    turn.deepest = max(turn.deepest, item.size.depth)
    return FlowRect(
      across: turn.isLeft ? 0 : 130, along: along, size: item.size)
  }
  func depth(after turn: Turn, in space: SectionSpace) -> Double { turn.deepest }
}

/// The stretch says that it ends where its last line begins.
struct ShortExtent: BrokenLines, OwnLoops {
  static let name = "short-extent"
  init() {}
  func measure(
    _ items: Items, _ line: inout OpenLine, _ pen: inout Pen, in space: SectionSpace
  ) -> StretchExtent {
    for index in items.range { _ = place(items[index], &line, &pen, in: space) }
    return StretchExtent(low: 0, high: 1)
  }
}

/// OpenLine are begun and not told.
struct UntoldLines: BrokenLines {
  static let name = "untold-lines"
  init() {}
  func place(
    _ item: Item, _ line: inout OpenLine, _ pen: inout Pen, in space: SectionSpace
  ) -> FlowRect {
    var silent = Pen()
    let placed = placeInLine(item.size, &line, &silent, in: space)
    pen.advance(by: placed.along)
    return placed
  }
}

/// Frames of a stretch are appended the last one first.
struct ReversedFrames: BrokenLines, OwnLoops {
  static let name = "reversed-frames"
  init() {}
  func frames(
    of items: Items, replaying fold: Fold<OpenLine>, in space: SectionSpace,
    into frames: inout FrameBuffer
  ) {
    let start = fold.checkpoint(before: items.range.lowerBound)
    var (line, pen) = (start.state, start.pen)
    var placed: [FlowRect] = []
    for index in start.item..<items.range.upperBound {
      placed.append(place(items[index], &line, &pen, in: space))
    }
    for frame in placed.suffix(items.range.count).reversed() { frames.append(frame, line: 0) }
  }
}

/// The depth of an item that has none.
struct NegativeExtent: BrokenLines {
  static let name = "negative-extent"
  init() {}
  func place(
    _ item: Item, _ line: inout OpenLine, _ pen: inout Pen, in space: SectionSpace
  ) -> FlowRect {
    var placed = placeInLine(item.size, &line, &pen, in: space)
    placed.depth -= 1
    return placed
  }
}

/// Items that are divided by their own breadth.
struct DividedByBreadth: BrokenLines {
  static let name = "divided-by-breadth"
  init() {}
  func place(
    _ item: Item, _ line: inout OpenLine, _ pen: inout Pen, in space: SectionSpace
  ) -> FlowRect {
    var placed = placeInLine(item.size, &line, &pen, in: space)
    placed.depth *= item.size.breadth / item.size.breadth
    return placed
  }
}

/// Placing waits for what never comes, until the test lets it go.
struct NeverEnding: BrokenLines {
  static let name = "never-ending"
  static let isReleased = Atomic(false)
  init() {}
  func place(
    _ item: Item, _ line: inout OpenLine, _ pen: inout Pen, in space: SectionSpace
  ) -> FlowRect {
    while item.index == 2, !Self.isReleased.load(ordering: .relaxed) {}
    return placeInLine(item.size, &line, &pen, in: space)
  }
}

/// A parameter that nobody has tried at 0.
struct ParameterAtItsEnd: LayoutProvider {
  static let description = ProviderDescription(
    name: "parameter-at-its-end", summary: "broken on purpose",
    parameters: [
      ParameterDescription(
        "step", .number(atLeast: 0, atMost: 10), default: .number(4), "what is divided by")
    ])
  let step: Double
  init(_ parameters: ParameterValues) { step = parameters.number("step") }
  func start(in space: SectionSpace) -> Bool { false }
  func place(
    _ item: Item, _ isBehind: inout Bool, _ pen: inout Pen, in space: SectionSpace
  ) -> FlowRect {
    pen.advance(by: item.size.depth)
    return FlowRect(across: 0 / step, along: 0, size: item.size)
  }
  func depth(after isBehind: Bool, in space: SectionSpace) -> Double { 0 }
}

/// The items of a line stand on one another.
struct ItemsOverlap: BrokenLines {
  static let name = "items-overlap"
  init() {}
  func gap(in space: SectionSpace) -> Double { -5 }
}

/// Every second line of the section, counted from its first, has some air behind it.
struct CountedLines: BrokenLines {
  static let name = "counted-lines"
  init() {}
  func place(
    _ item: Item, _ line: inout OpenLine, _ pen: inout Pen, in space: SectionSpace
  ) -> FlowRect {
    let number = line.top
    var placed = placeInLine(item.size, &line, &pen, in: space)
    line.top = line.count == 1 ? number + 1 : number
    if line.count == 1, item.index > 0, Int(line.top) % 2 == 1 {
      pen.advance(by: 5)
      placed.along += 5
    }
    return placed
  }
}
