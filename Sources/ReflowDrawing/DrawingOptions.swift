/// What a drawing shows besides the elements.
public struct DrawingOptions: Hashable, Sendable {
  /// The part of the content that is drawn.
  public enum Extent: Hashable, Sendable {
    /// All of it, and what sticks out; the viewport is outlined where it is less.
    case content
    case viewport
  }

  public var extent: Extent
  /// Whether insets and spacings are shaded.
  public var showsGuides: Bool
  /// Whether each item carries its index in a corner; items without a label show theirs anyway.
  public var showsIndexes: Bool
  /// Whether lines carry their numbers, beside the content.
  public var showsLines: Bool
  /// Whether the elements that changed are marked, and the places where they stood outlined.
  public var showsChanges: Bool
  /// Whether elements move from where they stood before the change; only `SVGWriter` can show it.
  public var isAnimated: Bool
  /// Whether colours are explained and the layout is named, below.
  public var showsLegend: Bool

  public init(
    extent: Extent = .content, showsGuides: Bool = false, showsIndexes: Bool = false,
    showsLines: Bool = false, showsChanges: Bool = false, isAnimated: Bool = false,
    showsLegend: Bool = false
  ) {
    self.extent = extent
    self.showsGuides = showsGuides
    self.showsIndexes = showsIndexes
    self.showsLines = showsLines
    self.showsChanges = showsChanges
    self.isAnimated = isAnimated
    self.showsLegend = showsLegend
  }
}
