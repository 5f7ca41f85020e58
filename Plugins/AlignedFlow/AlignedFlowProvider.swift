import Reflow

/// Lines whose free space goes where `justifyContent` says, as in a wrapping CSS flex container.
///
/// The same lines as `left-align`; only what is left of a line's length is shared out. Placing costs
/// O(1) an item.
public struct AlignedFlowProvider: LineProvider {
  public let justifyContent: Justification
  public let lastLine: LastLine
  public let alignItems: ItemAlignment
  public let oversize: Oversize

  public static let description = ProviderDescription(
    name: "aligned-flow",
    summary: "lines whose free space is shared out as in CSS flex-wrap",
    parameters: [
      .choice(
        "justifyContent", default: Justification.start,
        "where a line's free space goes, in addition to the minimum spacing",
        knownAs: Naming(css: "justify-content", swiftUI: "Spacer between views")),
      .choice(
        "lastLine", default: LastLine.same,
        "justifyContent of a section's last line, where it is not the same",
        knownAs: Naming(css: "text-align-last, which only text has")),
      .choice(
        "alignItems", default: ItemAlignment.start,
        "where items stand across their line, whose depth is the deepest item's",
        knownAs: Naming(css: "align-items", swiftUI: "HStack(alignment:)")),
      .choice(
        "oversize", default: Oversize.keep,
        "what becomes of an item longer than the line: it sticks out, or is cut to the line",
        knownAs: Naming(css: "max-width: none or 100%")),
    ],
    hasLines: true,
    knownAs: Naming(
      css: "flex-wrap: wrap", swiftUI: "a Layout of one's own; HStack does not wrap"))

  public init(_ parameters: ParameterValues) {
    justifyContent = parameters.choice("justifyContent")
    lastLine = parameters.choice("lastLine")
    alignItems = parameters.choice("alignItems")
    oversize = parameters.choice("oversize")
  }

  public var placesAtOnce: Bool {
    justifyContent == .start && (lastLine == .same || lastLine == .start) && alignItems == .start
  }

  public func arrange(_ line: Line, in space: SectionSpace) -> LineArrangement {
    var arrangement = justification(of: line).share(line.free(in: space), among: line.count)
    arrangement.alignItems = alignItems
    return arrangement
  }

  func justification(of line: Line) -> Justification {
    line.isLast ? lastLine.justification ?? justifyContent : justifyContent
  }
}

/// Where the free space of a line goes: CSS's `justify-content`.
public enum Justification: String, CaseIterable, Sendable {
  case start
  case center
  case end
  case spaceBetween
  case spaceAround
  case spaceEvenly

  /// - Parameter free: what the items and the minimum spacings leave of the line, in points. `center`
  ///   and `end` use it even when it is negative (an item sticks out on both sides, or at the start);
  ///   every `space…` value then is `start`, and so is `spaceBetween` of one item.
  func share(_ free: Double, among count: Int) -> LineArrangement {
    let shared = max(0, free)
    switch self {
    case .start: return LineArrangement()
    case .center: return LineArrangement(start: free / 2)
    case .end: return LineArrangement(start: free)
    case .spaceBetween:
      return LineArrangement(addedSpacing: count > 1 ? shared / Double(count - 1) : 0)
    case .spaceAround:
      let part = shared / Double(count)
      return LineArrangement(start: part / 2, addedSpacing: part)
    case .spaceEvenly:
      let part = shared / Double(count + 1)
      return LineArrangement(start: part, addedSpacing: part)
    }
  }
}

/// How the last line of a section is justified. Not in CSS, where every line is alike; asked for by
/// those who justify text-like tags.
public enum LastLine: String, CaseIterable, Sendable {
  case same
  case start
  case center
  case end

  var justification: Justification? { Justification(rawValue: rawValue) }
}
