import AlignedFlow
import JustifiedGallery
import Reflow
import Sections
import Waterfall

/// The providers and their parameters, as they are written in the output. Every value of every
/// enumeration is reached.
enum ParameterSets {
  static let all =
    leftAlign + alignedFlow + ["flow"] + horizontal + waterfall + circle + sections + grid
    + justifiedGallery + balancedFlow

  private static let columns = [1, 2, 3, 4, 5, 8, 13, 30]

  private static let leftAlign = alignments.flatMap { alignment in
    oversizes.map { "left-align alignItems=\(alignment) oversize=\($0)" }
  }

  /// Each justification with each kind of last line; the others take turns.
  private static let alignedFlow = Justification.allCases.enumerated().flatMap {
    row, justification in
    LastLine.allCases.enumerated().map { column, lastLine in
      let alignment = alignments[(row + column) % alignments.count]
      let oversize = oversizes[(row / 2 + column) % oversizes.count]
      return "aligned-flow justifyContent=\(justification.rawValue) lastLine=\(lastLine.rawValue)"
        + " alignItems=\(alignment) oversize=\(oversize)"
    }
  }

  private static let horizontal = alignments.map { "horizontal alignItems=\($0)" }

  private static let waterfall =
    columns.enumerated().flatMap { index, columns in
      ColumnPolicy.allCases.flatMap { policy in
        // Columns that take turns are fewer ways through the code.
        let sizings =
          policy == .shortestFirst
          ? ItemSizing.allCases : [ItemSizing.allCases[index % ItemSizing.allCases.count]]
        return sizings.map { sizing in
          "waterfall columns=\(columns) policy=\(policy.rawValue) itemSizing=\(sizing.rawValue)"
            + (sizing == .aspect ? " roundingScale=\(index % 4)" : "")
        }
      }
    } + [
      "waterfall roundingScale=3 minimumContentHeight=2345.6",
      "waterfall columns=3 roundingScale=1 minimumContentHeight=0.1",
    ]

  private static let circle = [
    "circle", "circle radius=150.3 startAngle=-33.3", "circle radius=0 startAngle=720.5",
  ]

  /// Every pair of pinnings, with providers that take turns.
  private static let sections = HeaderPinning.allCases.enumerated().flatMap { row, headers in
    FooterPinning.allCases.enumerated().map { column, footers in
      "sections items=\(placers[row * FooterPinning.allCases.count + column])"
        + " pinHeaders=\(headers.rawValue) pinFooters=\(footers.rawValue)"
    }
  }

  /// As many as there are pairs of pinnings.
  private static let placers = [
    "left-align", "waterfall", "waterfall:columns=5:itemSizing=aspect", "flow",
    "left-align:alignItems=end:oversize=clamp", "grid:columns=3", "justified-gallery",
    "balanced-flow:alignLines=center", "circle", "horizontal",
    "aligned-flow:justifyContent=spaceEvenly", "waterfall:columns=3:policy=rightToLeft",
  ]

  private static let grid =
    columns.enumerated().map { index, columns in
      "grid columns=\(columns) alignItems=\(alignments[index % alignments.count])"
    } + [
      "grid", "grid minItemWidth=33.3 alignItems=center", "grid minItemWidth=1 alignItems=end",
    ]

  private static let justifiedGallery =
    LastRow.allCases.flatMap { lastRow in
      ["", " targetRowHeight=60.7 maxRowHeight=75.1", " targetRowHeight=200 maxRowHeight=100"]
        .map { "justified-gallery lastRow=\(lastRow.rawValue)" + $0 }
    } + ["justified-gallery targetRowHeight=1 maxRowHeight=1"]

  private static let balancedFlow = alignments.flatMap { items in
    alignments.map { "balanced-flow alignItems=\(items) alignLines=\($0)" }
  }

  private static let alignments = ItemAlignment.allCases.map { $0.rawValue }
  private static let oversizes = Oversize.allCases.map { $0.rawValue }
}
