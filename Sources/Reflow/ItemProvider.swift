/// A provider that places items, its type erased: what a registry makes and a collection is laid out
/// with.
///
/// Erasing is done once; the loop over a section's items stays generic and specialised in the
/// provider's module.
public final class ItemProvider: Sendable {
  public let description: ProviderDescription
  /// What the provider was made from, with every parameter spelled out.
  public let specification: ProviderSpecification
  let minimumContentDepth: Double
  let erased: ErasedProvider
  // Parts of the description, which is asked for them once for each section.
  let needs: ProviderDescription.Needs
  let isPhysical: Bool
  let hasLines: Bool

  init(
    description: ProviderDescription, specification: ProviderSpecification,
    minimumContentDepth: Double, erased: ErasedProvider
  ) {
    self.description = description
    self.specification = specification
    self.minimumContentDepth = minimumContentDepth
    self.erased = erased
    needs = description.needs
    isPhysical = description.isPhysical
    hasLines = description.hasLines
  }
}

extension LayoutProvider {
  /// The provider without its type.
  /// - Parameter specification: a name and parameters that tell this provider from others; layouts are
  ///   reused where they are equal.
  public func erased(as specification: ProviderSpecification) -> ItemProvider {
    ItemProvider(
      description: Self.description, specification: specification,
      minimumContentDepth: minimumContentDepth, erased: erasedProvider)
  }
}

/// A provider of either kind, as `LayoutEngine` takes it.
public enum Provider: Sendable {
  /// Places the items of sections, which are stacked without headers and footers.
  case items(ItemProvider)
  /// Says what is stacked.
  case stack(SectionStack)

  public var description: ProviderDescription {
    switch self {
    case .items(let provider): provider.description
    case .stack(let stack): stack.description
    }
  }

  /// What the provider was made from, with every parameter spelled out.
  public var specification: ProviderSpecification {
    switch self {
    case .items(let provider): provider.specification
    case .stack(let stack): stack.specification
    }
  }

  /// The provider that places the items of sections without one of their own.
  public var items: ItemProvider {
    switch self {
    case .items(let provider): provider
    case .stack(let stack): stack.items
    }
  }

  /// Whether headers and footers get a place.
  public var placesHeaders: Bool {
    if case .stack = self { true } else { false }
  }
}
