import Reflow
import Synchronization

/// A provider with one fault, and what it needs to have it: the rest is as short as it can be.
protocol BrokenProvider: LayoutProvider {
  static var name: String { get }
  static var hasLines: Bool { get }
  init()
}

extension BrokenProvider {
  static var hasLines: Bool { true }
  static var description: ProviderDescription {
    ProviderDescription(name: name, summary: "broken on purpose", hasLines: hasLines)
  }
  init(_ parameters: ParameterValues) { self.init() }
}

/// Left-aligned lines as they should be, with the places where a fault goes in.
protocol BrokenLines: BrokenProvider where State == Lines {
  /// Whether an item joins the open line.
  func joins(_ line: Lines, _ breadth: Double, in space: SectionSpace) -> Bool
  /// What is between an item and its neighbour's end.
  func gap(in space: SectionSpace) -> Double
}

/// The open line.
struct Lines: Equatable, Sendable {
  var used = 0.0
  var depth = 0.0
  var count = 0
  /// Where the section is thought to begin.
  var top = 0.0
}

extension BrokenLines {
  func start(in space: SectionSpace) -> Lines { Lines() }

  func joins(_ line: Lines, _ breadth: Double, in space: SectionSpace) -> Bool {
    Fit.joins(
      used: line.used, spacing: space.interitemSpacing, size: breadth, length: space.breadth)
  }

  func gap(in space: SectionSpace) -> Double { space.interitemSpacing }

  func place(
    _ item: Item, _ line: inout Lines, _ pen: inout Pen, in space: SectionSpace
  ) -> FlowRect {
    placeInLine(item, &line, &pen, in: space)
  }

  func placeInLine(
    _ item: Item, _ line: inout Lines, _ pen: inout Pen, in space: SectionSpace
  ) -> FlowRect {
    var along = 0.0
    if line.count > 0, !joins(line, item.size.breadth, in: space) {
      along = line.depth + space.lineSpacing
      pen.nextLine(after: along)
      line = Lines()
    }
    let across = line.count > 0 ? line.used + gap(in: space) : 0
    line.used = across + item.size.breadth
    line.depth = max(line.depth, item.size.depth)
    line.count += 1
    return FlowRect(across: across, along: along, size: item.size)
  }

  func depth(after line: Lines, in space: SectionSpace) -> Double { line.depth }
}

/// What providers smuggle from one layout into another.
final class Smuggled: Sendable {
  private let value = Mutex(0.0)

  func update(_ change: (inout Double) -> Void) -> Double {
    value.withLock {
      change(&$0)
      return $0
    }
  }
}
