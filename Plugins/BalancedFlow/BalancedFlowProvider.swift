import Reflow

/// Lines that are about equally long: of all ways to break them that need no more lines than filling
/// each one would, the one whose squared free space is least.
///
/// Breaks depend on all items of the section, so it is broken whole before its first item is placed:
/// O(n · items of a line) in time and 40 bytes an item meanwhile, of which 24 bytes a line remain. Every
/// edit breaks the section anew. Lines of more than some 256 items are filled and not balanced.
public struct BalancedFlowProvider: LayoutProvider {
  public let alignItems: ItemAlignment
  public let alignLines: ItemAlignment

  public static let description = ProviderDescription(
    name: "balanced-flow",
    summary: "lines that are about equally long, and no more of them than needed",
    parameters: [
      .choice(
        "alignItems", default: ItemAlignment.start,
        "where items stand across their line that are less deep than it",
        knownAs: Naming(css: "align-items")),
      .choice(
        "alignLines", default: ItemAlignment.start,
        "where lines stand that are shorter than the space",
        knownAs: Naming(css: "justify-content", swiftUI: "multilineTextAlignment(_:)")),
    ],
    needs: [.items],
    hasLines: true,
    knownAs: Naming(
      uiKit: "a UICollectionViewLayout of one's own", css: "text-wrap: balance",
      swiftUI: "a Layout of one's own"))

  public init(_ parameters: ParameterValues) {
    alignItems = parameters.choice("alignItems")
    alignLines = parameters.choice("alignLines")
  }

  public func start(in space: SectionSpace) -> BalancedLine {
    BalancedLine(lines: BalancedLines(space.items, in: space))
  }

  public func place(
    _ item: Item, _ line: inout BalancedLine, _ pen: inout Pen, in space: SectionSpace
  ) -> FlowRect {
    var along = 0.0
    if line.left == 0 {
      if line.number >= 0 {
        along = line.lines[line.number].depth + space.lineSpacing
        pen.nextLine(after: along)
      }
      line.number += 1
      line.left = line.lines[line.number].count
      line.used = 0
    } else {
      line.used += space.interitemSpacing
    }
    let own = line.lines[line.number]
    let across = alignLines.offset(of: own.used, in: space.breadth) + line.used
    line.used += item.size.breadth
    line.left -= 1
    return FlowRect(
      across: across, along: along + alignItems.offset(of: item.size.depth, in: own.depth),
      size: item.size)
  }

  public func depth(after line: BalancedLine, in space: SectionSpace) -> Double {
    line.number >= 0 ? line.lines[line.number].depth : 0
  }
}

/// The line that is open, and all lines of the section.
public struct BalancedLine: Equatable, Sendable {
  /// Its number; −1 before the first item.
  public internal(set) var number = -1
  /// How many of its items are still to come.
  public internal(set) var left = 0
  /// The breadths of the items that it has, and the spacings between them, in points.
  public internal(set) var used = 0.0
  let lines: BalancedLines

  init(lines: BalancedLines) { self.lines = lines }

  public static func == (first: BalancedLine, second: BalancedLine) -> Bool {
    first.number == second.number && first.left == second.left && first.used == second.used
      && first.lines === second.lines
  }
}
