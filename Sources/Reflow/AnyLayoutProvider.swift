/// A provider, its type erased: what a registry makes and a collection is laid out with.
///
/// Erasing is done once; the loops over a section's items stay generic and specialised in the provider's
/// module.
public final class AnyLayoutProvider: Sendable {
  public let description: ProviderDescription
  /// What the provider was made from, with every parameter spelled out.
  public let specification: ProviderSpecification
  /// Headers and footers around the items of each section; nil where they get no place.
  public let supplementaries: SupplementaryPlacement?
  /// A floor under the whole content's depth, in points. No frame moves.
  let minimumContentDepth: Double
  let loops: ProviderLoops
  let explainer: ProviderExplainer
  // Parts of the description, which is asked for them once for each section.
  let needs: ProviderDescription.Needs
  let isPhysical: Bool
  let hasLines: Bool
  private let inner: AnyLayoutProvider?

  /// The provider that places the items of sections without one of their own: this one, unless it is made
  /// of others.
  public var items: AnyLayoutProvider { inner ?? self }

  /// Whether headers and footers get a place.
  public var placesHeaders: Bool { supplementaries != nil }

  fileprivate init(
    _ description: ProviderDescription, _ specification: ProviderSpecification,
    _ loops: ProviderLoops, _ explainer: ProviderExplainer
  ) {
    self.description = description
    self.specification = specification
    self.loops = loops
    self.explainer = explainer
    supplementaries = nil
    minimumContentDepth = description.minimumContentDepth(in: specification)
    needs = description.needs
    isPhysical = description.isPhysical
    hasLines = description.hasLines
    inner = nil
  }

  fileprivate init(
    _ description: ProviderDescription, _ specification: ProviderSpecification,
    _ items: AnyLayoutProvider, _ supplementaries: SupplementaryPlacement
  ) {
    self.description = description
    self.specification = specification
    self.supplementaries = supplementaries
    minimumContentDepth = items.minimumContentDepth
    loops = items.loops
    explainer = items.explainer
    needs = items.needs
    isPhysical = items.isPhysical
    hasLines = items.hasLines
    inner = items
  }
}

extension LayoutProvider {
  /// The provider without its type.
  /// - Parameter specification: a name and parameters that tell this provider from others; layouts are
  ///   reused where they are equal.
  public func erased(as specification: ProviderSpecification) -> AnyLayoutProvider {
    AnyLayoutProvider(Self.description, specification, loops, explainer)
  }
}

extension CompositeProvider {
  /// The provider without its type.
  /// - Parameter specification: a name and parameters that tell this provider from others.
  public func erased(as specification: ProviderSpecification) -> AnyLayoutProvider {
    AnyLayoutProvider(Self.description, specification, items.items, supplementaries)
  }
}

extension ProviderDescription {
  fileprivate func minimumContentDepth(in specification: ProviderSpecification) -> Double {
    guard let name = minimumContentDepthParameter, case .number(let depth) = specification[name]
    else { return 0 }
    return depth
  }
}
