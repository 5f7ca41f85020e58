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
  // Parts of the description that are asked for once for each section.
  let needs: ProviderDescription.Needs
  let isPhysical: Bool
  let hasLines: Bool
  private let inner: AnyLayoutProvider?

  /// The provider that places the items of sections without one of their own: this one, unless it is made
  /// of others.
  public var items: AnyLayoutProvider { inner ?? self }

  /// Whether headers and footers get a place.
  public var placesHeaders: Bool { supplementaries != nil }

  /// - Parameters:
  ///   - provider: places items.
  ///   - specification: a name and parameters that tell this provider from others; layouts are reused
  ///     where they are equal.
  public init<P: LayoutProvider>(_ provider: P, as specification: ProviderSpecification) {
    description = P.description
    self.specification = specification
    supplementaries = nil
    minimumContentDepth = P.description.minimumContentDepth(in: specification)
    loops = provider.loops
    explainer = provider.explainer
    needs = P.description.needs
    isPhysical = P.description.isPhysical
    hasLines = P.description.hasLines
    inner = nil
  }

  /// - Parameters:
  ///   - provider: is made of others.
  ///   - specification: a name and parameters that tell this provider from others.
  public init<P: CompositeProvider>(_ provider: P, as specification: ProviderSpecification) {
    let items = provider.items.items
    description = P.description
    self.specification = specification
    supplementaries = provider.supplementaries
    minimumContentDepth = items.minimumContentDepth
    loops = items.loops
    explainer = items.explainer
    needs = items.needs
    isPhysical = items.isPhysical
    hasLines = items.hasLines
    inner = items
  }
}

extension ProviderDescription {
  fileprivate func minimumContentDepth(in specification: ProviderSpecification) -> Double {
    guard let name = minimumContentDepthParameter, case .number(let depth) = specification[name]
    else { return 0 }
    return depth
  }
}
