import Reflow

/// A collection and the provider that lays it out, with the trail of labels that led there.
struct Specimen {
  var trail: String
  var collection: LayoutCollection
  var provider: Provider

  func layout(reusing previous: Layout? = nil) throws -> Layout {
    try LayoutEngine.layOut(collection, with: provider, reusing: previous)
  }
}

/// A law that does not hold: which, and where.
struct Violation: Error, CustomStringConvertible {
  var law: String
  var details: String
  var trail = ""

  var description: String { "\(law): \(details)\n  \(trail)" }
}

/// Requires a condition; what is in `details` is made only where it does not hold.
func require(
  _ condition: Bool, _ law: String, _ details: @autoclosure () -> String
) throws(Violation) {
  if !condition { throw Violation(law: law, details: details()) }
}

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

extension Rect {
  init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.init(x: x, y: y, width: width, height: height)
  }

  var text: String { "(\(minX), \(minY), \(size.width), \(size.height))" }
}

extension Element {
  var isItem: Bool { if case .item = self { true } else { false } }
}

/// The names of elements in the order of an answer: `item 0.0, header 1`.
func names(_ attributes: [LayoutAttributes]) -> String {
  attributes.map { $0.element.description }.joined(separator: ", ")
}
