/// What a provider says of itself.
public struct ProviderDescription: Sendable {
  /// The name by which it is registered: lower-case letters, digits and hyphens.
  public var name: String
  /// What it does, in one line without a full stop.
  public var summary: String
  public var parameters: [ParameterDescription]
  /// What the provider looks at beyond the line's length, the spacings and the item's size.
  public var needs: Needs
  /// Items stand in lines that can be counted.
  public var hasLines: Bool
  /// Positions are physical: scroll direction, writing direction and insets have no effect.
  public var isPhysical: Bool
  /// Items may stand beyond the ends of their line, or of the content, though they would fit: a query
  /// still finds them, but the content's size does not speak of them.
  public var overflows: Bool
  /// The scroll direction that the provider is made for, where it is made for one.
  public var preferredScrollDirection: ScrollDirection?
  /// The parameter that is a floor under the whole content's depth, in points, where there is one.
  public var minimumContentDepthParameter: String?
  /// What others call it.
  public var knownAs: Naming

  /// Knowledge that is kept from a provider unless it asks for it, because whoever looks at it must be
  /// laid out again when it changes.
  public struct Needs: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// `SectionSpace.itemCount`
    public static let itemCount = Needs(rawValue: 1)
    /// `SectionSpace.uniformSize`
    public static let uniformSize = Needs(rawValue: 2)
    /// `SectionSpace.containerDepth`
    public static let containerDepth = Needs(rawValue: 4)
    /// `SectionSpace.items`: for what cannot be decided item by item. After an edit of any item the
    /// section is placed anew from its first one, O(n).
    public static let items = Needs(rawValue: 8)
  }

  public init(
    name: String,
    summary: String,
    parameters: [ParameterDescription] = [],
    needs: Needs = [],
    hasLines: Bool = false,
    isPhysical: Bool = false,
    overflows: Bool = false,
    preferredScrollDirection: ScrollDirection? = nil,
    minimumContentDepthParameter: String? = nil,
    knownAs: Naming = Naming()
  ) {
    self.name = name
    self.summary = summary
    self.parameters = parameters
    self.needs = needs
    self.hasLines = hasLines
    self.isPhysical = isPhysical
    self.overflows = overflows
    self.preferredScrollDirection = preferredScrollDirection
    self.minimumContentDepthParameter = minimumContentDepthParameter
    self.knownAs = knownAs
  }
}
