import Reflow
import ReflowText

/// What a picture shows: a layout, and what is known of its elements besides their frames.
public struct PictureSubject {
  public var layout: Layout
  /// The text that an item shows. Items without one, or with a blank one, show their index.
  public var label: (ItemPath) -> String?
  /// Whether an element is marked: as changed, or as one that a query has found.
  public var isChanged: (Element) -> Bool
  /// Whether an item is marked as selected.
  public var isSelected: (ItemPath) -> Bool
  /// Rectangles to be dotted beneath the elements, in content coordinates: where something stood
  /// before. Asked for those that overlap the part of the content that is drawn.
  public var ghosts: (Rect) -> [Rect]
  /// A rectangle to outline, in content coordinates: one that was asked about.
  public var highlight: Rect?
  /// How the items' texts are set; the terminal has a font of its own.
  public var style: TextStyle
  /// What led to the layout, for drawings that show where elements came from.
  public var change: LayoutChange?
  /// The text that an item showed before the change.
  public var formerLabel: (ItemPath) -> String?

  public init(
    layout: Layout,
    label: @escaping (ItemPath) -> String? = { _ in nil },
    isChanged: @escaping (Element) -> Bool = { _ in false },
    isSelected: @escaping (ItemPath) -> Bool = { _ in false },
    ghosts: @escaping (Rect) -> [Rect] = { _ in [] },
    highlight: Rect? = nil,
    style: TextStyle = TextStyle(),
    change: LayoutChange? = nil,
    formerLabel: @escaping (ItemPath) -> String? = { _ in nil }
  ) {
    self.layout = layout
    self.label = label
    self.isChanged = isChanged
    self.isSelected = isSelected
    self.ghosts = ghosts
    self.highlight = highlight
    self.style = style
    self.change = change
    self.formerLabel = formerLabel
  }
}
