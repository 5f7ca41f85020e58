import Reflow

/// What UICollectionViewFlowLayout does with the items of a section, as well as it is publicly known.
///
/// Lines are filled at the minimum spacing; what is left of a full line is shared out among its gaps,
/// which is why gaps vary from line to line. The last line depends on whether the section's items are
/// all of one size. Items are centred across their line. Placing costs O(1) an item.
public struct FlowProvider: LineProvider {
  public static let description = ProviderDescription(
    name: "flow",
    summary: "UICollectionViewFlowLayout's own rules: justified lines and a special last one",
    needs: [.uniformSize],
    hasLines: true,
    knownAs: Naming(
      uiKit: "UICollectionViewFlowLayout",
      css: "flex-wrap: wrap; justify-content: space-between, but for the last line",
      swiftUI: "a Layout of one's own; HStack does not wrap"))

  public init(_ parameters: ParameterValues) {}

  public func arrange(_ line: Line, in space: SectionSpace) -> LineArrangement {
    var arrangement = LineArrangement(alignItems: .center)
    // UIKit calls an item longer than the line undefined; here it keeps its size and the leading edge.
    if sticksOut(line, in: space) { return arrangement }
    if line.isLast {
      arrangeLast(line, in: space, &arrangement)
    } else if line.count == 1 {
      arrangement.start = line.free(in: space) / 2
    } else {
      arrangement.addedSpacing = line.free(in: space) / Double(line.count - 1)
    }
    return arrangement
  }

  func sticksOut(_ line: Line, in space: SectionSpace) -> Bool {
    line.used > Fit.limit(of: space.breadth)
  }

  /// Items of one size keep the columns of the lines above, even where there are none above; items of
  /// several sizes start at the leading edge with the minimum spacing.
  private func arrangeLast(
    _ line: Line, in space: SectionSpace, _ arrangement: inout LineArrangement
  ) {
    guard let size = space.uniformSize, let fitting = fitting(size, in: space) else { return }
    if fitting <= 1 {
      arrangement.start = line.free(in: space) / 2
    } else {
      let free = space.breadth - fitting * size.breadth - (fitting - 1) * space.interitemSpacing
      let share = free / (fitting - 1)
      // Of items that hardly advance more may fit than a number can count: then nothing is shared.
      arrangement.addedSpacing = share.isFinite ? share : 0
    }
  }

  /// How many items of a size a full line takes; nil where they never fill one: nothing advances along
  /// the line, and there is no leftover to share.
  func fitting(_ size: FlowSize, in space: SectionSpace) -> Double? {
    let step = size.breadth + space.interitemSpacing
    guard step > 0 else { return nil }
    return ((Fit.limit(of: space.breadth) + space.interitemSpacing) / step).rounded(.down)
  }
}
