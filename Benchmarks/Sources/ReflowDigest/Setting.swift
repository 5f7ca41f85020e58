import Reflow

/// What a provider is tried in: the directions and the spacings.
struct Setting {
  var scrollDirection = ScrollDirection.vertical
  var layoutDirection = LayoutDirection.leftToRight
  var spacing = Spacing(line: 10, interitem: 10)

  struct Spacing {
    var line: Double
    var interitem: Double
  }

  /// UIKit's, none, one that is not exact in binary, and one under which items overlap.
  static let spacings = [
    Spacing(line: 10, interitem: 10), Spacing(line: 0, interitem: 0),
    Spacing(line: 0.3, interitem: 7.7), Spacing(line: -4, interitem: -3),
  ]

  /// Every direction with each of the spacings.
  static func all(_ spacings: [Spacing] = spacings) -> [Setting] {
    ScrollDirection.allCases.flatMap { scroll in
      LayoutDirection.allCases.flatMap { layout in
        spacings.map {
          Setting(scrollDirection: scroll, layoutDirection: layout, spacing: $0)
        }
      }
    }
  }

  var text: String {
    "\(scrollDirection.rawValue) \(layoutDirection.rawValue),"
      + " spacing \(formatted(spacing.line)) \(formatted(spacing.interitem))"
  }

  var isHorizontal: Bool { scrollDirection == .horizontal }

  /// A collection of these sections, whose spacings become the setting's.
  func collection(_ container: Size, _ sections: [Section]) -> LayoutCollection {
    var collection = LayoutCollection(
      container: container, scrollDirection: scrollDirection, layoutDirection: layoutDirection,
      sections: sections)
    for index in collection.sections.indices {
      collection.sections[index].lineSpacing = spacing.line
      collection.sections[index].interitemSpacing = spacing.interitem
    }
    return collection
  }
}
