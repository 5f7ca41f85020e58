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
  /// The scroll direction that the provider is made for, where it is made for one.
  public var preferredScrollDirection: ScrollDirection?
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
  }

  public init(
    name: String,
    summary: String,
    parameters: [ParameterDescription] = [],
    needs: Needs = [],
    hasLines: Bool = false,
    isPhysical: Bool = false,
    preferredScrollDirection: ScrollDirection? = nil,
    knownAs: Naming = Naming()
  ) {
    self.name = name
    self.summary = summary
    self.parameters = parameters
    self.needs = needs
    self.hasLines = hasLines
    self.isPhysical = isPhysical
    self.preferredScrollDirection = preferredScrollDirection
    self.knownAs = knownAs
  }
}
