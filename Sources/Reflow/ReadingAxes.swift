/// The directions in which the items of a section are read: across a line from its beginning, along the
/// scroll axis from line to line.
///
/// It takes a frame back to what a provider sees, but for where the section stands in the content.
public struct ReadingAxes: Sendable {
  /// Whether x is along and y across.
  public let isTransposed: Bool
  private let mirrorWidth: Double?

  /// - Parameters:
  ///   - layout: the layout.
  ///   - section: one of its sections; another number traps.
  public init(_ layout: Layout, inSection section: Int) {
    let collection = layout.collection
    let provider = collection.sections[section].provider ?? layout.provider.items
    // A physical provider knows nothing of the scroll direction.
    isTransposed = collection.scrollDirection == .horizontal && !provider.isPhysical
    mirrorWidth = collection.layoutDirection == .rightToLeft ? layout.contentSize.width : nil
  }

  /// A frame in the content's coordinates, in the directions of reading.
  public func placed(_ frame: Rect) -> FlowRect {
    let x = mirrorWidth.map { $0 - frame.maxX } ?? frame.minX
    return isTransposed
      ? FlowRect(
        across: frame.minY, along: x, breadth: frame.size.height, depth: frame.size.width)
      : FlowRect(
        across: x, along: frame.minY, breadth: frame.size.width, depth: frame.size.height)
  }
}
