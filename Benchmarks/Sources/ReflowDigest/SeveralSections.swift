import Reflow

/// A collection of several sections: with and without items, headers, footers and providers of their own.
enum SeveralSections {
  static func collection(in setting: Setting) -> LayoutCollection {
    setting.collection(Size(width: 350, height: 420), sections)
  }

  private static var sections: [Section] {
    var headed = ItemShape.mixed.section(ItemShape.mixed.items(40))
    headed.header = 44
    headed.footer = 20.5
    headed.insets = Insets(top: 8, left: 16, bottom: 24, right: 4)

    var waterfall = ItemShape.fractional.section(ItemShape.fractional.items(300))
    waterfall.header = 30.3
    waterfall.headerInsets = Insets(top: 3, left: 5, bottom: 7, right: 11)
    waterfall.provider = sectionsOwnProvider("waterfall columns=3 itemSizing=aspect")

    var empty = Section(header: 25, footer: 15)
    empty.insets = Insets(all: 6)

    var grid = ItemShape.zeros.section(ItemShape.zeros.items(3))
    grid.footer = 33
    grid.footerInsets = Insets(top: -2, left: 10, bottom: 1.7, right: 20)
    grid.provider = sectionsOwnProvider("grid columns=2 alignItems=center")

    var flow = ItemShape.equal.section(ItemShape.equal.items(61))
    flow.provider = sectionsOwnProvider("flow")

    var texts = ItemShape.text.section(ItemShape.text.items(130))
    texts.header = 12
    texts.provider = sectionsOwnProvider("left-align alignItems=end oversize=clamp")

    var circle = ItemShape.mixed.section(ItemShape.mixed.items(7))
    circle.header = 50
    circle.footer = 50
    circle.provider = sectionsOwnProvider("circle radius=120")

    var balanced = ItemShape.heavyTailed.section(ItemShape.heavyTailed.items(25))
    balanced.provider = sectionsOwnProvider("balanced-flow alignLines=end")

    var last = ItemShape.mixed.section(ItemShape.mixed.items(90))
    last.header = 40
    last.footer = 40
    last.insets = Insets(top: -5, left: 2, bottom: 13.3, right: 0)
    return [Section(), headed, waterfall, empty, grid, flow, texts, circle, balanced, last]
  }

  /// A section that an edit inserts.
  static func inserted(_ shape: ItemShape, _ count: Int) -> Section {
    var section = shape.section(shape.items(count))
    section.header = 18
    return section
  }

  /// A place in the content to scroll to: before it, within it and behind it.
  static func offsets(in content: Size) -> [Point] {
    [-0.05, 0, 0.21, 0.5, 0.83, 1.1].map {
      Point(x: content.width * $0, y: content.height * $0)
    }
  }
}
