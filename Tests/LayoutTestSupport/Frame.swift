import Reflow

/// A frame as tests write it, `[x, y, width, height]`.
///
/// Frames are equal where no number differs by more than a thousandth of the fit tolerance: sums of
/// doubles differ in their last bits from what stands on paper.
public struct Frame: Equatable, Sendable, ExpressibleByArrayLiteral, CustomStringConvertible {
  private let numbers: [Double]

  public init(_ rect: Rect) {
    numbers = [rect.minX, rect.minY, rect.size.width, rect.size.height]
  }

  public init(arrayLiteral numbers: Double...) {
    precondition(numbers.count == 4, "a frame is [x, y, width, height]")
    self.numbers = numbers
  }

  public static func == (first: Frame, second: Frame) -> Bool {
    zip(first.numbers, second.numbers).allSatisfy {
      ($0 - $1).magnitude <= Fit.tolerance / 1000
    }
  }

  public var description: String { "[\(numbers.map(formatted).joined(separator: ", "))]" }
}

extension Layout {
  /// The frames of the first section's items.
  public var frames: [Frame] { frames(0) }

  /// The frames of a section's items; none where there is no such section.
  public func frames(_ section: Int) -> [Frame] {
    (frames(ofItemsInSection: section) ?? []).map(Frame.init)
  }

  public func headerFrame(_ section: Int) -> Frame? {
    header(ofSection: section).map { Frame($0.frame) }
  }

  public func footerFrame(_ section: Int) -> Frame? {
    footer(ofSection: section).map { Frame($0.frame) }
  }
}
