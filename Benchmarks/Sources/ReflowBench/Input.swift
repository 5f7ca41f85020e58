import Reflow

/// Sizes, as the engine and as the C loops take them.
final class Input {
  let count: Int
  /// The items of each section.
  let sections: [ItemList]
  /// Width and height of each item, one after another.
  let doubles: UnsafeMutablePointer<Double>

  /// The width in which nearly everything is laid out, in points.
  static let width = 375.0
  /// The viewport's extent along the scroll axis, in points.
  static let height = 800.0

  /// - Parameter sectionLength: how many items a section has; nil for one section of all.
  init(_ sizes: [Size], sectionLength: Int? = nil) {
    count = sizes.count
    let length = max(1, sectionLength ?? sizes.count)
    sections = stride(from: 0, to: sizes.count, by: length).map { first in
      ItemList(sizes[first..<min(first + length, sizes.count)])
    }
    doubles = .allocate(capacity: max(1, 2 * sizes.count))
    for (index, size) in sizes.enumerated() {
      doubles[2 * index] = size.width
      doubles[2 * index + 1] = size.height
    }
  }

  deinit { doubles.deallocate() }

  /// Several inputs of one shape, for small counts: of a few thousand items that come again and again
  /// the branch predictor learns every line.
  static func rotated(_ shape: Shape, _ count: Int) -> [Input] {
    (0..<max(1, min(64, 1_000_000 / count))).map {
      Input(shape.sizes(count, seed: UInt64($0 + 1)))
    }
  }

  var collection: LayoutCollection {
    LayoutCollection(
      container: Size(width: Self.width, height: Self.height),
      sections: sections.map { Section(items: $0) })
  }

  func layout(_ provider: AnyLayoutProvider, cores: Int? = nil) -> Layout {
    Engine.layOut(collection, with: provider, cores: cores)
  }

  func size(at index: Int) -> Size {
    Size(width: doubles[2 * index], height: doubles[2 * index + 1])
  }
}
