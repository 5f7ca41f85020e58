/// What a provider knows of the section whose items it places. Where two are equal, an equal provider
/// places the same items alike.
public struct SectionSpace: Hashable, Sendable {
  /// The length of a line, in points: the container's breadth less the leading and trailing insets, 0
  /// or more.
  public var breadth: Double
  public var lineSpacing: Double
  public var interitemSpacing: Double
  /// The viewport's extent along the depth; 0 unless the provider needs it
  /// (`ProviderDescription.Needs.containerDepth`).
  public var containerDepth: Double
  /// How many items the section has; 0 unless the provider needs it.
  public var itemCount: Int
  /// The size of all items, where they have one size; nil unless the provider needs it.
  public var uniformSize: FlowSize?
  /// The sizes of all items of the section; nil unless the provider needs them.
  public var items: SectionItems?
  @usableFromInline var isTransposed: Bool

  public init(
    breadth: Double, lineSpacing: Double = 10, interitemSpacing: Double = 10,
    containerDepth: Double = 0, itemCount: Int = 0, uniformSize: FlowSize? = nil,
    items: SectionItems? = nil
  ) {
    self.breadth = breadth
    self.lineSpacing = lineSpacing
    self.interitemSpacing = interitemSpacing
    self.containerDepth = containerDepth
    self.itemCount = itemCount
    self.uniformSize = uniformSize
    self.items = items
    isTransposed = false
  }
}
