import Reflow
import ReflowTesting

extension LayoutCollection {
  /// A collection of one section of items, given as widths and heights.
  init(
    _ width: Double, height: Double = 480, spacing: Double = 0, insets: Insets = .zero,
    _ sizes: [(Double, Double)]
  ) {
    self.init(
      container: Size(width: width, height: height),
      sections: [Section(spacing: spacing, insets: insets, sizes)])
  }
}

extension Section {
  init(
    spacing: Double = 0, header: Double = 0, footer: Double = 0, insets: Insets = .zero,
    _ sizes: [(Double, Double)]
  ) {
    self.init(
      items: ItemList(sizes.map { Size(width: $0.0, height: $0.1) }), header: header,
      footer: footer, insets: insets, lineSpacing: spacing, interitemSpacing: spacing)
  }
}

extension Layout {
  /// The frames of the first section's items.
  var frames: [Rect] { frames(ofItemsInSection: 0) ?? [] }

  /// Everything the layout holds, for a look at a failure: `item 0.3 (10, 0, 50, 20)`.
  var listing: String { elements.map { "\($0.element) \($0.frame.text)" }.joined(separator: "; ") }
}
