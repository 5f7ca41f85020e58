/// What is to be laid out: a viewport, sections of items, and the spacings between them.
///
/// A value without any position in it. `LayoutEngine` checks it and turns it into a `Layout`.
public struct LayoutCollection: Sendable {
  /// The viewport, in points; finite, 0 or more.
  public var container: Size
  public var scrollDirection: ScrollDirection
  public var layoutDirection: LayoutDirection
  /// The viewport's origin in content coordinates. It matters to pinned headers and footers only.
  public var offset: Point
  public var sections: [Section]

  public init(
    container: Size,
    scrollDirection: ScrollDirection = .vertical,
    layoutDirection: LayoutDirection = .leftToRight,
    offset: Point = .zero,
    sections: [Section] = []
  ) {
    self.container = container
    self.scrollDirection = scrollDirection
    self.layoutDirection = layoutDirection
    self.offset = offset
    self.sections = sections
  }

  public var transform: FlowTransform {
    FlowTransform(scrollDirection: scrollDirection, layoutDirection: layoutDirection)
  }
}

/// A section: items between a header and a footer.
public struct Section: Sendable {
  /// The items' sizes.
  public var items: ItemList
  /// The header's extent along the scroll axis, in points; 0 means that there is none.
  public var header: Double
  /// The footer's extent along the scroll axis, in points; 0 means that there is none.
  public var footer: Double
  // Most sections have none, and there may be many.
  private var supplementaryInsets: SupplementaryInsets?

  private final class SupplementaryInsets: Sendable {
    let header: Insets
    let footer: Insets

    private init(_ header: Insets, _ footer: Insets) {
      self.header = header
      self.footer = footer
    }

    /// Nil where there are none.
    static func make(header: Insets, footer: Insets) -> SupplementaryInsets? {
      header == .zero && footer == .zero ? nil : SupplementaryInsets(header, footer)
    }
  }

  /// Space around the items (UIKit's `sectionInset`). May be negative.
  public var insets: Insets
  /// The least space between lines (UIKit's `minimumLineSpacing`). May be negative.
  public var lineSpacing: Double
  /// The least space between items of a line (UIKit's `minimumInteritemSpacing`). May be negative.
  public var interitemSpacing: Double
  /// The provider for this section's items, where it is not the collection's own.
  public var provider: AnyLayoutProvider?
  /// Asked for the size of an item that is cut to the line's length. Each size in `items` that was not
  /// written again is taken to be measured as before, since the layout of an earlier state may be reused:
  /// write it again (`items[i] = items[i]`) when its text changes and its size does not.
  public var remeasure: Remeasure?

  /// The size of an item whose width may not pass a limit, or nil for one that has no text to wrap.
  public typealias Remeasure = @Sendable (_ item: Int, _ width: Double) -> Size?

  var hasSupplementaryInsets: Bool { supplementaryInsets != nil }

  /// Space around a header that exists.
  public var headerInsets: Insets {
    get { supplementaryInsets?.header ?? .zero }
    set { supplementaryInsets = SupplementaryInsets.make(header: newValue, footer: footerInsets) }
  }

  /// Space around a footer that exists.
  public var footerInsets: Insets {
    get { supplementaryInsets?.footer ?? .zero }
    set { supplementaryInsets = SupplementaryInsets.make(header: headerInsets, footer: newValue) }
  }

  /// UIKit's defaults: spacings of 10, no insets, no header, no footer.
  public init(
    items: ItemList = [],
    header: Double = 0,
    footer: Double = 0,
    headerInsets: Insets = .zero,
    footerInsets: Insets = .zero,
    insets: Insets = .zero,
    lineSpacing: Double = 10,
    interitemSpacing: Double = 10,
    provider: AnyLayoutProvider? = nil,
    remeasure: Remeasure? = nil
  ) {
    self.items = items
    self.header = header
    self.footer = footer
    supplementaryInsets = .make(header: headerInsets, footer: footerInsets)
    self.insets = insets
    self.lineSpacing = lineSpacing
    self.interitemSpacing = interitemSpacing
    self.provider = provider
    self.remeasure = remeasure
  }
}
