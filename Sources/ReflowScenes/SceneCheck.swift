import Reflow

/// The first difference between the frames that a scene expects and those that came out.
public struct FrameDifference: Hashable, Sendable {
  /// What differs: `contentSize`, `item 0.3`, `header 1`, or a count.
  public var element: String
  public var expected: String
  public var got: String

  /// `item 0.3: expected [0, 42, 50, 32], got [210, 0, 50, 32]`
  public var description: String { "\(element): expected \(expected), got \(got)" }
}

/// What numbers may differ by beyond the tolerance, in points: frames are sums of doubles, and a
/// difference of just the tolerance is none.
private let rounding = 1e-9

extension LayoutFrames {
  /// The first number that differs by more than the tolerance, in the order content size, then section
  /// by section header, items, footer; nil where there is none.
  /// - Parameters:
  ///   - expected: the frames that must come out.
  ///   - tolerance: in points.
  public func firstDifference(
    from expected: ExpectedLayout, tolerance: Double
  ) -> FrameDifference? {
    if let size = expected.contentSize,
      !agree(size.width, contentSize.width, tolerance)
        || !agree(size.height, contentSize.height, tolerance)
    {
      return FrameDifference(
        element: "contentSize", expected: text(size), got: text(contentSize))
    }
    if let difference = count("sections", expected.sections.count, sections.count) {
      return difference
    }
    for (index, pair) in zip(expected.sections, sections).enumerated() {
      if let difference = self.difference(pair.0, pair.1, section: index, tolerance) {
        return difference
      }
    }
    return nil
  }

  private func difference(
    _ expected: SectionFrames, _ got: SectionFrames, section: Int, _ tolerance: Double
  ) -> FrameDifference? {
    func compare(_ element: Element, _ expected: Rect?, _ got: Rect?) -> FrameDifference? {
      if expected == nil && got == nil { return nil }
      if let expected, let got, agree(expected, got, tolerance) { return nil }
      return FrameDifference(
        element: element.description, expected: text(expected), got: text(got))
    }
    if let difference = compare(.header(section: section), expected.header, got.header) {
      return difference
    }
    let counts = count("items of section \(section)", expected.items.count, got.items.count)
    if let counts { return counts }
    for (index, pair) in zip(expected.items, got.items).enumerated() {
      let element = Element.item(section: section, item: index)
      if let difference = compare(element, pair.0, pair.1) { return difference }
    }
    return compare(.footer(section: section), expected.footer, got.footer)
  }

  private func count(_ what: String, _ expected: Int, _ got: Int) -> FrameDifference? {
    expected == got
      ? nil : FrameDifference(element: "number of \(what)", expected: "\(expected)", got: "\(got)")
  }

  private func agree(_ first: Rect, _ second: Rect, _ tolerance: Double) -> Bool {
    agree(first.minX, second.minX, tolerance) && agree(first.minY, second.minY, tolerance)
      && agree(first.size.width, second.size.width, tolerance)
      && agree(first.size.height, second.size.height, tolerance)
  }

  private func agree(_ first: Double, _ second: Double, _ tolerance: Double) -> Bool {
    (first - second).magnitude <= tolerance + rounding
  }

  private func text(_ size: Size) -> String {
    "[\(formatted(size.width)), \(formatted(size.height))]"
  }

  private func text(_ rect: Rect?) -> String {
    guard let rect else { return "null" }
    return "[\(formatted(rect.minX)), \(formatted(rect.minY)), "
      + "\(formatted(rect.size.width)), \(formatted(rect.size.height))]"
  }
}
